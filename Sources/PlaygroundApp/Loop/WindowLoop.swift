import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// Runs the program in a window: takes events, steps whole display frames, draws what changed,
/// and sleeps for the rest of the frame, or until something happens.
struct WindowLoop {
  private let options: Options
  private let folder: AssetFolder
  private let assets: Assets
  private let window: Window
  private let queue: EventQueue
  private let app: Playground
  private let inbox = CaptureInbox()
  private var captures: CaptureFolder
  private var events: [InputEvent] = []
  private var meter = FrameMeter()

  init(_ options: Options) throws {
    self.options = options
    folder = try AssetFolder.find(override: options.assets)
    assets = try AppAssets.load(from: folder, onReady: { EventQueue.wake() })
    let size = options.size ?? Options.defaultSize
    window = try Window(
      title: "Parallax Playground", width: Int(size.width), height: Int(size.height),
      assets: assets)
    queue = EventQueue(window: window)
    guard let fonts = assets.fonts else { throw AssetError(path: "fonts", reason: "none") }
    app = Playground(
      preset: options.preset, tuning: options.tuning,
      frameDuration: 1000 / (window.refreshRate ?? 60), isDark: options.isDark, metrics: fonts)
    captures = CaptureFolder(path: options.captures)
    fitWindow()
  }

  /// Runs until the window is closed.
  mutating func run() throws {
    let frame = app.simulation.frameDuration / 1000
    var tick = Clock.now()
    var drawn = 0
    var mustDrawAll = true
    while !app.wantsQuit {
      let start = Clock.now()
      app.time = start
      takeEvents(&mustDrawAll)
      // Whole display frames are due; after a long stop the content goes on, it does not jump.
      let due = Int(((start - tick) / frame + 0.25).clamped(to: 0...1e6).rounded(.down))
      tick = due > 4 ? start : tick + Double(due) * frame
      app.advance(frames: min(due, 4))
      takeResults()
      runCaptures()
      if try draw(everything: mustDrawAll) {
        drawn += 1
        meter.drew(at: start)
      }
      mustDrawAll = false
      app.lastWork = (Clock.now() - start) * 1000
      if let limit = options.frames, drawn >= limit { return }
      app.statusBar.framesPerSecond = app.needsFrame ? meter.rate(at: start) : nil
      if app.needsFrame || options.frames != nil {
        Clock.sleep(until: tick + frame)
      } else if app.statusBar.framesPerSecond == nil, meter.stop() {
        // One more frame, so that the status bar says that nothing moves.
        continue
      } else {
        rest(since: start)
        tick = Clock.now() - frame
      }
    }
  }

  private mutating func takeEvents(_ mustDrawAll: inout Bool) {
    events.removeAll(keepingCapacity: true)
    queue.poll(into: &events)
    for event in events {
      switch event {
      case .resized, .displayChanged:
        fitWindow()
        mustDrawAll = true
      case .exposed: mustDrawAll = true
      case .wake where assets.images != nil: mustDrawAll = mustDrawAll || picturesArrived()
      default: break
      }
      app.handle(event)
    }
    if window.acceptsText != app.panel.wantsTextInput {
      window.acceptsText = app.panel.wantsTextInput
    }
    window.cursor = app.cursor
  }

  /// A wake may mean that a picture can be drawn now, at a place whose list did not change.
  private func picturesArrived() -> Bool {
    for failure in assets.images?.takeFailures() ?? [] {
      app.show(Toast(icon: .close, text: "A picture is missing", detail: failure.description))
    }
    return true
  }

  private func fitWindow() {
    app.uiScale = options.scale ?? window.suggestedScale
    app.windowPixels = window.pixelSize
  }

  private func draw(everything: Bool) throws -> Bool {
    guard window.isVisible else { return false }
    let isNew = try window.refresh()
    app.windowPixels = Size(
      width: Double(window.canvas.width), height: Double(window.canvas.height))
    app.draw(on: window.canvas, everything: everything || isNew)
    guard !app.regions.damage.isEmpty else { return false }
    try window.present(damage: app.regions.damage)
    return true
  }

  /// Sleeps until something happens; the time that passes counts for what fades by itself.
  private func rest(since start: Double) {
    queue.wait(timeout: min(app.wait ?? 60, 60))
    app.sleep(milliseconds: (Clock.now() - start) * 1000)
  }

  private mutating func runCaptures() {
    guard !app.captureRequests.isEmpty else { return }
    for kind in app.captureRequests {
      do {
        let path = try captures.reserve(
          preset: app.simulation.preset, label: kind == .window ? "window" : nil)
        switch kind {
        case .phone: capturePhone(to: path)
        case .window:
          try window.canvas.savePNG(to: path)
          inbox.put(CaptureResult(path: path, failure: nil))
        }
      } catch {
        inbox.put(CaptureResult(path: options.captures, failure: "\(error)"))
      }
    }
    app.captureRequests.removeAll()
    takeResults()
  }

  /// The picture is drawn anew at three times the screen's points, beside the loop.
  private func capturePhone(to path: String) {
    let job = CaptureJob(
      list: app.phonePicture(), size: PhoneScreen.size(of: app.simulation), scale: 3, path: path,
      folder: folder, fonts: assets.fonts)
    let inbox = inbox
    Task.detached(priority: .userInitiated) {
      inbox.put(job.run())
      EventQueue.wake()
    }
  }

  private func takeResults() {
    for result in inbox.take() { app.show(result) }
  }
}
