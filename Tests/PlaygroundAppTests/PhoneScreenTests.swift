import Drawing
import ParallaxCore
import Testing

@testable import PlaygroundApp

/// What is on the phone's screen, as text.
@Suite struct PhoneScreenTests {
  private func text(_ simulation: Simulation) -> String {
    var list = DrawList()
    PhoneScreen.draw(simulation, to: &list)
    return list.description
  }

  /// Several pictures as one text, each under its name.
  private func text(_ parts: [(name: String, simulation: Simulation)]) -> String {
    parts.map { "# \($0.name)\n" + text($0.simulation) }.joined(separator: "\n\n")
  }

  private func tuning(_ change: (inout Tuning) -> Void) -> Tuning {
    var tuning = Tuning()
    change(&tuning)
    return tuning
  }

  @Test(arguments: Preset.allCases)
  func everyPresetInFourPlaces(preset: Preset) throws {
    try Golden.check(
      text(Scene.allCases.map { ($0.rawValue, $0.simulation(preset)) }), "\(preset.rawValue).txt")
  }

  @Test func sectionsWithStickyHeaders() throws {
    let tuning = tuning { $0.list.sections = 4 }
    var far = Simulation(tuning: tuning)
    far.scroll(to: 430, animated: false)
    try Golden.check(
      text([
        ("rest", Scene.rest.simulation(.pinnedHeader, tuning)),
        ("one header pushes the other", far),
      ]), "sections.txt")
  }

  @Test func pullToRefresh() throws {
    let tuning = tuning { $0.refresh.isEnabled = true }
    var pulled = Simulation(tuning: tuning)
    pulled.touchBegan(at: 0, y: 300)
    pulled.touchMoved(at: 0.1, y: 390)
    var refreshing = pulled
    refreshing.touchMoved(at: 0.2, y: 600)
    refreshing.touchEnded(at: 0.21)
    refreshing.step(frames: 20)
    #expect(refreshing.isRefreshing)
    try Golden.check(
      text([("pulled a part of the way", pulled), ("refreshing", refreshing)]), "refresh.txt")
  }

  @Test func rowsOfDifferentHeights() throws {
    let tuning = tuning {
      $0.list.heightVariation = 60
      $0.list.rowHeight = 40
      $0.list.rows = 7
    }
    try Golden.check(text(Scene.rest.simulation(.combined, tuning)), "varying-heights.txt")
  }

  @Test func noRowsAndOneRow() throws {
    let none = tuning { $0.list.rows = 0 }
    let one = tuning { $0.list.rows = 1 }
    try Golden.check(
      text([
        ("no rows", Scene.rest.simulation(.pinnedHeader, none)),
        ("no rows, closed", Scene.closed.simulation(.pinnedHeader, none)),
        ("one row", Scene.rest.simulation(.pathParallax, one)),
      ]), "few-rows.txt")
  }

  @Test func wherePicturesHaveRunOut() throws {
    let short = tuning { $0.header.height = 120 }
    let low = tuning { $0.path.imageBaseOffset = 20 }
    let hidden = tuning { tuning in
      for name in LayerName.allCases { tuning.layers[name].isVisible = false }
    }
    try Golden.check(
      text([
        ("a static header, pulled", Scene.overscrolled.simulation(.pinnedHeader, short)),
        ("a picture below the top", Scene.rest.simulation(.pathParallax, low)),
        ("no layer", Scene.rest.simulation(.layerCake, hidden)),
      ]), "gaps.txt")
  }

  @Test func rowsAboveTheFirstHaveTheirMomentsToo() {
    #expect(Moment.row(0).title == Moment.all[0].title)
    #expect(Moment.row(-1).title == Moment.all[15].title)
    #expect(Moment.row(-16).title == Moment.all[0].title)
    #expect(Moment.row(35).title == Moment.all[3].title)
  }

  @Test func timesGrowOlder() {
    func time(_ row: Int) -> String {
      var list = DrawList()
      Moment.appendTime(of: row, at: .zero, style: .caption, to: &list)
      return String(decoding: list.utf8, as: UTF8.self)
    }
    #expect(
      [-3, 0, 1, 2, 3, 25, 26, 49, 50].map(time) == [
        "now", "now", "12m", "38m", "1h", "23h", "1d", "1d", "2d",
      ])
  }
}
