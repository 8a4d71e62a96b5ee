import Drawing
import PanelKit
import ParallaxCore

/// Draws the line of values at the window's bottom, and knows where its one button is.
struct StatusBar {
  /// The rate at which frames were drawn; nil while none are.
  var framesPerSecond: Double?
  private var x = 0.0
  /// Where the values must end; one that does not fit is left out, and all after it.
  private var limit = 0.0
  private(set) var helpButton = Rect.zero

  mutating func draw(
    _ simulation: Simulation, layout: WindowLayout, theme: Theme, metrics: any TextMetrics,
    to list: inout DrawList
  ) {
    let bar = layout.statusBar
    let isNarrow = bar.width < 1280
    list.rect(bar, theme.panel)
    list.rect(Rect(x: 0, y: bar.y, width: bar.width, height: 1), theme.line)
    list.clipped(to: bar) { list in
      let right = drawRight(
        simulation, layout, isNarrow: isNarrow, theme, metrics, to: &list)
      list.clipped(to: Rect(x: 0, y: bar.y, width: max(0, right), height: bar.height)) { list in
        limit = right
        drawLeft(simulation, bar, isNarrow: isNarrow, theme, metrics, to: &list)
      }
    }
  }

  private mutating func drawLeft(
    _ simulation: Simulation, _ bar: Rect, isNarrow: Bool, _ theme: Theme,
    _ metrics: any TextMetrics, to list: inout DrawList
  ) {
    x = isNarrow ? 12 : 4
    let current = MotionState(simulation)
    for state in MotionState.allCases where !isNarrow || state == current {
      let width = metrics.width(of: state.title, style: .caption) + 24
      if state == current {
        list.roundedRect(
          Rect(x: x, y: bar.y + 5, width: width, height: 19), radius: 9, theme.accent)
      }
      list.text(
        state.title, at: Point(x: x + width / 2, y: bar.y + 6),
        style: state == current ? .captionSemibold : .caption,
        state == current ? theme.onAccent : theme.faint, alignment: .center)
      x += width + 4
    }
    x += 4
    let view = simulation.scrollView
    separator(bar, theme, &list)
    value(
      isNarrow ? "offset" : "contentOffset", view.contentOffset, 1, unit: isNarrow ? nil : "pt",
      cells: 6, bar, theme, metrics, &list)
    separator(bar, theme, &list)
    value(
      isNarrow ? "inset top" : "contentInset top", view.contentInset.top, 0, unit: nil,
      cells: 3, bar, theme, metrics, &list)
    value(
      "bottom", view.contentInset.bottom, 0, unit: isNarrow ? nil : "pt", cells: 4, bar,
      theme, metrics, &list)
    separator(bar, theme, &list)
    value(
      isNarrow ? "indicator" : "indicator inset", simulation.indicatorInsets.top, 0,
      unit: isNarrow ? nil : "pt", cells: 3, bar, theme, metrics, &list)
    separator(bar, theme, &list)
    value(
      "velocity", view.velocity * 1000, 0, unit: "pt/s", cells: 5, plus: true, bar, theme,
      metrics, &list)
  }

  /// A name and its value in a box of so many figures, so that what follows never moves.
  private mutating func value(
    _ name: String, _ number: Double, _ decimals: Int, unit: String?, cells: Double,
    plus: Bool = false, _ bar: Rect, _ theme: Theme, _ metrics: any TextMetrics,
    _ list: inout DrawList
  ) {
    let cell = metrics.width(of: "0", style: .bodyMedium)
    let width =
      metrics.width(of: name, style: .caption) + 10 + cells * cell
      + (unit.map { metrics.width(of: $0, style: .caption) } ?? 0)
    guard x + width <= limit else {
      x = limit + 1
      return
    }
    list.text(name, at: Point(x: x, y: bar.y + 6), style: .caption, theme.label)
    x += metrics.width(of: name, style: .caption) + 6
    list.number(
      number, decimals: decimals, plus: plus, at: Point(x: x + cells * cell, y: bar.y + 6),
      style: .bodyMedium, theme.text)
    x += cells * cell + 4
    if let unit {
      list.text(unit, at: Point(x: x, y: bar.y + 6), style: .caption, theme.faint)
      x += metrics.width(of: unit, style: .caption) + 4
    }
    x += 8
  }

  private mutating func separator(_ bar: Rect, _ theme: Theme, _ list: inout DrawList) {
    list.rect(Rect(x: x, y: bar.y + 8, width: 1, height: 12), theme.edge)
    x += 14
  }

  /// Draws from the right edge; gives where it begins.
  private mutating func drawRight(
    _ simulation: Simulation, _ layout: WindowLayout, isNarrow: Bool, _ theme: Theme,
    _ metrics: any TextMetrics, to list: inout DrawList
  ) -> Double {
    let bar = layout.statusBar
    var right = bar.maxX - 12
    helpButton = .zero
    func text(_ text: String, _ style: TextStyle, _ color: Color, _ list: inout DrawList) {
      list.text(
        text, at: Point(x: right, y: bar.y + 6), style: style, color, alignment: .trailing)
      right -= metrics.width(of: text, style: style) + 4
    }
    func divide(_ list: inout DrawList) {
      right -= 8
      list.rect(Rect(x: right, y: layout.statusBar.y + 8, width: 1, height: 12), theme.edge)
      right -= 12
    }
    let cell = metrics.width(of: "0", style: .bodyMedium)
    if !isNarrow {
      let key = Rect(x: right - 18, y: bar.y + 5, width: 18, height: 18)
      list.roundedBorder(key, radius: 4, theme.edge)
      list.text(
        "?", at: Point(x: key.midX, y: key.y + 1), style: .caption, theme.label, alignment: .center)
      right = key.x - 6
      text("Help", .caption, theme.label, &list)
      helpButton = Rect(x: right, y: bar.y, width: bar.maxX - right, height: bar.height)
      divide(&list)
    }
    text("%", .caption, theme.faint, &list)
    let percent = layout.phoneScale * 100
    list.number(
      percent, decimals: percent == percent.rounded() ? 0 : 1, at: Point(x: right, y: bar.y + 6),
      style: .bodyMedium, theme.text)
    right -= (percent == percent.rounded() ? 3 : 4) * cell + 8
    if !isNarrow {
      let device = simulation.tuning.device
      text("pt", .caption, theme.faint, &list)
      list.number(
        device.height, decimals: 0, at: Point(x: right, y: bar.y + 6), style: .caption,
        theme.label)
      right -= 24
      text("×", .caption, theme.faint, &list)
      list.number(
        device.width, decimals: 0, at: Point(x: right - 2, y: bar.y + 6), style: .caption,
        theme.label)
      right -= 26
    }
    divide(&list)
    if let framesPerSecond {
      text("fps", .caption, theme.faint, &list)
      list.number(
        framesPerSecond, decimals: 0, at: Point(x: right, y: bar.y + 6), style: .bodyMedium,
        theme.text)
      right -= 3 * cell
    } else {
      text("asleep", .caption, theme.faint, &list)
    }
    return right - 8
  }
}
