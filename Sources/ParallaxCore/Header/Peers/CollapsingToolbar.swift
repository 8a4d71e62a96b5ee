/// Android's collapsing toolbar: a bar that scrolls away down to a toolbar's height, with a picture
/// that moves at a share of the way, and that snaps to its nearest edge.
///
/// Source: Material Components' CollapsingToolbarLayout, whose default parallax multiplier is 0.5, and
/// AppBarLayout's scroll flag snap.
public struct CollapsingToolbar: Hashable, Sendable {
  /// The height of the bar, expanded.
  public let height: Double
  /// The height of the toolbar that stays; held to 0…height.
  public let toolbarHeight: Double
  /// How much of the bar's own motion the picture is held back by: 0 moves with the bar, 1 stands
  /// still.
  public let parallaxMultiplier: Double

  /// Makes a bar; a negative height counts as 0.
  public init(height: Double, toolbarHeight: Double, parallaxMultiplier: Double = 0.5) {
    self.height = max(0, height)
    self.toolbarHeight = toolbarHeight.clamped(0, self.height)
    self.parallaxMultiplier = parallaxMultiplier
  }

  /// How far it can scroll away: height − toolbar height.
  public var scrollRange: Double { height - toolbarHeight }

  /// The bar's top on the screen, scrolled by a distance: −d held to the scroll range. It does not
  /// stretch.
  public func y(scrolledBy d: Double) -> Double {
    (-d.clamped(0, scrollRange)).withoutNegativeZero
  }

  /// The picture's top on the screen: y + (−y) · multiplier.
  public func pictureY(scrolledBy d: Double) -> Double {
    let y = y(scrolledBy: d)
    return (y - y * parallaxMultiplier).withoutNegativeZero
  }

  /// Where a scroll that stopped at a distance snaps: the nearer of 0 and the scroll range, the upper
  /// half to collapsed; a distance outside stays.
  public func snapped(scrolledBy d: Double) -> Double {
    guard d > 0, d < scrollRange else { return d }
    return d > scrollRange / 2 ? scrollRange : 0
  }
}
