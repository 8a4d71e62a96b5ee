import Drawing
import PanelKit
import ParallaxCore

/// What lies over the window: the toast, the tooltip, the help.
struct Messages {
  private var toast = ToastView()
  private var tooltip = Tooltip()
  private var help = HelpOverlay()
  /// What the toast's word does.
  private(set) var action = Action.none

  /// What a toast offers to do.
  enum Action {
    case none, undo
  }

  var isHelpOpen: Bool { help.isOpen }

  mutating func show(
    _ message: Toast, action: Action = .none, at time: Double, metrics: any TextMetrics
  ) {
    self.action = action
    toast.show(message, at: time, metrics: metrics)
  }

  mutating func toggleHelp() { if help.isOpen { help.close() } else { help.open() } }

  /// Takes the toast away; false when there is none.
  mutating func dismiss() -> Bool {
    guard toast.toast != nil else { return false }
    toast.dismiss()
    return true
  }

  /// Whether a place belongs to what lies over the window.
  func contains(_ place: Point) -> Bool { help.isOpen || toast.contains(place) }

  /// Lets time pass and takes an event; true when the toast's word was clicked.
  mutating func update(
    _ input: PanelInput, in layout: WindowLayout, metrics: any TextMetrics, scale: Double
  ) -> Bool {
    if help.isOpen {
      help.update(input, in: layout.window, metrics: metrics, scale: scale)
    }
    let frame = layout.workspace.width >= 240 ? layout.workspace : layout.window
    return toast.update(input, in: frame)
  }

  /// Takes what the pointer rests on in the panel; the gutter beside the phone is the tooltip's room.
  mutating func point(
    at panel: Panel, in context: PanelContext, room: Double, metrics: any TextMetrics
  ) {
    let target = help.isOpen ? nil : panel.tooltipTarget(in: context)
    tooltip.update(target, at: context.time, metrics: metrics, room: room) {
      panel.tooltipContent(in: context)
    }
  }

  func nextWake(after time: Double) -> Double? {
    guard let toast = toast.nextWake(after: time) else { return tooltip.nextWake(after: time) }
    return tooltip.nextWake(after: time).map { min($0, toast) } ?? toast
  }

  func draw(in layout: WindowLayout, theme: Theme, to list: inout DrawList) {
    tooltip.draw(into: &list, in: layout.window, theme)
    toast.draw(into: &list, theme)
    help.draw(into: &list, theme)
  }
}
