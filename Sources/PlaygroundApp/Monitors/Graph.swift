import Drawing
import PanelKit
import ParallaxCore

/// One plot over the last frames: maps values to places, and draws ground, grid, labels and traces.
struct Graph {
  let plot: Rect
  let context: MonitorsView.Context
  /// How many frames have a sample.
  let frames: Int
  /// The values at the plot's edges.
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  /// Whether larger values are higher up. Down on a graph is down on the screen: an offset grows
  /// upwards, a y downwards.
  var flipped = false

  init(plot: Rect, context: MonitorsView.Context) {
    self.plot = plot
    self.context = context
    frames = min(context.history.count, Self.shownFrames(plot))
  }

  /// One or two frames a point, so that a plot of 120 or 240 points shows 240 frames.
  static func shownFrames(_ plot: Rect) -> Int {
    plot.width < 240 ? 240 : min(MonitorHistory.capacity, Int(plot.width))
  }

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    low = min(low, value)
    high = max(high, value)
  }

  /// A value's place on the screen, 6 points inside the edges at both ends of the range.
  func y(_ value: Double) -> Double {
    let span = high - low
    let share = span > 0 ? (value - low) / span : 0.5
    let inner = plot.inset(dx: 0, dy: 8)
    return flipped ? inner.maxY - share * inner.height : inner.y + share * inner.height
  }

  func drawGround(to list: inout DrawList) {
    let theme = context.theme
    list.rect(plot, theme.inset)
    let second = 1000 / context.simulation.frameDuration
    let width = plot.width / Double(Self.shownFrames(plot))
    var frame = second
    while frame * width < plot.width - 1 {
      list.rect(
        Rect(x: (plot.maxX - frame * width).rounded(), y: plot.y, width: 1, height: plot.height),
        theme.line)
      frame += second
    }
  }

  func grid(_ value: Double, _ dash: Dash?, to list: inout DrawList) {
    list.line(
      from: Point(x: plot.x, y: y(value)), to: Point(x: plot.maxX, y: y(value)),
      context.theme.edge, dash: dash)
  }

  /// Values beside the plot; one too near to another, or to the current value, is left out.
  func labels(
    _ first: Double, _ second: Double, _ third: Double, current: Double?, to list: inout DrawList
  ) {
    let theme = context.theme
    let currentY = current.map { y($0) }
    var taken = -Double.infinity
    func label(_ value: Double, _ list: inout DrawList) {
      let place = y(value)
      guard abs(place - taken) >= 14, currentY.map({ abs(place - $0) >= 14 }) ?? true else {
        return
      }
      taken = place
      list.number(
        value, decimals: 0, at: Point(x: plot.maxX + 6, y: place - 8), style: .caption, theme.faint,
        alignment: .leading)
    }
    label(first, &list)
    label(second, &list)
    label(third, &list)
    if let current, let currentY {
      list.number(
        current, decimals: 0, at: Point(x: plot.maxX + 6, y: currentY - 8),
        style: .captionSemibold, theme.accent, alignment: .leading)
    }
  }

  func trace(
    width: Double, _ color: Color, to list: inout DrawList, value: (Int) -> Double
  ) {
    guard frames > 0 else { return }
    let step = plot.width / Double(Self.shownFrames(plot))
    // The last point stands 3 points inside, for its dot; the first ones may be outside.
    list.clipped(to: plot) { list in
      list.polyline(width: width, color) { points in
        for back in stride(from: frames - 1, through: 0, by: -1) {
          points.append(Point(x: plot.maxX - 3 - Double(back) * step, y: y(value(back))))
        }
      }
    }
    list.circle(
      Point(x: plot.maxX - 3, y: y(value(0))), radius: width + 1, color)
  }

  /// The seconds below the plot.
  func drawTimes(below top: Double, to list: inout DrawList) {
    let theme = context.theme
    let duration = Double(Self.shownFrames(plot)) * context.simulation.frameDuration / 1000
    list.number(
      -duration, decimals: 0, suffix: " s", at: Point(x: plot.x, y: top), style: .caption,
      theme.faint, alignment: .leading)
    list.number(
      -duration / 2, decimals: duration < 3 ? 1 : 0, at: Point(x: plot.midX, y: top),
      style: .caption, theme.faint, alignment: .center)
    list.text(
      "now", at: Point(x: plot.maxX, y: top), style: .caption, theme.faint, alignment: .trailing)
  }
}
