import ParallaxCore

extension Panel {
  /// Whether Tab stops at a control.
  static func isStop(_ control: Control) -> Bool {
    switch control {
    case .presets, .undo, .redo, .capture, .search, .filter, .section, .slider, .field, .toggle,
      .link:
      true
    case .preset, .clearSearch, .resetSection, .dot, .layerName, .scrollbar: false
    }
  }

  /// Lists every stop in Tab's order; a focus that is gone is given up.
  mutating func findFocusOrder(_ context: PanelContext) {
    focusOrder.removeAll(keepingCapacity: true)
    focusOrder.append(.presets)
    if context.canUndo { focusOrder.append(.undo) }
    if context.canRedo { focusOrder.append(.redo) }
    focusOrder.append(.capture)
    focusOrder.append(.search)
    focusOrder.append(.filter)
    for line in lines { appendStops(of: line.kind, context) }
    if let focus, !focusOrder.contains(focus) { moveFocusAside(from: focus) }
  }

  private mutating func appendStops(of kind: BodyLine.Kind, _ context: PanelContext) {
    switch kind {
    case .section(let section): focusOrder.append(.section(section))
    case .slider(let index) where isEnabled(index, context):
      focusOrder.append(values.isLinked[index] ? .link(index) : .slider(index))
    case .layer(let layer):
      let entry = table.layers[layer]
      guard isEnabled(entry.multiplier, context) else { return }
      focusOrder.append(.toggle(entry.isVisible))
      guard isShown(entry) else { return }
      focusOrder.append(.slider(entry.multiplier))
      focusOrder.append(.field(entry.base))
    case .overscroll(let layer):
      let entry = table.layers[layer]
      if isEnabled(entry.overscroll, context), isShown(entry) {
        focusOrder.append(.slider(entry.overscroll))
      }
    case .toggles(let left, let right):
      if isEnabled(left, context) { focusOrder.append(.toggle(left)) }
      if let right, isEnabled(right, context) { focusOrder.append(.toggle(right)) }
    case .slider, .captions, .openRest, .nothingFound: break
    }
  }

  /// A field that was clicked stands for its slider; any other control that is gone loses the focus.
  private mutating func moveFocusAside(from control: Control) {
    guard let index = control.parameter else { return focus = nil }
    if focusOrder.contains(.slider(index)) {
      focus = .slider(index)
    } else if focusOrder.contains(.link(index)) {
      focus = .link(index)
    } else {
      focus = nil
      showsFocus = false
    }
  }

  mutating func moveFocus(by step: Int, _ context: PanelContext) {
    layOut(context)
    guard !focusOrder.isEmpty else { return }
    let count = focusOrder.count
    let next: Int
    if let focus, let index = focusOrder.firstIndex(of: focus) {
      next = (index + step + count) % count
    } else {
      next = step > 0 ? 0 : count - 1
    }
    setFocus(focusOrder[next], context)
  }

  mutating func setFocus(_ control: Control, _ context: PanelContext) {
    focus = control
    showsFocus = true
    if control == .search { openSearch(context, selecting: true) }
    reveal(control)
  }

  /// Moves to the next line that has a stop, and there to one of the same kind where there is one.
  mutating func moveFocusToRow(_ step: Int, _ context: PanelContext) -> Bool {
    guard let focus else { return false }
    guard let from = lineOf(focus) else {
      guard step > 0, let first = focusOrder.first(where: { !$0.isInHead }) else { return false }
      setFocus(first, context)
      return true
    }
    var index = from + step
    while lines.indices.contains(index) {
      if let target = stop(in: lines[index].kind, like: focus) {
        setFocus(target, context)
        return true
      }
      index += step
    }
    showsFocus = true
    return true
  }

  private func stop(in kind: BodyLine.Kind, like control: Control) -> Control? {
    var first: Control?
    for stop in focusOrder where Self.stands(stop, in: kind, table) {
      switch (control, stop) {
      case (.field, .field), (.toggle, .toggle), (.slider, .slider): return stop
      case (.link, .slider), (.section, .slider): return stop
      default: first = first ?? stop
      }
    }
    return first
  }

  func lineOf(_ control: Control) -> Int? {
    lines.firstIndex { Self.stands(control, in: $0.kind, table) }
  }

  private static func stands(
    _ control: Control, in kind: BodyLine.Kind, _ table: ParameterTable
  ) -> Bool {
    switch kind {
    case .section(let section): return control == .section(section)
    case .slider(let index): return control.parameter == index
    case .layer(let layer):
      let entry = table.layers[layer]
      return control.parameter == entry.multiplier || control.parameter == entry.base
        || control.parameter == entry.isVisible
    case .overscroll(let layer): return control.parameter == table.layers[layer].overscroll
    case .toggles(let left, let right):
      return control == .toggle(left) || (right.map { control == .toggle($0) } ?? false)
    case .captions, .openRest, .nothingFound: return false
    }
  }
}
