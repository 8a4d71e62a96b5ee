import ParallaxCore

extension Panel {
  mutating func pressWhileTyping(
    _ key: PanelKey, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    let extends = modifiers.contains(.shift)
    switch key {
    case .left: withEditor { $0.step(-1, extending: extends) }
    case .right: withEditor { $0.step(1, extending: extends) }
    case .home: withEditor { $0.place(0, extending: extends) }
    case .end: withEditor { $0.place($0.characters.count, extending: extends) }
    case .backspace, .delete:
      withEditor { $0.delete(backward: key == .backspace) }
      textChanged(context)
    case .a:
      guard modifiers.contains(.command) else { return true }
      withEditor { $0.selectAll() }
    case .enter: return enterWhileTyping(context, &edits)
    case .tab:
      if commitField(&edits) {
        typing = nil
        moveFocus(by: extends ? -1 : 1, context)
      }
    case .escape:
      cancelField(&edits)
      typing = nil
      if focus == .search { focus = nil }
    case .up, .down:
      if typing == .search {
        if key == .down { leaveSearchForRows(context) }
      } else {
        stepField(key == .up ? 1 : -1, context, &edits)
      }
    case .space, .slash, .question, .d, .l: break
    }
    return true
  }

  private mutating func enterWhileTyping(
    _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    if typing == .search {
      leaveSearchForRows(context)
    } else {
      _ = commitField(&edits)
    }
    return true
  }

  /// From the search down to the first row it found.
  private mutating func leaveSearchForRows(_ context: PanelContext) {
    typing = nil
    let row = focusOrder.first { $0.parameter != nil }
    if let target = row ?? focusOrder.first(where: { !$0.isInHead }) { setFocus(target, context) }
  }
}
