public import ParallaxCore

extension PanelEdit {
  /// Does to a tuning what the edit says; the edits that are the app's own change nothing.
  public func apply(to tuning: inout Tuning) {
    switch self {
    case .live(let index, let value), .cancel(let index, restoring: let value):
      ParameterTable.shared.row(index)?.parameter.set(value, in: &tuning)
    case .toggle(let index, let isOn):
      ParameterTable.shared.row(index)?.parameter.set(isOn ? 1 : 0, in: &tuning)
    case .setLink(let index, let isOn):
      guard let row = ParameterTable.shared.row(index), let link = row.parameter.link else {
        return
      }
      if !isOn { row.parameter.set(row.parameter.effectiveValue(in: tuning), in: &tuning) }
      tuning[keyPath: link.isOn] = isOn
    case .solo(let layer):
      let isAlone = LayerName.allCases.allSatisfy {
        tuning.layers[$0].isVisible == ($0 == layer)
      }
      for name in LayerName.allCases { tuning.layers[name].isVisible = isAlone || name == layer }
    case .reset(let indices):
      for index in indices { Self.reset(index, in: &tuning) }
    case .resetSection(let section):
      for (index, row) in ParameterTable.shared.rows.enumerated()
      where row.parameter.section == section {
        Self.reset(index, in: &tuning)
      }
    case .begin, .commit, .choosePreset, .undo, .redo, .capture: break
    }
  }

  private static func reset(_ index: Int, in tuning: inout Tuning) {
    guard let row = ParameterTable.shared.row(index) else { return }
    row.parameter.set(row.defaultValue, in: &tuning)
    if let link = row.parameter.link { tuning[keyPath: link.isOn] = row.isLinkedByDefault }
  }
}
