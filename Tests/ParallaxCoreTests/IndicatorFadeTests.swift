import ParallaxCore
import Testing

struct IndicatorFadeTests {
  private func alphas(_ simulation: inout Simulation, frames: Int) -> [Double] {
    (0..<frames).map { _ in
      simulation.step()
      return simulation.indicatorAlpha
    }
  }

  @Test func atLoadItShowsAtOnceAndGoes() {
    var simulation = Simulation()
    #expect(simulation.indicatorAlpha == 1)
    let shown = alphas(&simulation, frames: 100)
    #expect(shown[70] == 1)
    #expect(shown[80] > 0 && shown[80] < 1)
    #expect(shown[99] == 0)
    #expect(shown == shown.sorted(by: >))
  }

  @Test func aMotionBringsItBackInItsTime() {
    var simulation = Simulation()
    simulation.step(frames: 200)
    simulation.scroll(to: .otherRest, animated: true)
    let shown = alphas(&simulation, frames: 20)
    // 100 ms are six frames.
    #expect(abs(shown[0] - 1.0 / 6) < 1e-9)
    #expect(abs(shown[4] - 5.0 / 6) < 1e-9)
    #expect(shown[6] == 1)
    #expect(shown == shown.sorted())
  }

  @Test func aMotionWhileItGoesBringsItBackFromWhereItIs() {
    var simulation = Simulation()
    simulation.step(frames: 80)
    let left = simulation.indicatorAlpha
    #expect(left > 0.1 && left < 0.9)
    simulation.scroll(to: .otherRest, animated: true)
    simulation.step()
    #expect(abs(simulation.indicatorAlpha - min(1, left + 1.0 / 6)) < 1e-9)
  }

  @Test func withoutADurationItIsThereAtOnce() {
    var simulation = Simulation()
    simulation.edit { $0.indicator.fadeInDuration = 0 }
    simulation.step(frames: 200)
    simulation.scroll(to: .otherRest, animated: true)
    simulation.step()
    #expect(simulation.indicatorAlpha == 1)
  }
}
