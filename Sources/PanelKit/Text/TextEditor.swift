import Drawing

/// One line of text with a caret and a selection.
struct TextEditor: Hashable, Sendable {
  private(set) var characters: [Character] = []
  /// The same text, for drawing.
  private(set) var utf8: [UInt8] = []
  /// Where the caret stands, in characters.
  private(set) var caret = 0
  /// The other end of the selection; at the caret when nothing is selected.
  private(set) var anchor = 0
  /// The x of the gap before each character and after the last.
  private(set) var gaps: [Double] = [0]

  /// No field here needs longer text.
  static let limit = 64

  var isEmpty: Bool { characters.isEmpty }
  var string: String { String(characters) }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var width: Double { gaps.last ?? 0 }
  var caretX: Double { gaps[min(caret, gaps.count - 1)] }
  var selectionX: ClosedRange<Double> {
    gaps[
      min(selection.lowerBound, gaps.count - 1)]...gaps[min(selection.upperBound, gaps.count - 1)]
  }

  /// Replaces everything and selects it.
  mutating func replace(with text: String) {
    characters = Array(text.prefix(Self.limit))
    selectAll()
    changed()
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  /// Puts text in the selection's place; what does not fit is left out.
  mutating func insert(_ text: String, where isAllowed: (Character) -> Bool) {
    let allowed = text.filter(isAllowed)
    guard !allowed.isEmpty else { return }
    let range = selection
    let room = Self.limit - (characters.count - range.count)
    let added = Array(allowed.prefix(max(room, 0)))
    characters.replaceSubrange(range, with: added)
    place(range.lowerBound + added.count)
    changed()
  }

  mutating func delete(backward: Bool) {
    var range = selection
    if range.isEmpty {
      let other = backward ? caret - 1 : caret + 1
      guard (0...characters.count).contains(other) else { return }
      range = min(caret, other)..<max(caret, other)
    }
    characters.removeSubrange(range)
    place(range.lowerBound)
    changed()
  }

  /// Moves the caret by one; a selection collapses to its end unless it is extended.
  mutating func step(_ direction: Int, extending: Bool) {
    if !extending, !selection.isEmpty {
      place(direction < 0 ? selection.lowerBound : selection.upperBound)
    } else {
      place(caret + direction, extending: extending)
    }
  }

  /// Puts the caret before a character, held to the text.
  mutating func place(_ index: Int, extending: Bool = false) {
    caret = min(max(index, 0), characters.count)
    if !extending { anchor = caret }
  }

  /// The gap nearest to an x counted from the text's start.
  func gap(at x: Double) -> Int {
    var best = 0
    for index in gaps.indices where abs(gaps[index] - x) < abs(gaps[best] - x) { best = index }
    return best
  }

  /// Measures the gaps anew.
  mutating func measure(_ metrics: any TextMetrics, style: TextStyle) {
    gaps.removeAll(keepingCapacity: true)
    var prefix = ""
    gaps.append(0)
    for character in characters {
      prefix.append(character)
      gaps.append(metrics.width(of: prefix, style: style))
    }
  }

  private mutating func changed() {
    utf8.removeAll(keepingCapacity: true)
    for character in characters { utf8.append(contentsOf: character.utf8) }
  }
}
