import Drawing
import ParallaxCore
import SDLKit
import Testing

@testable import PanelKit
@testable import PlaygroundApp

@Suite struct PlaygroundKeyTests {
  @Test func figuresChooseThePreset() {
    let stage = Stage()
    for (figure, preset) in zip(["2", "3", "4", "1"] as [Unicode.Scalar], Preset.others) {
      stage.letter(figure)
      #expect(stage.app.simulation.preset == preset)
    }
  }

  @Test func letterOJumpsBetweenTheRests() {
    let stage = Stage()
    for rest in [-1.0, -137, -1] {
      stage.letter("o")
      stage.settle()
      #expect(stage.offset == rest)
    }
  }

  @Test func spacePausesAndPeriodStepsExactlyOneFrame() {
    let stage = Stage()
    stage.fling(from: 700, by: -300)
    stage.pass(2)
    stage.key(.space)
    #expect(stage.app.isPaused)
    let paused = stage.app.simulation
    stage.pass(20)
    #expect(stage.app.simulation == paused)
    stage.letter(".")
    stage.pass(3)
    var expected = paused
    expected.step()
    #expect(stage.app.simulation == expected)
    #expect(expected != paused)
    stage.key(.space)
    stage.pass()
    expected.step()
    #expect(stage.app.simulation == expected)
  }

  @Test func periodPausesFirst() {
    let stage = Stage()
    stage.fling(from: 700, by: -300)
    let frames = stage.app.frameCount
    stage.letter(".")
    #expect(stage.app.isPaused)
    #expect(stage.app.frameCount == frames + 1)
    stage.key(.character("."), isRepeat: true)
    #expect(stage.app.frameCount == frames + 2)
  }

  @Test func aHeldSpacePausesOnce() {
    let stage = Stage()
    stage.key(.space)
    for _ in 0..<5 { stage.key(.space, isRepeat: true) }
    #expect(stage.app.isPaused)
  }

  @Test func lettersShowAndHideTheParts() {
    let stage = Stage()
    let app = stage.app
    func state() -> [Bool] { [app.showsGuides, app.showsPanel, app.showsMonitors, app.isDark] }
    var expected = [true, true, true, true]
    for (index, letter) in (["g", "h", "m", "t"] as [Unicode.Scalar]).enumerated() {
      stage.letter(letter)
      expected[index] = false
      #expect(state() == expected)
      // A key that repeats does not flicker.
      stage.key(.character(letter), isRepeat: true)
      #expect(state() == expected)
    }
    stage.pass()
    #expect(app.layout.panel.isEmpty)
    #expect(app.layout.monitors.isEmpty)
    for letter in ["g", "h", "m", "t"] as [Unicode.Scalar] { stage.letter(letter) }
    #expect(state() == [true, true, true, true])
  }

  @Test func theHelpOpensAndCloses() {
    let stage = Stage()
    stage.letter("?")
    #expect(stage.app.messages.isHelpOpen)
    stage.letter("2")
    stage.key(.space)
    #expect(stage.app.simulation.preset == .pinnedHeader)
    #expect(!stage.app.isPaused)
    stage.key(.escape)
    #expect(!stage.app.messages.isHelpOpen)
    stage.letter("/", .shift)
    #expect(stage.app.messages.isHelpOpen)
    stage.letter("/", .shift)
    #expect(!stage.app.messages.isHelpOpen)
  }

  @Test func aPressBesideTheHelpClosesItAndNothingElse() {
    let stage = Stage()
    stage.letter("?")
    stage.pass()
    stage.click(Point(x: 2, y: 2))
    #expect(!stage.app.messages.isHelpOpen)
    #expect(stage.app.hold.isFree)
  }

  @Test func aHeldCaptureKeyTakesOnePicture() {
    let stage = Stage()
    stage.letter("s", .command)
    for _ in 0..<30 { stage.key(.character("s"), .command, isRepeat: true) }
    #expect(stage.app.captureRequests == [.phone])
  }

  @Test func controlKeysAskForPicturesAndForTheEnd() {
    let stage = Stage()
    stage.letter("s", .command)
    stage.letter("s", [.command, .shift])
    #expect(stage.app.captureRequests == [.phone, .window])
    #expect(!stage.app.wantsQuit)
    stage.letter("q")
    #expect(!stage.app.wantsQuit)
    stage.letter("q", .command)
    #expect(stage.app.wantsQuit)
  }

  @Test func theWindowsCloseButtonEndsItInTheMiddleOfADrag() {
    let stage = Stage()
    stage.drag(from: 600, by: -50)
    stage.app.handle(.quit)
    #expect(stage.app.wantsQuit)
  }

