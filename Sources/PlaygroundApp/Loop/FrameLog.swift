import Documents
import ParallaxCore
import SDLKit

/// Writes a row for every display frame in which anything moved, numbered as a trace numbers them.
final class FrameLog {
  private let file: LineFile
  private let trace: Trace
  init(path: String, preset: Preset) throws(AssetError) {
    // A session may change to every preset.
    let presets = Preset.allCases.map { TimedInput(at: 0, .preset($0)) }
    trace = Trace(script: Script(inputs: presets), preset: preset)
    file = try LineFile(path: path)
    file.append(trace.header)
  }

  func append(_ app: Playground) {
    let frame = app.frameCount - 1
    file.append(
      trace.row(frame: frame, time: Double(frame) / app.framesPerSecond, app.simulation))
  }
}
