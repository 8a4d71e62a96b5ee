import Drawing
import PanelKit
import ParallaxCore

/// What lies over the window: the toast, the tooltip, the help.
struct Messages {
  var isHelpOpen = false

  mutating func show(_ text: String, isError: Bool = false, at time: Double) {}

  mutating func draw(
    in layout: WindowLayout, theme: Theme, metrics: any TextMetrics, at time: Double,
    to list: inout DrawList
  ) {}

  mutating func toggleHelp() { isHelpOpen.toggle() }

  mutating func dismiss() -> Bool { false }

  mutating func press(_ place: Point, in layout: WindowLayout, at time: Double) -> Bool { false }

  func needsFrame(at time: Double) -> Bool { false }

  func nextWake(after time: Double) -> Double? { nil }
}
