/// A way of building the header; every constant keeps its value when the preset changes.
public enum Preset: String, Hashable, Sendable, Codable, CaseIterable {
  /// The table slides over a static picture in the header's frame.
  case pinnedHeader = "pinned-header"
  /// A transparent table header over one picture that moves more slowly.
  case pathParallax = "path-parallax"
  /// The pinned header's table over the path parallax's picture.
  case combined
  /// The pinned header's table over seven layers.
  case layerCake = "layer-cake"

  /// What the window calls it.
  public var title: String {
    switch self {
    case .pinnedHeader: "Pinned Header"
    case .pathParallax: "Path Parallax"
    case .combined: "Combined"
    case .layerCake: "Layer Cake"
    }
  }

  /// Whether the table is effect A's: below an uncovered strip, with insets, a footer and two rests.
  public var hasPinnedTable: Bool { self != .pathParallax }

  /// Whether the picture moves by effect B's formula.
  public var hasPathImage: Bool { self == .pathParallax || self == .combined }
}
