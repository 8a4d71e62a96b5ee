import Drawing
import ParallaxCore
import SDLKit
import Testing

@testable import PanelKit
@testable import PlaygroundApp

/// When nothing happens, nothing is done.
@Suite struct PlaygroundRestTests {
  @Test func atRestNoFrameIsNeededAndNothingIsWaitedFor() throws {
    let stage = Stage()
    #expect(!stage.app.needsFrame)
    let wait = try #require(stage.app.wait)
    #expect(abs(wait - 1.2) < 0.001)
    // 1200 ms until it fades and 250 ms while it does.
    stage.app.sleep(frames: 73)
    #expect(stage.app.needsFrame)
    #expect(stage.app.wait == 0)
    stage.pass(20)
    #expect(!stage.app.needsFrame)
    #expect(stage.app.wait == nil)
  }

  @Test func framesAreNeededWhileTheIndicatorFadesAndNoLonger() {
    let stage = Stage()
    stage.letter("o")
    #expect(stage.app.needsFrame)
    stage.settle()
    var frames = 0
    var alphas: [Double] = []
    while stage.app.wait != nil, frames < 300 {
      stage.pass()
      frames += 1
      if stage.app.needsFrame { alphas.append(stage.app.simulation.indicatorAlpha) }
    }
    // 250 ms are 15 frames.
    #expect((14...17).contains(alphas.count))
    #expect(alphas == alphas.sorted(by: >))
    #expect((alphas.last ?? 1) < 0.2)
    #expect(!stage.app.needsFrame)
  }

  @Test func sleepingIsTheSameAsFramesInWhichNothingMoves() {
    let asleep = Stage()
    let awake = Stage()
    asleep.app.sleep(frames: 60)
    awake.pass(60)
    #expect(asleep.app.frameCount == awake.app.frameCount)
    #expect(
      abs(asleep.app.simulation.indicatorAlpha - awake.app.simulation.indicatorAlpha) < 1e-9)
    // Nobody sleeps through a motion.
    asleep.letter("o")
    asleep.app.sleep(frames: 60)
    #expect(asleep.offset == -137)
  }

  @Test func atRestASecondDrawReportsNoDamage() throws {
    for preset in Preset.allCases {
      let stage = Stage(preset: preset, width: 560, height: 400)
      stage.app.sleep(frames: 180)
      let canvas = try Canvas(width: 560, height: 400)
      stage.app.draw(on: canvas)
      #expect(!stage.app.regions.damage.isEmpty)
      stage.pass()
      stage.app.draw(on: canvas)
      #expect(stage.app.regions.damage == [])
    }
  }

  @Test func onlyWhatChangedIsDrawn() throws {
    let stage = Stage()
    stage.app.sleep(frames: 180)
    let canvas = try Canvas(width: 960, height: 640)
    stage.app.draw(on: canvas)
    let panel = stage.app.layout.panel
    stage.move(Point(x: panel.x + 30, y: 160))
    stage.pass()
    stage.app.draw(on: canvas)
    // A hover lights a row: the panel's body alone.
    #expect(
      stage.app.regions.damage == [
        PixelRect(
          x: Int(panel.x), y: 120, width: Int(panel.width), height: Int(panel.height) - 120)
      ])
    stage.app.handle(.pointerLeft)
    stage.pass(60)
    stage.app.draw(on: canvas)
    stage.letter("o")
    stage.pass(2)
    stage.app.draw(on: canvas)
    // A motion: all but the panel.
    #expect(stage.app.regions.damage.count >= 4)
    for rect in stage.app.regions.damage { #expect(rect.maxX <= Int(panel.x) || rect.y >= 612) }
  }

  @Test func atRestTheGraphsStandStill() {
    let stage = Stage()
    stage.letter("o")
    stage.settle()
    let count = stage.app.monitorHistory.count
    stage.pass(100)
    #expect(stage.app.monitorHistory.count == count)
  }

  @Test func whilePausedNoFrameIsNeededInAFling() {
    let stage = Stage()
    stage.fling(from: 700, by: -300)
    stage.pass()
    stage.key(.space)
    #expect(!stage.app.needsFrame)
    #expect(stage.app.wait == nil)
  }

  @Test func aToastIsWokenUpFor() throws {
    let stage = Stage()
    stage.app.sleep(frames: 180)
    stage.app.show(Toast(icon: .check, text: "Saved"))
    let wait = try #require(stage.app.wait)
    #expect(abs(wait - 4) < 0.001)
    stage.app.time += wait
    stage.app.advance(frames: 1)
    #expect(stage.app.wait == nil)
  }

  @Test func aTooltipIsWokenUpFor() throws {
    let stage = Stage()
    stage.app.sleep(frames: 180)
    stage.move(Point(x: stage.app.layout.panel.x + 30, y: 160))
    stage.pass(10)
    let wait = try #require(stage.app.wait)
    #expect(wait > 0.2 && wait < 0.5)
    stage.app.time += wait
    stage.app.compose()
    #expect(stage.app.regions.overlay.list.description.contains("text"))
    #expect(stage.app.wait == nil)
  }
}
