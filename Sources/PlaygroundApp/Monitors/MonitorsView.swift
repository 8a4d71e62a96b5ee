import Drawing
import PanelKit
import ParallaxCore

/// Draws the column of graphs: the content's offset, the pictures' places, the time frames took.
struct MonitorsView {
  /// What a frame of the column is drawn from.
  struct Context {
    let simulation: Simulation
    let history: MonitorHistory
    let layout: WindowLayout
    let theme: Theme
    let isPaused: Bool
    /// The pointer in the window, nil outside.
    let pointer: Point?
  }

  /// Where a click pauses or runs.
  static func pauseButton(in layout: WindowLayout) -> Rect {
    Rect(x: layout.monitors.maxX - 40, y: 10, width: 28, height: 28)
  }

  static func draw(_ context: Context, to list: inout DrawList) {
    let column = context.layout.monitors
    guard !column.isEmpty else { return }
    let theme = context.theme
    list.rect(column, theme.panel)
    list.rect(
      Rect(x: column.maxX - 1, y: 0, width: 1, height: column.height), theme.line)
    drawHead(context, to: &list)
    let isWide = column.width >= 296
    let series = context.simulation.preset == .layerCake ? MonitorHistory.series : 1
    let places = MonitorLayout(
      column: column, plotWidth: context.layout.plotWidth, legendRows: (series + 1) / 2,
      isWide: isWide)
    drawOffset(context, in: places.offsetPlot, isWide: isWide, to: &list)
    if !places.layerPlot.isEmpty {
      drawLayers(context, in: places.layerPlot, series: series, isWide: isWide, to: &list)
    }
    if let y = places.legendY { drawLegend(context, series: series, y: y, to: &list) }
    if !places.framePlot.isEmpty {
      FrameStrip.draw(context, in: places.framePlot, noteY: places.noteY, to: &list)
    }
  }

  private static func drawHead(_ context: Context, to list: inout DrawList) {
    let theme = context.theme
    let column = context.layout.monitors
    let icon = Rect(x: 12, y: 15, width: 20, height: 20)
    list.roundedRect(icon, radius: 4, theme.accentGround)
    list.clipped(to: icon.inset(by: 1)) { list in
      list.polygon(
        Point(x: 13, y: 31), Point(x: 19, y: 23), Point(x: 25, y: 31), color: theme.accent)
      list.polygon(
        Point(x: 19, y: 31), Point(x: 24.5, y: 26), Point(x: 31, y: 31), color: theme.accent)
    }
    list.circle(Point(x: 26, y: 21), radius: 2, theme.accent)
    list.text(
      column.width >= 296 ? "Parallax Playground" : "Playground", at: Point(x: 40, y: 17),
      style: .bodySemibold, theme.text)
    let button = pauseButton(in: context.layout)
    if let pointer = context.pointer, button.contains(pointer) {
      list.roundedRect(button, radius: 6, theme.raised)
    }
    list.icon(context.isPaused ? .play : .pause, in: button.inset(by: 6), theme.text)
    list.rect(
      Rect(x: 0, y: MonitorLayout.headHeight - 1, width: column.width - 1, height: 1), theme.line)
  }

  static func title(
    _ text: String, above plot: Rect, _ context: Context, to list: inout DrawList
  ) {
    list.text(
      text, at: Point(x: plot.x, y: plot.y - 24), style: .caption, context.theme.label)
  }

  static func divider(above plot: Rect, _ context: Context, to list: inout DrawList) {
    list.rect(
      Rect(x: 0, y: plot.y - 36, width: context.layout.monitors.width - 1, height: 1),
      context.theme.line)
  }

