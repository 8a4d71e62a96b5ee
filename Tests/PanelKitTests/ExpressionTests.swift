import Testing

@testable import PanelKit

@Suite struct ExpressionTests {
  private func value(_ text: String, current: Double = 10) -> Double? {
    Expression.value(of: text, current: current)
  }

  @Test(arguments: [
    ("52", 52.0), ("1.5", 1.5), (".5", 0.5), ("5.", 5), (" 4 + 4 ", 8), ("2+3*4", 14),
    ("2*3+4", 10), ("(2+3)*4", 20), ("10-2-3", 5), ("16/4/2", 2), ("2*-3", -6), ("-5", -5),
    ("--5", 5), ("-(2+1)", -3), ("2-+3", -1), ("((7))", 7), ("\u{2212}8", -8),
    ("10\u{2212}4", 6),
  ])
  func reads(_ text: String, _ expected: Double) { #expect(value(text) == expected) }

  @Test func goesOnFromTheValueThere() {
    #expect(value("+8") == 18)
    #expect(value("+8*2") == 26)
    #expect(value("*2") == 20)
    #expect(value("/4+1") == 3.5)
    #expect(value("+8-3") == 15)
    #expect(value("-8") == -8)
  }

  @Test(arguments: [
    "", " ", "+", "-", "*", "1+", "1*/2", "(1", "1)", "()", "1 2.3.4", "1..2", ".", "abc", "nan",
    "inf", "1/0", "1/(2-2)", "0x10", "1e5", "1,5", "٣", "½", "1;2", "5 pt", "1\u{0}",
  ])
  func refuses(_ text: String) { #expect(value(text) == nil) }

  @Test func refusesOverflow() {
    let huge = String(repeating: "9", count: 300)
    #expect(value(huge) != nil)
    #expect(value(huge + "*" + huge) == nil)
    #expect(value(String(repeating: "9", count: 400)) == nil)
    #expect(value("*2", current: .greatestFiniteMagnitude) == nil)
  }

  @Test func deepNestingIsRefusedWithoutARunawayStack() {
    let depth = 200_000
    let nested =
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(value(nested) == nil)
    #expect(value(String(repeating: "-", count: depth) + "1") == 1)
    let fine = String(repeating: "(", count: 30) + "1" + String(repeating: ")", count: 30)
    #expect(value(fine) == 1)
  }

  @Test func neverTrapsOnNoise() {
    var random = Seeded(31)
    let alphabet = Array("0123456789.+-*/() \u{2212}ex")
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...24, using: &random)
      let text = String(
        (0..<count).map { _ in alphabet[.random(in: 0..<alphabet.count, using: &random)] })
      if let result = value(text) { #expect(result.isFinite) }
    }
  }
}
