import ParallaxCore

extension Panel {
  mutating func toggle(_ index: Int, _ edits: inout [PanelEdit]) {
    if modifiers.contains(.alt), let layer = table.layers.first(where: { $0.isVisible == index }) {
      emit(.solo(layer.name), &edits)
    } else {
      emit(.toggle(index, values.stored[index] < 0.5), &edits)
    }
  }

  mutating func setLink(_ index: Int, _ isOn: Bool, _ edits: inout [PanelEdit]) {
    emit(.setLink(index, isOn), &edits)
    switch focus {
    case .link(index) where !isOn: focus = .slider(index)
    case .slider(index) where isOn:
      let layer = table.layers.first { $0.overscroll == index }
      focus = layer.map { .slider($0.multiplier) } ?? .link(index)
    default: break
    }
  }

  /// Resets what is changed among some parameters; nothing when nothing is.
  mutating func reset(_ indices: [Int], _ edits: inout [PanelEdit]) {
    let changed = indices.filter { values.isModified[$0] }
    if !changed.isEmpty { emit(.reset(changed), &edits) }
  }

  /// Resets what a row's dot stands for.
  mutating func resetRow(of index: Int, _ edits: inout [PanelEdit]) {
    if let layer = table.layers.first(where: { $0.multiplier == index }) {
      reset([layer.multiplier, layer.overscroll, layer.base], &edits)
    } else {
      reset([index], &edits)
    }
  }

  mutating func resetSection(_ section: Int, _ edits: inout [PanelEdit]) {
    let section = table.kinds[section]
    if values.modifiedCount(in: section) > 0 { emit(.resetSection(section), &edits) }
  }

  /// Opens a section or closes it; with the command key it alone is open.
  mutating func toggleSection(_ section: Int) {
    if modifiers.contains(.command), !isFiltering {
      for other in isOpen.indices { setOpen(other, other == section) }
    } else {
      setOpen(section, !isSectionOpen(section))
    }
  }

  mutating func setOpen(_ section: Int, _ open: Bool) {
    guard isSectionOpen(section) != open else { return }
    if isFiltering { closedWhileFiltering[section] = !open } else { isOpen[section] = open }
    sectionTimes[section] = time
  }

  /// Opens the constants of a preset that reads the other libraries' ones.
  mutating func openSection(of preset: Preset) {
    guard !Preset.classic.contains(preset),
      let section = table.kinds.firstIndex(of: .bar)
    else { return }
    isOpen[section] = true
  }

  func presetIndex(_ context: PanelContext) -> Int {
    table.presets.firstIndex(of: context.preset) ?? 0
  }

  mutating func pressMenu(_ control: Control?, _ edits: inout [PanelEdit]) -> Bool {
    isMenuOpen = false
    if case .preset(let index) = control { emit(.choosePreset(table.presets[index]), &edits) }
    return true
  }
}
