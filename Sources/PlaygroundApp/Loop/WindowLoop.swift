import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// Runs the program in a window: takes events, steps whole display frames, draws what changed,
/// and sleeps for the rest of the frame, or until something happens.
struct WindowLoop {
  let app: Playground
  private let options: Options
  private let folder: AssetFolder
  private let assets: Assets
  private let window: Window
  private let queue: EventQueue
  private let inbox = CaptureInbox()
  private var captures: CaptureFolder
  /// How many captures have not told yet how they ended.
  private var pendingCaptures = 0
  private var events: [InputEvent] = []
  private var meter = FrameMeter()
  private var mustDrawAll = true
  private let log: FrameLog?
  /// When the last display frame was due.
  private var tick = Clock.now()

  init(_ options: Options) throws {
    self.options = options
    folder = try AssetFolder.find(override: options.assets)
    assets = try AppAssets.load(from: folder, onReady: { EventQueue.wake() })
    let size = options.size ?? Options.defaultSize
    window = try Window(
      title: "Parallax Playground", width: Int(size.width), height: Int(size.height),
      assets: assets)
    Self.fit(window, to: size, options)
    queue = EventQueue(window: window)
    guard let fonts = assets.fonts else { throw AssetError(path: "fonts", reason: "none") }
    app = Playground(
      preset: options.preset, tuning: options.tuning,
      framesPerSecond: window.refreshRate ?? 60, isDark: options.isDark, metrics: fonts)
    captures = CaptureFolder(path: options.captures)
    log = try options.log.map { try FrameLog(path: $0, preset: options.preset) }
    if let path = options.record {
      // A place that cannot be written is named now, not when the session is over.
      try TextFile.write("", to: path)
      app.beginRecording()
    }
    fitWindow()
  }

  /// Runs until the window is closed, or for as many display frames as the options say. The session
  /// is kept however it ends, and so are the pictures that were asked for.
  mutating func run() throws {
    let result = Result { try loop() }
    let failure = finishCaptures()
    if let path = options.record, let script = app.recording {
      try TextFile.write(script.text, to: path)
    }
    try result.get()
    if let failure { throw TextFile.Failure(description: failure) }
  }

  /// Waits ten seconds at most for the pictures that are still being drawn; why the last that failed
  /// did so.
  private mutating func finishCaptures() -> String? {
    var failure: String?
    let end = Clock.now() + 10
    while pendingCaptures > 0, Clock.now() < end {
      queue.wait(timeout: 0.1)
      events.removeAll(keepingCapacity: true)
      queue.poll(into: &events)
      for result in inbox.take() {
        pendingCaptures -= 1
        failure = result.failure ?? failure
      }
    }
    return failure
  }

  private mutating func loop() throws {
    var frames = 0
    while !app.wantsQuit {
      try work()
      frames += 1
      if let limit = options.frames {
        if frames >= limit { return }
        Clock.sleep(until: tick + frame)
      } else {
        pause()
      }
    }
  }

  /// The display's frame in seconds.
  var frame: Double { app.simulation.frameDuration / 1000 }

  /// One turn without its sleep: takes what happened, steps the frames that are due, draws what has
  /// changed.
  mutating func work() throws {
    let start = Clock.now()
    app.time = start
    // Whole display frames are due, by the clock alone: an event that comes early makes none.
    let due = Int(((start - tick) / frame + 0.25).clamped(to: 0...1e9).rounded(.down))
    tick += Double(due) * frame
    if app.isAsleep {
      // What happens now happens after the frames that were slept through.
      app.sleep(frames: due)
      takeEvents()
      app.advance(frames: 0)
    } else {
      takeEvents()
      // After a long stop the content goes on, it does not jump.
      app.advance(frames: min(due, 4))
    }
    log?.append(app)
    takeResults()
    runCaptures()
    app.statusBar.framesPerSecond = app.needsFrame ? meter.rate(at: start) : nil
    if try draw() { meter.drew(at: start) }
    app.lastWork = (Clock.now() - start) * 1000
  }

  /// Sleeps until the next display frame while something moves, else until something happens.
  mutating func pause(atMost limit: Double = 60) {
    if app.needsFrame {
      Clock.sleep(until: tick + frame)
      return
    }
    queue.wait(timeout: min(app.wait ?? limit, limit))
  }

  private mutating func takeEvents() {
    events.removeAll(keepingCapacity: true)
    queue.poll(into: &events)
    for event in events {
      switch event {
      case .resized, .displayChanged:
        fitWindow()
        mustDrawAll = true
      case .exposed: mustDrawAll = true
      case .wake:
        // A picture may be there now, at a place whose list did not change.
        mustDrawAll = true
        showFailures()
      default: break
      }
      app.handle(event)
    }
    if window.acceptsText != app.panel.wantsTextInput {
      window.acceptsText = app.panel.wantsTextInput
    }
    window.cursor = app.cursor
  }

  private func showFailures() {
    for failure in assets.images?.takeFailures() ?? [] {
      app.show(Toast(icon: .close, text: "A picture is missing", detail: failure.description))
    }
  }

  /// A size is meant in points of the interface, which are the system's only at the scale of that. The
  /// usual size is held to what the display has room for.
  private static func fit(_ window: Window, to size: Size, _ options: Options) {
    let scale = (options.scale ?? window.suggestedScale) / window.pixelsPerPoint
    var fitted = Size(width: size.width * scale, height: size.height * scale)
    if options.size == nil, let usable = window.usableSize {
      fitted.width = min(fitted.width, usable.width)
      // The window's own title bar needs room, and is not known before it is there.
      fitted.height = min(fitted.height, usable.height - 40 * scale)
    }
    guard fitted != size else { return }
    window.setSize(width: Int(fitted.width.rounded()), height: Int(fitted.height.rounded()))
  }

  private func fitWindow() {
    app.uiScale = options.scale ?? window.suggestedScale
    app.windowPixels = window.pixelSize
  }

  /// Draws and shows what has changed; false when nothing has.
  private mutating func draw() throws -> Bool {
    guard window.isVisible else { return false }
    let isNew = try window.refresh()
    app.windowPixels = Size(
      width: Double(window.canvas.width), height: Double(window.canvas.height))
    app.draw(on: window.canvas, everything: mustDrawAll || isNew)
    mustDrawAll = false
    guard !app.regions.damage.isEmpty else { return false }
    try window.present(damage: app.regions.damage)
    return true
  }

  private mutating func runCaptures() {
    guard !app.captureRequests.isEmpty else { return }
    for kind in app.captureRequests {
      pendingCaptures += 1
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

  private mutating func takeResults() {
    for result in inbox.take() {
      pendingCaptures -= 1
      app.show(result)
    }
  }
}
