import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// The program without a window: takes events and time, and draws regions.
///
/// The loop hands it every event and every display frame; tests and the tour do the same. It reads
/// no clock.
final class Playground {
  var simulation: Simulation
  var history = TuningHistory()
  var monitorHistory = MonitorHistory()
  var panel = Panel()
  var statusBar = StatusBar()
  var touch = TouchTrail()
  var messages = Messages()

  /// Whether the dark theme is on.
  var isDark: Bool
  var showsGuides = true
  var showsPanel = true
  var showsMonitors = true
  /// While paused the simulation stands still; a period steps it by a frame.
  var isPaused = false
  private(set) var wantsQuit = false

  /// The window in pixels, and pixels per point.
  var windowPixels = Size(width: 1440, height: 960)
  var uiScale = 1.0
  let metrics: any TextMetrics

  /// The pointer in window points; nil outside.
  var pointer: Point?
  /// What the held button does.
  var hold = Hold.none
  /// When the wheel with parts of notches turned last.
  var trackpad = TrackpadStream()
  /// The time of the frame by the loop's clock, in seconds; what fades in the interface goes by it.
  var time = 0.0
  /// The display's frames per second.
  let framesPerSecond: Double
  /// How many display frames have passed. The simulation's own time is made of them, so that a
  /// recorded session gives the same frames again.
  private(set) var frameCount = 0
  /// How many of them were not slept through.
  private(set) var steps = 0
  /// What happened to the simulation, while it is recorded.
  var recording: Script?
  /// How long the last frame's work took, in milliseconds.
  var lastWork = 0.0

  /// What was asked for that only the loop can do.
  var captureRequests: [CaptureKind] = []

  var regions = Regions()
  var leftGutter = LeftGutter()
  var rightGutter = RightGutter()
  var edits: [PanelEdit] = []

  enum Hold {
    case none, phone, panel, message
    /// The phone's status bar: a tap there scrolls to the top.
    case phoneStatusBar(start: Point)
  }

  enum CaptureKind {
    case phone, window
  }

  init(
    preset: Preset, tuning: Tuning, framesPerSecond: Double, isDark: Bool,
    metrics: any TextMetrics
  ) {
    simulation = Simulation(preset: preset, tuning: tuning, frameDuration: 1000 / framesPerSecond)
    self.framesPerSecond = framesPerSecond
    self.isDark = isDark
    self.metrics = metrics
    monitorHistory.fill(with: simulation)
  }

  var theme: Theme { isDark ? .dark : .light }

  /// The window in points.
  var windowSize: Size {
    Size(width: windowPixels.width / uiScale, height: windowPixels.height / uiScale)
  }

  var layout: WindowLayout {
    WindowLayout(
      window: windowSize, device: PhoneScreen.size(of: simulation), showsMonitors: showsMonitors,
      showsPanel: showsPanel)
  }

  var panelContext: PanelContext {
    PanelContext(
      frame: layout.panel, theme: theme, tuning: simulation.tuning, preset: simulation.preset,
      canUndo: history.canUndo, canRedo: history.canRedo, metrics: metrics, scale: uiScale,
      time: time)
  }

  func quit() { wantsQuit = true }

  /// Display frames pass.
  func advance(frames: Int) {
    updateMessages([])
    if trackpad.hasPaused(at: time) { perform(.trackpad(.ended, dy: 0)) }
    if !isPaused { step(frames: frames) }
  }

  /// The simulation moves by frames, whether paused or not.
  func step(frames: Int) {
    for _ in 0..<frames {
      let wasAtRest = simulation.isAtRest
      simulation.step()
      frameCount += 1
      steps += 1
      if !(wasAtRest && simulation.isAtRest) {
        monitorHistory.append(simulation, lastWork: lastWork)
      }
    }
  }

  /// Display frames pass in which nothing moves, however many.
  func sleep(frames: Int) {
    guard isAsleep else { return }
    simulation.step(frames: frames)
    frameCount += frames
  }

  /// Whether frames may pass unseen: nothing moves, and nothing stands still only because it is
  /// paused.
  var isAsleep: Bool { !isPaused && simulation.isAtRest }

  /// The simulation's time in seconds: the display frames that have passed, counted as a script's run
  /// counts them, to the last bit. A frame's time that came out larger would be an input's of the next.
  var sessionTime: Double { Double(frameCount) / framesPerSecond }

  /// Lets something happen to the simulation now.
  func perform(_ kind: TimedInput.Kind) {
    let input = TimedInput(at: sessionTime, kind)
    recording?.record(input)
    simulation.apply(input)
  }

  /// Puts other constants in force.
  func setTuning(_ tuning: Tuning) {
    guard tuning != simulation.tuning else { return }
    if recording != nil {
      let settings = Self.settings(from: simulation.tuning, to: tuning)
      recording?.record(TimedInput(at: sessionTime, .set(settings)))
    }
    simulation.setTuning(tuning)
    // Nothing steps at rest: the graphs take the edit itself.
    if isAsleep { monitorHistory.append(simulation, lastWork: lastWork) }
  }

  /// Records from now on, beginning with what differs from the screen as a trace loads it.
  func beginRecording() {
    recording = Script()
    let loaded = Simulation()
    if simulation.preset != loaded.preset {
      recording?.record(TimedInput(at: 0, .preset(simulation.preset)))
    }
    let settings = Self.settings(from: loaded.tuning, to: simulation.tuning)
    if !settings.isEmpty { recording?.record(TimedInput(at: 0, .set(settings))) }
  }

  /// The constants that differ, by name; a value named alone would set its constant free, so its link
  /// is named too.
  private static func settings(from old: Tuning, to new: Tuning) -> [String: Double] {
    var settings: [String: Double] = [:]
    for parameter in Parameter.all where parameter[new] != parameter[old] {
      settings[parameter.name] = parameter[new]
      if let flag = parameter.link?.isOn, let link = Parameter.flag(at: flag) {
        settings[link.name] = link[new]
      }
    }
    return settings
  }

  /// Whether the next display frame may differ from this one without an event.
  var needsFrame: Bool {
    (!isPaused && (!simulation.isAtRest || simulation.indicatorWait == 0)) || trackpad.isActive
      || panel.needsFrame(at: time)
  }

  /// How long nothing will change without an event, in seconds; nil for ever.
  var wait: Double? {
    let indicator = isPaused ? nil : simulation.indicatorWait.map { $0 / 1000 }
    let message = messages.nextWake(after: time).map { max(0, $0 - time) }
    guard let indicator else { return message }
    return message.map { min($0, indicator) } ?? indicator
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
