/// The offsets at which a picture no longer fills what it should.
public struct Runway: Hashable, Sendable {
  /// Below this offset the picture's top edge is below the screen's top; nil where it never is.
  public var topGapBelow: Double?
  /// Below this offset the picture's bottom edge is above the lowest point still uncovered; nil where
  /// it never is.
  public var bottomGapBelow: Double?
  /// Above this offset the picture's bottom edge is above the strip that stays uncovered; nil where
  /// it never is.
  public var bottomGapAbove: Double?

  /// The offset below which a gap of either kind shows first; nil where there is none.
  public var firstGapBelow: Double? {
    guard let topGapBelow else { return bottomGapBelow }
    guard let bottomGapBelow else { return topGapBelow }
    return max(topGapBelow, bottomGapBelow)
  }

  /// A runway of the given ends.
  public init(bottomGapBelow: Double? = nil) { self.bottomGapBelow = bottomGapBelow }

  /// The runway of a layer of a height.
  ///
  /// The lowest point still uncovered is the first row's top, `rowTop` − o. With d = o − rest < 0:
  /// the top gap begins where y − m·d = 0, the bottom gap where y − m·d + height = rowTop − rest − d.
  /// Where a gap is there already at rest, it begins at the rest or above: the offset is the rest.
  /// Above the rest the strip is the lowest point still uncovered once the rows have reached it:
  /// the gap begins where y − m·d + height = uncoveredHeight, with the scrolling multiplier m.
  public init(
    _ layer: ParallaxLayer, height: Double, rest: Double, rowTop: Double, uncoveredHeight: Double
  ) {
    let m = layer.overscrollMultiplier
    if layer.y > 0 {
      topGapBelow = rest
    } else if m > 0 {
      topGapBelow = (rest + layer.y / m).withoutNegativeZero
    }
    let spare = layer.y + height - (rowTop - rest)
    if spare < 0 {
      bottomGapBelow = rest
    } else if m < 1 {
      bottomGapBelow = (rest - spare / (1 - m)).withoutNegativeZero
    }
    let scroll = layer.scrollMultiplier
    if uncoveredHeight > 0, scroll > 0 {
      bottomGapAbove = rest + max(0, layer.y + height - uncoveredHeight) / scroll
    }
  }

  /// The runway of a header that stands still: its bottom edge is uncovered below rowTop − maxY.
  public init(staticHeader header: Tuning.Header, rowTop: Double) {
    topGapBelow = nil
    bottomGapBelow = (rowTop - header.maxY).withoutNegativeZero
    bottomGapAbove = header.maxY < header.uncoveredHeight ? -.infinity : nil
  }
}
