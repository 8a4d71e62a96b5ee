import CSDL2
import Drawing

/// The pixels that are being drawn on, and the part of them that may change.
///
/// Every primitive is a method here and stays inside `clip`, which never leaves the surface.
struct Raster {
  /// The surface the pixels belong to.
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// The first pixel, 0xXXRRGGBB.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// Where drawing is allowed.
  var clip: PixelRect

  /// The pixel at the left end of a row of the clip.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y &* stride }

  /// Fills whole pixels with one colour.
  ///
  /// The corresponding C function is `SDL_FillRect`.
  func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    guard color.alpha < 255 else {
      var box = SDL_Rect(area)
      // It fails on a surface without pixels only, which no raster has.
      _ = SDL_FillRect(surface, &box, color.pixel)
      return
    }
    let alpha = UInt32(color.alpha)
    let rest = 255 &- alpha
    let redBlue = (color.pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    let green = UInt32(color.green) &* alpha &+ 0x0000_0080
    var y = area.y
    while y < area.maxY {
      let line = row(y)
      var x = area.x
      while x < area.maxX {
        let target = line[x]
        line[x] =
          0xFF00_0000 | divide255(redBlue &+ (target & 0x00FF_00FF) &* rest)
          | (divide255(green &+ ((target &>> 8) & 0x0000_00FF) &* rest) &<< 8)
        x &+= 1
      }
      y &+= 1
    }
  }

  /// Fills a rectangle row by row from one colour to another; a row has the colour of its middle.
  func gradient(_ rect: PixelRect, top: Color, bottom: Color) {
    let area = rect.intersection(clip)
    var y = area.y
    while y < area.maxY {
      let share = (Double(y - rect.y) + 0.5) / Double(rect.height)
      fill(
        PixelRect(x: area.x, y: y, width: area.width, height: 1), top.mixed(with: bottom, share))
      y += 1
    }
  }
}

extension SDL_Rect {
  /// The same pixels as C has them; the rectangle lies on a surface.
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}
