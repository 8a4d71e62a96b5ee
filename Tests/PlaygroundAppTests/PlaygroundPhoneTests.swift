import ParallaxCore
import SDLKit
import Testing

@testable import PanelKit
@testable import PlaygroundApp

/// What a person does to the phone.
@Suite struct PlaygroundPhoneTests {
  /// Offsets lie on device pixels, a third of a point.
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.34 }

  @Test(arguments: [1.0, 1.25, 2])
  func aDragMovesTheListByTheFingerLessTheSlop(scale: Double) {
    let stage = Stage(scale: scale)
    #expect(stage.offset == -137)
    stage.drag(from: 600, by: -50)
    #expect(isNear(stage.offset, -137 + 50 - 10))
    stage.move(stage.phone(200, 530))
    #expect(isNear(stage.offset, -137 + 70 - 10))
    #expect(stage.phase == .dragging)
  }

  @Test func lessThanTheSlopMovesNothing() {
    let stage = Stage()
    stage.up(stage.phone(200, stage.drag(from: 600, by: -9)))
    stage.pass(30)
    #expect(stage.offset == -137)
    #expect(stage.app.simulation.isAtRest)
  }

  @Test func aDragThatLeavesTheWindowGoesOn() {
    let stage = Stage()
    stage.drag(from: 300, by: -50)
    stage.app.handle(.pointerLeft)
    let outside = Point(x: -50, y: stage.phone(0, 300 - 500).y)
    #expect(outside.y < 0)
    stage.move(outside)
    stage.pass()
    #expect(isNear(stage.offset, -137 + 500 - 10))
    stage.up(outside)
    stage.settle()
    #expect(!stage.app.simulation.scrollView.isTracking)
  }

  @Test(arguments: [(-30.0, -137.0), (-200, -1), (-20, -137), (-110, -1)])
  func aStillReleaseLandsOnARest(distance: Double, rest: Double) {
    let stage = Stage()
    let end = stage.drag(from: 600, by: distance)
    // The finger lies still until its lift is no fling.
    stage.pass(30)
    stage.up(stage.phone(200, end))
    stage.settle()
    let offset = stage.offset
    #expect(offset == rest || (distance == -200 && offset > 0))
  }

  @Test func flingsCloseAndOpenTheHeader() {
    let stage = Stage()
    stage.fling(from: 600, by: -60)
    stage.settle()
    #expect(stage.offset >= -1)
    stage.app.perform(.scroll(to: .rest(.closed), animated: false))
    stage.fling(from: 400, by: 60)
    stage.settle()
    #expect(stage.offset == -137)
  }

  @Test func anotherButtonDoesNothing() {
    let stage = Stage()
    for button in [Pointer.Button.right, .middle] {
      stage.app.handle(
        .pointerDown(Pointer(position: stage.phone(200, 600), button: button)))
      stage.move(stage.phone(200, 300))
      stage.app.handle(.pointerUp(Pointer(position: stage.phone(200, 300), button: button)))
    }
    stage.pass(5)
    #expect(stage.offset == -137)
  }

  @Test func theOtherButtonsReleaseDoesNotLetGo() {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    stage.app.handle(.pointerUp(Pointer(position: stage.phone(200, 550), button: .right)))
    #expect(stage.app.simulation.scrollView.isTracking)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    let stage = Stage()
    stage.app.perform(.scroll(to: .offset(500), animated: false))
    stage.pass(3)
    stage.click(stage.phone(200, 20))
    stage.pass(3)
    #expect(stage.offset < 500)
    stage.settle()
    #expect(stage.offset == -137)
  }

  @Test func aDragFromTheStatusBarDoesNot() {
    let stage = Stage()
    stage.app.perform(.scroll(to: .offset(500), animated: false))
    stage.pass(3)
    let end = stage.drag(from: 20, by: 40)
    stage.pass(30)
    stage.up(stage.phone(200, end))
    stage.settle()
    #expect(isNear(stage.offset, 500 - 30))
  }

  @Test func aTapOnTheStatusBarStopsAFling() {
    let stage = Stage()
    stage.fling(from: 700, by: -300)
    stage.pass(2)
    #expect(stage.phase == .decelerating)
    stage.click(stage.phone(200, 20))
    stage.settle()
    #expect(stage.offset > 0)
  }

  @Test func losingTheFocusCallsADragOff() {
    let stage = Stage()
    stage.drag(from: 600, by: -40)
    stage.app.handle(.focusLost)
    #expect(!stage.app.simulation.scrollView.isTracking)
    #expect(stage.app.touch.start == nil)
    #expect(stage.app.hold.isFree)
    // The button's release comes later or never; it means nothing.
    stage.move(stage.phone(200, 100))
    stage.up(stage.phone(200, 100))
    stage.settle()
    #expect(stage.offset == -137)
  }

  @Test func aPressElsewhereLetsGoOfTheList() throws {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    // The mouse is held and a finger touches the panel, or the mouse's release was lost.
    stage.down(try stage.slider("header.height", 0.9))
    #expect(!stage.app.simulation.scrollView.isTracking)
    #expect(stage.app.touch.start == nil)
    stage.settle()
    #expect(stage.app.simulation.rest != nil)
    #expect(stage.tuning.header.height > 180)
    stage.drag(from: 600, by: -50)
    #expect(!stage.app.panel.capturesPointer)
    #expect(stage.app.simulation.scrollView.isTracking)
  }

  @Test func aPresetOfAnotherTableEndsADrag() {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    stage.letter("2")
    #expect(stage.app.simulation.preset == .pathParallax)
    #expect(stage.offset == 0)
    #expect(stage.app.touch.start == nil)
    stage.move(stage.phone(200, 300))
    stage.pass()
    stage.up(stage.phone(200, 300))
    stage.settle()
    #expect(stage.offset == 0)
  }

  @Test func aPresetOfTheSameTableKeepsTheFinger() {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    stage.letter("3")
    #expect(stage.app.simulation.preset == .combined)
    stage.move(stage.phone(200, 500))
    #expect(isNear(stage.offset, -137 + 100 - 10))
    #expect(stage.app.touch.start != nil)
  }

  @Test func aDragBesideThePhoneMovesNothing() {
    let stage = Stage()
    let gutter = stage.app.layout.leftGutter
    stage.down(Point(x: gutter.midX, y: 400))
    stage.move(Point(x: gutter.midX, y: 100))
    stage.pass()
    #expect(stage.offset == -137)
    #expect(!stage.app.simulation.scrollView.isTracking)
  }
}

