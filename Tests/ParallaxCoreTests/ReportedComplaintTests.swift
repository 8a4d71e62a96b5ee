import ParallaxCore
import Testing

/// What users of re-implementations complain of, each as a case. Resistance on the way back from an
/// overscroll and increments lost to rounding are with catching, flicks that compound with
/// retargeting, rows that come while overscrolled or above and a scroll to the top under a changing
/// inset with the changes under way.
struct ReportedComplaintTests {
  @Test func dragHoldAndLiftThrowsNothing() {
    for hold in [0.101, 0.2, 3] {
      var simulation = Simulation(.pathParallax, at: 300)
      let time = simulation.drag(by: Array(repeating: -40, count: 6))
      simulation.touchEnded(at: time + hold)
      #expect(simulation.scrollView.phase == .idle)
      #expect(simulation.isAtRest || simulation.scrollView.velocity != 0)
      let before = simulation.scrollView.contentOffset
      simulation.step(frames: 30)
      #expect(simulation.scrollView.contentOffset == before)
    }
    // 25 and 33 ms of stillness change nothing: so it was recorded.
    for hold in [0.0, 0.025, 0.033, 0.099] {
      var simulation = Simulation(.pathParallax, at: 300)
      let time = simulation.drag(by: Array(repeating: -40, count: 6))
      simulation.touchEnded(at: time + hold)
      #expect(isClose(simulation.scrollView.momentum, 2.4, within: 1e-9))
    }
  }

  @Test func aSlowFlickAfterFastOnesIsSlow() {
    var tuning = Tuning()
    tuning.list.rows = 5000
    var simulation = Simulation(.pathParallax, at: 300, tuning: tuning)
    for index in 0..<4 {
      simulation.flick(velocity: 6, at: Double(index))
      simulation.step(frames: 10)
    }
    simulation.flick(velocity: 0.4, at: 5)
    #expect(isClose(simulation.scrollView.momentum, 0.4, within: 1e-6))
    var alone = Simulation(.pathParallax, at: simulation.scrollView.contentOffset, tuning: tuning)
    alone.flick(velocity: 0.4)
    let start = simulation.scrollView.contentOffset
    simulation.settle()
    let aloneStart = alone.scrollView.contentOffset
    alone.settle()
    #expect(
      isClose(
        simulation.scrollView.contentOffset - start, alone.scrollView.contentOffset - aloneStart,
        within: 0.4))
  }

  @Test func aFlingThatStartsOutOfRangeHeadsInward() {
    for preset in [Preset.pathParallax, .pinnedHeader] {
      var simulation = Simulation(preset: preset)
      let start = simulation.scrollView.contentOffset
      let time = simulation.drag(by: Array(repeating: 40, count: 6) + [-25, -25, -25])
      simulation.touchEnded(at: time)
      #expect(simulation.scrollView.isOverscrolled)
      let offsets = simulation.offsetsUntilRest()
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
      #expect((offsets.last ?? 0) >= start)
      // What pushed inward is not lost at the edge.
      if preset == .pathParallax { #expect((offsets.last ?? 0) > 100) }
    }
  }

  @Test func theIndicatorKeepsItsLeastLengthOnLongLists() {
    for rows in [0, 1, 11, 12, 100, 10_000, 1_000_000] {
      var tuning = Tuning()
      tuning.list.rows = rows
      for preset in Preset.allCases {
        var simulation = Simulation(preset: preset, tuning: tuning)
        for offset in [-1e9, 0, 500, 1e9] {
          simulation.scroll(to: offset, animated: false)
          let indicator = simulation.indicator
          if indicator.height > 0 {
            #expect(indicator.height >= 36)
            #expect(indicator.y >= 3 - 1e-9)
            #expect(
              indicator.y + indicator.height
                <= simulation.scrollView.boundsHeight - 3 + 1e-9)
          }
        }
      }
    }
  }

  @Test func pastTheEndsTheIndicatorIsSevenPointsAtTheEnd() {
    for (offset, velocity) in [(0.0, -11.0), (884, 11)] {
      var simulation = Simulation(.pathParallax, at: offset)
      simulation.flick(velocity: velocity)
      simulation.step(frames: 14)
      #expect(simulation.scrollView.isOverscrolled)
      #expect(simulation.indicator.height >= 7)
      var far = simulation
      for _ in 0..<200 where !far.isAtRest {
        far.step()
        if far.scrollView.isOverscrolled {
          let end = far.indicator.y + far.indicator.height
          #expect(isClose(offset == 0 ? far.indicator.y : end, offset == 0 ? 3 : 841))
        }
      }
    }
  }

  @Test func anInsetThatChangesWhileScrollingDoesNotJump() {
    for change in [-40.0, 40, 120] {
      var simulation = Simulation(.pinnedHeader, at: 400)
      simulation.flick(velocity: -1.5)
      simulation.step(frames: 10)
      let before = simulation.scrollView.contentOffset
      let velocity = simulation.scrollView.velocity
      simulation.edit { $0.header.height += change }
      #expect(simulation.scrollView.contentOffset == before)
      simulation.step()
      #expect(isClose(simulation.scrollView.velocity, velocity, within: abs(velocity) * 0.1))
    }
  }

  @Test func catchThenFlickLeavesTheDecelerationAsItWas() {
    var tuning = Tuning()
    tuning.list.rows = 5000
    var caught = Simulation(.pinnedHeader, at: 5000, tuning: tuning)
    caught.flick(velocity: 3)
    caught.step(frames: 10)
    caught.flick(velocity: 2, at: 3)
    let first = caught.offsetsUntilRest()
    var plain = Simulation(.pinnedHeader, at: 5000, tuning: tuning)
    plain.flick(velocity: 2)
    let second = plain.offsetsUntilRest()
    #expect(abs(first.count - second.count) <= 1)
    for (a, b) in zip(first, second) {
      #expect(isClose(a - first[0], b - second[0], within: 0.4))
    }
  }

  @Test func twoHalvesOfAMotionAreTheWhole() {
    // Nothing is kept but the value itself.
    for preset in Preset.allCases {
      var whole = Simulation(preset, at: 200)
      whole.flick(velocity: -2.2)
      var copy = whole
      for _ in 0..<300 {
        whole.step()
        var other = copy
        other.step()
        copy = other
        #expect(copy == whole)
      }
    }
  }

  @Test func theSameCodeRunsAt120Hz() {
    var slow = Simulation(preset: .pathParallax)
    var fast = Simulation(preset: .pathParallax, frameDuration: 1000.0 / 120)
    for simulation in [0, 1] {
      let time = (1...6).map { Double($0) / 60 }
      func drag(_ state: inout Simulation) {
        state.scroll(to: 300, animated: false)
        state.touchBegan(at: 0, y: 600)
        for moment in time { state.touchMoved(at: moment, y: 600 - moment * 2000) }
        state.touchEnded(at: 0.105)
      }
      if simulation == 0 { drag(&slow) } else { drag(&fast) }
    }
    for _ in 0..<200 {
      slow.step()
      fast.step(frames: 2)
      #expect(isClose(slow.scrollView.contentOffset, fast.scrollView.contentOffset, within: 1))
    }
  }
}
