/// A picture that moves by its own multiplier, one for overscroll and one for scrolling.
public struct ParallaxLayer: Hashable, Sendable {
  /// The top edge at rest, imageBaseOffset + base.
  public var y: Double
  /// Points moved per point of overscroll.
  public var overscrollMultiplier: Double
  /// Points moved per point scrolled.
  public var scrollMultiplier: Double

  /// Makes a layer from its place at rest and its multipliers.
  public init(y: Double, overscrollMultiplier: Double, scrollMultiplier: Double) {
    self.y = y
    self.overscrollMultiplier = overscrollMultiplier
    self.scrollMultiplier = scrollMultiplier
  }

  /// Makes one of a tuning's layers.
  public init(_ layer: Tuning.Layer, imageBaseOffset: Double) {
    self.init(
      y: imageBaseOffset + layer.base, overscrollMultiplier: layer.effectiveOverscrollMultiplier,
      scrollMultiplier: layer.multiplier)
  }

  /// The top edge at a distance from the rest, d = o − restOffset:
  /// y − (d < 0 ? overscrollMultiplier : scrollMultiplier) · d. At d = 0 it is y, whatever the
  /// multipliers.
  public func y(atDistance d: Double) -> Double {
    (y - (d < 0 ? overscrollMultiplier : scrollMultiplier) * d).withoutNegativeZero
  }
}
