internal import ParallaxCore

/// A picture of the header that a trace has a column for.
enum TraceLayer: Hashable {
  /// The header's own frame: the pinned header's, or another library's bar.
  case header
  /// The one picture of the header, effect B's or a bar's.
  case image
  /// One of the layers.
  case layer(LayerName)

  /// The pictures of a preset, back to front.
  static func layers(of preset: Preset) -> [TraceLayer] {
    switch preset {
    case .pinnedHeader: [.header]
    case .pathParallax, .combined: [.image]
    case .layerCake: LayerName.allCases.map { .layer($0) }
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      [.header, .image]
    }
  }

  /// The size the pictures are made for, in points.
  private static let pictureSize = Size(width: 390, height: 480)

  /// The column's name.
  var column: String {
    switch self {
    case .header: "header_y"
    case .image: "image_y"
    case .layer(let name): "\(name.rawValue)_y"
    }
  }

  /// The top edge on the screen; nil where the preset has no such picture.
  func y(in simulation: Simulation) -> Double? {
    guard Self.layers(of: simulation.preset).contains(self) else { return nil }
    return switch self {
    case .header:
      simulation.bar(pictureSize: Self.pictureSize)?.frame.y ?? simulation.tuning.header.y
    case .image:
      simulation.bar(pictureSize: Self.pictureSize)?.picture.y ?? simulation.pathImageY
    case .layer(let name): simulation.layerY(name)
    }
  }
}
