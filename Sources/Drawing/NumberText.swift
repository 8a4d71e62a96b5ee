/// How a number is written everywhere in the window.
public enum NumberText {
  /// The largest magnitude that is written out; beyond it the text says "∞" with its sign.
  public static let limit = 1e15

  /// Appends a number with a fixed count of decimals (0 to 6), rounded half away from zero.
  ///
  /// The minus is U+2212 and stands only before a number that is not written as zero. Not a number
  /// is written "–".
  public static func append(
    _ value: Double, decimals: Int, plus: Bool = false, to utf8: inout [UInt8]
  ) {
    guard !value.isNaN else {
      utf8.append(contentsOf: "–".utf8)
      return
    }
    let decimals = min(max(decimals, 0), 6)
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let isHuge = abs(value) > limit
    let scaled = isHuge ? 1 : (abs(value) * power).rounded()
    if scaled != 0 {
      if value < 0 {
        utf8.append(contentsOf: "\u{2212}".utf8)
      } else if plus {
        utf8.append(UInt8(ascii: "+"))
      }
    }
    guard !isHuge else {
      utf8.append(contentsOf: "∞".utf8)
      return
    }
    // At most limit · 10⁶ = 10²¹ would overflow; decimals fade where a Double has none left.
    let whole = UInt64(abs(value) >= 1e12 ? abs(value).rounded() : (scaled / power).rounded(.down))
    let fraction = abs(value) >= 1e12 ? 0 : UInt64(scaled - Double(whole) * power)
    appendDigits(whole, minimum: 1, to: &utf8)
    if decimals > 0 {
      utf8.append(UInt8(ascii: "."))
      appendDigits(fraction, minimum: decimals, to: &utf8)
    }
  }

  /// The number as a string, for names, messages and tests.
  public static func string(_ value: Double, decimals: Int, plus: Bool = false) -> String {
    var utf8: [UInt8] = []
    append(value, decimals: decimals, plus: plus, to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  private static func appendDigits(_ number: UInt64, minimum: Int, to utf8: inout [UInt8]) {
    var divisor: UInt64 = 1
    var digits = 1
    while number / divisor >= 10 {
      divisor *= 10
      digits += 1
    }
    for _ in digits..<max(digits, minimum) { utf8.append(UInt8(ascii: "0")) }
    var rest = number
    while divisor > 0 {
      utf8.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }
}
