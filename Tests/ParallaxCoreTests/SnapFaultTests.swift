import ParallaxCore
import Testing

/// Faults filed against snapping and resizing headers, whose answer is a property. Rotations, rows
/// deleted and growth below are with the changes under way, the linear tail with retargeting.
struct SnapFaultTests {
  @Test func aSnapStartsNoOther() {
    // Even where the still release of the open rest would close: rest inset 150 puts it at −30.
    for restInset in [43.0, 150, 179, -40] {
      for closedRest in [-1.0, 0, -60] {
        var tuning = Tuning()
        tuning.header.restInsetLinked = false
        tuning.header.restInset = restInset
        tuning.snap.closedRest = closedRest
        for offset in stride(from: -220.0, through: 0, by: 23) {
          var simulation = Simulation(.pinnedHeader, at: offset, tuning: tuning)
          simulation.settle()
          let rested = simulation
          simulation.step(frames: 200)
          #expect(simulation.scrollView == rested.scrollView)
          // A finger that only rests on it, and a drag of nothing, leave it there.
          simulation.touchBegan(at: 0, y: 100)
          simulation.touchEnded(at: 0.5)
          simulation.settle()
          #expect(simulation.scrollView.contentOffset == rested.scrollView.contentOffset)
        }
      }
    }
  }

  @Test func everyReleaseBetweenTheRestsEndsOnOne() {
    for rows in [0, 6, 300] {
      var tuning = Tuning()
      tuning.list.rows = rows
      for way in stride(from: -170.0, through: 40, by: 7) {
        for hold in [0.0, 0.01, 0.3] {
          for velocity in [0.0, 0.2, -0.2, 0.5, -0.5] {
            var simulation = Simulation(preset: .pinnedHeader, tuning: tuning)
            let time = simulation.drag(
              by: Array(repeating: way / 8, count: 8)
                + Array(repeating: -velocity * 1000 / 60, count: 4))
            simulation.touchEnded(at: time + hold)
            simulation.settle()
            let offset = simulation.scrollView.contentOffset
            #expect(simulation.rest != nil || offset > 0, "\(rows) \(way) \(hold) \(velocity)")
          }
        }
      }
    }
  }

  @Test func shortAndLongListsSnapToTheSameSide() {
    for way in stride(from: -160.0, through: 0, by: 7) {
      let rests = [0, 1, 6, 20, 300].map { rows in
        var tuning = Tuning()
        tuning.list.rows = rows
        var simulation = Simulation(preset: .pinnedHeader, tuning: tuning)
        let time = simulation.drag(by: Array(repeating: way / 16, count: 16))
        simulation.touchEnded(at: time + 0.5)
        simulation.settle()
        return simulation.rest
      }
      // Only content beyond closed, which short lists cannot reach, is on no rest.
      let known = Set(rests.compactMap { $0 })
      #expect(known.count == 1, "\(way): \(rests)")
    }
  }

  @Test func thePictureDependsOnTheOffsetNotOnTheWayThere() {
    for preset in Preset.allCases {
      for offset in [-137.0, -80, -1, 0, 75, 300] {
        var there = Simulation(preset, at: offset)
        var back = Simulation(preset, at: 894)
        back.flick(velocity: -9)
        back.step(frames: 7)
        back.scroll(to: offset, animated: false)
        #expect(back.visibleHeaderHeight == there.visibleHeaderHeight)
        #expect(back.pathImageY == there.pathImageY)
        #expect(back.indicator == there.indicator)
        for layer in LayerName.allCases { #expect(back.layerY(layer) == there.layerY(layer)) }
        there.settle()
        back.settle()
        #expect(back.scrollView.contentOffset == there.scrollView.contentOffset)
      }
    }
  }

  @Test func aHeaderOfAnotherHeightKeepsTheListWhereItIsAndRestsOnItsInset() {
    for height in [80.0, 260, 500] {
      var scrolled = Simulation(.pinnedHeader, at: 400)
      scrolled.edit { $0.header.height = height }
      #expect(scrolled.scrollView.contentOffset == 400)
      var resting = Simulation(preset: .pinnedHeader)
      resting.edit { $0.header.height = height }
      #expect(resting.scrollView.contentOffset == -resting.scrollView.contentInset.top)
      #expect(resting.isAtRest)
    }
  }

  @Test func theFirstFrameIsAtTheInsetWithoutANegativeZero() {
    for preset in Preset.allCases {
      for parameter in Parameter.all {
        for value in [parameter.range.lowerBound, parameter.range.upperBound] {
          var tuning = Tuning()
          parameter.set(value, in: &tuning)
          if parameter.name == "list.rows" { tuning.list.rows = min(tuning.list.rows, 1000) }
          let simulation = Simulation(preset: preset, tuning: tuning)
          let view = simulation.scrollView
          #expect(view.contentOffset == view.range.lowerBound)
          let shown = [
            view.contentOffset, view.velocity, view.momentum, view.range.lowerBound,
            view.range.upperBound, simulation.visibleHeaderHeight, simulation.indicator.y,
            simulation.indicator.height, simulation.indicatorInsets.top, simulation.pathImageY,
            simulation.layerY(.fog), simulation.screenY(ofContent: 0),
          ]
          #expect(!shown.contains { $0 == 0 && $0.sign == .minus }, "\(parameter.name) \(shown)")
        }
      }
    }
  }

  @Test func theBounceAtTheBottomDoesNotOpenTheHeader() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset, at: 850)
      simulation.flick(velocity: 6)
      // The bar that comes back with the way has gone a part of it when the edge is reached.
      var hidden = simulation.visibleHeaderHeight
      for _ in 0..<300 where !simulation.isAtRest {
        let wasOverscrolled = simulation.scrollView.isOverscrolled
        simulation.step()
        switch preset.table {
        case .pinned: #expect(simulation.visibleHeaderHeight == 44)
        case .tableHeader: #expect(simulation.visibleHeaderHeight == 0)
        case .bar where preset == .quickReturn:
          if wasOverscrolled { #expect(simulation.visibleHeaderHeight == hidden) }
          hidden = simulation.visibleHeaderHeight
        case .bar: #expect(simulation.visibleHeaderHeight == 64)
        }
      }
      #expect(simulation.scrollView.contentOffset == simulation.scrollView.range.upperBound)
    }
  }

  @Test func theTopIsTheInsetNotZero() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset, at: 500)
      simulation.scrollToTop()
      simulation.settle()
      #expect(simulation.scrollView.contentOffset == -simulation.scrollView.contentInset.top)
    }
  }

  @Test func aSlidersSmallChangeIsASmallChangeOfThePicture() {
    for preset in [Preset.pathParallax, .combined, .layerCake] {
      for offset in [-137.0, -60, 0, 90, 800] {
        for parameter in Parameter.all {
          guard case .number = parameter.storage else { continue }
          let before = Simulation(preset, at: offset)
          var after = before
          let width = parameter.range.upperBound - parameter.range.lowerBound
          after.edit { parameter.set(parameter[$0] + width * 1e-6, in: &$0) }
          #expect(isClose(after.pathImageY, before.pathImageY, within: 0.02), "\(parameter.name)")
          for layer in LayerName.allCases {
            #expect(isClose(after.layerY(layer), before.layerY(layer), within: 0.02))
          }
        }
      }
    }
  }
}
