import ParallaxCore
import Testing

/// A finger that takes hold of content, in every phase.
struct CatchAndDragTests {
  /// Simulations in each of the phases a finger can catch.
  private static let moving: [(String, Simulation)] = {
    var fling = Simulation(.pathParallax, at: 300)
    fling.flick(velocity: 3)
    fling.step(frames: 5)
    var top = Simulation(.pathParallax, at: 60)
    top.flick(velocity: -4)
    top.step(frames: 14)
    var bottom = Simulation(.pathParallax, at: 1000)
    bottom.flick(velocity: 5)
    bottom.step(frames: 12)
    var retargeted = Simulation(preset: .pinnedHeader)
    let held = retargeted.drag(by: [-15, -15, -15, -15])
    retargeted.touchEnded(at: held + 0.3)
    retargeted.step(frames: 4)
    var animated = Simulation(.pathParallax, at: 600)
    animated.scrollToTop()
    animated.step(frames: 6)
    return [
      ("decelerating", fling), ("bouncing at the top", top), ("bouncing at the bottom", bottom),
      ("retargeted", retargeted), ("animated", animated),
    ]
  }()

  @Test func everyPhaseIsReallyReached() {
    let phases = Self.moving.map(\.1.scrollView.phase)
    #expect(phases[0] == .decelerating)
    #expect(phases[1] == .bouncing && phases[2] == .bouncing)
    #expect(phases[3] == .retargeted(-1))
    #expect(phases[4] == .animated(0))
    #expect(Self.moving[1].1.scrollView.contentOffset < -20)
    #expect(Self.moving[2].1.scrollView.isOverscrolled)
  }

  @Test func aCatchStopsAtOnceAndDoesNotJump() {
    for (name, start) in Self.moving {
      var simulation = start
      let before = simulation.scrollView.contentOffset
      simulation.touchBegan(at: 10, y: 300)
      #expect(simulation.scrollView.isCaught, "\(name)")
      #expect(simulation.scrollView.phase == .dragging, "\(name)")
      let caught = simulation.scrollView.contentOffset
      #expect(isClose(caught, before, within: 0.5 / 3 + 1e-9), "\(name)")
      #expect(isClose((caught * 3).rounded(), caught * 3), "\(name)")
      simulation.step()
      #expect(simulation.scrollView.contentOffset == caught, "\(name)")
      // A move of nothing changes nothing; a point moves it by no more than a point and a pixel.
      simulation.touchMoved(at: 10.01, y: 300)
      #expect(simulation.scrollView.contentOffset == caught, "\(name)")
      simulation.touchMoved(at: 10.02, y: 301)
      let moved = caught - simulation.scrollView.contentOffset
      #expect(moved > 0 && moved <= 1 + 1e-9, "\(name): \(moved)")
    }
  }

  @Test func theTapThatStopsAMotionEndsOnARestAndCatchesNothingMore() {
    for (name, start) in Self.moving {
      var simulation = start
      simulation.touchBegan(at: 10, y: 300)
      simulation.touchEnded(at: 10.05)
      simulation.settle()
      #expect(simulation.isAtRest, "\(name)")
      #expect(!simulation.scrollView.isOverscrolled, "\(name)")
      simulation.touchBegan(at: 11, y: 300)
      #expect(!simulation.scrollView.isCaught, "\(name)")
    }
  }

  @Test func resistanceHoldsOnTheWayBackFromAnOverscroll() {
    var simulation = Simulation(preset: .pathParallax)
    simulation.drag(by: Array(repeating: 20, count: 10) + Array(repeating: -20, count: 10))
    // Out by 190 of 200, and back by the same way: the slop is all that is left over.
    #expect(isClose(simulation.scrollView.contentOffset, 10, within: 1e-6))
    var out: [Double] = []
    var back: [Double] = []
    simulation = Simulation(preset: .pathParallax)
    simulation.touchBegan(at: 0, y: 0)
    for y in stride(from: 10.0, through: 300, by: 10) {
      simulation.touchMoved(at: y / 1000, y: y)
      out.append(simulation.scrollView.contentOffset)
    }
    for y in stride(from: 300.0, through: 10, by: -10) {
      simulation.touchMoved(at: 1 - y / 1000, y: y)
      back.append(simulation.scrollView.contentOffset)
    }
    #expect(out == back.reversed())
  }

