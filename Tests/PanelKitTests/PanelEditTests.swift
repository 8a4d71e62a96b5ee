import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelEditTests {
  private func index(_ name: String) throws -> Int {
    try #require(Parameter.all.firstIndex { $0.name == name })
  }

  @Test func unlinkingKeepsTheValueInForce() throws {
    var tuning = Tuning()
    tuning.header.uncoveredHeight = 80
    tuning.header.restInset = 10
    PanelEdit.setLink(try index("header.restInset"), false).apply(to: &tuning)
    #expect(tuning.header.restInset == 79)
    #expect(!tuning.header.restInsetLinked)
  }

  @Test func resettingRestoresTheLinkToo() throws {
    var tuning = Tuning()
    tuning.header.restInsetLinked = false
    tuning.header.restInset = 3
    PanelEdit.reset([try index("header.restInset")]).apply(to: &tuning)
    #expect(tuning == Tuning())
  }

  @Test func aSectionResetLeavesTheOthers() {
    var tuning = Tuning()
    tuning.layers.sky.multipliersLinked = false
    tuning.layers.fog.isVisible = false
    tuning.list.rows = 3
    PanelEdit.resetSection(.layers).apply(to: &tuning)
    #expect(tuning.layers == Tuning().layers)
    #expect(tuning.list.rows == 3)
  }

  @Test func soloTwiceShowsAll() {
    var tuning = Tuning()
    PanelEdit.solo(.fog).apply(to: &tuning)
    #expect(LayerName.allCases.filter { tuning.layers[$0].isVisible } == [.fog])
    PanelEdit.solo(.fog).apply(to: &tuning)
    #expect(tuning == Tuning())
  }

  @Test func unknownParametersChangeNothing() {
    var tuning = Tuning()
    for edit in [
      PanelEdit.live(-1, 5), .live(9999, 5), .cancel(9999, restoring: 1), .toggle(-4, true),
      .setLink(9999, true), .reset([-1, 9999]), .live(0, .nan),
    ] {
      edit.apply(to: &tuning)
    }
    #expect(tuning == Tuning())
  }
}
