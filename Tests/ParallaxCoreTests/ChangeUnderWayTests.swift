import ParallaxCore
import Testing

/// Changes while the list rests or moves: rotations, rows, heights, presets.
struct ChangeUnderWayTests {
  private let portrait = Size(width: 390, height: 844)
  private let landscape = Size(width: 844, height: 390)

  /// Content at rest, dragged, thrown, bouncing and on its way to a rest.
  private func moments(_ preset: Preset) -> [Simulation] {
    var dragged = Simulation(preset, at: 300)
    dragged.drag(by: [-20, -20, -20])
    var thrown = Simulation(preset, at: 300)
    thrown.flick(velocity: 2)
    thrown.step(frames: 4)
    var bouncing = Simulation(preset, at: 100)
    bouncing.flick(velocity: -6)
    for _ in 0..<60 where bouncing.scrollView.phase != .bouncing { bouncing.step() }
    bouncing.step(frames: 2)
    var eased = Simulation(preset, at: 300)
    eased.scrollToTop()
    eased.step(frames: 5)
    return [
      Simulation(preset: preset), Simulation(preset, at: 400), dragged, thrown, bouncing, eased,
    ]
  }

  @Test func rotatingThereAndBackGivesTheIdenticalState() {
    for preset in Preset.allCases {
      for (index, start) in moments(preset).enumerated() {
        var simulation = start
        simulation.apply(TimedInput(at: 1, .bounds(landscape)))
        #expect(simulation.tuning.device.height == 390)
        #expect(simulation != start)
        simulation.apply(TimedInput(at: 1, .bounds(portrait)))
        #expect(simulation == start, "\(preset) \(index)")
      }
    }
  }

  @Test func rotatingTwiceAtRestWithFramesBetweenLeavesNothingOver() {
    for preset in Preset.allCases {
      for offset in [-137.0, 0, 400, 884] {
        var simulation = Simulation(preset, at: offset)
        simulation.settle()
        let start = simulation
        for size in [landscape, portrait, landscape, portrait] {
          simulation.apply(TimedInput(at: 1, .bounds(size)))
          simulation.settle()
          simulation.step(frames: 10)
        }
        #expect(simulation.scrollView == start.scrollView)
        #expect(simulation.indicator == start.indicator)
      }
    }
  }

  @Test func aSmallerScreenAtTheBottomComesBackThroughTheBounce() {
    var simulation = Simulation(.pathParallax, at: 1e9)
    let bottom = simulation.scrollView.range.upperBound
    simulation.edit { $0.device.height = 1200 }
    #expect(simulation.scrollView.contentOffset == bottom)
    #expect(simulation.scrollView.isOverscrolled)
    let offsets = simulation.offsetsUntilRest()
    #expect(offsets.last == simulation.scrollView.range.upperBound)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func rowsDeletedComeBackThroughTheBounceAndTheHeaderStaysRight() {
    for preset in Preset.allCases {
      for count in [0, 1, 3, 11] {
        var simulation = Simulation(preset, at: 800)
        simulation.apply(TimedInput(at: 0, .rows(count)))
        #expect(simulation.scrollView.contentOffset == 800)
        let offsets = simulation.offsetsUntilRest()
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(!simulation.scrollView.isOverscrolled)
        if preset.hasPinnedTable { #expect(simulation.rest == .closed) }
        #expect(
          simulation.scrollView.contentInset == simulation.tableGeometry.contentInset)
      }
    }
  }

