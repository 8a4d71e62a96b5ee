import ParallaxCore
import SDLKit
import Testing

@testable import PanelKit
@testable import PlaygroundApp

/// Constants that change while something else goes on.
@Suite struct PlaygroundEditTests {
  @Test func aSliderInTheMiddleOfAFlingIsInForceInTheNextFrame() throws {
    let stage = Stage(preset: .pathParallax)
    stage.fling(from: 700, by: -100)
    stage.pass(3)
    #expect(stage.phase == .decelerating)
    stage.down(try stage.slider("path.imageBaseOffset", 0.2))
    for step in 1...20 {
      let before = stage.app.simulation
      stage.move(try stage.slider("path.imageBaseOffset", 0.2 + Double(step) * 0.03))
      // Nothing jumps when the value changes, and the next frame reads it.
      #expect(stage.offset == before.scrollView.contentOffset)
      #expect(stage.phase == .decelerating)
      var expected = stage.app.simulation
      expected.step()
      stage.pass()
      #expect(stage.app.simulation == expected)
      #expect(
        stage.app.simulation.pathImageY == stage.tuning.path.imageBaseOffset - stage.offset)
      #expect(stage.offset > before.scrollView.contentOffset)
    }
    #expect(stage.tuning.path.imageBaseOffset != -150)
  }

  @Test func theFlingsOwnConstantsAreInForceToo() throws {
    let stage = Stage(preset: .pathParallax)
    stage.fling(from: 700, by: -300)
    stage.pass(3)
    let velocity = stage.app.simulation.scrollView.velocity
    var tuning = stage.tuning
    tuning.scroll.decelerationRate = 0.99
    stage.app.setTuning(tuning)
    stage.pass()
    let next = stage.app.simulation.scrollView.velocity
    #expect(next < velocity * 0.95)
    #expect(stage.phase == .decelerating)
  }

  @Test func theLinkedRestInsetFollowsTheUncoveredHeightLive() throws {
    let stage = Stage()
    stage.down(try stage.slider("header.uncoveredHeight", 0.3))
    for share in stride(from: 0.3, through: 0.8, by: 0.05) {
      stage.move(try stage.slider("header.uncoveredHeight", share))
      let header = stage.tuning.header
      #expect(header.restInsetLinked)
      #expect(header.effectiveRestInset == header.uncoveredHeight - 1)
      let view = stage.app.simulation.scrollView
      #expect(view.contentInset.top == 180 - (header.uncoveredHeight - 1))
      // What lies on a rest stays on it.
      #expect(view.contentOffset == -180 + (header.uncoveredHeight - 1))
      stage.pass()
    }
    #expect(stage.tuning.header.uncoveredHeight != 44)
  }

  @Test func oneDragIsOneStepBack() throws {
    let stage = Stage()
    stage.down(try stage.slider("header.height", 0.2))
    for share in [0.3, 0.5, 0.7, 0.9] {
      stage.pass()
      stage.move(try stage.slider("header.height", share))
    }
    stage.up(try stage.slider("header.height", 0.9))
    #expect(stage.app.history.canUndo)
    stage.app.undo()
    #expect(stage.tuning == Tuning())
    #expect(!stage.app.history.canUndo)
  }

  @Test func losingTheFocusEndsASlidersDragWhereItStands() throws {
    let stage = Stage()
    stage.down(try stage.slider("header.height", 0.2))
    stage.move(try stage.slider("header.height", 0.9))
    let height = stage.tuning.header.height
    stage.app.handle(.focusLost)
    #expect(stage.app.hold.isFree)
    #expect(!stage.app.panel.capturesPointer)
    stage.move(try stage.slider("header.height", 0.4))
    #expect(stage.tuning.header.height == height)
    #expect(stage.app.history.canUndo)
  }

  @Test func undoInTheMiddleOfAFlingDoesNotStopIt() throws {
    let stage = Stage(preset: .pathParallax)
    stage.click(try stage.slider("path.imageBaseOffset", 0.9))
    stage.pass(60)
    stage.fling(from: 700, by: -300)
    stage.pass(2)
    stage.letter("z", .command)
    #expect(stage.tuning == Tuning())
    #expect(stage.phase == .decelerating)
  }

  @Test func aSectionsResetOffersToTakeItBack() {
    let stage = Stage()
    var tuning = stage.tuning
    tuning.header.height = 240
    stage.app.setTuning(tuning)
    stage.app.apply(.resetSection(.header))
    #expect(stage.tuning == Tuning())
    stage.pass()
    // The toast's word is left of its cross.
    let layout = stage.app.layout
    let frame = layout.workspace.width >= 240 ? layout.workspace : layout.window
    let width = min(376, frame.width - 16)
    let word = Point(x: (frame.midX + width / 2).rounded() - 56, y: 32)
    #expect(stage.app.messages.contains(word))
    stage.click(word)
    #expect(stage.tuning.header.height == 240)
    #expect(!stage.app.messages.contains(word))
  }

  @Test func anEditAtRestIsInTheGraphsAtOnce() {
    let stage = Stage(preset: .layerCake)
    let before = stage.app.monitorHistory.layerY(6, back: 0)
    var tuning = stage.app.simulation.tuning
    tuning.header.height = 96
    tuning.layers.pines.base = 40
    stage.app.setTuning(tuning)
    #expect(stage.app.simulation.scrollView.contentOffset == -53)
    #expect(stage.app.monitorHistory.sample(back: 0).offset == -53)
    #expect(stage.app.monitorHistory.sample(back: 1).offset == -137)
    #expect(stage.app.monitorHistory.layerY(6, back: 0) == before + 32)
  }

  @Test func anotherPresetBeginsItsGraphsWithWhatItIs() {
    let stage = Stage()
    stage.letter("o")
    stage.pass(10)
    #expect(stage.app.monitorHistory.sample(back: 5).offset != stage.offset)
    stage.letter("4")
    for back in [0, 5, 200] {
      #expect(stage.app.monitorHistory.sample(back: back).offset == stage.offset)
      #expect(
        stage.app.monitorHistory.layerY(6, back: back) == stage.app.simulation.layerY(.pines))
    }
  }

  @Test func thePausedGraphsButtonPauses() {
    let stage = Stage()
    let button = MonitorsView.pauseButton(in: stage.app.layout)
    stage.move(Point(x: button.midX, y: button.midY))
    #expect(stage.app.cursor == .hand)
    stage.click(Point(x: button.midX, y: button.midY))
    #expect(stage.app.isPaused)
  }

  @Test func theHelpsButtonOpensTheHelp() {
    let stage = Stage(width: 1440, height: 960)
    let button = stage.app.statusBar.helpButton
    #expect(!button.isEmpty)
    stage.click(Point(x: button.midX, y: button.midY))
    #expect(stage.app.messages.isHelpOpen)
    #expect(stage.app.cursor == .arrow)
  }
}
