import Drawing

// Blending in straight 8-bit sRGB over an opaque target: each channel is
// round((source · alpha + target · (255 − alpha)) / 255), exactly, two channels at a time.

/// The product of two shares of 255, rounded.
@inline(__always)
func multiply255(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let product = a &* b &+ 128
  return (product &+ (product &>> 8)) &>> 8
}

/// Two channels, each divided by 255 and rounded; `sum` already holds the half.
@inline(__always)
func divide255(_ sum: UInt32) -> UInt32 {
  ((sum &+ ((sum &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
}

/// A colour over an opaque pixel.
@inline(__always)
func blend(_ source: UInt32, over target: UInt32, alpha: UInt32) -> UInt32 {
  let rest = 255 &- alpha
  let redBlue = (source & 0x00FF_00FF) &* alpha &+ (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let green =
    ((source &>> 8) & 0x0000_00FF) &* alpha &+ ((target &>> 8) & 0x0000_00FF) &* rest
    &+ 0x0000_0080
  return 0xFF00_0000 | divide255(redBlue) | (divide255(green) &<< 8)
}

/// A premultiplied pixel over an opaque one.
@inline(__always)
func blendPremultiplied(_ source: UInt32, over target: UInt32) -> UInt32 {
  let rest = 255 &- (source &>> 24)
  let redBlue = (target & 0x00FF_00FF) &* rest &+ 0x0080_0080
  let green = ((target &>> 8) & 0x0000_00FF) &* rest &+ 0x0000_0080
  return 0xFF00_0000 | ((source & 0x00FF_FFFF) &+ (divide255(redBlue) | (divide255(green) &<< 8)))
}

/// A premultiplied pixel at a share (of 255) of its coverage.
@inline(__always)
func fade(_ source: UInt32, to share: UInt32) -> UInt32 {
  let redBlue = divide255((source & 0x00FF_00FF) &* share &+ 0x0080_0080)
  let alphaGreen = divide255(((source &>> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080)
  return redBlue | (alphaGreen &<< 8)
}

extension Color {
  /// The colour as an opaque 0xFFRRGGBB pixel.
  var pixel: UInt32 {
    0xFF00_0000 | UInt32(red) &<< 16 | UInt32(green) &<< 8 | UInt32(blue)
  }
}
