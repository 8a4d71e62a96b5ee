import ParallaxCore
import Testing

/// Pull to refresh beside the snap and the parallax.
struct RefreshTests {
  private var tuning: Tuning {
    var tuning = Tuning()
    tuning.refresh.isEnabled = true
    return tuning
  }

  /// A pull from the open rest by a finger's way, held and released.
  private func pulled(_ preset: Preset, by way: Double, tuning: Tuning? = nil) -> Simulation {
    var simulation = Simulation(preset: preset, tuning: tuning ?? self.tuning)
    let time = simulation.drag(by: Array(repeating: way / 10, count: 10))
    simulation.touchEnded(at: time + 0.3)
    return simulation
  }

  @Test func onlyAReleasePastItsThresholdRefreshes() {
    for preset in Preset.allCases {
      #expect(!pulled(preset, by: 100).isRefreshing)
      #expect(pulled(preset, by: 300).isRefreshing)
      #expect(!pulled(preset, by: 300, tuning: Tuning()).isRefreshing)
      var cancelled = Simulation(preset: preset, tuning: tuning)
      cancelled.drag(by: Array(repeating: 30, count: 10))
      #expect(cancelled.refreshProgress == 1)
      cancelled.touchCancelled()
      #expect(!cancelled.isRefreshing)
    }
  }

  @Test func itRestsOnTheInsetAndComesBackThroughTheBounce() {
    for preset in Preset.allCases {
      var simulation = pulled(preset, by: 300)
      let open = simulation.layerRestOffset
      let start = simulation.scrollView.contentOffset
      #expect(simulation.scrollView.contentInset.top == 60 - open)
      simulation.step(frames: 80)
      #expect(simulation.isRefreshing)
      #expect(simulation.scrollView.contentOffset == open - 60)
      #expect(simulation.rest == .open)
      #expect(start < open - 60)
      var last = simulation.scrollView.contentOffset
      while !simulation.isAtRest {
        simulation.step()
        #expect(simulation.scrollView.contentOffset - last < 12)
        #expect(simulation.scrollView.contentOffset >= last)
        last = simulation.scrollView.contentOffset
      }
      #expect(!simulation.isRefreshing)
      #expect(last == open)
      #expect(simulation.rest == .open)
    }
  }

  @Test func anInsetHigherThanTheThresholdIsShownInFull() {
    for preset in Preset.allCases {
      var tuning = tuning
      tuning.refresh.threshold = 20
      tuning.refresh.height = 120
      var simulation = pulled(preset, by: 80, tuning: tuning)
      #expect(simulation.isRefreshing)
      simulation.step(frames: 80)
      #expect(simulation.scrollView.contentOffset == simulation.layerRestOffset - 120)
    }
  }

  @Test func layersMoveAsOnAnyOverscroll() {
    for preset in Preset.classic {
      var simulation = pulled(preset, by: 300)
      simulation.step(frames: 60)
      #expect(simulation.isRefreshing)
      #expect(simulation.pathImageY == -150 + 20)
      #expect(isClose(simulation.layerY(.ridge), -150 + 0.3 * 60))
      #expect(simulation.visibleHeaderHeight == 180)
    }
  }

  @Test func snapsAreTheSameWhileRefreshing() {
    for (way, rest) in [(-40.0, Simulation.Rest.open), (-190, .closed)] {
      var simulation = pulled(.pinnedHeader, by: 300)
      simulation.step(frames: 50)
      let time = simulation.drag(by: Array(repeating: way / 10, count: 10), at: 5)
      simulation.touchEnded(at: time + 0.3)
      simulation.step(frames: 30)
      #expect(simulation.rest == rest)
      simulation.settle()
      #expect(simulation.rest == rest)
    }
  }

  @Test func switchingItOffOrRowsThatComeDoNotMakeItJump() {
    for preset in Preset.allCases {
      var simulation = pulled(preset, by: 300)
      simulation.step(frames: 60)
      simulation.prependRows(4)
      let before = simulation.scrollView.contentOffset
      #expect(simulation.rest == .open)
      simulation.edit { $0.refresh.isEnabled = false }
      #expect(simulation.scrollView.contentOffset == before)
      simulation.settle()
      #expect(simulation.scrollView.contentOffset == simulation.layerRestOffset)
    }
  }
}

extension LayerName {
  fileprivate static var ridge: LayerName { .farRidge }
}
