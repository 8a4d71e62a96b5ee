import PanelKit
import ParallaxCore

extension Playground {
  /// Does what the panel asks for; a live edit is in force at once.
  func apply(_ edit: PanelEdit) {
    switch edit {
    case .begin: history.begin(simulation.tuning)
    case .live: change(edit)
    case .commit: history.commit(simulation.tuning)
    case .cancel:
      change(edit)
      history.cancel()
    case .toggle, .setLink, .solo, .reset, .resetSection:
      history.begin(simulation.tuning)
      change(edit)
      history.commit(simulation.tuning)
    case .choosePreset(let preset): choose(preset)
    case .undo: undo()
    case .redo: redo()
    case .capture: captureRequests.append(.phone)
    }
  }

  private func change(_ edit: PanelEdit) {
    var tuning = simulation.tuning
    edit.apply(to: &tuning)
    simulation.setTuning(tuning)
  }

  /// Another preset runs; its graphs start anew.
  func choose(_ preset: Preset) {
    guard preset != simulation.preset else { return }
    if !preset.hasPinnedTable || !simulation.preset.hasPinnedTable { touch.ended() }
    simulation.setPreset(preset)
    monitorHistory.removeAll()
  }

  func runMessageAction() {}

  func undo() {
    guard let tuning = history.undo(from: simulation.tuning) else { return }
    simulation.setTuning(tuning)
  }

  func redo() {
    guard let tuning = history.redo(from: simulation.tuning) else { return }
    simulation.setTuning(tuning)
  }
}
