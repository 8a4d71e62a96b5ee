/// Writes the arcs of an SVG file so that every decoder reads them.
///
/// An arc's two flags are one digit each and may stand without a space before what follows, as in
/// `a2 2 0 013 3`. The SVG reader of SDL_image 2.6 takes `013` for one number; a space between
/// helps it and changes nothing for others.
enum SVGArcs {
  /// The file with spaces after the flags of all arcs in its `d="…"` attributes.
  static func separated(_ svg: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count + 64)
    var index = 0
    while index < svg.count {
      let isPath =
        svg[index] == UInt8(ascii: "d") && index > 0 && svg[index - 1] == UInt8(ascii: " ")
        && svg[index...].starts(with: "d=\"".utf8)
      guard isPath, let end = svg[(index + 3)...].firstIndex(of: UInt8(ascii: "\"")) else {
        result.append(svg[index])
        index += 1
        continue
      }
      result.append(contentsOf: "d=\"".utf8)
      append(path: svg[(index + 3)..<end], to: &result)
      index = end
    }
    return result
  }

  private static func append(path: ArraySlice<UInt8>, to result: inout [UInt8]) {
    // Which of an arc's seven numbers comes next; nil outside an arc.
    var place: Int?
    var index = path.startIndex
    while index < path.endIndex {
      let byte = path[index]
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isSeparator = byte == UInt8(ascii: ",") || byte <= 32
      if isLetter { place = (byte | 0x20) == UInt8(ascii: "a") ? 0 : nil }
      guard !isLetter, !isSeparator, let number = place else {
        result.append(byte)
        index += 1
        continue
      }
      let isFlag = number % 7 == 3 || number % 7 == 4
      let end = isFlag ? index + 1 : numberEnd(path, from: index)
      result.append(contentsOf: path[index..<end])
      result.append(UInt8(ascii: " "))
      index = end
      place = number + 1
    }
  }

  /// Where a number ends: at a second point, or at what is no digit.
  private static func numberEnd(_ path: ArraySlice<UInt8>, from start: Int) -> Int {
    var hasPoint = path[start] == UInt8(ascii: ".")
    var index = start + 1
    while index < path.endIndex {
      let byte = path[index]
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !isDigit {
        break
      }
      index += 1
    }
    return index
  }
}
