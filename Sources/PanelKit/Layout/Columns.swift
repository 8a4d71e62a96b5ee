import ParallaxCore

/// Where things stand across the panel, from its left edge.
///
/// The two designs are 320 and 400 points wide; between them everything runs in proportion, beyond
/// 400 only sliders grow. Under 320 sliders shrink until they leave the field alone.
struct Columns: Hashable, Sendable {
  let width: Double
  let isNarrow: Bool
  let slider: Span
  let field: Span
  let layerName: Double
  let layerSwatch: Double
  let layerSlider: Span
  let multiplier: Span
  let base: Span
  /// What a layer row's fields keep for the unit.
  let layerUnit: Double
  let leftToggles: Span
  let rightToggles: Span

  /// What other fields keep for it.
  static let unit = 22.0
  static let padding = 16.0
  static let row = 24.0
  static let header = 28.0
  static let captions = 20.0
  static let sectionEnd = 4.0
  static let head = 120.0
  /// Below this a track is too short to aim at.
  static let leastSlider = 40.0

  /// A piece of a row.
  struct Span: Hashable, Sendable {
    var x: Double
    var maxX: Double
    var width: Double { max(0, maxX - x) }

    func rect(y: Double, height: Double) -> Rect {
      Rect(x: x, y: y, width: width, height: height)
    }

    func moved(by dx: Double) -> Span { Span(x: x + dx, maxX: maxX + dx) }
  }

  init(width: Double) {
    self.width = width
    isNarrow = width < 392
    let share = min(max((width - 320) / 80, 0), 1)
    func between(_ narrow: Double, _ wide: Double) -> Double {
      (narrow + (wide - narrow) * share).rounded()
    }
    let right = width - Self.padding
    field = Span(x: right - between(76, 80), maxX: right)
    slider = Span(x: between(128, 136), maxX: field.x - between(8, 12))
    base = Span(x: right - between(56, 74), maxX: right)
    multiplier = Span(x: base.x - 4 - between(56, 76), maxX: base.x - 4)
    layerSwatch = between(38, 42)
    layerName = between(56, 62)
    layerSlider = Span(x: between(120, 136), maxX: multiplier.x - 2)
    layerUnit = between(16, 20)
    let gap = between(16, 24)
    let column = ((width - 2 * Self.padding - gap) / 2).rounded(.down)
    leftToggles = Span(x: Self.padding, maxX: Self.padding + column)
    rightToggles = Span(x: right - column, maxX: right)
  }

  /// Whether a slider of this span is drawn and can be dragged.
  func hasTrack(_ span: Span) -> Bool { span.width >= Self.leastSlider }

  /// Where the label of a plain row ends at the latest: a little before the track, which begins
  /// inside the slider.
  var labelEnd: Double { hasTrack(slider) ? slider.x + 2 : field.x - 24 }

  /// Where the name of a layer row ends at the latest.
  var layerNameEnd: Double { hasTrack(layerSlider) ? layerSlider.x + 2 : multiplier.x - 4 }
}
