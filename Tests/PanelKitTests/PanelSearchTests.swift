import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelSearchTests {
  @Test func slashOpensTheSearchAndIsNotTyped() {
    var bench = Bench()
    bench.send(.key(.slash), .text("/"))
    #expect(bench.panel.wantsTextInput)
    #expect(bench.panel.search.isEmpty)
    bench.send(.text("a/b"))
    #expect(bench.panel.search.string == "a/b")
  }

  @Test func titleNameAndSummaryAreSearched() {
    var bench = Bench()
    bench.send(.key(.slash), .text("RUBBER"))
    #expect(bench.shows("Rubber band"))
    #expect(bench.shows("Trackpad band"))
    #expect(!bench.shows("Header height"))
    #expect(bench.panel.foundCount == 2)
    #expect(bench.headText().contains("text \"2 found\""))
    bench.send(.modifiers(.command), .key(.a), .modifiers([]), .text("scroll.panslop"))
    #expect(bench.panel.foundCount == 1)
    bench.send(.modifiers(.command), .key(.a), .modifiers([]), .text("still visible"))
    #expect(bench.shows("Uncovered height"))
  }

  @Test func matchingSectionsOpenForTheTimeBeing() {
    var bench = Bench()
    #expect(!bench.shows("Fade delay"))
    bench.send(.key(.slash), .text("fade"))
    #expect(bench.shows("Fade delay"))
    #expect(!bench.shows("Snap"))
    bench.send(.key(.escape))
    #expect(!bench.panel.wantsTextInput)
    #expect(bench.shows("Fade delay"))
    bench.send(.key(.escape))
    #expect(bench.panel.search.isEmpty)
    #expect(!bench.shows("Fade delay"))
    #expect(bench.shows("Header height"))
  }

  @Test func theCrossClears() {
    var bench = Bench()
    bench.send(.key(.slash), .text("fade"), .key(.escape))
    let clear = bench.panel.head.clear
    bench.click(Point(x: clear.midX, y: clear.midY))
    #expect(bench.panel.search.isEmpty)
    #expect(bench.shows("Header height"))
  }

  @Test func aSearchWithoutResultSaysSo() {
    var bench = Bench()
    bench.send(.key(.slash), .text("zzz"))
    #expect(bench.shows("Nothing found."))
    bench.send(.key(.down), .key(.enter), .key(.tab))
  }

  @Test func enterGoesToTheFirstRow() throws {
    var bench = Bench()
    bench.send(.key(.slash), .text("rubber"), .key(.enter))
    #expect(bench.panel.focus == .slider(try bench.index("scroll.rubberBand")))
    #expect(!bench.panel.wantsTextInput)
  }

  @Test func theFilterShowsModifiedRowsOnly() {
    var bench = Bench()
    bench.context.tuning.scroll.rubberBand = 0.7
    bench.context.tuning.layers.sun.base = 4
    bench.send()
    #expect(bench.panel.modifiedCount == 2)
    bench.send(.key(.d))
    #expect(bench.shows("Rubber band"))
    #expect(bench.shows("Sun"))
    #expect(!bench.shows("Sky"))
    #expect(!bench.shows("Header"))
    bench.send(.key(.d))
    #expect(bench.shows("Header"))
  }

  @Test func nothingModifiedIsSaid() {
    var bench = Bench()
    let filter = bench.panel.head.filter
    bench.click(Point(x: filter.midX, y: filter.midY))
    #expect(bench.shows("Nothing is modified."))
  }

  @Test func aRowInHandStaysThoughItNoLongerPasses() throws {
    var bench = Bench()
    bench.context.tuning.header.height = 300
    bench.send(.key(.d))
    let home = try bench.onTrack("header.height", 0.3)
    bench.send(.press(home, clicks: 1))
    #expect(try bench.value("header.height") == 180)
    #expect(bench.shows("Header height"))
    bench.send(.release(home))
    #expect(!bench.shows("Header height"))
  }

  @Test func aSectionClosesDuringASearchToo() throws {
    var bench = Bench()
    bench.send(.key(.slash), .text("rubber"), .key(.escape))
    bench.click(Point(x: 1100, y: try bench.rect(bench.section(.scroll)).midY))
    bench.wait(1)
    #expect(!bench.shows("Rubber band"))
    bench.send(.key(.escape))
    bench.wait(1)
    #expect(bench.shows("Rubber band"))
  }
}
