import Drawing
import ParallaxCore
import Testing

@testable import PanelKit

/// Random events of every kind: nothing traps, every begin is ended, every value is in its range.
@Suite struct PanelStormTests {
  private static func place(_ random: inout Seeded, _ frame: Rect) -> Point {
    Point(
      x: frame.x + .random(in: -60...(frame.width + 60), using: &random),
      y: frame.y + .random(in: -60...(frame.height + 60), using: &random))
  }

  private static func event(_ random: inout Seeded, _ frame: Rect) -> PanelEvent {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: return .pointer(place(&random, frame))
    case 5: return .pointer(Bool.random(using: &random) ? nil : Point(x: .nan, y: .infinity))
    case 6..<9:
      return .press(place(&random, frame), clicks: .random(in: 1...3, using: &random))
    case 9..<12: return .release(place(&random, frame))
    case 12: return .modifiers(PanelModifiers(rawValue: .random(in: 0...7, using: &random)))
    case 13: return .wheel(.random(in: -3...3, using: &random))
    case 14..<18: return .key(PanelKey.allCases.randomElement(using: &random) ?? .tab)
    case 18:
      let texts = ["7", "+8", "1/0", "rest", "(", "e\u{301}", "\u{7F}", "999999999", "-", "."]
      return .text(texts.randomElement(using: &random) ?? "")
    default: return .interrupted
    }
  }

  @Test(arguments: [(240.0, 120.0), (320, 500), (400, 900), (480, 2000), (0, 0)])
  func aStormOfEventsIsWeathered(_ width: Double, _ height: Double) {
    let steps = width == 400 ? 8000 : 1500
    let seed = UInt64(width + height)
    var random = Seeded(seed)
    var bench = Bench(width: width, height: height)
    var open: Int?
    var head = DrawList()
    var body = DrawList()
    for step in 0..<steps {
      bench.context.canUndo = Bool.random(using: &random)
      bench.context.canRedo = Bool.random(using: &random)
      if step % 97 == 0 {
        bench.context.preset = .allCases.randomElement(using: &random) ?? .combined
      }
      bench.context.time += .random(in: 0...0.1, using: &random)
      let count = Int.random(in: 0...3, using: &random)
      bench.send(all: (0..<count).map { _ in Self.event(&random, bench.context.frame) })
      for edit in bench.edits { Self.follow(edit, &open, seed) }
      #expect((open != nil) == Self.isHeld(bench.panel), "seed \(seed), step \(step)")
      guard step % 20 == 0 else { continue }
      head.removeAll()
      body.removeAll()
      bench.panel.drawHead(into: &head, in: bench.context)
      bench.panel.drawBody(into: &body, in: bench.context)
      bench.panel.drawOverlay(into: &body, in: bench.context)
    }
    for parameter in Parameter.all {
      #expect(parameter.range.contains(parameter[bench.context.tuning]), "seed \(seed)")
    }
  }

  /// Whether a drag or a field with steps is under way.
  private static func isHeld(_ panel: Panel) -> Bool {
    if case .value = panel.gesture { return true }
    if case .value(_, _, let hasBegun) = panel.typing { return hasBegun }
    return false
  }

  private static func follow(_ edit: PanelEdit, _ open: inout Int?, _ seed: UInt64) {
    switch edit {
    case .begin(let index):
      #expect(open == nil, "seed \(seed)")
      open = index
    case .live(let index, let value):
      #expect(open == index, "seed \(seed)")
      #expect(Parameter.all[index].range.contains(value), "seed \(seed)")
    case .commit(let index), .cancel(let index, _):
      #expect(open == index, "seed \(seed)")
      open = nil
    default: #expect(open == nil, "seed \(seed): \(edit)")
    }
  }

  @Test func anyFrameSizeIsDrawn() {
    for width in stride(from: 0.0, through: 500, by: 20) {
      for height in [0.0, 1, 60, 120, 121, 200, 640] {
        var bench = Bench(width: width, height: height)
        bench.send(.key(.tab), .key(.tab), .key(.slash), .text("a long text for a small field"))
        bench.send(.pointer(Point(x: 1010, y: 130)), .wheel(2), .key(.escape), .key(.escape))
        #expect(!bench.headText().contains("nan"))
        #expect(!bench.bodyText().contains("nan"))
        #expect(bench.panel.scroll >= 0)
      }
    }
  }
}
