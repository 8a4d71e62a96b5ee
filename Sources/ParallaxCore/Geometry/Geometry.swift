/// A place in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top, downwards.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Makes a size from its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, named by its top left corner.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points across; never negative where this program makes one.
  public var width: Double
  /// Points down; never negative where this program makes one.
  public var height: Double

  /// Makes a rectangle from its top left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge, x + width.
  public var maxX: Double { x + width }
  /// The bottom edge, y + height.
  public var maxY: Double { y + height }
  /// The middle across.
  public var midX: Double { x + width / 2 }
  /// The middle down.
  public var midY: Double { y + height / 2 }
  /// Whether nothing lies inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the point lies inside; the left and top edges belong to it, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle moved in by `amount` on every side; negative moves out. Sides stop at 0.
  public func inset(by amount: Double) -> Rect {
    inset(dx: amount, dy: amount)
  }

  /// The rectangle moved in by `dx` left and right and by `dy` above and below.
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The rectangle moved by an offset.
  public func offset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What both rectangles cover; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two share any area.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }
}

/// Distances inward from the edges, as in `UIEdgeInsets`, for the vertical axis this program scrolls.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// Points from the top edge inward.
  public var top: Double
  /// Points from the bottom edge inward.
  public var bottom: Double

  /// Makes insets for the top and bottom edges.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, bottom: 0)
}
