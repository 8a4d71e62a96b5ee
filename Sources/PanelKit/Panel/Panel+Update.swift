import ParallaxCore

extension Panel {
  /// Handles what happened since the last frame and appends what should change, in order.
  public mutating func update(
    _ input: PanelInput, in context: PanelContext, edits: inout [PanelEdit]
  ) {
    prepare(context, time: input.time)
    for event in input.events { _ = handle(event, context, &edits) }
    finish(context)
  }

  /// Handles one event; false when it means nothing to the panel, so that the app may use it.
  public mutating func handle(
    _ event: PanelEvent, in context: PanelContext, edits: inout [PanelEdit]
  ) -> Bool {
    prepare(context, time: context.time)
    let isUsed = handle(event, context, &edits)
    finish(context)
    return isUsed
  }

  mutating func prepare(_ context: PanelContext, time: Double) {
    self.time = time
    frame = context.frame
    working = context.tuning
    if columns.width != frame.width { columns = Columns(width: frame.width) }
    if preset != context.preset {
      preset = context.preset
      openSection(of: preset)
    }
    widths.measure(context.metrics, scale: context.scale)
    layOut(context)
  }

  private mutating func finish(_ context: PanelContext) {
    skipsText = false
    point(context)
  }

  private mutating func handle(
    _ event: PanelEvent, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    let isUsed: Bool
    switch event {
    case .pointer(let place):
      pointer = place?.finite
      movePointer(context, &edits)
      isUsed = gesture != .none
    case .press(let place, let clicks):
      guard let place = place.finite else { return false }
      pointer = place
      point(context)
      isUsed = press(place, clicks: clicks, context, &edits)
    case .release(let place):
      let place = place.finite ?? pointer ?? .zero
      pointer = place
      isUsed = release(place, context, &edits)
    case .modifiers(let new):
      modifiers = new
      changeModifiers(&edits)
      isUsed = false
    case .wheel(let notches):
      isUsed = turnWheel(notches, context, &edits)
    case .key(let key):
      isUsed = press(key, context, &edits)
    case .text(let text):
      isUsed = type(text, context)
    case .interrupted:
      modifiers = []
      pressed = nil
      endGesture(&edits)
      isUsed = false
    case .hidden:
      modifiers = []
      pressed = nil
      endGesture(&edits)
      isMenuOpen = false
      leaveTyping(&edits)
      isUsed = false
    }
    layOut(context)
    return isUsed
  }

  mutating func emit(_ edit: PanelEdit, _ edits: inout [PanelEdit]) {
    edits.append(edit)
    edit.apply(to: &working)
    if case .toggle(let index, _) = edit {
      toggled = index
      toggleTime = time
    }
    values.refresh(working)
  }

  /// One change from begin to commit; nothing when the value stays.
  mutating func change(_ index: Int, to value: Double, _ edits: inout [PanelEdit]) {
    guard value != values.effective[index] else { return }
    emit(.begin(index), &edits)
    emit(.live(index, value), &edits)
    emit(.commit(index), &edits)
  }
}

extension Point {
  /// The place, unless a coordinate is no number or has no end.
  fileprivate var finite: Point? { x.isFinite && y.isFinite ? self : nil }
}
