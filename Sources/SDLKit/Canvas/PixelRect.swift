/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// Makes a rectangle from its top left corner and its sides; negative sides become 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The empty rectangle at the origin.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Int { x &+ width }
  /// The bottom edge.
  public var maxY: Int { y &+ height }
  /// Whether no pixel lies inside.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that both rectangles hold; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) &- left, height: min(maxY, other.maxY) &- top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) &- left, height: max(maxY, other.maxY) &- top)
  }

  /// Whether the pixel lies inside.
  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
