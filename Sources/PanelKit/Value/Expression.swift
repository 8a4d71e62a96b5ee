/// Reads what is typed into a number field: numbers, + − * / and brackets.
///
/// An expression that begins with +, * or / goes on from the value already there; one that begins
/// with a minus is a negative number.
struct Expression {
  private let text: [UInt8]
  private var position = 0
  private var depth = 0

  /// Brackets may stand inside each other this deep.
  static let maximumDepth = 32

  /// The value of a text, or nil where it says none: nonsense, division by zero, overflow.
  static func value(of text: String, current: Double) -> Double? {
    var bytes: [UInt8] = []
    for character in text.unicodeScalars {
      if character == "\u{2212}" {
        bytes.append(UInt8(ascii: "-"))
      } else if character.isASCII, let byte = UInt8(exactly: character.value) {
        if byte != UInt8(ascii: " ") { bytes.append(byte) }
      } else {
        return nil
      }
    }
    var expression = Expression(text: bytes)
    guard let value = expression.whole(current: current), value.isFinite else { return nil }
    return value
  }

  private init(text: [UInt8]) { self.text = text }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func whole(current: Double) -> Double? {
    var first: Double?
    if let next, [UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/")].contains(next) {
      first = current
    }
    guard let value = sum(first: first), position == text.count else { return nil }
    return value
  }

  private mutating func sum(first: Double? = nil) -> Double? {
    guard var value = product(first: first) else { return nil }
    while true {
      if take(UInt8(ascii: "+")) {
        guard let other = product() else { return nil }
        value += other
      } else if take(UInt8(ascii: "-")) {
        guard let other = product() else { return nil }
        value -= other
      } else {
        return value
      }
    }
  }

  private mutating func product(first: Double? = nil) -> Double? {
    guard var value = first ?? factor() else { return nil }
    while true {
      if take(UInt8(ascii: "*")) {
        guard let other = factor() else { return nil }
        value *= other
      } else if take(UInt8(ascii: "/")) {
        guard let other = factor(), other != 0 else { return nil }
        value /= other
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> Double? {
    var sign = 1.0
    while true {
      if take(UInt8(ascii: "-")) {
        sign = -sign
      } else if !take(UInt8(ascii: "+")) {
        break
      }
    }
    if take(UInt8(ascii: "(")) {
      depth += 1
      guard depth <= Self.maximumDepth, let value = sum(), take(UInt8(ascii: ")")) else {
        return nil
      }
      depth -= 1
      return sign * value
    }
    return number().map { sign * $0 }
  }

  private mutating func number() -> Double? {
    let start = position
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) || next == 46 {
      position += 1
    }
    guard position > start else { return nil }
    return Double(String(decoding: text[start..<position], as: UTF8.self))
  }
}
