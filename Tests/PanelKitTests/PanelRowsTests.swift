import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelRowsTests {
  @Test func rowsOfOtherPresetsAreDisabled() throws {
    var bench = Bench(preset: .pinnedHeader)
    let index = try bench.index("path.overscrollDivisor")
    #expect(!bench.panel.focusOrder.contains(.slider(index)))
    bench.click(try bench.onTrack("path.overscrollDivisor", 0.9))
    bench.click(try bench.onField("path.overscrollDivisor"))
    bench.click(
      Point(x: 1024, y: try bench.rect(.toggle(try bench.index("layers.sky.isVisible"))).midY))
    #expect(bench.context.tuning == Tuning())
    #expect(!bench.panel.wantsTextInput)
    bench.context.preset = .pathParallax
    bench.send()
    #expect(bench.panel.focusOrder.contains(.slider(index)))
  }

  @Test func theGlyphUnlinksAndLinksAgain() throws {
    var bench = Bench()
    let index = try bench.index("header.restInset")
    bench.context.tuning.header.uncoveredHeight = 60
    bench.send()
    let y = try bench.rect(.link(index)).midY
    bench.click(Point(x: 1150, y: y))
    #expect(bench.edits == [.setLink(index, false)])
    #expect(try bench.value("header.restInset") == 59)
    bench.click(try bench.onTrack("header.restInset", 0.5))
    #expect(try bench.value("header.restInset") == 150)
    bench.send(.key(.l))
    #expect(bench.context.tuning.header.effectiveRestInset == 59)
    #expect(bench.panel.focus == .link(index))
    bench.send(.key(.l))
    #expect(bench.panel.focus == .slider(index))
  }

  @Test func theOpenRestFollows() throws {
    var bench = Bench()
    #expect(bench.shows("−137"))
    bench.context.tuning.header.height = 200
    #expect(bench.shows("−157"))
  }

  @Test func anUnlinkedLayerHasARowOfItsOwn() throws {
    var bench = Bench()
    let index = try bench.index("layers.sky.overscrollMultiplier")
    let multiplier = try bench.index("layers.sky.multiplier")
    #expect(!bench.shows("overscroll"))
    let y = try bench.rect(.slider(multiplier)).midY
    bench.click(Point(x: 1000 + bench.panel.columns.multiplier.maxX - 6, y: y))
    #expect(bench.edits == [.setLink(index, false)])
    #expect(bench.shows("overscroll"))
    bench.click(try bench.onTrack("layers.sky.overscrollMultiplier", 1))
    #expect(try bench.value("layers.sky.overscrollMultiplier") == 1.5)
    #expect(try bench.value("layers.sky.multiplier") == 0.1)
    bench.click(Point(x: 1048, y: try bench.rect(.slider(index)).midY))
    #expect(!bench.shows("overscroll"))
    #expect(bench.context.tuning.layers.sky.effectiveOverscrollMultiplier == 0.1)
  }

  @Test func theEyeHidesAndAltShowsAlone() throws {
    var bench = Bench()
    let index = try bench.index("layers.sun.isVisible")
    let eye = Point(x: 1024, y: try bench.rect(.toggle(index)).midY)
    bench.click(eye)
    #expect(!bench.context.tuning.layers.sun.isVisible)
    bench.send(.modifiers(.alt))
    bench.click(eye)
    #expect(bench.context.tuning.layers.sun.isVisible)
    #expect(!bench.context.tuning.layers.sky.isVisible)
    bench.click(eye)
    #expect(bench.context.tuning == Tuning())
  }

  @Test func aSwatchSelectsItsLayer() throws {
    var bench = Bench()
    let y = try bench.rect(.slider(try bench.index("layers.sun.multiplier"))).midY
    bench.click(Point(x: 1048, y: y))
    #expect(bench.panel.selectedLayer == .sun)
    bench.click(Point(x: 1048, y: y))
    #expect(bench.panel.selectedLayer == nil)
  }

  @Test func sectionsOpenAndCloseWithinATransition() throws {
    var bench = Bench()
    let header = Point(x: 1100, y: try bench.rect(.section(0)).midY)
    let whole = bench.panel.contentHeight
    bench.click(header)
    #expect(bench.panel.needsFrame(at: bench.context.time))
    bench.wait(0.06)
    #expect(bench.panel.contentHeight < whole)
    #expect(bench.shows("Header height"))
    bench.wait(0.1)
    #expect(!bench.panel.needsFrame(at: bench.context.time))
    #expect(!bench.shows("Header height"))
    #expect(bench.shows("180 pt, uncovered 44 pt"))
    bench.click(header)
    bench.wait(1)
    #expect(bench.panel.contentHeight == whole)
    bench.send(.modifiers(.command))
    bench.click(header)
    bench.wait(1)
    #expect(bench.panel.isOpen.filter { $0 }.count == 1)
  }

  @Test func leftClosesAndRightOpens() {
    var bench = Bench()
    bench.panel.focus = .section(0)
    bench.send(.key(.right))
    #expect(bench.panel.isOpen[0])
    bench.send(.key(.left))
    #expect(!bench.panel.isOpen[0])
    bench.send(.key(.enter))
    #expect(bench.panel.isOpen[0])
  }

  @Test func aHeaderResetsItsSection() throws {
    var bench = Bench()
    bench.context.tuning.scroll.rubberBand = 0.7
    bench.send()
    #expect(bench.shows("1 modified"))
    let y = try bench.rect(bench.section(.scroll)).midY
    bench.send(.pointer(Point(x: 1100, y: y)))
    bench.wait(0.2)
    #expect(bench.bodyText().contains("icon reset"))
    bench.click(Point(x: 1376, y: y))
    #expect(bench.edits == [.resetSection(.scroll)])
    #expect(bench.context.tuning == Tuning())
    bench.send(.pointer(Point(x: 1100, y: y)))
    #expect(!bench.bodyText().contains("icon reset"))
  }

  @Test func everyParameterStandsInTheTableOnce() {
    let table = ParameterTable.shared
    var counts = Array(repeating: 0, count: table.rows.count)
    for entry in table.entries {
      switch entry {
      case .slider(let index), .toggle(let index): counts[index] += 1
      case .layer(let layer): for index in table.layers[layer].parameters { counts[index] += 1 }
      case .openRest: break
      }
    }
    for (index, row) in table.rows.enumerated() {
      #expect(counts[index] == (row.linkOwner != nil && row.parameter.section != .layers ? 0 : 1))
    }
    #expect(table.sections.last?.upperBound == table.entries.count)
  }

  @Test func theNarrowPanelHasAMenu() {
    var bench = Bench(width: 320)
    let button = bench.panel.head.presets
    bench.click(Point(x: button.midX, y: button.midY))
    #expect(bench.panel.isMenuOpen)
    #expect(bench.panel.capturesPointer)
    let item = bench.panel.head.menuItem(1)
    bench.click(Point(x: item.midX, y: item.midY))
    #expect(bench.edits == [.choosePreset(.pathParallax)])
    #expect(!bench.panel.isMenuOpen)
    bench.send(.key(.enter), .key(.down), .key(.enter))
    #expect(bench.edits == [.choosePreset(.combined)])
    bench.send(.key(.enter), .key(.escape))
    #expect(bench.edits.isEmpty)
    #expect(!bench.panel.isMenuOpen)
  }

  @Test func theWidePanelHasSegments() {
    var bench = Bench()
    for (index, preset) in Preset.classic.enumerated() {
      let segment = bench.panel.head.segment(index)
      bench.click(Point(x: segment.midX, y: segment.midY))
      #expect(bench.context.preset == preset)
    }
  }

  @Test func theOtherPresetsAreInTheMenuAndThenInTheButton() {
    var bench = Bench()
    for (index, preset) in Preset.allCases.enumerated() {
      let button = bench.panel.head.usesMenu ? bench.panel.head.presets : bench.panel.head.more
      bench.click(Point(x: button.midX, y: button.midY))
      #expect(bench.panel.capturesKeyboard)
      let item = bench.panel.head.menuItem(index)
      bench.click(Point(x: item.midX, y: item.midY))
      bench.send()
      #expect(bench.context.preset == preset)
      #expect(bench.panel.head.usesMenu == !Preset.classic.contains(preset))
    }
  }

  @Test func aPresetOfAnotherLibraryOpensItsConstants() {
    var bench = Bench()
    #expect(!bench.shows("Full height"))
    bench.context.preset = .flexibleSpace
    bench.wait(1)
    #expect(bench.shows("Full height"))
  }

  @Test func buttonsActWhenReleasedInside() {
    var bench = Bench()
    let undo = bench.panel.head.undo
    bench.click(Point(x: undo.midX, y: undo.midY))
    #expect(bench.edits.isEmpty)
    bench.context.canUndo = true
    bench.send()
    bench.send(.press(Point(x: undo.midX, y: undo.midY), clicks: 1), .release(.zero))
    #expect(bench.edits.isEmpty)
    bench.click(Point(x: undo.midX, y: undo.midY))
    #expect(bench.edits == [.undo])
    let capture = bench.panel.head.capture
    bench.click(Point(x: capture.midX, y: capture.midY))
    #expect(bench.edits == [.capture])
  }
}
