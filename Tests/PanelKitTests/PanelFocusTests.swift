import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelFocusTests {
  private func openAll(_ bench: inout Bench) {
    for section in bench.panel.isOpen.indices { bench.panel.isOpen[section] = true }
    bench.send()
  }

  @Test(arguments: Preset.allCases)
  func tabVisitsEveryControlOnceAndReturns(_ preset: Preset) {
    var bench = Bench(preset: preset)
    openAll(&bench)
    bench.send(.key(.tab))
    let first = bench.panel.focus
    #expect(first == .presets)
    var visited: [Control] = []
    repeat {
      if let focus = bench.panel.focus { visited.append(focus) }
      bench.send(.key(.tab))
    } while bench.panel.focus != first && visited.count < 500
    #expect(Set(visited).count == visited.count)
    #expect(visited == bench.panel.focusOrder)
    #expect(bench.edits.isEmpty)
    bench.send(.modifiers(.shift), .key(.tab))
    #expect(bench.panel.focus == visited.last)
  }

  @Test func everyParameterIsReachedByKeyboard() throws {
    var reached: Set<Int> = []
    for preset in Preset.allCases {
      var bench = Bench(preset: preset)
      openAll(&bench)
      for control in bench.panel.focusOrder {
        guard let index = control.parameter else { continue }
        reached.insert(index)
        bench.panel.focus = control
        bench.panel.showsFocus = true
        var probe = bench
        probe.send(.key(.l))
        for case .setLink(let linked, _) in probe.edits {
          reached.insert(linked)
          let flag = ParameterTable.shared.rows.firstIndex { $0.linkOwner == linked }
          if let flag { reached.insert(flag) }
        }
      }
    }
    let missing = Parameter.all.indices.filter { !reached.contains($0) }
      .map { Parameter.all[$0].name }
    #expect(missing == [])
  }

  @Test func arrowsStepByOneTenAndATenth() throws {
    var bench = Bench()
    bench.click(try bench.onTrack("header.height", 0.3))
    bench.send(.key(.right), .key(.right), .key(.left))
    #expect(try bench.value("header.height") == 181)
    bench.send(.modifiers(.shift), .key(.right))
    #expect(try bench.value("header.height") == 191)
    bench.send(.modifiers(.alt), .key(.left))
    #expect(try bench.value("header.height") == 190.9)
    #expect(bench.shows("190.9"))
    bench.send(.modifiers([]), .key(.backspace))
    #expect(try bench.value("header.height") == 180)
  }

  @Test func stepsStopAtTheBounds() throws {
    var bench = Bench()
    bench.context.tuning.header.height = 600
    bench.panel.focus = .slider(try bench.index("header.height"))
    bench.send(.key(.right))
    #expect(bench.edits.isEmpty)
  }

  @Test func upAndDownKeepToTheColumn() throws {
    var bench = Bench()
    bench.panel.focus = .field(try bench.index("layers.sky.base"))
    bench.send(.key(.down))
    #expect(bench.panel.focus == .field(try bench.index("layers.sun.base")))
    bench.send(.key(.up), .key(.up), .key(.up))
    #expect(bench.panel.focus == .slider(try bench.index("path.imageBaseOffset")))
  }

  @Test func theRingShowsForTheKeyboardOnly() throws {
    var bench = Bench()
    bench.click(try bench.onTrack("header.height", 0.3))
    #expect(!bench.panel.hasKeyboardFocus)
    bench.send(.key(.tab))
    #expect(bench.panel.hasKeyboardFocus)
    bench.send(.key(.escape))
    #expect(!bench.panel.hasKeyboardFocus)
    bench.handle(.key(.escape))
    #expect(!bench.isUsed)
  }

  @Test func aPressOutsideTakesTheFocus() {
    var bench = Bench()
    bench.send(.key(.tab))
    bench.click(Point(x: 300, y: 300))
    #expect(!bench.panel.hasKeyboardFocus)
    bench.handle(.key(.left))
    #expect(!bench.isUsed)
  }

  @Test func focusScrollsIntoViewWithRoomToSpare() {
    var bench = Bench(height: 400)
    for _ in 0..<120 {
      bench.send(.key(.tab))
      guard let focus = bench.panel.focus, let line = bench.panel.lineOf(focus) else { continue }
      let rect = bench.panel.rect(of: bench.panel.lines[line])
      let body = bench.panel.bodyFrame
      #expect(rect.y >= body.y && rect.maxY <= body.maxY)
      if bench.panel.scroll > 0, bench.panel.scroll < bench.panel.maximumScroll {
        #expect(rect.y - body.y >= 24 && body.maxY - rect.maxY >= 24)
      }
    }
  }

  @Test func switchesTurnWithSpaceAndEnter() throws {
    var bench = Bench()
    let index = try bench.index("overlay.ruler")
    bench.panel.focus = .toggle(index)
    bench.handle(.key(.space))
    #expect(!bench.isUsed)
    bench.panel.showsFocus = true
    bench.send(.key(.space))
    #expect(bench.edits == [.toggle(index, false)])
    bench.send(.key(.enter))
    #expect(bench.edits == [.toggle(index, true)])
    bench.panel.focus = .slider(try bench.index("header.height"))
    bench.handle(.key(.space))
    #expect(!bench.isUsed)
  }

  @Test func headButtonsAnswerToTheKeyboard() {
    var bench = Bench()
    bench.context.canUndo = true
    bench.send(.key(.tab))
    bench.send(.key(.left))
    #expect(bench.edits == [.choosePreset(.combined)])
    bench.send(.key(.tab), .key(.enter))
    #expect(bench.edits == [.undo])
    bench.send(.key(.tab), .key(.space))
    #expect(bench.edits == [.capture])
  }
}
