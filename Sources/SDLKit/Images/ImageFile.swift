import CSDL2
import CSDL2Image

/// Decodes what has passed the gate.
enum ImageFile {
  /// Reads only as much as is needed to know a picture's format and size.
  static func header(at path: String) throws(AssetError) -> ImageHeader {
    try ImageGate.header(of: File.bytes(at: path, atMost: ImageGate.mostBytes), path: path)
  }

  /// Decodes a file and scales it; the picture as it was is gone when this returns.
  static func picture(at path: String, width: Int, height: Int) throws(AssetError) -> Picture {
    let surface = try decode(path)
    return Picture(Resample.scaled(surface, width: width, height: height))
  }

  /// Decodes a file to 0xAARRGGBB. A JPEG's EXIF rotation is not applied.
  ///
  /// The corresponding C functions are `IMG_LoadPNG_RW` and `IMG_LoadJPG_RW`.
  static func decode(_ path: String) throws(AssetError) -> Surface {
    let bytes = try File.bytes(at: path, atMost: ImageGate.mostBytes)
    let header = try ImageGate.header(of: bytes, path: path)
    func failure(_ error: SDLError) -> AssetError {
      AssetError(path: path, reason: "cannot be decoded: \(error)")
    }
    do throws(SDLError) {
      let pointer = try bytes.withUnsafeBufferPointer { (buffer) throws(SDLError) in
        let source = try check(
          "SDL_RWFromConstMem", SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)))
        defer { SDL_RWclose(source) }
        switch header.format {
        case .png: return try check("IMG_LoadPNG_RW", IMG_LoadPNG_RW(source))
        case .jpeg: return try check("IMG_LoadJPG_RW", IMG_LoadJPG_RW(source))
        }
      }
      return try Surface(owning: pointer).convertedToARGB()
    } catch {
      throw failure(error)
    }
  }
}
