import Drawing
import PanelKit
import ParallaxCore

/// Draws how long the last frames took, a bar each, against the display's frame.
enum FrameStrip {
  static func draw(
    _ context: MonitorsView.Context, in plot: Rect, noteY: Double?, to list: inout DrawList
  ) {
    let theme = context.theme
    let history = context.history
    let frames = min(history.count, Graph.shownFrames(plot))
    let budget = context.simulation.frameDuration
    var total = 0.0
    var longest = 0.0
    var over = 0
    var known = 0
    for back in 0..<frames {
      let work = history.sample(back: back).work
      guard work >= 0 else { continue }
      known += 1
      total += work
      longest = max(longest, work)
      if work > budget { over += 1 }
    }
    MonitorsView.divider(above: plot, context, to: &list)
    MonitorsView.title("Frame time", above: plot, context, to: &list)
    let right = context.layout.monitors.maxX - 12
    list.number(
      longest, decimals: 1, suffix: " ms max", at: Point(x: right, y: plot.y - 24), style: .caption,
      theme.label)
    if context.layout.monitors.width >= 296 {
      list.number(
        known > 0 ? total / Double(known) : 0, decimals: 1, suffix: " avg",
        at: Point(x: right - 80, y: plot.y - 24), style: .caption, theme.label)
    }

    list.rect(plot, theme.inset)
    let top = max(budget * 1.2, longest * 1.1)
    func y(_ work: Double) -> Double { plot.maxY - min(1, work / top) * plot.height }
    let width = plot.width / Double(Graph.shownFrames(plot))
    for back in 0..<frames {
      let work = history.sample(back: back).work
      guard work >= 0 else { continue }
      list.rect(
        Rect(
          x: plot.maxX - Double(back + 1) * width, y: y(work), width: width,
          height: plot.maxY - y(work)), work > budget ? theme.warning : theme.fill)
    }
    list.line(
      from: Point(x: plot.x, y: y(budget)), to: Point(x: plot.maxX, y: y(budget)), theme.label,
      dash: Dash(on: 4, off: 3))
    list.number(
      budget, decimals: 1, at: Point(x: plot.maxX + 6, y: y(budget) - 8), style: .caption,
      theme.faint, alignment: .leading)
    guard let noteY, over > 0 else { return }
    list.roundedRect(Rect(x: 12, y: noteY + 4, width: 8, height: 8), radius: 2, theme.warning)
    list.number(
      Double(over), decimals: 0, suffix: " over budget", at: Point(x: 28, y: noteY),
      style: .caption, theme.label, alignment: .leading)
  }
}
