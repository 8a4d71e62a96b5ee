import ParallaxCore

extension Panel {
  /// What is under a point of the window, if it can be acted on.
  func control(at place: Point, _ context: PanelContext) -> Control? {
    if isMenuOpen {
      return table.presets.indices.first { head.menuItem($0).contains(place) }
        .map { .preset($0) } ?? (head.presets.contains(place) ? .presets : nil)
    }
    guard frame.contains(place) else { return nil }
    if place.y < frame.y + Columns.head { return headControl(at: place, context) }
    if scrollbarZone.contains(place) { return .scrollbar }
    guard let line = line(at: place) else { return nil }
    return control(on: lines[line], at: place, context)
  }

  private func headControl(at place: Point, _ context: PanelContext) -> Control? {
    let head = head
    if head.presets.contains(place) {
      if head.usesMenu || head.more.contains(place) { return .presets }
      return (0..<min(Preset.classic.count, table.presets.count))
        .first { head.segment($0).contains(place) }.map { .preset($0) }
    }
    if head.undo.contains(place) { return context.canUndo ? .undo : nil }
    if head.redo.contains(place) { return context.canRedo ? .redo : nil }
    if head.capture.contains(place) { return .capture }
    if !search.isEmpty, head.clear.contains(place) { return .clearSearch }
    if head.search.contains(place) { return .search }
    if head.filter.contains(place) { return .filter }
    return nil
  }

  private func control(
    on line: BodyLine, at place: Point, _ context: PanelContext
  ) -> Control? {
    let x = place.x - frame.x
    switch line.kind {
    case .section(let section):
      let canReset = values.modifiedCount(in: table.kinds[section]) > 0
      return canReset && x >= frame.width - 36 ? .resetSection(section) : .section(section)
    case .slider(let index):
      if x < Columns.padding { return values.isModified[index] ? .dot(index) : nil }
      guard isEnabled(index, context) else { return nil }
      if values.isLinked[index] {
        let start = columns.hasTrack(columns.slider) ? columns.slider.x : columns.field.x - 24
        return x >= start && x < columns.field.x ? .link(index) : nil
      }
      return control(for: index, x: x, slider: columns.slider, field: columns.field)
    case .layer(let layer):
      return layerControl(table.layers[layer], layer, x: x, context)
    case .overscroll(let layer):
      let entry = table.layers[layer]
      guard isEnabled(entry.overscroll, context) else { return nil }
      if x < Columns.padding {
        return values.isModified[entry.overscroll] ? .dot(entry.overscroll) : nil
      }
      if x >= columns.layerSwatch - 4, x < columns.layerName - 2 { return .link(entry.overscroll) }
      guard isShown(entry) else { return nil }
      return control(
        for: entry.overscroll, x: x, slider: columns.layerSlider, field: columns.multiplier)
    case .toggles(let left, let right):
      if columns.leftToggles.contains(x) { return isEnabled(left, context) ? .toggle(left) : nil }
      if let right, columns.rightToggles.contains(x) {
        return isEnabled(right, context) ? .toggle(right) : nil
      }
      return nil
    case .captions, .openRest, .nothingFound: return nil
    }
  }

  private func layerControl(
    _ entry: LayerEntry, _ layer: Int, x: Double, _ context: PanelContext
  ) -> Control? {
    if x < Columns.padding - 2 { return isLayerModified(entry) ? .dot(entry.multiplier) : nil }
    guard isEnabled(entry.multiplier, context) else { return nil }
    if x < 34 { return .toggle(entry.isVisible) }
    if x < columns.layerNameEnd - 4 { return .layerName(layer) }
    guard isShown(entry) else { return nil }
    if columns.base.contains(x) { return .field(entry.base) }
    if x >= columns.multiplier.maxX - columns.layerUnit, x < columns.multiplier.maxX {
      return .link(entry.overscroll)
    }
    return control(
      for: entry.multiplier, x: x, slider: columns.layerSlider, field: columns.multiplier)
  }

  private func control(
    for index: Int, x: Double, slider: Columns.Span, field: Columns.Span
  ) -> Control? {
    if field.contains(x) { return .field(index) }
    if columns.hasTrack(slider), x >= slider.x - 2, x < min(slider.maxX + 2, field.x) {
      return .slider(index)
    }
    return nil
  }

  /// Whether the row's dot shows: what its own fields hold. A hidden layer shows by its eye.
  func isLayerModified(_ entry: LayerEntry) -> Bool {
    values.isModified[entry.multiplier] || values.isModified[entry.base]
      || values.isModified[entry.overscroll]
  }
}

extension Columns.Span {
  func contains(_ x: Double) -> Bool { x >= self.x && x < maxX }
}
