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
  /// A table header that stretches to fill what an overscroll uncovers.
  case stretchyHeader = "stretchy-header"
  /// A header above the rows that follows the content down to a minimum height.
  case minimumHeight = "minimum-height"
  /// A bar that scrolls away down to a toolbar and snaps to its nearest edge.
  case collapsingToolbar = "collapsing-toolbar"
  /// A bar that shrinks, with a background that moves a quarter as far and zooms on overscroll.
  case flexibleSpace = "flexible-space"
  /// A bar that comes back with the first motion down.
  case quickReturn = "quick-return"

  /// What the window calls it.
  public var title: String {
    switch self {
    case .pinnedHeader: "Pinned Header"
    case .pathParallax: "Path Parallax"
    case .combined: "Combined"
    case .layerCake: "Layer Cake"
    case .stretchyHeader: "Stretchy Header"
    case .minimumHeight: "Minimum Height"
    case .collapsingToolbar: "Collapsing Toolbar"
    case .flexibleSpace: "Flexible Space"
    case .quickReturn: "Quick Return"
    }
  }

  /// The presets of the two effects and what grows from them; the others are other libraries' rules.
  public static let classic: [Preset] = [.pinnedHeader, .pathParallax, .combined, .layerCake]

  /// How the table is laid out.
  public var table: Table {
    switch self {
    case .pinnedHeader, .combined, .layerCake: .pinned
    case .pathParallax, .stretchyHeader: .tableHeader
    case .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn: .bar
    }
  }

  /// A way of laying out a table and its header.
  public enum Table: Hashable, Sendable {
    /// Effect A's: below an uncovered strip, with insets, a footer and two rests.
    case pinned
    /// From the screen's top, with a header of its own that scrolls with the rows.
    case tableHeader
    /// From the screen's top, with an inset for a bar that lies over the rows.
    case bar
  }

  /// Whether the table is effect A's.
  public var hasPinnedTable: Bool { table == .pinned }

  /// Whether the picture moves by effect B's formula.
  public var hasPathImage: Bool { self == .pathParallax || self == .combined }
}