  @Test func controlZTakesBackAndControlShiftZBringsBack() throws {
    let stage = Stage()
    stage.click(try stage.slider("header.height", 0.9))
    stage.pass(60)
    let changed = stage.tuning
    #expect(changed != Tuning())
    stage.letter("z", .command)
    #expect(stage.tuning == Tuning())
    stage.letter("z", [.command, .shift])
    #expect(stage.tuning == changed)
    stage.letter("z", .command)
    stage.letter("y", .command)
    #expect(stage.tuning == changed)
  }

  @Test func lettersAreOffWhileTyping() throws {
    let stage = Stage()
    stage.click(try stage.field("header.height"))
    #expect(stage.app.panel.wantsTextInput)
    for letter in ["1", "2", "g", "h", "m", "t", "o", "."] as [Unicode.Scalar] {
      stage.letter(letter)
    }
    stage.key(.space)
    #expect(stage.app.simulation.preset == .pinnedHeader)
    #expect(stage.app.showsGuides && stage.app.showsPanel && stage.app.showsMonitors)
    #expect(stage.app.isDark && !stage.app.isPaused)
    #expect(stage.app.simulation.isAtRest)
    stage.app.handle(.text("200"))
    stage.key(.enter)
    #expect(stage.tuning.header.height == 200)
    #expect(!stage.app.panel.wantsTextInput)
    stage.letter("2")
    #expect(stage.app.simulation.preset == .pathParallax)
  }

  @Test(arguments: ["search", "field", "slider", "menu"])
  func aPanelThatNoLongerFitsLetsGoOfWhatItHolds(what: String) throws {
    let stage = Stage()
    let app = stage.app
    switch what {
    case "search":
      stage.key(.character("/"))
      app.handle(.text("rub"))
    case "field":
      stage.click(try stage.field("header.height"))
      app.handle(.text("200"))
    case "slider": stage.down(try stage.slider("header.height", 0.9))
    default: stage.click(Point(x: app.layout.panel.x + 60, y: 26))
    }
    #expect(app.panel.capturesKeyboard)
    app.windowPixels = Size(width: 500, height: 640)
    app.handle(.resized)
    stage.pass()
    #expect(app.layout.panel.isEmpty)
    #expect(!app.panel.capturesKeyboard && !app.panel.wantsTextInput && app.hold.isFree)
    if what == "field" { #expect(stage.tuning.header.height == 200) }
    stage.letter("4")
    #expect(app.simulation.preset == .layerCake)
    stage.drag(from: 400, by: -60)
    #expect(stage.phase == .dragging)
    let tuning = stage.tuning
    app.windowPixels = Size(width: 960, height: 640)
    app.handle(.resized)
    stage.pass()
    stage.move(Point(x: app.layout.panel.x + 300, y: 160))
    #expect(stage.tuning == tuning)
  }

  @Test func controlZWaitsForTheEndOfTyping() throws {
    let stage = Stage()
    stage.click(try stage.slider("header.height", 0.9))
    stage.pass(60)
    let changed = stage.tuning
    stage.click(try stage.field("header.height"))
    stage.letter("z", .command)
    #expect(stage.tuning == changed)
    // A picture may be taken at any time.
    stage.letter("s", .command)
    #expect(stage.app.captureRequests == [.phone])
  }

  @Test func escapeCallsADragOfTheListOff() {
    let stage = Stage()
    stage.drag(from: 600, by: -40)
    stage.key(.escape)
    #expect(!stage.app.simulation.scrollView.isTracking)
    #expect(stage.app.hold.isFree)
    stage.settle()
    #expect(stage.offset == -137)
  }

  @Test func escapeCallsADragOfASliderOff() throws {
    let stage = Stage()
    stage.down(try stage.slider("header.height", 0.5))
    stage.move(try stage.slider("header.height", 0.9))
    #expect(stage.tuning.header.height != 180)
    stage.key(.escape)
    #expect(stage.tuning == Tuning())
    #expect(!stage.app.history.canUndo)
  }

  @Test func escapeTakesTheToastAway() {
    let stage = Stage()
    stage.app.show(Toast(icon: .check, text: "Saved"))
    stage.pass()
    #expect(stage.app.messages.nextWake(after: stage.app.time) != nil)
    stage.key(.escape)
    #expect(stage.app.messages.nextWake(after: stage.app.time) == nil)
  }
}

extension Preset {
  /// The presets from the second on, then the first.
  fileprivate static var others: [Preset] {
    [.pathParallax, .combined, .layerCake, .pinnedHeader]
  }
}
