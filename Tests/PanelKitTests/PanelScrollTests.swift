import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelScrollTests {
  @Test func theWheelScrollsAndNeverEditsUnfocused() throws {
    var bench = Bench(height: 500)
    let slider = try bench.onTrack("header.height", 0.5)
    bench.send(.pointer(slider), .wheel(1), .wheel(1))
    #expect(bench.panel.scroll == 144)
    #expect(bench.edits.isEmpty)
    bench.send(.wheel(-50))
    #expect(bench.panel.scroll == 0)
    bench.click(slider)
    bench.send(.wheel(1))
    #expect(bench.edits.isEmpty)
    #expect(bench.panel.scroll == 72)
  }

  @Test func theWheelStepsAFocusedSliderUnderThePointer() throws {
    var bench = Bench(height: 500)
    let index = try bench.index("header.height")
    bench.panel.focus = .slider(index)
    bench.panel.showsFocus = true
    bench.send(.pointer(try bench.onTrack("header.height", 0.5)), .wheel(-1))
    #expect(try bench.value("header.height") == 181)
    bench.send(.modifiers(.shift), .wheel(1))
    #expect(try bench.value("header.height") == 171)
    bench.send(.pointer(try bench.onTrack("header.y", 0.5)), .wheel(1))
    #expect(bench.edits.isEmpty)
  }

  @Test func theWheelOutsideIsNotThePanels() {
    var bench = Bench(height: 500)
    bench.send(.pointer(Point(x: 10, y: 10)))
    bench.handle(.wheel(1))
    #expect(!bench.isUsed)
    bench.send(.pointer(nil))
    bench.handle(.wheel(1))
    #expect(!bench.isUsed)
    bench.handle(.wheel(.nan))
    #expect(!bench.isUsed)
  }

  @Test func theScrollbarDragsToBothEnds() {
    var bench = Bench(height: 500)
    let thumb = bench.panel.scrollThumb
    let grip = Point(x: thumb.midX, y: thumb.midY)
    bench.send(.press(grip, clicks: 1), .pointer(Point(x: 0, y: 5000)))
    #expect(bench.panel.scroll == bench.panel.maximumScroll)
    bench.send(.pointer(Point(x: 0, y: -5000)), .release(.zero))
    #expect(bench.panel.scroll == 0)
    #expect(!bench.panel.capturesPointer)
  }

  @Test(arguments: [320.0, 360, 400, 480])
  func theScrollbarIsNeverOverAField(_ width: Double) {
    let bench = Bench(width: width, height: 500)
    let columns = bench.panel.columns
    #expect(bench.panel.scrollbarZone.x - 1000 >= columns.field.maxX)
    #expect(bench.panel.scrollThumb.x - 2 - 1000 >= columns.field.maxX)
    #expect(columns.base.maxX <= columns.field.maxX)
  }

  @Test func placesWithoutNumbersAreNoPlaces() {
    var bench = Bench(height: 500)
    let thumb = bench.panel.scrollThumb
    bench.send(
      .press(Point(x: thumb.midX, y: thumb.midY), clicks: 1), .pointer(Point(x: 0, y: .nan)),
      .release(Point(x: .infinity, y: .nan)), .press(Point(x: .nan, y: 0), clicks: 1))
    #expect(bench.panel.scroll == 0)
    #expect(!bench.panel.capturesPointer)
  }

  @Test func aClosedSectionPullsTheScrollBack() {
    var bench = Bench(height: 500)
    bench.send(.pointer(Point(x: 1100, y: 300)), .wheel(100))
    let bottom = bench.panel.scroll
    for section in bench.panel.isOpen.indices { bench.panel.isOpen[section] = false }
    bench.send()
    #expect(bench.panel.scroll < bottom)
    #expect(bench.panel.scroll == bench.panel.maximumScroll)
  }
}
