import Drawing
import Testing

@testable import PanelKit

@Suite struct TextEditorTests {
  private func editor(_ text: String) -> TextEditor {
    var editor = TextEditor()
    editor.replace(with: text)
    editor.measure(FixedMetrics(), style: .body)
    return editor
  }

  @Test func aReplacedTextIsSelected() {
    var editor = editor("180")
    #expect(editor.selection == 0..<3)
    editor.insert("5") { _ in true }
    #expect(editor.string == "5")
    #expect(editor.caret == 1)
  }

  @Test func arrowsMoveAndShiftSelects() {
    var editor = editor("180")
    editor.step(-1, extending: false)
    #expect(editor.caret == 0)
    editor.step(1, extending: true)
    editor.step(1, extending: true)
    #expect(editor.selection == 0..<2)
    editor.delete(backward: true)
    #expect(editor.string == "0")
    editor.place(9)
    #expect(editor.caret == 1)
    editor.step(1, extending: false)
    #expect(editor.caret == 1)
  }

  @Test func deletesToBothSides() {
    var editor = editor("abc")
    editor.place(1)
    editor.delete(backward: false)
    #expect(editor.string == "ac")
    editor.delete(backward: true)
    #expect(editor.string == "c")
    editor.delete(backward: true)
    #expect(editor.string == "c")
  }

  @Test func aCaretGoesToTheNearestGap() {
    let editor = editor("0000")
    #expect(editor.gap(at: -5) == 0)
    #expect(editor.gap(at: 7.8 * 2 + 1) == 2)
    #expect(editor.gap(at: 500) == 4)
  }

  @Test func textStopsAtTheLimit() {
    var editor = editor("")
    for _ in 0..<10 { editor.insert("0123456789") { _ in true } }
    #expect(editor.characters.count == TextEditor.limit)
  }

  @Test func wholeCharactersAreDeleted() {
    var editor = editor("")
    editor.insert("e\u{301}👍🏽") { _ in true }
    #expect(editor.characters.count == 2)
    editor.delete(backward: true)
    #expect(editor.string == "e\u{301}")
  }
}
