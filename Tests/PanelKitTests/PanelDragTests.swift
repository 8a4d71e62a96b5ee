import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct PanelDragTests {
  @Test func aPressSetsTheValueInTheSameUpdate() throws {
    var bench = Bench()
    let index = try bench.index("header.height")
    let place = try bench.onTrack("header.height", 0.5)
    bench.send(.press(place, clicks: 1))
    #expect(bench.edits == [.begin(index), .live(index, 300)])
    #expect(bench.panel.capturesPointer)
    #expect(bench.panel.cursor == .resizeHorizontal)
  }

  @Test func aDragIsTrackedOutsideAndCommitsOnce() throws {
    var bench = Bench()
    let start = try bench.onTrack("header.height", 0.5)
    var all: [PanelEdit] = []
    bench.send(.press(start, clicks: 1))
    all += bench.edits
    for step in 0..<20 {
      bench.send(.pointer(Point(x: start.x - Double(step) * 40, y: 5000)))
      all += bench.edits
    }
    #expect(try bench.value("header.height") == 0)
    bench.send(.pointer(nil))
    bench.send(.release(Point(x: -900, y: 5000)))
    all += bench.edits
    #expect(all.begins == 1)
    #expect(all.commits == 1)
    #expect(all.cancels == 0)
    #expect(!bench.panel.capturesPointer)
  }

  @Test func pressAndReleaseInOneUpdateBothCount() throws {
    var bench = Bench()
    let index = try bench.index("header.height")
    bench.click(try bench.onTrack("header.height", 0.5))
    #expect(bench.edits == [.begin(index), .live(index, 300), .commit(index)])
  }

  @Test func escapeRestoresTheValueBeforeThePress() throws {
    var bench = Bench()
    bench.context.tuning.header.height = 211.5
    bench.send(.press(try bench.onTrack("header.height", 0.8), clicks: 1))
    #expect(try bench.value("header.height") == 480)
    bench.send(.key(.escape))
    #expect(try bench.value("header.height") == 211.5)
    #expect(bench.edits.cancels == 1)
    bench.send(.release(.zero))
    #expect(bench.edits.isEmpty)
  }

  @Test func shiftInTheMiddleOfADragNeverJumps() throws {
    var bench = Bench()
    let start = try bench.onTrack("header.height", 0.5)
    bench.send(.press(start, clicks: 1), .pointer(Point(x: start.x + 30, y: start.y)))
    let before = try bench.value("header.height")
    bench.send(.modifiers(.shift))
    bench.send(.pointer(Point(x: start.x + 30, y: start.y)))
    #expect(try bench.value("header.height") == before)
    bench.send(.pointer(Point(x: start.x + 60, y: start.y)))
    let fine = try bench.value("header.height")
    #expect(fine > before && fine < before + 20)
    bench.send(.modifiers([]), .pointer(Point(x: start.x + 60, y: start.y)))
    #expect(try bench.value("header.height") == fine)
  }

  @Test func aPressOutsideDoesNothing() {
    var bench = Bench()
    bench.handle(.press(Point(x: 500, y: 300), clicks: 1))
    #expect(!bench.isUsed)
    bench.handle(.release(Point(x: 500, y: 300)))
    #expect(bench.edits.isEmpty)
    bench.click(Point(x: 1005, y: 1990))
    #expect(bench.edits.isEmpty)
  }

  @Test func aDoubleClickOnTheTrackResets() throws {
    var bench = Bench()
    let place = try bench.onTrack("header.height", 0.9)
    bench.click(place)
    #expect(try bench.value("header.height") != 180)
    bench.click(place, clicks: 2)
    #expect(bench.edits == [.reset([try bench.index("header.height")])])
    #expect(try bench.value("header.height") == 180)
  }

  @Test func theDotResets() throws {
    var bench = Bench()
    bench.context.tuning.header.height = 300
    bench.context.tuning.layers.sun.base = 20
    bench.context.tuning.layers.sun.multiplier = 1
    bench.send()
    bench.click(Point(x: 1008, y: try bench.rect(.slider(try bench.index("header.height"))).midY))
    #expect(try bench.value("header.height") == 180)
    let sun = try bench.index("layers.sun.multiplier")
    bench.click(Point(x: 1008, y: try bench.rect(.slider(sun)).midY))
    #expect(bench.edits == [.reset([sun, try bench.index("layers.sun.base")])])
    #expect(bench.context.tuning == Tuning())
  }

  @Test func aLostWindowCommitsWhereItStands() throws {
    var bench = Bench()
    bench.send(.press(try bench.onTrack("header.height", 0.5), clicks: 1), .modifiers(.shift))
    bench.send(.interrupted)
    #expect(bench.edits.commits == 1)
    #expect(try bench.value("header.height") == 300)
  }

  @Test func aPressWithoutAReleaseBeforeItEndsTheFirst() throws {
    var bench = Bench()
    let place = try bench.onTrack("header.height", 0.5)
    bench.send(.press(place, clicks: 1), .press(place, clicks: 1))
    #expect(bench.edits.begins == 2)
    #expect(bench.edits.commits == 1)
  }

  @Test func keysDoNothingElseDuringADrag() throws {
    var bench = Bench()
    bench.send(.press(try bench.onTrack("header.height", 0.5), clicks: 1))
    for key in PanelKey.allCases where key != .escape {
      bench.handle(.key(key))
      #expect(bench.edits.isEmpty)
      #expect(bench.isUsed)
    }
  }

  @Test func theRowCountReachesItsEnds() throws {
    var bench = Bench()
    bench.click(Point(x: 1100, y: try bench.rect(bench.section(.list)).midY))
    bench.wait(1)
    bench.click(try bench.onTrack("list.rows", 1))
    #expect(bench.context.tuning.list.rows == 1_000_000)
    bench.click(try bench.onTrack("list.rows", 0))
    #expect(bench.context.tuning.list.rows == 0)
  }
}
