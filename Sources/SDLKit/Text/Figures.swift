/// The characters that stand in cells of one width, so that a changing number never shifts.
enum Figures {
  /// Whether a character is a digit or a sign.
  static func isFigure(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x2B, 0x2D, 0x2212: true
    default: false
    }
  }

  /// The piece of a text that begins at an index: one figure, or all up to the next figure.
  static func piece(of utf8: ArraySlice<UInt8>, at start: Int) -> (end: Int, isFigure: Bool) {
    let length = figureLength(utf8, at: start)
    if length > 0 { return (start + length, true) }
    var end = start + 1
    while end < utf8.endIndex, figureLength(utf8, at: end) == 0 { end += 1 }
    return (end, false)
  }

  /// The bytes of the figure at an index; 0 when there is none.
  private static func figureLength(_ utf8: ArraySlice<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0x30...0x39, 0x2B, 0x2D: 1
    // U+2212 is E2 88 92.
    case 0xE2:
      index + 2 < utf8.endIndex && utf8[index + 1] == 0x88 && utf8[index + 2] == 0x92 ? 3 : 0
    default: 0
    }
  }
}
