import CSDL2

/// The one owner of a surface.
struct Surface: ~Copyable {
  /// The surface itself.
  let pointer: UnsafeMutablePointer<SDL_Surface>

  /// Takes over a surface.
  init(owning pointer: UnsafeMutablePointer<SDL_Surface>) {
    self.pointer = pointer
  }

  /// Makes a surface of 0xXXRRGGBB (or, with alpha, 0xAARRGGBB) pixels, all 0.
  ///
  /// The corresponding C function is `SDL_CreateRGBSurfaceWithFormat`.
  init(width: Int, height: Int, hasAlpha: Bool = false) throws(SDLError) {
    guard width > 0, height > 0, width <= 16384, height <= 16384 else {
      throw SDLError(
        call: "SDL_CreateRGBSurfaceWithFormat",
        message: "\(width) x \(height) pixels; each side is 1 to 16384")
    }
    let format = hasAlpha ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_XRGB8888
    pointer = try check(
      "SDL_CreateRGBSurfaceWithFormat",
      SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, UInt32(format.rawValue)))
  }

  /// The corresponding C function is `SDL_FreeSurface`.
  deinit { SDL_FreeSurface(pointer) }

  /// Pixels across.
  var width: Int { Int(pointer.pointee.w) }
  /// Pixels down.
  var height: Int { Int(pointer.pointee.h) }

  /// The same picture as 0xAARRGGBB.
  ///
  /// The corresponding C function is `SDL_ConvertSurfaceFormat`.
  consuming func convertedToARGB() throws(SDLError) -> Surface {
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    if pointer.pointee.format.pointee.format == format { return self }
    return try Surface(
      owning: check(
        "SDL_ConvertSurfaceFormat", SDL_ConvertSurfaceFormat(pointer, format, 0)))
  }

  /// Calls `body` with a row of 32-bit pixels; nothing for a surface that has none.
  func withRow<Result>(_ y: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Result) -> Result? {
    guard let pixels = pointer.pointee.pixels else { return nil }
    let row = pixels + y * Int(pointer.pointee.pitch)
    return body(row.assumingMemoryBound(to: UInt32.self))
  }

  /// The alpha of a 0xAARRGGBB surface, cut to what is not clear, and where that part lies.
  func alphaMask() -> (mask: Mask, x: Int, y: Int) {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      withRow(y) { row in
        for x in 0..<width where row[x] >> 24 != 0 {
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = y
        }
      }
    }
    guard right >= left else { return (.empty, 0, 0) }
    let size = (width: right - left + 1, height: bottom - top + 1)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(size.width * size.height)
    for y in top...bottom {
      withRow(y) { row in
        for x in left...right { coverage.append(UInt8(row[x] >> 24)) }
      }
    }
    return (Mask(width: size.width, height: size.height, coverage: coverage), left, top)
  }
}
