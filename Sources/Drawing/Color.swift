/// An sRGB colour with straight (not premultiplied) alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Coverage: 0 is clear, 255 opaque.
  public var alpha: UInt8

  /// Makes a colour from a number written as 0xRRGGBB, and its coverage from 0 to 1.
  public init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = UInt8((min(max(alpha, 0), 1) * 255).rounded())
  }

  /// The colour at a share of its own coverage; the share is held to 0…1.
  public func opacity(_ share: Double) -> Color {
    var color = self
    color.alpha = UInt8((min(max(share, 0), 1) * Double(alpha)).rounded())
    return color
  }

  /// The colour between this one (0) and another (1), channel by channel.
  public func mixed(with other: Color, _ share: Double) -> Color {
    let share = min(max(share, 0), 1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    var color = self
    color.red = mix(red, other.red)
    color.green = mix(green, other.green)
    color.blue = mix(blue, other.blue)
    color.alpha = mix(alpha, other.alpha)
    return color
  }

  /// Nothing at all.
  public static let clear = Color(0, alpha: 0)
}
