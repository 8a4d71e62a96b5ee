import ParallaxCore

/// Where the graphs stand in the monitors' column.
struct MonitorLayout: Hashable {
  var offsetPlot: Rect
  /// Empty where there is no room for it.
  var layerPlot: Rect
  /// Empty where there is no room for it.
  var framePlot: Rect
  /// The top of the legend; nil where there is no room for it.
  var legendY: Double?
  var noteY: Double?

  static let headHeight = 48.0
  private static let title = 36.0
  private static let axis = 40.0
  private static let legendRow = 20.0

  /// The plots share the spare height 5 : 7 : 2. Where they would be too low, the note below the frame
  /// graph goes first, then the legend, then the frame graph, then the graph of the layers.
  init(column: Rect, plotWidth: Double, legendRows: Int, isWide: Bool) {
    var hasNote = true
    var hasLegend = isWide
    var hasFrames = true
    var hasLayers = true
    func fixed() -> Double {
      Self.headHeight + (hasLayers ? 2 : 1) * (Self.title + Self.axis)
        + (hasLegend ? Double(legendRows) * Self.legendRow + 16 : 0)
        + (hasFrames ? Self.title + 12 + (hasNote ? 28 : 0) : 0)
    }
    func spare() -> Double { column.height - fixed() }
    let least = 96.0 + 112
    if spare() < least + 40 { hasNote = false }
    if spare() < least + 40 { hasLegend = false }
    if spare() < least + 40 { hasFrames = false }
    if spare() < least { hasLayers = false }

    func height(_ share: Double, _ minimum: Double) -> Double {
      let parts = hasFrames ? 14.0 : hasLayers ? 12 : 5
      return max(minimum, (spare() * share / parts / 4).rounded(.down) * 4)
    }
    var y = Self.headHeight + Self.title
    offsetPlot = Rect(x: 12, y: y, width: plotWidth, height: height(5, 96))
    y = offsetPlot.maxY + Self.axis + Self.title
    layerPlot =
      hasLayers ? Rect(x: 12, y: y, width: plotWidth, height: height(7, 112)) : .zero
    y = layerPlot.maxY + Self.axis
    legendY = hasLegend ? y - 12 : nil
    if hasLegend { y += Double(legendRows) * Self.legendRow + 16 }
    y += Self.title
    framePlot = hasFrames ? Rect(x: 12, y: y, width: plotWidth, height: height(2, 40)) : .zero
    noteY = hasFrames && hasNote ? framePlot.maxY + 8 : nil
  }
}
