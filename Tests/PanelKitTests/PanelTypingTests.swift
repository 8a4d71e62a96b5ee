import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelTypingTests {
  private func opened(_ name: String = "header.height") throws -> Bench {
    var bench = Bench()
    bench.click(try bench.onField(name))
    return bench
  }

  @Test func aClickOnTheNumberOpensItWithAllSelected() throws {
    var bench = try opened()
    #expect(bench.panel.wantsTextInput)
    #expect(bench.panel.capturesKeyboard)
    #expect(bench.panel.valueEditor.string == "180")
    #expect(bench.panel.valueEditor.selection == 0..<3)
    bench.send(.text("52"), .key(.enter))
    let index = try bench.index("header.height")
    #expect(bench.edits == [.begin(index), .live(index, 52), .commit(index)])
    #expect(!bench.panel.wantsTextInput)
  }

  @Test(arguments: [
    ("+8", 188.0), ("200-50", 150), ("2*(30+15)", 90), ("/2", 90), ("\u{2212}20", 0),
    ("44.25", 44.3), ("9999", 600), ("-1", 0),
  ])
  func enterCommits(_ text: String, _ expected: Double) throws {
    var bench = try opened()
    bench.send(.text(text), .key(.enter))
    #expect(try bench.value("header.height") == expected)
  }

  @Test func percentIsTypedAsShown() throws {
    var bench = try opened("snap.midpoint")
    #expect(bench.panel.valueEditor.string == "50")
    bench.send(.text("62"), .key(.enter))
    #expect(try bench.value("snap.midpoint") == 0.62)
  }

  @Test func outOfRangeFlashesFor200Milliseconds() throws {
    var bench = try opened()
    bench.send(.text("9999"), .key(.enter))
    #expect(bench.panel.needsFrame(at: bench.context.time + 0.19))
    #expect(!bench.panel.needsFrame(at: bench.context.time + 0.21))
    #expect(bench.bodyText().contains("w2 #FFC46B"))
  }

  @Test(arguments: ["nan", "inf", "1/0", "9*", "", "hello"])
  func nonsenseKeepsTheFieldOpen(_ text: String) throws {
    var bench = try opened()
    bench.send(.key(.backspace), .text(text), .key(.enter))
    #expect(bench.panel.wantsTextInput)
    #expect(bench.edits.isEmpty)
    bench.send(.key(.tab))
    #expect(bench.panel.wantsTextInput)
    bench.send(.key(.escape))
    #expect(!bench.panel.wantsTextInput)
    #expect(bench.context.tuning == Tuning())
  }

  @Test func tabCommitsAndMovesOn() throws {
    var bench = try opened()
    bench.send(.text("200"), .key(.tab))
    #expect(try bench.value("header.height") == 200)
    #expect(bench.panel.focus == .slider(try bench.index("header.y")))
    #expect(!bench.panel.wantsTextInput)
  }

  @Test func arrowsStepLiveAndEscapeRestores() throws {
    var bench = try opened()
    bench.send(.key(.up), .key(.up), .modifiers(.shift), .key(.up), .modifiers([]))
    #expect(try bench.value("header.height") == 192)
    #expect(bench.edits.begins == 1)
    bench.send(.key(.escape))
    #expect(try bench.value("header.height") == 180)
    #expect(bench.edits.cancels == 1)
  }

  @Test func arrowsThenEnterAreOneStep() throws {
    var bench = try opened()
    bench.send(.key(.down), .key(.down), .key(.enter))
    #expect(try bench.value("header.height") == 178)
    #expect(bench.edits.begins == 1)
    #expect(bench.edits.commits == 1)
  }

  @Test func aPressElsewhereCommits() throws {
    var bench = try opened()
    bench.send(.text("99"))
    bench.click(Point(x: 200, y: 200))
    #expect(try bench.value("header.height") == 99)
  }

  @Test func unchangedTextChangesNothing() throws {
    var bench = Bench()
    bench.context.tuning.header.height = 180.3
    bench.send()
    bench.click(try bench.onField("header.height"))
    bench.send(.key(.enter))
    #expect(bench.edits.isEmpty)
    #expect(try bench.value("header.height") == 180.3)
  }

  @Test func selectAllAndCaretKeysWork() throws {
    var bench = try opened()
    bench.send(.key(.end), .text("5"), .key(.home), .text("-"))
    #expect(bench.panel.valueEditor.string == "-1805")
    bench.send(.modifiers(.command), .key(.a), .modifiers([]), .text("7"), .key(.enter))
    #expect(try bench.value("header.height") == 7)
  }

  @Test func lettersAreOffWhileTyping() throws {
    var bench = try opened()
    for key in [PanelKey.d, .l, .slash, .question, .space] {
      bench.handle(.key(key))
      #expect(bench.isUsed)
    }
    #expect(!bench.panel.onlyModified)
    #expect(bench.panel.search.isEmpty)
  }

  @Test func aPointerSelectsInTheOpenField() throws {
    var bench = try opened("header.height")
    let start = bench.panel.textStart
    let y = try bench.onField("header.height").y
    bench.send(
      .press(Point(x: start + 1, y: y), clicks: 1), .pointer(Point(x: start + 500, y: y)),
      .release(Point(x: start + 500, y: y)))
    #expect(bench.panel.valueEditor.selection == 0..<3)
    bench.send(.press(Point(x: start + 8, y: y), clicks: 1), .release(Point(x: start + 8, y: y)))
    #expect(bench.panel.valueEditor.selection.isEmpty)
    #expect(bench.panel.valueEditor.caret == 1)
  }
}
