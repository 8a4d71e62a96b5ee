public import ParallaxCore

/// Where a list's points fall on the pixels: pixel = origin + scale · point, rounded half up.
///
/// An edge is rounded by itself, so two neighbours that share an edge share its pixel, and a larger
/// coordinate never lands on a smaller pixel. Lengths beyond the limit are held to it; what is not
/// a number has no pixel.
public struct Placement: Hashable, Sendable {
  /// The pixel position of the list's own origin; it may be a fraction.
  public var origin: Point
  /// Pixels per point.
  public var scale: Double

  /// Makes a placement.
  public init(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  /// The largest coordinate a pixel has here; far beyond any surface, far below any overflow.
  static let limit = 16_777_216.0

  /// The pixel edge of a coordinate across; nil for what is not a number.
  public func edgeX(_ x: Double) -> Int? { Self.whole(origin.x + scale * x) }

  /// The pixel edge of a coordinate down; nil for what is not a number.
  public func edgeY(_ y: Double) -> Int? { Self.whole(origin.y + scale * y) }

  /// A length in whole pixels, independent of any position; 0 for what is not a number.
  public func length(_ points: Double) -> Int { Self.whole(scale * points) ?? 0 }

  /// The pixels of a rectangle, from its four rounded edges; nil when nothing is left of it.
  public func pixels(_ rect: Rect) -> PixelRect? {
    guard rect.width > 0, rect.height > 0,
      let left = edgeX(rect.x), let top = edgeY(rect.y),
      let right = edgeX(rect.x + rect.width), let bottom = edgeY(rect.y + rect.height),
      right > left, bottom > top
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Rounded half up and held to the limit.
  static func whole(_ pixels: Double) -> Int? {
    guard !pixels.isNaN else { return nil }
    return Int(min(max((pixels + 0.5).rounded(.down), -limit), limit))
  }
}
