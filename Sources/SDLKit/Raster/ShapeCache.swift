/// The baked masks of round shapes, by what they look like in pixels. Colour is not part of it.
struct ShapeCache {
  /// What a mask shows.
  enum Shape: Hashable {
    /// The top left corner of a filled rounded rectangle.
    case corner(radius: Double)
    /// The top left corner of its outline.
    case cornerBorder(radius: Double, width: Int)
    /// What a rounded corner leaves of its box.
    case cornerRest(radius: Double)
    /// A disc in its box.
    case disc(diameter: Int)
    /// The outline of a disc.
    case ring(diameter: Int, width: Double)
  }

  /// The largest radius that is baked, in pixels; a larger one is drawn as this.
  static let largestRadius = 512.0

  private var masks: [Shape: Mask] = [:]
  private var bytes = 0

  /// The mask of a shape, baked at the first call.
  mutating func mask(_ shape: Shape) -> Mask {
    if let mask = masks[shape] { return mask }
    let mask = Self.bake(shape)
    // A window that is being resized goes through many radii; start again rather than keep them.
    if bytes + mask.coverage.count > 4 << 20 {
      masks.removeAll(keepingCapacity: true)
      bytes = 0
    }
    bytes += mask.coverage.count
    masks[shape] = mask
    return mask
  }

  private static func bake(_ shape: Shape) -> Mask {
    switch shape {
    case .corner(let radius):
      let side = Int(radius.rounded(.up))
      return Mask(width: side, height: side) { Coverage.corner(radius: radius, x: $0, y: $1) }
    case .cornerRest(let radius):
      let side = Int(radius.rounded(.up))
      return Mask(width: side, height: side) { 1 - Coverage.corner(radius: radius, x: $0, y: $1) }
    case .cornerBorder(let radius, let width):
      let side = max(Int(radius.rounded(.up)), width)
      let inner = max(0, radius - Double(width))
      return Mask(width: side, height: side) { x, y in
        let hole =
          x >= width && y >= width
          ? Coverage.corner(radius: inner, x: x - width, y: y - width) : 0
        return Coverage.corner(radius: radius, x: x, y: y) - hole
      }
    case .disc(let diameter):
      return Mask(width: diameter, height: diameter) {
        Coverage.disc(radius: Double(diameter) / 2, center: Double(diameter) / 2, x: $0, y: $1)
      }
    case .ring(let diameter, let width):
      let radius = Double(diameter) / 2
      return Mask(width: diameter, height: diameter) {
        Coverage.disc(radius: radius, center: radius, x: $0, y: $1)
          - Coverage.disc(radius: radius - width, center: radius, x: $0, y: $1)
      }
    }
  }
}

/// How much of a pixel lies inside a round shape: exact down a column, sampled across it.
enum Coverage {
  private static let samples = 32

  /// All or nothing for a pixel whose middle is too far from the arc to meet it; nil near it.
  private static func far(_ dx: Double, _ dy: Double, _ radius: Double) -> Double? {
    let distance = (dx * dx + dy * dy).squareRoot()
    if distance < radius - 0.75 { return 1 }
    return distance > radius + 0.75 ? 0 : nil
  }

  /// The share of a pixel inside a corner whose arc has its middle at (radius, radius) and which is
  /// filled to the right and below.
  static func corner(radius: Double, x: Int, y: Int) -> Double {
    if let known = far(
      max(0, radius - Double(x) - 0.5), max(0, radius - Double(y) - 0.5), radius)
    {
      return known
    }
    var sum = 0.0
    for sample in 0..<samples {
      let across = radius - (Double(x) + (Double(sample) + 0.5) / Double(samples))
      let top = across > 0 ? radius - max(0, radius * radius - across * across).squareRoot() : 0
      let outside = across > radius ? 1 : min(max(top - Double(y), 0), 1)
      sum += 1 - outside
    }
    return sum / Double(samples)
  }

  /// The share of a pixel inside a disc with its middle at (center, center).
  static func disc(radius: Double, center: Double, x: Int, y: Int) -> Double {
    guard radius > 0 else { return 0 }
    if let known = far(Double(x) + 0.5 - center, Double(y) + 0.5 - center, radius) { return known }
    var sum = 0.0
    for sample in 0..<samples {
      let across = Double(x) + (Double(sample) + 0.5) / Double(samples) - center
      let half = max(0, radius * radius - across * across).squareRoot()
      let top = max(center - half, Double(y))
      let bottom = min(center + half, Double(y) + 1)
      sum += max(0, bottom - top)
    }
    return sum / Double(samples)
  }
}
