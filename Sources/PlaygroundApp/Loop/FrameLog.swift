import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// Writes a row for what the window opens with, for every display frame that was not slept through,
/// and for every edit that moved the content at rest; numbered as a trace numbers them.
final class FrameLog {
  private let path: String
  private let file: LineFile
  private var isFull = false
  private let trace: Trace
  private var lastStep = -1
  private var lastOffset = 0.0
  init(path: String, preset: Preset) throws(AssetError) {
    // A session may change to every preset.
    let presets = Preset.allCases.map { TimedInput(at: 0, .preset($0)) }
    trace = Trace(script: Script(inputs: presets), preset: preset)
    self.path = path
    file = try LineFile(path: path)
    file.append(trace.header)
  }

  /// Appends the row of a frame, if it has one. That the disk is full is said once.
  func append(_ app: Playground) {
    let offset = app.simulation.scrollView.contentOffset
    let hasStepped = app.steps != lastStep
    guard hasStepped || (app.isAsleep && offset != lastOffset) else { return }
    // An edit at rest belongs to the frame that comes next, as a recording has it.
    let frame = hasStepped ? max(0, app.frameCount - 1) : app.frameCount
    lastStep = app.steps
    lastOffset = offset
    let row = trace.row(
      frame: frame, time: Double(frame) / app.framesPerSecond, app.simulation)
    guard !file.append(row), !isFull else { return }
    isFull = true
    app.show(Toast(icon: .close, text: "The log cannot be written", detail: path))
  }
}
