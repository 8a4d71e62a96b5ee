import CSDL2
import CSDL2Image

extension Canvas {
  /// The canvas as the bytes of a PNG file.
  ///
  /// The corresponding C function is `IMG_SavePNG_RW`.
  public func pngData() throws(SDLError) -> [UInt8] {
    guard let surface else { throw SDLError(call: "IMG_SavePNG_RW", message: "no surface") }
    // A PNG is never longer than its pixels and filter bytes, and a little for each block.
    let raw = (width * 4 + 1) * height
    let capacity = raw + raw / 100 + (64 << 10)
    guard capacity <= Int32.max else {
      throw SDLError(call: "IMG_SavePNG_RW", message: "\(width) x \(height) pixels are too many")
    }
    var bytes = [UInt8](repeating: 0, count: capacity)
    let length = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(SDLError) -> Int in
      let target = try check(
        "SDL_RWFromMem", SDL_RWFromMem(buffer.baseAddress, Int32(buffer.count)))
      defer { SDL_RWclose(target) }
      try check("IMG_SavePNG_RW", IMG_SavePNG_RW(surface, target, 0))
      return Int(SDL_RWtell(target))
    }
    // The writer does not notice a full buffer; a whole file ends in an IEND chunk.
    guard length >= 12, bytes[(length - 8)..<(length - 4)].elementsEqual("IEND".utf8) else {
      throw SDLError(call: "IMG_SavePNG_RW", message: "the picture was cut off")
    }
    return Array(bytes.prefix(length))
  }

  /// Writes the canvas as a PNG file: beside the target first, then renamed, so that the target is
  /// whole or as it was. The error names the path.
  ///
  /// The corresponding C function is `IMG_SavePNG_RW`.
  public func savePNG(to path: String) throws(AssetError) {
    let bytes: [UInt8]
    do throws(SDLError) {
      bytes = try pngData()
    } catch {
      throw AssetError(path: path, reason: "cannot be written: \(error)")
    }
    try File.replace(path, with: bytes)
  }
}
