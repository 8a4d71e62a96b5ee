import Drawing
import Foundation
import Testing

@Suite struct NumberTextTests {
  private func text(_ value: Double, _ decimals: Int, plus: Bool = false) -> String {
    NumberText.string(value, decimals: decimals, plus: plus)
  }

  @Test(arguments: [
    (0.0, 0, "0"), (0, 2, "0.00"), (1, 0, "1"), (-1, 0, "−1"), (-137, 1, "−137.0"),
    (9.95, 1, "10.0"), (99.999, 2, "100.00"), (0.05, 1, "0.1"), (0.004, 2, "0.00"),
    (1_234_567.891, 2, "1234567.89"), (0.000001, 6, "0.000001"), (12.5, 0, "13"),
    (-12.5, 0, "−13"), (1e12, 2, "1000000000000.00"), (1e15, 0, "1000000000000000"),
  ])
  func aNumberIsRounded(value: Double, decimals: Int, expected: String) {
    #expect(text(value, decimals) == expected)
  }

  @Test func whatIsWrittenAsZeroHasNoSign() {
    for value in [-0.0, -0.04, 0.04] {
      #expect(text(value, 1) == "0.0")
      #expect(text(value, 1, plus: true) == "0.0")
    }
    #expect(text(-0.05, 1) == "−0.1")
  }

  @Test func aPlusIsWrittenOnDemand() {
    #expect(text(3, 0, plus: true) == "+3")
    #expect(text(-3, 0, plus: true) == "−3")
    #expect(text(0, 0, plus: true) == "0")
  }

  @Test func whatIsNoNumberOrTooLargeIsSaid() {
    #expect(text(.nan, 2) == "–")
    #expect(text(.infinity, 2) == "∞")
    #expect(text(-.infinity, 2) == "−∞")
    #expect(text(1.1e15, 0) == "∞")
    #expect(text(.greatestFiniteMagnitude, 6, plus: true) == "+∞")
  }

  @Test func decimalsAreHeldToTheirRange() {
    #expect(text(1.5, -3) == "2")
    #expect(text(0.5, 40) == "0.500000")
  }

  @Test func nothingElseIsTouchedAndNothingTraps() {
    var utf8 = Array("x = ".utf8)
    NumberText.append(2.5, decimals: 1, to: &utf8)
    #expect(String(decoding: utf8, as: UTF8.self) == "x = 2.5")
    for exponent in -320...308 {
      let value = Double(sign: .plus, exponent: 0, significand: 1) * pow(10, Double(exponent))
      for decimals in 0...6 { #expect(!text(-value, decimals).isEmpty) }
    }
  }

  /// The same as the C library's rounding, apart from halves, which go away from zero here.
  @Test func randomNumbersAreWrittenAsPrintfDoes() {
    let seed = UInt64.random(in: 1...999_999)
    print("number text: seed \(seed)")
    var state = seed
    for _ in 0..<3000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // An odd count of 1/1024 is no half of any decimal place that is written.
      let value = Double(Int64(bitPattern: state) >> 32) / 1024 + 1.0 / 4096
      for decimals in 0...3 {
        let expected = String(format: "%.\(decimals)f", value)
        let found = text(value, decimals).replacingOccurrences(of: "−", with: "-")
        let isZero = !expected.contains { $0.isNumber && $0 != "0" }
        #expect(found == (isZero ? expected.replacing("-", with: "") : expected), "seed \(seed)")
      }
    }
  }
}
