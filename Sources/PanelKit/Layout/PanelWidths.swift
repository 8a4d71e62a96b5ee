import Drawing
import ParallaxCore

/// The widths of text that the layout needs, measured once for a scale.
struct PanelWidths: Sendable {
  private(set) var scale = 0.0
  /// A figure's cell in body text.
  private(set) var cell = 8.0
  private(set) var presets: [Double] = []
  private(set) var modified = 0.0
  private(set) var key = 0.0
  /// The labels, for the units behind them.
  private(set) var titles: [Double] = []
  private(set) var shortTitles: [Double] = []
  private(set) var units: [Double] = []

  static let modifiedTitle = "Modified "

  mutating func measure(_ metrics: any TextMetrics, scale: Double) {
    guard scale != self.scale else { return }
    self.scale = scale
    cell = metrics.width(of: "0", style: .body)
    presets = Preset.allCases.map { metrics.width(of: $0.title, style: .body) }
    modified = metrics.width(of: Self.modifiedTitle, style: .bodyMedium)
    let rows = ParameterTable.shared.rows
    titles = rows.map { metrics.width(of: $0.title, style: .body) }
    shortTitles = rows.map { metrics.width(of: $0.shortTitle, style: .body) }
    units = rows.map { metrics.width(of: $0.unit, style: .caption) }
  }
}
