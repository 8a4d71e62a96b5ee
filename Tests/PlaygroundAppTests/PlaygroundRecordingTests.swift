import Documents
import PanelKit
import ParallaxCore
import SDLKit
import Testing

@testable import PlaygroundApp

/// A session that is recorded is a script that gives the same frames.
@Suite struct PlaygroundRecordingTests {
  /// Plays a session and checks that its script gives the same offset in every frame.
  private func check(
    _ preset: Preset = .pinnedHeader, framesPerSecond: Double = 60, _ note: Comment? = nil,
    session: (Stage, () -> Void) throws -> Void
  ) throws {
    let stage = Stage(preset: preset, framesPerSecond: framesPerSecond)
    stage.app.beginRecording()
    var models: [Simulation] = []
    try session(stage) {
      // The key that steps a frame has done so already.
      if stage.app.frameCount == models.count { stage.pass() }
      models.append(stage.app.simulation)
    }
    let script = try #require(stage.app.recording)
    let again = try Script(text: script.text)
    #expect(again == script, note)
    // The recording itself says which preset it began with.
    var run = TraceRun(script: again, framesPerSecond: framesPerSecond)
    for (frame, model) in models.enumerated() {
      run.advance(shot: { _, _ in })
      let isSame = run.simulation == model
      #expect(
        isSame,
        """
        frame \(frame): \(run.simulation.scrollView.contentOffset) instead of \
        \(model.scrollView.contentOffset), \(note.map { "\($0)" } ?? "")
        """)
      if !isSame { return }
    }
  }

  @Test func aRecordingBeginsWithPresetAndConstants() throws {
    let stage = Stage(preset: .layerCake)
    stage.app.simulation.edit { tuning in
      tuning.snap.midpoint = 0.3
      tuning.header.restInsetLinked = false
      tuning.header.restInset = 50
    }
    stage.app.beginRecording()
    let script = try #require(stage.app.recording)
    #expect(script.inputs.map(\.time) == [0, 0])
    #expect(script.inputs.first?.kind == .preset(.layerCake))
    var run = TraceRun(script: script)
    run.advance(shot: { _, _ in })
    #expect(run.simulation.tuning == stage.app.simulation.tuning)
    #expect(run.simulation.scrollView.contentOffset == -130)
    // As a trace begins by itself, there is nothing to say.
    let plain = Stage()
    plain.app.beginRecording()
    #expect(plain.app.recording == Script())
  }

  @Test(arguments: [60.0, 59.94, 75, 120, 144])
  func aDragAndAFlingAreReplayed(framesPerSecond: Double) throws {
    try check(framesPerSecond: framesPerSecond) { stage, frame in
      for start in [600.0, 400, 500] {
        stage.down(stage.phone(200, start))
        for step in 1...9 {
          frame()
          stage.move(stage.phone(200, start - Double(step * step)))
        }
        stage.up(stage.phone(200, start - 81))
        for _ in 0..<47 { frame() }
      }
    }
  }

  @Test func slidersLinksAndPresetsAreReplayed() throws {
    try check { stage, frame in
      stage.down(try stage.slider("header.uncoveredHeight", 0.3))
      for share in [0.4, 0.6, 0.7] {
        stage.move(try stage.slider("header.uncoveredHeight", share))
        frame()
      }
      stage.up(try stage.slider("header.uncoveredHeight", 0.7))
      let link = try stage.index("header.restInset")
      stage.app.apply(.setLink(link, false))
      frame()
      stage.app.apply(.begin(link))
      stage.app.apply(.live(link, 20))
      stage.app.apply(.commit(link))
      for _ in 0..<10 { frame() }
      stage.app.undo()
      frame()
      stage.app.apply(.setLink(link, true))
      frame()
      // The number below the link changes and the link stays.
      stage.app.apply(.reset([link]))
      #expect(stage.tuning.header.restInsetLinked)
      for _ in 0..<3 { frame() }
      stage.letter("4")
      stage.letter("o")
      for _ in 0..<30 { frame() }
      stage.letter("2")
      for _ in 0..<10 { frame() }
    }
  }

  @Test func whatIsPausedHasNoFrames() throws {
    try check { stage, frame in
      stage.fling(from: 700, by: -200)
    }
    let stage = Stage()
    stage.app.recording = Script()
    stage.fling(from: 700, by: -200)
    stage.key(.space)
    stage.pass(50)
    let time = stage.app.sessionTime
    #expect(time == 0.1)
    stage.letter(".")
    #expect(stage.app.frameCount == 7)
  }

  @Test func randomSessionsAreReplayed() throws {
    let seed = Seeded.fresh("recorded sessions")
    for number in 0..<6 {
      var random = Seeded(seed + UInt64(number))
      let preset = Preset.allCases[number % 4]
      try check(preset, "seed \(seed), session \(number)") { stage, frame in
        var storm = Storm(random: random, resizes: false)
        var frames = 0
        for _ in 0..<400 {
          storm.act(on: stage)
          let isStepped = stage.app.frameCount > frames
          if isStepped || Int.random(in: 0..<2, using: &random) == 0 {
            stage.app.isPaused = false
            frame()
            frames += 1
          }
        }
      }
    }
  }
}
