import ParallaxCore
import Testing

/// Faults of rounding to pixels, as far as the model answers for them: neighbours have one edge, all
/// read one offset, and rounding is monotone. What is drawn rounds once, last.
struct RasterFaultTests {
  private static let scales = [1, 1.5, 2, 2.5, 3, 4]

  @Test func neighbouringRowsShareOneEdge() {
    for variation in [0.0, 37] {
      for sections in [0, 7] {
        var tuning = Tuning()
        tuning.list.rows = 120
        tuning.list.rowHeight = 71.3
        tuning.list.heightVariation = variation
        tuning.list.sections = sections
        let list = ListGeometry(tuning.list)
        for row in 0..<119 where list.section(ofRow: row) == list.section(ofRow: row + 1) {
          #expect(list.bottom(ofRow: row) == list.top(ofRow: row + 1))
        }
        for section in 0..<list.sectionCount {
          let first = list.firstRow(ofSection: section)
          #expect(isClose(list.top(ofSection: section) + 28, list.top(ofRow: first)))
          if first > 0 {
            #expect(isClose(list.bottom(ofRow: first - 1), list.top(ofSection: section)))
          }
        }
        #expect(isClose(list.bottom(ofRow: 119), list.height))
      }
    }
  }

  @Test func roundingIsMonotoneIdempotentAndOnTheGrid() {
    for scale in Self.scales {
      var tuning = Tuning()
      tuning.device.scale = scale
      let physics = Physics(tuning)
      var last = -Double.infinity
      for index in -4000...4000 {
        let value = Double(index) / 997
        let rounded = physics.rounded(value)
        #expect(rounded >= last)
        #expect(physics.rounded(rounded) == rounded)
        #expect(abs(rounded - value) <= 0.5 / scale + 1e-12)
        #expect(isClose((rounded * scale).rounded(), rounded * scale))
        last = rounded
      }
    }
  }

  @Test func slowMotionNeverJitters() {
    for scale in Self.scales {
      var tuning = Tuning()
      tuning.device.scale = scale
      for preset in Preset.allCases {
        var simulation = Simulation(preset, at: 500, tuning: tuning)
        simulation.flick(velocity: -0.4)
        // As drawn: the stop rounds to the pixel that is shown already.
        let physics = simulation.physics
        var last = physics.rounded(simulation.scrollView.contentOffset)
        while !simulation.isAtRest {
          simulation.step()
          let now = physics.rounded(simulation.scrollView.contentOffset)
          #expect(now <= last)
          last = now
        }
      }
    }
  }

  @Test func headerLayersAndRowsReadTheOffsetOfTheFrame() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset, at: 300)
      simulation.flick(velocity: -8)
      while !simulation.isAtRest {
        simulation.step()
        let offset = simulation.scrollView.contentOffset
        #expect(simulation.screenY(ofContent: 0) == simulation.tableGeometry.frameY - offset)
        let distance = offset - simulation.layerRestOffset
        #expect(
          simulation.layerY(.sun)
            == ParallaxLayer(simulation.tuning.layers.sun, imageBaseOffset: -150)
            .y(atDistance: distance))
      }
    }
  }
}
