import Foundation
import ParallaxCore
import Testing

/// What a window shows, read from the X Window Dump format.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  /// 0x00RRGGBB, row after row.
  let pixels: [UInt32]

  /// Reads a file of `xwd`: a header of 32-bit numbers, most significant byte first, the window's
  /// name, the colours, then the rows.
  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try #require(bytes.count > 100, "no window dump")
    func field(_ index: Int) -> Int {
      bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    try #require(field(1) == 7 && field(2) == 2, "a window dump of version 7, whole pixels")
    try #require(field(11) == 32, "32 bits per pixel")
    try #require(
      field(14) == 0xFF0000 && field(15) == 0xFF00 && field(16) == 0xFF, "red, green, blue")
    let isLittle = field(7) == 0
    width = field(4)
    height = field(5)
    let start = field(0) + field(19) * 12
    let stride = field(12)
    try #require(bytes.count >= start + stride * height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let at = start + y * stride + x * 4
        let (red, green, blue) =
          isLittle
          ? (bytes[at + 2], bytes[at + 1], bytes[at])
          : (bytes[at + 1], bytes[at + 2], bytes[at + 3])
        pixels.append(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
    }
    self.pixels = pixels
  }

  /// How many pixels inside a rectangle differ from another shot's.
  func differences(from other: Screenshot, in rect: Rect) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    var count = 0
    for y in max(0, Int(rect.y))..<min(height, Int(rect.maxY)) {
      for x in max(0, Int(rect.x))..<min(width, Int(rect.maxX))
      where pixels[y * width + x] != other.pixels[y * width + x] {
        count += 1
      }
    }
    return count
  }

  /// Where another shot differs first.
  func firstDifference(from other: Screenshot) -> String {
    guard width == other.width, height == other.height else { return "another size" }
    guard let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else {
      return "nowhere"
    }
    let count = differences(
      from: other, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    return "at \(index % width), \(index / width), in \(count) pixels"
  }

  /// How many colours it has.
  var colors: Int { Set(pixels).count }
}
