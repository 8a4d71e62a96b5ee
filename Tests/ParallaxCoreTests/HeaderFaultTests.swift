import ParallaxCore
import Testing

/// Faults filed against header and parallax libraries, whose answer is a figure. Not here, because
/// they cannot occur: tiles that repeat (no picture repeats here). Cover scales and the progress of
/// a header with a minimum height are with those headers' own tests.
struct HeaderFaultTests {
  private func tuning(_ change: (inout Tuning) -> Void) -> Tuning {
    var tuning = Tuning()
    change(&tuning)
    return tuning
  }

  @Test func theHeaderAtRestIsExactlyItsHeight() {
    for height in stride(from: 44.0, through: 600, by: 7.5) {
      for y in [0.0, 20, 88] {
        let simulation = Simulation(
          preset: .pinnedHeader,
          tuning: tuning {
            $0.header.height = height
            $0.header.y = y
          })
        #expect(simulation.visibleHeaderHeight == height)
      }
      let path = Simulation(
        preset: .pathParallax, tuning: tuning { $0.path.headerHeight = height })
      #expect(path.visibleHeaderHeight == height)
    }
  }

  @Test func itSettlesOnItsRestAndTheIndicatorBeginsAtTheFirstRow() {
    var simulation = Simulation(preset: .pinnedHeader)
    simulation.flick(velocity: 0.4, frames: 3)
    simulation.settle()
    for offset in stride(from: -137.0, through: 0, by: 0.5) {
      simulation.scroll(to: offset, animated: false)
      #expect(
        simulation.tableGeometry.frameY + simulation.indicatorInsets.top
          == simulation.screenY(ofContent: 0))
    }
    #expect(simulation.visibleHeaderHeight == 44)
    simulation.settle()
    #expect(simulation.scrollView.contentOffset == -1)
    #expect(simulation.screenY(ofContent: 0) == 45)
  }

  @Test func everyRelevantChangeDerivesTheInsetsAnew() {
    for parameter in Parameter.all {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        guard parameter.name != "list.rows" || value == 0 else { continue }
        var simulation = Simulation(preset: .pinnedHeader)
        simulation.edit { parameter.set(value, in: &$0) }
        let fresh = Simulation(preset: .pinnedHeader, tuning: simulation.tuning)
        #expect(simulation.scrollView.contentInset == fresh.scrollView.contentInset)
        #expect(simulation.scrollView.range == fresh.scrollView.range)
        #expect(simulation.scrollView.contentOffset == fresh.scrollView.contentOffset)
      }
    }
  }

  @Test func aHeaderAsHighAsItsStripStaysAsItIs() {
    var simulation = Simulation(
      preset: .pinnedHeader, tuning: tuning { $0.header.uncoveredHeight = 180 })
    #expect(simulation.visibleHeaderHeight == 180)
    #expect(simulation.offset(of: .open) == simulation.offset(of: .closed))
    simulation.scroll(to: 500, animated: false)
    #expect(simulation.visibleHeaderHeight == 180)
  }

  @Test(arguments: 0...14) func fewRowsCanCloseTheHeader(rows: Int) {
    var simulation = Simulation(preset: .pinnedHeader, tuning: tuning { $0.list.rows = rows })
    #expect(simulation.isReachable(.closed))
    simulation.flick(velocity: 0.8)
    simulation.settle()
    #expect(simulation.rest == .closed || simulation.scrollView.contentOffset > 0)
    #expect(simulation.visibleHeaderHeight <= 45)
    // And go no further than closed where they fit: not by the strip's height.
    let bounds = simulation.tableGeometry.boundsHeight
    #expect(simulation.scrollView.range.upperBound == max(0, Double(rows) * 72 - bounds))
  }

  @Test func theLastRowCanBeReached() {
    for preset in Preset.allCases {
      for rows in 12...40 {
        for variation in [0.0, 33] {
          var simulation = Simulation(
            preset: preset,
            tuning: tuning {
              $0.list.rows = rows
              $0.list.heightVariation = variation
              $0.list.sections = rows % 5
            })
          simulation.scroll(to: 1e12, animated: false)
          let end = simulation.tableGeometry.rowsY + simulation.list.height
          #expect(isClose(simulation.screenY(ofContent: end), 844))
        }
      }
    }
  }

  @Test func everyOffsetTheProgramSetsIsHeldToTheRange() {
    for preset in Preset.allCases {
      for offset in [-1e9, -137.5, 894, 1e9, .infinity, -.infinity, .nan] {
        for animated in [true, false] {
          var simulation = Simulation(preset, at: 300)
          simulation.scroll(to: offset, animated: animated)
          for offset in simulation.offsetsUntilRest() {
            #expect(simulation.scrollView.range.contains(offset))
          }
        }
      }
    }
  }

  @Test func aFarPullRunsOutOfPictureWhereTheRunwaySays() {
    let layer = PathParallax(path: Tuning().path).layer
    let runway = Runway(layer, height: 480, rest: 0, rowTop: 180, uncoveredHeight: 0)
    #expect(isClose(runway.topGapBelow ?? 0, -450))
    #expect(isClose(runway.bottomGapBelow ?? 0, -225))
    for height in stride(from: 331.0, through: 900, by: 30) {
      let edge =
        Runway(layer, height: height, rest: 0, rowTop: 180, uncoveredHeight: 0).bottomGapBelow ?? 0
      // The picture's bottom against the first row's top on either side of the edge.
      for (offset, isGap) in [(edge - 0.01, true), (edge + 0.01, false)] {
        #expect((layer.y(atDistance: offset) + height < 180 - offset) == isGap)
      }
    }
    // A layer too short at rest has its gap from the rest on.
    #expect(
      Runway(layer, height: 100, rest: 0, rowTop: 180, uncoveredHeight: 0).bottomGapBelow == 0)
  }

  @Test func anEdgeIsOneValueWhateverItsFractions() {
    for height in [530.4498268371303, 137.1, 99.99, 180 / 7.0 + 60] {
      for rows in [3, 24] {
        var simulation = Simulation(
          preset: .pinnedHeader,
          tuning: tuning {
            $0.header.height = height
            $0.list.rows = rows
            $0.list.rowHeight = 71.3
          })
        #expect(simulation.rest == .open)
        for velocity in [3.0, -9, 9, 9, -0.3] {
          simulation.flick(velocity: velocity)
          simulation.settle()
          let offset = simulation.scrollView.contentOffset
          #expect(simulation.scrollView.range.contains(offset))
          if offset <= 0, offset >= -height { #expect(simulation.rest != nil) }
        }
      }
    }
  }

  @Test func theIndicatorNeverMovesFurtherThanTheContent() {
    for preset in Preset.allCases {
      for rows in [0, 5, 12, 24, 300] {
        var simulation = Simulation(preset: preset, tuning: tuning { $0.list.rows = rows })
        var last: ScrollIndicator?
        for offset in stride(from: -137.0, through: 900, by: 0.5) {
          simulation.scroll(to: offset, animated: false)
          let now = simulation.indicator
          if let last {
            #expect(abs(now.y - last.y) <= 0.5 + 1e-9)
            #expect(abs(now.y + now.height - last.y - last.height) <= 0.5 + 1e-9)
          }
          last = now
        }
      }
    }
  }

  @Test func aProgrammaticSetIsNoMotion() {
    var simulation = Simulation(.pathParallax, at: 300)
    simulation.flick(velocity: 3)
    simulation.step(frames: 3)
    simulation.scroll(to: 20, animated: false)
    #expect(simulation.scrollView.velocity == 0)
    simulation.step()
    #expect(simulation.scrollView.velocity == 0)
    #expect(simulation.scrollView.contentOffset == 20)
    #expect(simulation.isAtRest)
  }

  @Test func aHeaderLowerThanItsStripGivesTheFormulasResult() {
    let simulation = Simulation(
      preset: .pinnedHeader,
      tuning: tuning {
        $0.header.height = 20
        $0.header.uncoveredHeight = 300
      })
    #expect(simulation.scrollView.contentInset.top == 20 - 299)
    #expect(simulation.visibleHeaderHeight == 20)
    #expect(simulation.isReachable(.open))
    #expect(!simulation.isReachable(.closed))
  }

  @Test func atRestEveryLayerIsAtItsBaseWhateverItsMultipliers() {
    for preset in Preset.allCases {
      for multiplier in [-1, 0, 0.25, 0.5, 2] {
        for height in [300.0, 844] {
          let simulation = Simulation(
            preset: preset,
            tuning: tuning {
              $0.device.height = height
              for layer in LayerName.allCases {
                $0.layers[layer].multiplier = multiplier
                $0.layers[layer].base = 17
              }
              $0.path.overscrollDivisor = 2 + multiplier
            })
          #expect(simulation.rest == .open)
          for layer in LayerName.allCases { #expect(simulation.layerY(layer) == -150 + 17) }
          #expect(simulation.pathImageY == -150)
        }
      }
    }
  }
}
