/// The offsets at which a moving picture no longer fills what it should.
public struct Runway: Hashable, Sendable {
  /// Below this offset the picture's top edge is below the screen's top; nil where it never is.
  public var topGapBelow: Double?
  /// Below this offset the picture's bottom edge is above the lowest point still uncovered; nil where
  /// it never is.
  public var bottomGapBelow: Double?

  /// The offset below which a gap of either kind shows first; nil where there is none.
  public var firstGapBelow: Double? {
    guard let topGapBelow else { return bottomGapBelow }
    guard let bottomGapBelow else { return topGapBelow }
    return max(topGapBelow, bottomGapBelow)
  }

  /// The runway of a layer of a height, over offsets below the rest.
  ///
  /// The lowest point still uncovered is the first row's top, `rowTop` − o. With d = o − rest < 0:
  /// the top gap begins where y − m·d = 0, the bottom gap where y − m·d + height = rowTop − rest − d.
  /// Where a gap is there already at rest, it begins at the rest or above: the offset is the rest.
  public init(_ layer: ParallaxLayer, height: Double, rest: Double, rowTop: Double) {
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
  }

  /// The runway of a header that stands still: its bottom edge is uncovered below rowTop − maxY.
  public init(staticHeader header: Tuning.Header, rowTop: Double) {
    topGapBelow = nil
    bottomGapBelow = (rowTop - header.maxY).withoutNegativeZero
  }
}
