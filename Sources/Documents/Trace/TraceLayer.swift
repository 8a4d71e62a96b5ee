internal import ParallaxCore

/// A picture of the header that a trace has a column for.
enum TraceLayer: Hashable {
  /// The static picture in the pinned header's frame.
  case header
  /// Effect B's picture.
  case image
  /// One of the layers.
  case layer(LayerName)

  /// The pictures of a preset, back to front.
  static func layers(of preset: Preset) -> [TraceLayer] {
    switch preset {
    case .pinnedHeader: [.header]
    case .pathParallax, .combined: [.image]
    case .layerCake: LayerName.allCases.map { .layer($0) }
    }
  }

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
    case .header: simulation.tuning.header.y
    case .image: simulation.pathImageY
    case .layer(let name): simulation.layerY(name)
    }
  }
}