  @Test func rowsAddedWhileOverscrolledGoOnAsFastAsTheyMoved() {
    for frames in 1...12 {
      var simulation = Simulation(.pathParallax, at: 1000)
      simulation.flick(velocity: 5)
      for _ in 0..<60 where simulation.scrollView.phase != .bouncing { simulation.step() }
      simulation.step(frames: frames)
      #expect(simulation.scrollView.isOverscrolled)
      let velocity = simulation.scrollView.velocity
      simulation.edit { $0.list.rows = 200 }
      simulation.step()
      #expect(
        isClose(simulation.scrollView.velocity, velocity, within: 0.05 * abs(velocity) + 0.01))
      simulation.settle()
      #expect(!simulation.scrollView.isOverscrolled)
    }
  }

  @Test func growthBelowMovesNothing() {
    for preset in Preset.allCases {
      for start in moments(preset) where !start.scrollView.isOverscrolled {
        var grown = start
        grown.edit { $0.list.rows += 100 }
        #expect(grown.visibleHeaderHeight == start.visibleHeaderHeight)
        #expect(grown.scrollView.contentOffset == start.scrollView.contentOffset)
        #expect(grown.scrollView.phase == start.scrollView.phase)
      }
    }
  }

  @Test func rowsPrependedLeaveTheVisibleRowInPlace() {
    for preset in Preset.allCases {
      for variation in [0.0, 40] {
        for sections in [0, 4] {
          for (index, start) in moments(preset).enumerated() where index > 0 {
            var plain = start
            plain.edit {
              $0.list.heightVariation = variation
              $0.list.sections = sections
              $0.list.rows = 60
            }
            // What rests at the top or eases there stays with the header instead.
            guard plain.rest != .open else { continue }
            var longer = plain
            longer.prependRows(3)
            let top = plain.scrollView.contentOffset - plain.tableGeometry.rowsY
            let row = plain.list.rows(from: top, to: top + 400).first ?? 0
            func screenY(_ simulation: Simulation, _ row: Int) -> Double {
              simulation.screenY(
                ofContent: simulation.tableGeometry.rowsY + simulation.list.top(ofRow: row))
            }
            #expect(isClose(screenY(longer, row + 3), screenY(plain, row)), "\(preset) \(index)")
            #expect(longer.list.firstNumber == -3)
            #expect(longer.scrollView.velocity == plain.scrollView.velocity)
            // And in the frames after it, away from the edges, they move as one.
            guard !plain.scrollView.isOverscrolled else { continue }
            for _ in 0..<5 {
              plain.step()
              longer.step()
              #expect(isClose(screenY(longer, row + 3), screenY(plain, row)), "\(preset) \(index)")
            }
          }
        }
      }
    }
  }

  @Test func rowsPrependedUnderAFingerStayUnderIt() {
    var simulation = Simulation(.pathParallax, at: 300)
    let time = simulation.drag(by: [-20, -20])
    let before = simulation.scrollView.contentOffset
    simulation.prependRows(2)
    #expect(simulation.scrollView.contentOffset == before + 144)
    simulation.touchMoved(at: time + 0.02, y: 355)
    #expect(isClose(simulation.scrollView.contentOffset, before + 144 + 5))
  }

  @Test func rowsPrependedAtTheOpenHeaderPushTheOthersDown() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset: preset)
      let before = simulation.scrollView.contentOffset
      simulation.prependRows(5)
      #expect(simulation.scrollView.contentOffset == before)
      #expect(simulation.isAtRest)
      #expect(simulation.rest == .open)
    }
  }

  @Test func rowsPrependedToAShortListDoNotThrowItOut() {
    var tuning = Tuning()
    tuning.list.rows = 2
    for preset in Preset.allCases {
      var simulation = Simulation(preset: preset, tuning: tuning)
      simulation.scroll(to: .rest(.closed), animated: false)
      simulation.prependRows(1)
      #expect(!simulation.scrollView.isOverscrolled)
      simulation.settle()
      #expect(!simulation.scrollView.isOverscrolled)
    }
  }

  @Test func aPresetWithTheSameTableLeavesTheListWhereItIs() {
    for start in moments(.pinnedHeader) {
      var simulation = start
      simulation.setPreset(.layerCake)
      #expect(simulation.scrollView == start.scrollView)
      simulation.setPreset(.pathParallax)
      #expect(simulation == Simulation(preset: .pathParallax, tuning: start.tuning))
    }
  }

  @Test func scrollToTopArrivesThoughTheInsetChangesOnTheWay() {
    for height in [100.0, 260] {
      var simulation = Simulation(.pinnedHeader, at: 900)
      simulation.scrollToTop()
      simulation.step(frames: 8)
      simulation.edit { $0.header.height = height }
      simulation.settle()
      #expect(simulation.scrollView.contentOffset == simulation.scrollView.range.lowerBound)
      #expect(simulation.rest == .open)
    }
  }

  @Test func theRangesCornersGiveFiniteGeometry() {
    var findings = Findings()
    let swept = Parameter.all.filter { [.header, .snap, .device].contains($0.section) }
    for preset in Preset.allCases {
      for first in swept {
        for second in swept {
          for corner in 0..<4 {
            var tuning = Tuning()
            tuning.header.restInsetLinked = false
            first.set(
              corner % 2 == 0 ? first.range.lowerBound : first.range.upperBound, in: &tuning)
            second.set(corner < 2 ? second.range.lowerBound : second.range.upperBound, in: &tuning)
            var simulation = Simulation(preset: preset, tuning: tuning)
            let range = simulation.scrollView.range
            simulation.step()
            let values = [
              simulation.scrollView.contentOffset, simulation.visibleHeaderHeight,
              simulation.indicator.y, simulation.indicator.height, simulation.layerY(.pines),
              simulation.pathImageY, range.lowerBound, range.upperBound,
            ]
            if !values.allSatisfy(\.isFinite) || simulation.visibleHeaderHeight < 0
              || simulation.indicator.height < 0
            {
              findings.add("\(preset) \(first.name) \(second.name): \(values)")
            }
            let isReachable = simulation.isReachable(.open)
            if isReachable != range.contains(simulation.unclampedOffset(of: .open)) {
              findings.add("\(preset) \(first.name) \(second.name): reachable")
            }
          }
        }
      }
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }
}