/// Wheel and trackpad.
@Suite struct PlaygroundWheelTests {
  private func turn(_ stage: Stage, _ dy: Double, at place: Point, isPrecise: Bool = false) {
    stage.app.handle(.wheel(Wheel(dy: dy, isPrecise: isPrecise, position: place)))
  }

  @Test func aNotchOverThePhoneScrolls() {
    let stage = Stage(preset: .pathParallax)
    turn(stage, -2, at: stage.phone(200, 400))
    stage.settle()
    #expect(stage.offset == 144)
    turn(stage, 1, at: stage.phone(200, 400))
    stage.settle()
    #expect(stage.offset == 72)
  }

  @Test func aNotchOnAPinnedTableLandsOnARest() {
    let stage = Stage()
    turn(stage, -1, at: stage.phone(200, 400))
    stage.settle()
    #expect(stage.offset == -1)
  }

  @Test func theGuttersScrollTooAndTheMonitorsDoNot() {
    let stage = Stage(preset: .pathParallax)
    turn(stage, -1, at: Point(x: stage.app.layout.leftGutter.midX, y: 300))
    stage.settle()
    #expect(stage.offset == 72)
    turn(stage, -1, at: Point(x: stage.app.layout.monitors.midX, y: 300))
    stage.settle()
    #expect(stage.offset == 72)
  }

  @Test func overThePanelItScrollsThePanel() {
    let stage = Stage()
    let panel = stage.app.layout.panel
    turn(stage, -3, at: Point(x: panel.x + 40, y: 400))
    stage.pass()
    #expect(stage.offset == -137)
    #expect(stage.app.panel.scroll > 0)
    #expect(stage.tuning == Tuning())
  }

  @Test func whileAFingerIsDownNothingHappens() {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    let offset = stage.offset
    turn(stage, -5, at: stage.phone(200, 400))
    turn(stage, -0.5, at: stage.phone(200, 400), isPrecise: true)
    stage.pass(3)
    #expect(stage.offset == offset)
    #expect(stage.phase == .dragging)
    #expect(!stage.app.trackpad.isActive)
  }

  @Test func partsOfNotchesDragTheList() {
    let stage = Stage()
    for part in 1...4 {
      turn(stage, -0.5, at: stage.phone(200, 400), isPrecise: true)
      stage.pass()
      #expect(abs(stage.offset - (-137 + Double(part) * 10)) < 0.34)
    }
    #expect(stage.app.simulation.scrollView.isTracking)
    #expect(stage.app.needsFrame)
    stage.pass(5)
    #expect(!stage.app.simulation.scrollView.isTracking)
    stage.settle()
    #expect([-137, -1].contains(stage.offset) || stage.offset > 0)
  }

  @Test func aFingerTakesOverFromTheTrackpad() {
    let stage = Stage()
    turn(stage, -0.5, at: stage.phone(200, 400), isPrecise: true)
    stage.pass()
    stage.drag(from: 600, by: -50)
    #expect(!stage.app.trackpad.isActive)
    #expect(stage.phase == .dragging)
    // Caught content follows the finger from its first point on.
    #expect(abs(stage.offset - (-127 + 50)) < 0.67)
    stage.pass(30)
    #expect(stage.app.simulation.scrollView.isTracking)
  }

  @Test func whilePausedTheTrackpadLetsGoToo() {
    let stage = Stage()
    turn(stage, -0.5, at: stage.phone(200, 400), isPrecise: true)
    stage.app.isPaused = true
    stage.pass(10)
    #expect(!stage.app.trackpad.isActive)
    #expect(!stage.app.simulation.scrollView.isTracking)
  }

  @Test func aTurnSidewaysDoesNothing() {
    let stage = Stage()
    stage.app.handle(.wheel(Wheel(dx: 3, dy: 0, position: stage.phone(200, 400))))
    stage.pass()
    #expect(stage.app.simulation.isAtRest)
  }
}
