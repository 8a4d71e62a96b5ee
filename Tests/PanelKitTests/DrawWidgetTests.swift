import Drawing
import ParallaxCore
import Testing

@testable import PanelKit

/// The smaller widgets in each of their states, and what must hold for all that is drawn.
@Suite struct DrawWidgetTests {
  private func drawn(_ body: (inout DrawList) -> Void) -> String {
    var list = DrawList()
    body(&list)
    return list.description
  }

  private func toggle(_ look: ControlLook, _ share: Double) -> String {
    drawn { $0.toggle(Rect(x: 0, y: 0, width: 28, height: 16), look, share: share, .dark) }
  }

  private func button(_ look: ControlLook, isPrimary: Bool = false) -> String {
    drawn {
      let color = $0.button(
        Rect(x: 0, y: 0, width: 28, height: 28), look, isPrimary: isPrimary, .dark)
      $0.icon(.undo, center: Point(x: 14, y: 14), color)
    }
  }

  @Test func switches() {
    #expect(
      toggle(ControlLook(), 0) == """
        roundedRect 0,0 28x16 r8 #2B313B
        roundedBorder 0,0 28x16 r8 w1 #6B7686
        circle 8,8 r5 #AAB3C1
        """)
    #expect(
      toggle(ControlLook(light: 1), 0) == """
        roundedRect 0,0 28x16 r8 #2B313B
        roundedBorder 0,0 28x16 r8 w1 #AAB3C1
        circle 8,8 r5 #ECEFF4
        """)
    #expect(
      toggle(ControlLook(isFocused: true, isOn: true), 1) == """
        roundedRect 0,0 28x16 r8 #16302F
        roundedBorder 0,0 28x16 r8 w1 #5AD8C8
        circle 20,8 r5 #5AD8C8
        roundedBorder -4,-4 36x24 r12 w2 #5AD8C8
        """)
    #expect(
      toggle(ControlLook(isEnabled: false, isOn: true), 1) == """
        roundedRect 0,0 28x16 r8 #2B313B
        circle 20,8 r5 #8A95A6
        """)
  }

  @Test func buttons() {
    #expect(
      button(ControlLook()) == "roundedRect 0,0 28x28 r6 #20252D\nicon undo 6,6 16x16 #ECEFF4")
    #expect(
      button(ControlLook(light: 1))
        == "roundedRect 0,0 28x28 r6 #39414D\nicon undo 6,6 16x16 #ECEFF4"
    )
    #expect(
      button(ControlLook(isPressed: true), isPrimary: true) == """
        roundedRect 0,0 28x28 r6 #16302F
        roundedBorder 0,0 28x28 r6 w1 #5AD8C8
        icon undo 6,6 16x16 #5AD8C8
        """)
    #expect(
      button(ControlLook(isFocused: true), isPrimary: true) == """
        roundedRect 0,0 28x28 r6 #5AD8C8
        roundedBorder -4,-4 36x36 r10 w2 #5AD8C8
        icon undo 6,6 16x16 #05201C
        """)
    #expect(
      button(ControlLook(isEnabled: false)) == """
        roundedBorder 0,0 28x28 r6 w1 #252A33
        icon undo 6,6 16x16 #8A95A6
        """)
  }

  @Test func equalFramesDrawEqualLists() {
    var bench = Bench(height: 700)
    bench.send(.pointer(Point(x: 1060, y: 300)))
    bench.wait(1)
    var first = DrawList()
    bench.panel.drawBody(into: &first, in: bench.context)
    bench.wait(5)
    var second = DrawList()
    bench.panel.drawBody(into: &second, in: bench.context)
    #expect(first == second)
    #expect(!bench.panel.needsFrame(at: bench.context.time))
    #expect(bench.panel.nextWake(after: bench.context.time) == nil)
  }

  @Test func clipsAreBalancedInEveryState() {
    for width in [240.0, 320, 400, 480] {
      var bench = Bench(width: width, height: 300)
      bench.click(Point(x: 1060, y: 134))
      for _ in 0..<4 {
        bench.wait(0.03)
        let lines = (bench.headText() + "\n" + bench.bodyText()).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("clip") } == lines.count { $0 == "unclip" })
      }
    }
  }

  @Test func labelsEndBeforeWhatFollows() throws {
    for width in stride(from: 240.0, through: 480, by: 16) {
      var bench = Bench(width: width)
      for section in bench.panel.isOpen.indices { bench.panel.isOpen[section] = true }
      bench.send()
      var list = DrawList()
      bench.panel.drawBody(into: &list, in: bench.context)
      let end = 1000 + bench.panel.columns.field.maxX
      for case .text(_, let place, _, _, .leading, false, let room) in list.commands
      where room > 0 {
        #expect(place.x + room <= end + 1, "width \(width)")
      }
    }
  }

  @Test func everyNumberFitsItsField() throws {
    for width in [240.0, 320, 360, 400, 480] {
      var bench = Bench(width: width)
      for section in bench.panel.isOpen.indices { bench.panel.isOpen[section] = true }
      bench.send()
      for row in ParameterTable.shared.rows where !row.isFlag {
        let range = row.parameter.range
        let isLowLonger = range.lowerBound < 0 && -range.lowerBound * 10 > range.upperBound
        row.parameter.set(
          isLowLonger ? range.lowerBound : range.upperBound, in: &bench.context.tuning)
      }
      var list = DrawList()
      bench.panel.drawBody(into: &list, in: bench.context)
      var field = Rect.zero
      var count = 0
      for command in list.commands {
        if case .roundedRect(let rect, radius: 4, Theme.dark.inset) = command { field = rect }
        if case .text(let range, let place, _, _, .trailing, true, _) = command,
          field.contains(Point(x: place.x - 1, y: place.y))
        {
          let text = String(decoding: list.text(range), as: UTF8.self)
          #expect(place.x - Double(text.count) * 7.8 >= field.x + 2, "\(text) at \(width)")
          count += 1
        }
      }
      #expect(count > 30)
    }
  }

  @Test func longUnitsStandBehindTheLabel() {
    let bench = Bench(width: 480)
    let text = bench.bodyText()
    #expect(text.contains("\"/ms\""))
    #expect(text.contains("\"pt/ms\"") || text.contains("Fling speed"))
  }

  @Test func bothThemesCoverEveryLayer() {
    for theme in [Theme.dark, .light] {
      let colors = LayerName.allCases.map(theme.color(of:))
      #expect(Set(colors).count == colors.count)
    }
  }
}
