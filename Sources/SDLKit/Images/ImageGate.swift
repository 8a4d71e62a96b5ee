/// What a picture file says of itself before anything is decoded.
struct ImageHeader: Hashable, Sendable {
  /// The formats that are read.
  enum Format: Sendable {
    case png
    case jpeg
  }

  /// The format, by its first bytes.
  let format: Format
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
}

/// Looks at a picture file before a decoder does.
enum ImageGate {
  /// The largest file that is read.
  static let mostBytes = 64 << 20
  /// The longest side.
  static let mostSide = 16384
  /// The most pixels in all.
  static let mostPixels = 64 << 20

  /// Reads a file's format and size and refuses what is not allowed.
  static func header(of bytes: [UInt8], path: String) throws(AssetError) -> ImageHeader {
    let header: ImageHeader
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      header = try png(bytes, path: path)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      header = try jpeg(bytes, path: path)
    } else {
      throw AssetError(path: path, reason: "is neither a PNG nor a JPEG picture")
    }
    guard header.width > 0, header.height > 0 else {
      throw AssetError(path: path, reason: "has a side of 0 pixels")
    }
    guard header.width <= mostSide, header.height <= mostSide,
      header.width * header.height <= mostPixels
    else {
      throw AssetError(
        path: path,
        reason: "is \(header.width) x \(header.height) pixels; each side may have \(mostSide), "
          + "all together \(mostPixels >> 20) million")
    }
    return header
  }

  /// Width and height stand in the first chunk, IHDR, at bytes 16 and 20.
  private static func png(_ bytes: [UInt8], path: String) throws(AssetError) -> ImageHeader {
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw AssetError(path: path, reason: "is a PNG picture without its header")
    }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return ImageHeader(format: .png, width: number(16), height: number(20))
  }

  /// Width and height stand in the frame segment (SOF0 to SOF15 without DHT, JPG and DAC).
  private static func jpeg(_ bytes: [UInt8], path: String) throws(AssetError) -> ImageHeader {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Fill bytes may stand before a marker; some markers stand alone.
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      guard length >= 2 else { break }
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return ImageHeader(
          format: .jpeg, width: Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
          height: Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      index += 2 + length
    }
    throw AssetError(path: path, reason: "is a JPEG picture without a frame header")
  }
}
