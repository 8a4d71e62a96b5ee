import Drawing
import ParallaxCore
import Testing

@testable import PanelKit

/// Text in which every character is six tenths of the em wide.
struct FixedMetrics: TextMetrics {
  func width(of text: String, style: TextStyle) -> Double {
    Double(text.count) * style.size * 0.6
  }
}

/// A seeded source of numbers (SplitMix64), the same on every machine.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A panel with an app around it that does what the edits say.
struct Bench {
  var panel = Panel()
  var context: PanelContext
  /// The edits of the last sending.
  var edits: [PanelEdit] = []
  var isUsed = false

  init(width: Double = 400, height: Double = 2000, preset: Preset = .layerCake) {
    context = PanelContext(
      frame: Rect(x: 1000, y: 0, width: width, height: height), theme: .dark, tuning: Tuning(),
      preset: preset, metrics: FixedMetrics(), time: 100)
    send()
  }

  /// Sends events in one update and applies what comes out.
  mutating func send(_ events: PanelEvent...) { send(all: events) }

  mutating func send(all events: [PanelEvent]) {
    edits.removeAll()
    panel.update(PanelInput(events: events, time: context.time), in: context, edits: &edits)
    apply()
  }

  mutating func handle(_ event: PanelEvent) {
    edits.removeAll()
    isUsed = panel.handle(event, in: context, edits: &edits)
    apply()
  }

  private mutating func apply() {
    for edit in edits {
      edit.apply(to: &context.tuning)
      if case .choosePreset(let preset) = edit { context.preset = preset }
    }
  }

  mutating func wait(_ seconds: Double) {
    context.time += seconds
    send()
  }

  mutating func click(_ place: Point, clicks: Int = 1) {
    send(.press(place, clicks: clicks), .release(place))
  }

  func index(_ name: String) throws -> Int {
    try #require(Parameter.all.firstIndex { $0.name == name })
  }

  func value(_ name: String) throws -> Double {
    Parameter.all[try index(name)][context.tuning]
  }

  /// The line a control stands in, in the window.
  func rect(_ control: Control) throws -> Rect {
    let line = try #require(panel.lineOf(control))
    return panel.rect(of: panel.lines[line])
  }

  /// The header of a section.
  func section(_ section: Parameter.Section) throws -> Control {
    .section(try #require(panel.table.kinds.firstIndex(of: section)))
  }

  /// A place on a parameter's slider, 0 to 1 along the track.
  func onTrack(_ name: String, _ share: Double) throws -> Point {
    let index = try index(name)
    let span = panel.sliderSpan(of: index)
    let x = context.frame.x + span.x + 6 + (span.width - 12) * share
    return Point(x: x, y: try rect(.slider(index)).midY)
  }

  func onField(_ name: String) throws -> Point {
    let index = try index(name)
    let span = panel.fieldSpan(of: index)
    return Point(
      x: context.frame.x + span.x + 12, y: try rect(.field(index)).midY)
  }

  func headText() -> String {
    var panel = panel
    var list = DrawList()
    panel.drawHead(into: &list, in: context)
    return list.description
  }

  func bodyText() -> String {
    var panel = panel
    var list = DrawList()
    panel.drawBody(into: &list, in: context)
    return list.description
  }

  /// The labels that show in the body.
  func shows(_ text: String) -> Bool { bodyText().contains("text \"\(text)\"") }
}

extension Bench: CustomTestStringConvertible {
  var testDescription: String { "bench" }
}

extension [PanelEdit] {
  var begins: Int { count { if case .begin = $0 { true } else { false } } }
  var commits: Int { count { if case .commit = $0 { true } else { false } } }
  var cancels: Int { count { if case .cancel = $0 { true } else { false } } }
}
