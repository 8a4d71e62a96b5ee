import ParallaxCore

extension Panel {
  mutating func press(
    _ key: PanelKey, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    if gesture != .none || pressed != nil {
      if key == .escape {
        cancelGesture(&edits)
        pressed = nil
      }
      return true
    }
    if isMenuOpen { return pressInMenu(key, &edits) }
    if typing != nil { return pressWhileTyping(key, context, &edits) }
    switch key {
    case .tab:
      moveFocus(by: modifiers.contains(.shift) ? -1 : 1, context)
      return true
    case .slash:
      openSearch(context, selecting: true)
      showsFocus = false
      skipsText = true
      return true
    case .d:
      guard modifiers.isDisjoint(with: [.command, .alt]) else { return false }
      onlyModified.toggle()
      return true
    case .escape: return escape(context)
    default: return pressOnFocus(key, context, &edits)
    }
  }

  private mutating func escape(_ context: PanelContext) -> Bool {
    if !search.isEmpty {
      clearSearch(context)
      return true
    }
    guard focus != nil, showsFocus else { return false }
    focus = nil
    showsFocus = false
    return true
  }

  private mutating func pressOnFocus(
    _ key: PanelKey, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    guard let focus else { return false }
    switch key {
    case .up: return moveFocusToRow(-1, context)
    case .down: return moveFocusToRow(1, context)
    case .left, .right:
      return step(focus, key == .left ? -1 : 1, context, &edits)
    case .enter, .space: return activate(focus, key, context, &edits)
    case .backspace, .delete: return resetFocus(focus, &edits)
    case .l:
      guard modifiers.isDisjoint(with: [.command, .alt]) else { return false }
      return flipLink(focus, &edits)
    default: return false
    }
  }

  private mutating func step(
    _ control: Control, _ direction: Double, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    switch control {
    case .slider(let index), .field(let index):
      showsFocus = true
      let value = ShownNumber.stepped(
        values.effective[index], by: direction, modifiers, of: table.rows[index].parameter)
      change(index, to: value, &edits)
      return true
    case .section(let section):
      setOpen(section, direction > 0)
      return true
    case .presets:
      let all = table.presets
      let next = presetIndex(context) + (direction > 0 ? 1 : -1)
      if all.indices.contains(next) { emit(.choosePreset(all[next]), &edits) }
      return true
    default: return false
    }
  }

  private mutating func activate(
    _ control: Control, _ key: PanelKey, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    // A click leaves the focus behind unseen; the space bar then still means pause, not the click's
    // control once more.
    if key == .space, !showsFocus { return false }
    switch control {
    case .slider(let index), .field(let index):
      guard key == .enter else { return false }
      openField(index, context)
      reveal(control)
    case .toggle(let index): toggle(index, &edits)
    case .link(let index): setLink(index, !values.isLinked[index], &edits)
    case .section(let section): toggleSection(section)
    case .presets:
      isMenuOpen = true
      menuChoice = presetIndex(context)
    case .filter: onlyModified.toggle()
    case .search: openSearch(context, selecting: true)
    case .undo, .redo, .capture: click(control, &edits)
    default: return false
    }
    return true
  }

  private mutating func resetFocus(_ control: Control, _ edits: inout [PanelEdit]) -> Bool {
    if case .section(let section) = control {
      resetSection(section, &edits)
      return true
    }
    guard let index = control.parameter else { return false }
    reset([index], &edits)
    return true
  }

  private mutating func flipLink(_ control: Control, _ edits: inout [PanelEdit]) -> Bool {
    guard let index = control.parameter else { return false }
    let layer = table.layers.first { $0.contains { $0 == index } }
    let linked = layer?.overscroll ?? index
    guard table.rows[linked].parameter.link != nil else { return false }
    setLink(linked, !values.isLinked[linked], &edits)
    return true
  }

  private mutating func pressInMenu(_ key: PanelKey, _ edits: inout [PanelEdit]) -> Bool {
    let count = table.presets.count
    switch key {
    case .up: menuChoice = (menuChoice + count - 1) % count
    case .down: menuChoice = (menuChoice + 1) % count
    case .enter, .space: return pressMenu(.preset(menuChoice), &edits)
    case .escape, .tab: isMenuOpen = false
    default: break
    }
    return true
  }
}
