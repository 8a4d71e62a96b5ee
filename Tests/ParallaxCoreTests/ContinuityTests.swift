import ParallaxCore
import Testing

/// Motions that change into others, and what a change must carry along.
struct ContinuityTests {
  @Test func aFingerFeelsTheEdgesAsTheyAreNow() {
    var simulation = Simulation(.pathParallax, at: 300)
    let time = simulation.drag(by: [-20, -20])
    simulation.edit { $0.list.rows = 12 }
    let past = simulation.scrollView.contentOffset
    #expect(simulation.scrollView.isOverscrolled)
    simulation.touchMoved(at: time + 0.02, y: 260)
    let moved = simulation.scrollView.contentOffset - past
    #expect(moved > 10 && moved < 60)
    // And no more once there is content again: a point of the finger is a point.
    simulation.edit { $0.list.rows = 100 }
    let inside = simulation.scrollView.contentOffset
    simulation.touchMoved(at: time + 0.04, y: 160)
    #expect(isClose(simulation.scrollView.contentOffset, inside + 100, within: 0.34))
  }

  @Test func anEditOfSomethingElseLeavesAFarOutDragAsItIs() {
    var plain = Simulation(.pathParallax, at: 800)
    plain.edit { $0.list.rows = 2 }
    plain.touchBegan(at: 0, y: 400)
    var edited = plain
    for index in 1...40 {
      let y = 400 + 10 * Double(index)
      plain.touchMoved(at: Double(index) / 60, y: y)
      edited.edit { $0.overlay.ruler.toggle() }
      edited.touchMoved(at: Double(index) / 60, y: y)
      #expect(edited.scrollView == plain.scrollView)
    }
  }

  @Test func theRubberBandsSlopeIsItsDerivative() {
    for constant in [0.55, 0.715, 0.1] {
      for x in stride(from: 0.5, through: 3000, by: 130) {
        func offset(_ x: Double) -> Double {
          RubberBand.offset(forDistance: x, length: 844, constant: constant)
        }
        let slope = RubberBand.slope(atOffset: offset(x), length: 844, constant: constant)
        #expect(isClose(slope, (offset(x + 1e-4) - offset(x - 1e-4)) / 2e-4, within: 1e-6))
      }
    }
    #expect(RubberBand.slope(atOffset: 0, length: 844, constant: 0.55) == 1)
  }

  @Test func aScrollOutOfABounceStartsAsFastAsTheContentMoved() {
    for frames in 1...10 {
      var simulation = Simulation(.pathParallax, at: 1000)
      simulation.flick(velocity: 5)
      for _ in 0..<60 where simulation.scrollView.phase != .bouncing { simulation.step() }
      simulation.step(frames: frames)
      let velocity = simulation.scrollView.velocity
      simulation.scroll(to: .top, animated: true)
      simulation.step()
      // The spring pulls by ω²·x, here 0.012² · 1200 a millisecond: 3 pt/ms a frame at most.
      let change = simulation.scrollView.velocity - velocity
      #expect(change <= 0.01 && change > -3, "\(frames): \(change)")
    }
  }

  @Test func aTargetThatAShorterListTakesAwayIsNotGoneTo() {
    var simulation = Simulation(.pathParallax, at: 100)
    simulation.scroll(to: 1e9, animated: true)
    #expect(simulation.scrollView.phase == .animated(simulation.scrollView.range.upperBound))
    simulation.step(frames: 4)
    let before = simulation.scrollView.contentOffset
    simulation.edit { $0.list.rows = 18 }
    let upper = simulation.scrollView.range.upperBound
    #expect(upper > before)
    let offsets = simulation.offsetsUntilRest()
    #expect(offsets.allSatisfy { $0 <= upper })
    #expect(offsets.last == upper)
  }

  @Test func rowsPrependedOnTheWayToTheOpenHeaderDoNotTurnIt() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset, at: 500)
      simulation.scrollToTop()
      simulation.step(frames: 6)
      let before = simulation.scrollView
      simulation.prependRows(3)
      #expect(simulation.scrollView.contentOffset == before.contentOffset)
      #expect(simulation.scrollView.phase == before.phase)
      simulation.settle()
      #expect(simulation.rest == .open)
    }
  }

  @Test func rowsPrependedAreNoMotion() {
    var simulation = Simulation(.pathParallax, at: 300)
    simulation.flick(velocity: 1)
    simulation.step(frames: 3)
    var plain = simulation
    simulation.prependRows(7)
    simulation.step()
    plain.step()
    #expect(isClose(simulation.scrollView.velocity, plain.scrollView.velocity, within: 1e-9))
  }

  @Test func rowsPrependedStayWithAnotherTable() {
    var tuning = Tuning()
    tuning.list.heightVariation = 40
    var simulation = Simulation(preset: .pinnedHeader, tuning: tuning)
    let first = simulation.list.bottom(ofRow: 0)
    simulation.prependRows(4)
    for preset in [Preset.pathParallax, .combined] {
      simulation.setPreset(preset)
      #expect(simulation.list.firstNumber == -4)
      #expect(simulation.list.count == 28)
      let row = simulation.list.bottom(ofRow: 4) - simulation.list.top(ofRow: 4)
      #expect(isClose(row, first))
    }
  }

  @Test func theIndicatorIsCompressedToSevenPoints() {
    for velocity in [-11.0, 11] {
      var simulation = Simulation(.pathParallax, at: velocity < 0 ? 100 : 900)
      simulation.flick(velocity: velocity)
      var least = Double.infinity
      for _ in 0..<200 where !simulation.isAtRest {
        simulation.step()
        least = min(least, simulation.indicator.height)
      }
      #expect(least == 7)
    }
  }
}
