import Drawing
import ParallaxCore

extension Panel {
  func isTyping(in control: Control?) -> Bool {
    switch (typing, control) {
    case (.search, .search): true
    case (.value(let index, _, _), .field(let other)): index == other
    default: false
    }
  }

  mutating func withEditor(_ body: (inout TextEditor) -> Void) {
    switch typing {
    case .search: body(&search)
    case .value: body(&valueEditor)
    case nil: break
    }
  }

  mutating func openField(_ index: Int, _ context: PanelContext) {
    let row = table.rows[index]
    valueEditor.replace(
      with: ShownNumber(values.effective[index], of: row.parameter).string)
    valueEditor.measure(context.metrics, style: .body)
    typing = .value(index, before: values.stored[index], hasBegun: false)
  }

  mutating func openSearch(_ context: PanelContext, selecting: Bool) {
    typing = .search
    focus = .search
    search.measure(context.metrics, style: .body)
    if selecting { search.selectAll() } else { search.place(search.characters.count) }
    if let place = pointer, !selecting { placeCaret(at: place, extending: false) }
  }

  mutating func clearSearch(_ context: PanelContext) {
    search.replace(with: "")
    search.measure(context.metrics, style: .body)
    matchSearch()
  }

  /// Takes typed text into the open field; false when none is open.
  mutating func type(_ text: String, _ context: PanelContext) -> Bool {
    guard typing != nil else { return false }
    guard !skipsText || text != "/" else {
      skipsText = false
      return true
    }
    withEditor { editor in
      editor.insert(text) { !$0.isNewline && $0 != "\t" && $0.unicodeScalars.allSatisfy(\.isShown) }
    }
    textChanged(context)
    return true
  }

  mutating func textChanged(_ context: PanelContext) {
    withEditor { $0.measure(context.metrics, style: .body) }
    if typing == .search { matchSearch() }
  }

  /// Ends typing because something else is pressed: a value that can be read is committed, another
  /// is given up.
  mutating func leaveTyping(_ edits: inout [PanelEdit]) {
    if !commitField(&edits) { cancelField(&edits) }
    typing = nil
  }

  /// Takes the typed value over. False when it is nonsense; then the field stays open and flashes.
  mutating func commitField(_ edits: inout [PanelEdit]) -> Bool {
    guard case .value(let index, _, let hasBegun) = typing else { return true }
    guard let typed = typedValue(index) else {
      flash(index)
      return false
    }
    typing = nil
    let parameter = table.rows[index].parameter
    let value = ShownNumber.rounded(typed, of: parameter)
    if !parameter.range.contains(typed) { flash(index) }
    if hasBegun {
      if value != values.effective[index] { emit(.live(index, value), &edits) }
      emit(.commit(index), &edits)
    } else {
      change(index, to: value, &edits)
    }
    return true
  }

  mutating func cancelField(_ edits: inout [PanelEdit]) {
    guard case .value(let index, let before, let hasBegun) = typing else { return }
    if hasBegun { emit(.cancel(index, restoring: before), &edits) }
    typing = nil
  }

  /// Steps the value of the open field, live.
  mutating func stepField(_ steps: Double, _ context: PanelContext, _ edits: inout [PanelEdit]) {
    guard case .value(let index, let before, let hasBegun) = typing else { return }
    let parameter = table.rows[index].parameter
    guard let typed = typedValue(index) else { return flash(index) }
    let value = ShownNumber.stepped(typed, by: steps, modifiers, of: parameter)
    if !hasBegun { emit(.begin(index), &edits) }
    if value != values.effective[index] { emit(.live(index, value), &edits) }
    typing = .value(index, before: before, hasBegun: true)
    valueEditor.replace(with: ShownNumber(value, of: parameter).string)
    valueEditor.measure(context.metrics, style: .body)
  }

  private func typedValue(_ index: Int) -> Double? {
    let parameter = table.rows[index].parameter
    let current = values.effective[index]
    // Unchanged text means the unchanged value, which may be finer than what is shown.
    if valueEditor.string == ShownNumber(current, of: parameter).string { return current }
    let factor = parameter.unit.displayFactor
    return Expression.value(of: valueEditor.string, current: current * factor).map { $0 / factor }
  }

  private mutating func flash(_ index: Int) {
    flashed = index
    flashTime = time
  }

  mutating func placeCaret(at place: Point, extending: Bool) {
    let start = textStart
    withEditor { $0.place($0.gap(at: place.x - start), extending: extending) }
  }

  /// Where the typed text begins in the window; longer text is moved so that the caret shows.
  var textStart: Double {
    switch typing {
    case .search:
      let room = searchTextRoom
      return (frame.x + room.x - Self.hidden(search, room.width)).rounded()
    case .value(let index, _, _):
      let span = fieldSpan(of: index)
      let room = Columns.Span(x: span.x + 6, maxX: span.maxX - unitWidth(of: index))
      let x = valueEditor.width <= room.width ? room.maxX - valueEditor.width : room.x
      return (frame.x + x - Self.hidden(valueEditor, room.width)).rounded()
    case nil: return 0
    }
  }

  /// Where the search's text may stand, from the panel's left edge.
  var searchTextRoom: Columns.Span {
    let box = head.search
    let x = box.x - frame.x + 32
    return Columns.Span(x: x, maxX: max(x, box.maxX - frame.x - (columns.isNarrow ? 32 : 88)))
  }

  private static func hidden(_ editor: TextEditor, _ room: Double) -> Double {
    editor.width <= room ? 0 : min(max(editor.caretX - room + 2, 0), editor.width - room + 2)
  }
}

extension Unicode.Scalar {
  /// Whether it can be typed: neither a control character nor half of a broken one.
  fileprivate var isShown: Bool { value >= 0x20 && value != 0x7F && value != 0xFFFD }
}