  private static func drawOffset(
    _ context: Context, in plot: Rect, isWide: Bool, to list: inout DrawList
  ) {
    let theme = context.theme
    let simulation = context.simulation
    let offset = simulation.scrollView.contentOffset
    title(isWide ? "contentOffset.y" : "Offset", above: plot, context, to: &list)
    let right = context.layout.monitors.maxX - 12
    list.number(
      offset, decimals: 1, at: Point(x: right - 18, y: plot.y - 26), style: .readout, theme.text)
    list.text(
      "pt", at: Point(x: right, y: plot.y - 23), style: .caption, theme.faint, alignment: .trailing)

    var graph = Graph(plot: plot, context: context)
    let open = simulation.unclampedOffset(of: .open)
    let hasClosedRest = simulation.preset.table != .tableHeader
    let closed = hasClosedRest ? simulation.unclampedOffset(of: .closed) : 0
    graph.include(open)
    graph.include(closed)
    graph.include(hasClosedRest ? open : -100)
    for back in 0..<graph.frames { graph.include(context.history.sample(back: back).offset) }
    graph.flipped = true
    graph.drawGround(to: &list)
    graph.grid(open, nil, to: &list)
    if hasClosedRest { graph.grid(closed, nil, to: &list) }
    if simulation.preset.hasPinnedTable {
      graph.grid(simulation.pinnedHeader.snapMidpoint, Dash(on: 2, off: 4), to: &list)
    }
    graph.labels(
      closed, simulation.preset.hasPinnedTable ? simulation.pinnedHeader.snapMidpoint : open, open,
      current: offset, to: &list)
    graph.trace(width: 2, theme.accent, to: &list) { context.history.sample(back: $0).offset }
    drawLane(context, below: plot, frames: graph.frames, to: &list)
    graph.drawTimes(below: plot.maxY + 12, to: &list)
  }

  /// The states of the frames, 4 pt below the plot.
  private static func drawLane(
    _ context: Context, below plot: Rect, frames: Int, to list: inout DrawList
  ) {
    let theme = context.theme
    let width = plot.width / Double(Graph.shownFrames(plot))
    var back = 0
    while back < frames {
      let state = context.history.sample(back: back).state
      var end = back + 1
      while end < frames, context.history.sample(back: end).state == state { end += 1 }
      let color: Color? =
        switch state {
        case .idle: nil
        case .dragging: theme.accent
        case .decelerating: theme.label
        case .settling: theme.control
        }
      if let color {
        list.rect(
          Rect(
            x: plot.maxX - Double(end) * width, y: plot.maxY + 4,
            width: Double(end - back) * width, height: 4), color)
      }
      back = end
    }
  }

  private static func drawLayers(
    _ context: Context, in plot: Rect, series: Int, isWide: Bool, to list: inout DrawList
  ) {
    let theme = context.theme
    let simulation = context.simulation
    divider(above: plot, context, to: &list)
    title(series > 1 ? "Layer y" : "Image y", above: plot, context, to: &list)
    list.text(
      isWide ? "pt below screen top" : "pt",
      at: Point(x: context.layout.monitors.maxX - 12, y: plot.y - 24), style: .caption, theme.faint,
      alignment: .trailing)
    var graph = Graph(plot: plot, context: context)
    let base = MonitorHistory.restY(in: simulation)
    graph.include(base - 60)
    graph.include(base + 60)
    for index in 0..<series {
      for back in 0..<graph.frames { graph.include(context.history.layerY(index, back: back)) }
    }
    graph.drawGround(to: &list)
    graph.grid(base, nil, to: &list)
    graph.labels(graph.low, base, graph.high, current: nil, to: &list)
    for index in 0..<series {
      guard series == 1 || simulation.tuning.layers[LayerName.allCases[index]].isVisible else {
        continue
      }
      graph.trace(width: 1.5, color(of: index, series: series, context), to: &list) {
        context.history.layerY(index, back: $0)
      }
    }
    graph.drawTimes(below: plot.maxY + 4, to: &list)
  }

  private static func color(of index: Int, series: Int, _ context: Context) -> Color {
    series > 1 ? context.theme.color(of: LayerName.allCases[index]) : context.theme.layers.sky
  }

  private static func drawLegend(
    _ context: Context, series: Int, y: Double, to list: inout DrawList
  ) {
    let theme = context.theme
    let column = context.layout.monitors
    let rows = (series + 1) / 2
    let half = (column.width - 24) / 2
    for index in 0..<series {
      let x = 12 + Double(index / rows) * (half + 6)
      let top = y + Double(index % rows) * 20
      list.roundedRect(
        Rect(x: x, y: top + 4, width: 8, height: 8), radius: 2,
        color(of: index, series: series, context))
      list.text(
        series > 1 ? LayerName.allCases[index].title : "Image", at: Point(x: x + 16, y: top),
        style: .caption, theme.text)
      list.number(
        MonitorHistory.layerY(index, in: context.simulation), decimals: 1,
        at: Point(x: x + half - 12, y: top), style: .caption, theme.label)
    }
  }
}
