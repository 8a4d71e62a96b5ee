import Drawing
import PanelKit
import ParallaxCore

extension Playground {
  /// Does what the panel asks for; a live edit is in force at once.
  func apply(_ edit: PanelEdit) {
    switch edit {
    case .begin: history.begin(simulation.tuning)
    case .live: change(edit)
    case .commit(let parameter): history.commit(simulation.tuning, of: parameter, at: time)
    case .cancel:
      change(edit)
      history.cancel()
    case .toggle, .setLink, .solo, .reset, .resetSection:
      let before = simulation.tuning
      history.begin(before)
      change(edit)
      var parameter: Int?
      if case .reset(let indices) = edit, indices.count == 1 { parameter = indices.first }
      history.commit(simulation.tuning, of: parameter, at: time)
      if case .resetSection(let section) = edit, before != simulation.tuning {
        show(
          Toast(icon: .undo, text: "Reset \(section.rawValue)", action: "Undo"), action: .undo)
      }
    case .choosePreset(let preset): choose(preset)
    case .undo: undo()
    case .redo: redo()
    case .capture: captureRequests.append(.phone)
    }
  }

  private func change(_ edit: PanelEdit) {
    var tuning = simulation.tuning
    edit.apply(to: &tuning)
    setTuning(tuning)
  }

  /// Shows a notice in the place of any other.
  func show(_ toast: Toast, action: Messages.Action = .none) {
    messages.show(toast, action: action, at: time, metrics: metrics)
  }

  /// Says how a capture ended.
  func show(_ result: CaptureResult) {
    if let failure = result.failure {
      show(Toast(icon: .close, text: "Not saved", detail: failure))
    } else {
      let slash = result.path.lastIndex(of: "/") ?? result.path.startIndex
      let name = result.path[slash...].drop { $0 == "/" }
      show(Toast(icon: .check, text: "Saved \(name)", detail: "in \(result.path[..<slash])"))
    }
  }

  /// Lets the toast and the help see events and time, and does what the toast's word says.
  func updateMessages(_ events: [PanelEvent]) {
    let isActed = messages.update(
      PanelInput(events: events, time: time), in: layout, metrics: metrics, scale: uiScale)
    guard isActed else { return }
    switch messages.action {
    case .none: break
    case .undo: undo()
    }
  }

  /// Another preset runs; its graphs start anew.
  func choose(_ preset: Preset) {
    guard preset != simulation.preset else { return }
    if !(preset.hasPinnedTable && simulation.preset.hasPinnedTable) { touch.ended() }
    perform(.preset(preset))
    monitorHistory.fill(with: simulation)
  }

  func undo() {
    guard let tuning = history.undo(from: simulation.tuning) else { return }
    setTuning(tuning)
  }

  func redo() {
    guard let tuning = history.redo(from: simulation.tuning) else { return }
    setTuning(tuning)
  }
}