  @Test func slowDragsLoseNothingToRounding() {
    for preset in [Preset.pathParallax, .pinnedHeader] {
      for start in [300.0, preset == .pathParallax ? 0 : -137] {
        var plain = Simulation(preset, at: start)
        var edited = plain
        for index in 0...600 {
          let time = Double(index) / 60
          let y = 300 + 0.1 * Double(index)
          if index == 0 {
            plain.touchBegan(at: time, y: y)
            edited.touchBegan(at: time, y: y)
            continue
          }
          plain.touchMoved(at: time, y: y)
          edited.touchMoved(at: time, y: y)
          // Edits that change how the finger is followed, and change it back.
          edited.edit { $0.scroll.rubberBand = index % 2 == 0 ? 0.55 : 0.4 }
          edited.edit { $0.device.height = index % 3 == 0 ? 844 : 700 }
          edited.edit { $0.list.rows = 24 + index % 2 }
        }
        let way = start - plain.scrollView.contentOffset
        #expect(start < 100 ? way > 20 : isClose(way, 50, within: 0.34))
        edited.edit { $0.scroll.rubberBand = 0.55 }
        #expect(
          abs(edited.scrollView.contentOffset - plain.scrollView.contentOffset) < 8,
          "\(preset) \(start)")
        if start > 100 {
          #expect(edited.scrollView.contentOffset == plain.scrollView.contentOffset)
        }
      }
    }
  }

  @Test func anEditDuringADragKeepsTheContentUnderTheFinger() {
    for change in changes {
      for way in [[-30.0, -30, -30], [30.0, 30, 30, 30, 30]] {
        var simulation = Simulation(preset: .pinnedHeader)
        let time = simulation.drag(by: way)
        let y = 400 + way.reduce(0, +)
        let before = simulation.scrollView.contentOffset
        simulation.edit(change)
        #expect(simulation.scrollView.contentOffset == before)
        simulation.step(frames: 3)
        #expect(simulation.scrollView.contentOffset == before)
        simulation.touchMoved(at: time + 0.1, y: y)
        #expect(isClose(simulation.scrollView.contentOffset, before, within: 0.34))
        simulation.touchMoved(at: time + 0.2, y: y - 1)
        #expect(isClose(simulation.scrollView.contentOffset, before, within: 1.34))
      }
    }
  }

  private var changes: [(inout Tuning) -> Void] {
    [
      { $0.header.height = 260 }, { $0.header.height = 100 }, { $0.header.y = -60 },
      { $0.header.uncoveredHeight = 120 }, { $0.list.rows = 0 }, { $0.list.rows = 500 },
      { $0.device.height = 390 }, { $0.scroll.rubberBand = 0.1 }, { $0.list.rowHeight = 30 },
      { $0.scroll.panSlop = 30 }, { $0.snap.closedRest = -50 }, { $0.device.scale = 1 },
    ]
  }

  @Test func contentLeftFarOutCanBeTakenHoldOf() {
    // Only an edit brings content that far out; a finger moves it from there without a jump.
    var simulation = Simulation(.pathParallax, at: 5000, tuning: rows(200))
    simulation.edit { $0.list.rows = 3 }
    simulation.touchBegan(at: 0, y: 400)
    #expect(simulation.scrollView.contentOffset == 5000)
    simulation.touchMoved(at: 0.1, y: 404)
    let moved = 5000 - simulation.scrollView.contentOffset
    #expect(moved > 0 && moved < 1)
    simulation.touchMoved(at: 0.2, y: 500)
    #expect(simulation.scrollView.contentOffset < 4990)
    simulation.touchEnded(at: 1)
    simulation.settle()
    #expect(simulation.isAtRest)
    #expect(simulation.scrollView.contentOffset == 0)
  }

  private func rows(_ count: Int) -> Tuning {
    var tuning = Tuning()
    tuning.list.rows = count
    return tuning
  }

  @Test func aFingerThatIsNowhereChangesNothing() {
    var simulation = Simulation(.pathParallax, at: 300)
    let before = simulation
    for y in [Double.nan, .infinity, -.infinity, 1e300] {
      simulation.touchBegan(at: 0, y: y)
      #expect(simulation == before)
    }
    simulation.touchBegan(at: .nan, y: 100)
    #expect(simulation == before)
    simulation.touchBegan(at: 0, y: 100)
    for y in [Double.nan, .infinity, 1e300] { simulation.touchMoved(at: 0.1, y: y) }
    simulation.touchMoved(at: .infinity, y: 150)
    simulation.touchEnded(at: .nan)
    #expect(simulation.scrollView.contentOffset == 300)
  }

  @Test func movesInNextToNoTimeGiveNoSpeedWithoutBounds() {
    var simulation = Simulation(.pathParallax, at: 800)
    simulation.touchBegan(at: 0, y: 400)
    for index in 1...20 {
      simulation.touchMoved(at: Double(index) * 1e-12, y: 400 - Double(index) * 10)
    }
    simulation.touchMoved(at: 0.05, y: 150)
    simulation.touchEnded(at: 0.05)
    #expect(simulation.scrollView.momentum <= 5.01)
  }
}
