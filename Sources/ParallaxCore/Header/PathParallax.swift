/// Effect B: a picture behind a transparent table header that moves more slowly on overscroll.
public struct PathParallax: Hashable, Sendable {
  /// The effect's constants.
  public var path: Tuning.Path

  /// Makes the effect from its constants.
  public init(path: Tuning.Path) { self.path = path }

  /// The picture's top edge: imageBaseOffset − o/overscrollDivisor for o < 0, else
  /// imageBaseOffset − o.
  public func imageY(contentOffset: Double) -> Double {
    (contentOffset < 0
      ? path.imageBaseOffset - contentOffset / path.overscrollDivisor
      : path.imageBaseOffset - contentOffset).withoutNegativeZero
  }

  /// The same effect as a layer: base 0, multipliers 1/overscrollDivisor and 1.
  public var layer: ParallaxLayer {
    ParallaxLayer(
      y: path.imageBaseOffset, overscrollMultiplier: 1 / path.overscrollDivisor,
      scrollMultiplier: 1)
  }
}
