import ParallaxCore
import SDLKit
import Testing

@testable import PlaygroundApp

@Suite struct PlaygroundStormTests {
  @Test(arguments: 0..<5)
  func anythingMayHappenInAnyOrder(number: Int) {
    let seed = Seeded.fresh("storm \(number)")
    var random = Seeded(seed)
    let stage = Stage(preset: Preset.allCases[number % 4], width: 800, height: 600)
    var storm = Storm(random: Seeded(seed &+ 1))
    for count in 0..<2000 {
      storm.act(on: stage)
      if Int.random(in: 0..<3, using: &random) == 0 {
        stage.app.time += 1.0 / 60
        stage.app.advance(frames: Int.random(in: 0...4, using: &random))
      }
      if Int.random(in: 0..<8, using: &random) == 0 { stage.app.compose() }
      if Int.random(in: 0..<100, using: &random) == 0 { stage.app.sleep(frames: 30) }
      let view = stage.app.simulation.scrollView
      let isFinite = view.contentOffset.isFinite && view.velocity.isFinite
      #expect(isFinite, "seed \(seed), event \(count)")
      if !isFinite { return }
    }
    comeToRest(stage, seed)
  }

  /// Left alone, everything ends: the list lies on a place where it may stay.
  private func comeToRest(_ stage: Stage, _ seed: UInt64) {
    stage.app.handle(.focusLost)
    stage.app.isPaused = false
    var frames = 0
    while stage.app.needsFrame || stage.app.wait != nil, frames < 6000 {
      stage.app.time += 1.0 / 60
      stage.app.advance(frames: 1)
      stage.app.compose()
      frames += 1
    }
    let isAtRest = stage.app.simulation.isAtRest
    let needsFrame = stage.app.needsFrame
    let isInside = stage.app.simulation.scrollView.range.contains(stage.offset)
    #expect(isAtRest, "seed \(seed)")
    #expect(!needsFrame, "seed \(seed)")
    #expect(isInside, "seed \(seed), offset \(stage.offset)")
    #expect(stage.app.wait == nil, "seed \(seed)")
  }
}
