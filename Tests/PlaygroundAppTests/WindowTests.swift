import Documents
import Foundation
import ParallaxCore
import SDLKit
import Testing

@testable import PlaygroundApp

/// The program in a real window, driven by a real mouse and keyboard.
@Suite(.serialized, .enabled(if: Display.isUsable)) struct WindowTests {
  @Test func theListFollowsThePointerAndLandsOnARest() throws {
    let guest = try Guest()
    let before = try guest.shot()
    #expect(before.width == 960 && before.height == 640)
    #expect(before.colors > 1000)
    try guest.act(
      guest.phone(200, 600), "mousedown 1 sleep 0.05", guest.phone(200, 570), "sleep 0.05",
      guest.phone(200, 540), "sleep 0.3")
    // 60 points of the phone less the slop, in window points that are whole.
    try guest.waitForOffset(within: 1, of: -137 + 60 - 10)
    try guest.act("mouseup 1")
    try guest.waitForOffset(-1)
    try guest.act(guest.phone(200, 400), "mousedown 1 sleep 0.02", guest.phone(200, 520))
    try guest.waitForOffset(within: 1, of: -1 - 120 + 10)
    try guest.act("sleep 0.2 mouseup 1")
    try guest.waitForOffset(-137)
    try guest.act("key o")
    try guest.waitForOffset(-1)
    try guest.waitUntilStill()
    let after = try guest.shot()
    #expect(after.differences(from: before, in: guest.layout.screen) > 1000)
    #expect(after.differences(from: before, in: guest.layout.panel) == 0)
    let phases = Set(try guest.column("phase"))
    #expect(phases.contains("dragging") && phases.contains("retargeted"))
  }

  @Test func atRestNothingIsDrawnAndNoTimeIsUsed() throws {
    let guest = try Guest(fadeDelay: 400)
    try guest.act(guest.phone(200, 600), "mousedown 1 sleep 0.02", guest.phone(200, 400))
    try guest.act("mouseup 1")
    try guest.waitUntilStill()
    let rows = guest.rows.count
    let shot = try guest.shot()
    let before = try guest.work()
    // Nothing can be waited for that does not happen: this is the one second that is measured.
    Thread.sleep(forTimeInterval: 1)
    let after = try guest.work()
    #expect(guest.rows.count == rows)
    // Sixty frames a second would be sixty sleeps, and more than this even if they drew nothing.
    #expect(after.milliseconds - before.milliseconds < 4)
    #expect(after.sleeps - before.sleeps < 12)
    #expect(try guest.shot().firstDifference(from: shot) == "nowhere")
  }

  @Test func aSliderAndItsUndo() throws {
    let guest = try Guest()
    let before = try guest.shot()
    let panel = guest.layout.panel
    try guest.act(
      guest.move(panel.x + 190, 160), "mousedown 1 sleep 0.05", guest.move(panel.x + 200, 160),
      "sleep 0.05", guest.move(panel.x + 205, 200), "sleep 0.1")
    #expect(try guest.offset < -137, "a higher header opens further")
    try guest.act("mouseup 1", guest.move(5, 300))
    let rest = try guest.offset
    try guest.waitUntilStill()
    #expect(try guest.offset == rest)
    let changed = try guest.shot()
    #expect(changed.differences(from: before, in: panel) > 50)
    #expect(changed.differences(from: before, in: guest.layout.screen) > 1000)
    try guest.act("key ctrl+z")
    try guest.waitForOffset(-137)
    try guest.act("key ctrl+shift+z")
    try guest.waitForOffset(rest)
    try guest.act("key ctrl+z")
    try guest.waitUntilStill()
    // All is as it was but the light of the redo button.
    #expect(try guest.shot().differences(from: before, in: guest.layout.screen) == 0)
  }

  @Test func picturesAreTakenAndNeverOverwritten() throws {
    let guest = try Guest()
    let shown = try guest.shot()
    try guest.act("key ctrl+shift+s")
    #expect(eventually { guest.folder.names(in: "captures").count == 1 })
    let name = try #require(guest.folder.names(in: "captures").first)
    #expect(name.hasPrefix("pinned-header-window-"))
    let window = try Golden.picture(guest.folder.file("captures/\(name)"))
    let isSame = window.pixels.map { $0 & 0xFFFFFF } == shown.pixels
    #expect(isSame, "the picture is not what the window shows")
    var phones: [String] = []
    for count in 1...3 {
      try guest.act("key ctrl+s")
      #expect(
        eventually(within: 20) {
          phones = guest.folder.names(in: "captures").filter { $0 != name && !$0.contains(".png.") }
          return phones.count == count
        })
    }
    var files: Set<Data> = []
    for phone in phones {
      #expect(phone.hasPrefix("pinned-header-") && phone.hasSuffix(".png"))
      #expect(try pngSize(guest.folder.file("captures/\(phone)")) == [1170, 2532])
      files.insert(
        try Data(contentsOf: URL(fileURLWithPath: guest.folder.file("captures/\(phone)"))))
    }
    #expect(phones.count == 3)
    // Nothing moved, so that the three are the same; a toast over the window is not in them.
    #expect(files.count == 1)
  }

  @Test func closingWaitsForThePicturesThatWereAskedFor() throws {
    let guest = try Guest()
    try guest.act("key ctrl+s key ctrl+s key ctrl+q")
    #expect(guest.program.finish(within: 20).status == 0)
    let names = guest.folder.names(in: "captures")
    #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix(".png") }, "\(names)")
  }

  @Test func aPlaceWhereNoSessionCanBeKeptIsNamedAtOnce() throws {
    let display = try Display()
    let program = try Program(
      ["--record=/nowhere/session.jsonl", "--assets=\(Folders.package)/Assets"],
      environment: ["DISPLAY": display.name])
    defer { program.kill() }
    let outcome = program.finish(within: 20)
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine && outcome.errors.contains("/nowhere/session.jsonl"))
  }

  @Test func aDisplayThatCannotBeReachedIsNamed() throws {
    let folder = try TemporaryFolder()
    // Without the variable Wayland's library has something to say first.
    let program = try Program(
      ["--assets=\(Folders.package)/Assets"],
      environment: ["DISPLAY": ":4095", "XDG_RUNTIME_DIR": folder.path])
    defer { program.kill() }
    let outcome = program.finish(within: 20)
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine && outcome.errors.contains(":4095"), "\(outcome.errors)")
  }

  @Test func aCaptureThatCannotBeWrittenIsSaidInTheWindow() throws {
    let file = try TemporaryFolder()
    let guest = try Guest(["--captures=\(try file.write("", to: "file"))/pictures"])
    let before = try guest.shot()
    try guest.act("key ctrl+s")
    let toast = Rect(x: guest.layout.workspace.midX - 150, y: 12, width: 300, height: 40)
    let isShown = try eventually {
      try guest.shot().differences(from: before, in: toast) > 1000
    }
    #expect(isShown)
    #expect(guest.program.process.isRunning)
    #expect(file.names() == ["file"])
  }

  @Test func keysAndWheelDoWhatTheySay() throws {
    let guest = try Guest()
    let layout = guest.layout
    let first = try guest.shot()
    try guest.act("key o")
    try guest.waitForOffset(-1)
    try guest.act(guest.phone(200, 400), "click 4")
    try guest.waitForOffset(-137)
    try guest.act("click 5")
    try guest.waitForOffset(-1)
    try guest.act("key 2")
    try guest.waitForOffset(0)
    try guest.act("click 5 click 5")
    try guest.waitForOffset(144)
    try guest.act("key 1", guest.move(5, 300))
    try guest.waitUntilStill()
    #expect(try guest.offset == -137)
    #expect(try guest.shot().differences(from: first, in: layout.screen) == 0)
  }

  @Test func spaceAndPeriodStopAndStep() throws {
    let guest = try Guest()
    // A pause in the middle of a motion: one row for each period.
    try guest.act("key o sleep 0.05 key space sleep 0.3")
    let paused = guest.rows.count
    let offset = try guest.offset
    #expect(offset > -137 && offset < -1)
    for step in 1...3 {
      try guest.act("key period")
      #expect(eventually { guest.rows.count == paused + step })
    }
    #expect(try guest.offset > offset)
    try guest.act("key space")
    try guest.waitForOffset(-1)
  }

  @Test func lettersShowAndHideParts() throws {
    let guest = try Guest()
    let layout = guest.layout
    try guest.act(guest.move(5, 300))
    try guest.waitUntilStill()
    let dark = try guest.shot()
    func change(_ key: String, _ rect: Rect) throws {
      try guest.act("key \(key)")
      let isChanged = try eventually { try guest.shot().differences(from: dark, in: rect) > 500 }
      #expect(isChanged, "\(key) changes nothing")
      try guest.act("key \(key == "question" ? "Escape" : key)")
      let isBack = try eventually {
        try guest.shot().differences(from: dark, in: layout.window) == 0
      }
      let place = try guest.shot().firstDifference(from: dark)
      #expect(isBack, "\(key) does not go back: \(place)")
    }
    try change("t", layout.panel)
    try change("h", layout.panel)
    try change("m", layout.monitors)
    try change("g", layout.rightGutter)
    try change("question", layout.screen)
  }

  @Test func aSizeIsInPointsOfTheInterface() throws {
    let guest = try Guest(["--scale=1.5"])
    #expect(try guest.shot().width == 1440)
    #expect(try guest.shot().height == 960)
  }

  @Test func everySizeIsDrawnAndTheListStays() throws {
    let guest = try Guest()
    try guest.act("key o")
    try guest.waitForOffset(-1)
    for (width, height) in [(480, 360), (1690, 1190), (521, 400), (200, 120), (960, 640)] {
      try guest.act("windowsize --sync \(guest.window) \(width) \(height)")
      let isDrawn = try eventually {
        let shot = try guest.shot()
        return shot.width == width && shot.height == height && shot.colors > 20
      }
      #expect(isDrawn, "\(width) x \(height)")
      #expect(guest.program.process.isRunning, "\(width) x \(height): \(guest.program.errors)")
    }
    try guest.act("key o")
    try guest.waitForOffset(-137)
    #expect(guest.program.errors == "")
  }

  @Test func closingInTheMiddleOfADragEndsItAndKeepsTheRecording() throws {
    let folder = try TemporaryFolder()
    let guest = try Guest(["--record=\(folder.file("session.jsonl"))", "--preset=layer-cake"])
    try guest.act(
      guest.phone(200, 600), "mousedown 1 sleep 0.05", guest.phone(200, 560), "sleep 0.05",
      guest.phone(200, 500), "sleep 0.05", guest.phone(200, 450), "mouseup 1 sleep 1",
      guest.phone(200, 300), "mousedown 1 sleep 0.03", guest.phone(200, 330), "sleep 0.05")
    try guest.act("key ctrl+q")
    let outcome = guest.program.finish(within: 10)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let script = try Script(text: folder.text("session.jsonl"))
    #expect(script.inputs.count >= 5)
    #expect(script.inputs.last?.kind.isTouch == true)

    // The script's run gives what the window's frames were.
    let run = Trace.csv(script: script, preset: .layerCake, duration: 60)
    let expected = run.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[3]
    }
    let frames = try guest.column("frame").compactMap { Int($0) }
    let offsets = try guest.column("offset")
    var compared = 0
    for (frame, offset) in zip(frames, offsets) {
      guard frame < expected.count else { continue }
      let wanted = String(expected[frame])
      #expect(offset == wanted, "frame \(frame)")
      compared += 1
      if offset != wanted { break }
    }
    #expect(compared > 20)
  }

  @Test func losingTheWindowAltogetherIsAnEnd() throws {
    let guest = try Guest()
    try guest.act(guest.phone(200, 600), "mousedown 1 sleep 0.03", guest.phone(200, 500))
    try guest.act("windowclose \(guest.window)")
    let isOver = eventually(within: 10) { !guest.program.process.isRunning }
    #expect(isOver, "it goes on without a window")
  }
}

extension TimedInput.Kind {
  fileprivate var isTouch: Bool { if case .touch = self { true } else { false } }
}
