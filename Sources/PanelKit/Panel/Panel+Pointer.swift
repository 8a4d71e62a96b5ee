import ParallaxCore

extension Panel {
  /// Lights what the pointer is on and picks its look.
  mutating func point(_ context: PanelContext) {
    switch gesture {
    case .value: cursor = .resizeHorizontal
    case .selection: cursor = .text
    case .scrollbar: cursor = .arrow
    case .none:
      let control = pointer.flatMap { self.control(at: $0, context) }
      hover.move(to: control, at: time)
      let row = isMenuOpen ? nil : pointer.flatMap { line(at: $0) }
      rowHover.move(to: row.map { lines[$0].kind }, at: time)
      cursor = look(of: control)
      if isMenuOpen, case .preset(let index) = control { menuChoice = index }
    }
  }

  private func look(of control: Control?) -> PanelCursor {
    switch control {
    case nil, .scrollbar: .arrow
    case .slider: .resizeHorizontal
    case .field, .search: .text
    default: .hand
    }
  }

  mutating func movePointer(_ context: PanelContext, _ edits: inout [PanelEdit]) {
    guard let place = pointer else { return }
    switch gesture {
    case .value(var drag):
      drag.move(to: place.x, table.rows[drag.parameter])
      follow(drag, &edits)
    case .scrollbar(let grab): dragScrollbar(to: place.y, grab: grab)
    case .selection: placeCaret(at: place, extending: true)
    case .none: break
    }
  }

  mutating func changeModifiers(_ edits: inout [PanelEdit]) {
    guard case .value(var drag) = gesture, let place = pointer else { return }
    drag.change(modifiers, x: place.x, table.rows[drag.parameter])
    gesture = .value(drag)
  }

  private mutating func follow(_ drag: ValueGesture, _ edits: inout [PanelEdit]) {
    gesture = .value(drag)
    guard drag.value != values.effective[drag.parameter] else { return }
    emit(.live(drag.parameter, drag.value), &edits)
  }

  mutating func press(
    _ place: Point, clicks: Int, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    // A second press without a release between them: the first one ended unseen.
    endGesture(&edits)
    pressed = nil
    let control = self.control(at: place, context)
    if isMenuOpen { return pressMenu(control, &edits) }
    if isTyping(in: control) {
      if clicks > 1 {
        withEditor { $0.selectAll() }
      } else {
        placeCaret(at: place, extending: false)
      }
      gesture = .selection
      return true
    }
    leaveTyping(&edits)
    layOut(context)
    showsFocus = false
    guard frame.contains(place) else {
      focus = nil
      return false
    }
    guard let control else {
      focus = nil
      return true
    }
    focus = Self.isStop(control) ? control : focus
    act(on: control, at: place, clicks: clicks, context, &edits)
    return true
  }

  private mutating func act(
    on control: Control, at place: Point, clicks: Int, _ context: PanelContext,
    _ edits: inout [PanelEdit]
  ) {
    switch control {
    case .slider(let index):
      if clicks > 1 { reset([index], &edits) } else { beginDrag(index, at: place.x, &edits) }
    case .field(let index): openField(index, context)
    case .toggle(let index): toggle(index, &edits)
    case .link(let index): setLink(index, !values.isLinked[index], &edits)
    case .dot(let index): resetRow(of: index, &edits)
    case .layerName(let layer):
      let name = table.layers[layer].name
      selectedLayer = selectedLayer == name ? nil : name
    case .section(let section): toggleSection(section)
    case .resetSection(let section): resetSection(section, &edits)
    case .scrollbar: beginScrollbar(at: place.y)
    case .presets:
      isMenuOpen = true
      menuChoice = presetIndex(context)
    case .preset(let index):
      focus = .presets
      emit(.choosePreset(table.presets[index]), &edits)
    case .search: openSearch(context, selecting: false)
    case .clearSearch: clearSearch(context)
    case .filter: onlyModified.toggle()
    case .undo, .redo, .capture: pressed = control
    }
  }

  mutating func release(
    _ place: Point, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    let isUsed = gesture != .none || pressed != nil
    if case .value = gesture { movePointer(context, &edits) }
    endGesture(&edits)
    if let button = pressed, control(at: place, context) == button { click(button, &edits) }
    pressed = nil
    return isUsed
  }

  mutating func click(_ button: Control, _ edits: inout [PanelEdit]) {
    switch button {
    case .undo: emit(.undo, &edits)
    case .redo: emit(.redo, &edits)
    case .capture: emit(.capture, &edits)
    default: break
    }
  }

  private mutating func beginDrag(_ index: Int, at x: Double, _ edits: inout [PanelEdit]) {
    let span = sliderSpan(of: index)
    let drag = ValueGesture(
      table.rows[index], index: index, startValue: values.stored[index],
      trackX: frame.x + span.x + SliderLook.inset, trackWidth: span.width - 2 * SliderLook.inset,
      x: x, modifiers: modifiers)
    emit(.begin(index), &edits)
    follow(drag, &edits)
  }

  /// Ends what the button holds; a drag is committed.
  mutating func endGesture(_ edits: inout [PanelEdit]) {
    if case .value(let drag) = gesture { emit(.commit(drag.parameter), &edits) }
    gesture = .none
  }

  /// Gives up what the button holds: the value from before the press comes back.
  mutating func cancelGesture(_ edits: inout [PanelEdit]) {
    if case .value(let drag) = gesture {
      emit(.cancel(drag.parameter, restoring: drag.startValue), &edits)
    }
    gesture = .none
  }

  func sliderSpan(of index: Int) -> Columns.Span {
    let isLayer = table.layers.contains { $0.multiplier == index || $0.overscroll == index }
    return isLayer ? columns.layerSlider : columns.slider
  }

  func fieldSpan(of index: Int) -> Columns.Span {
    for layer in table.layers {
      if layer.base == index { return columns.base }
      if layer.multiplier == index || layer.overscroll == index { return columns.multiplier }
    }
    return columns.field
  }

  func unitWidth(of index: Int) -> Double {
    fieldSpan(of: index) == columns.field ? Columns.unit : columns.layerUnit
  }
}
