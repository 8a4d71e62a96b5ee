import Documents
import ParallaxCore
import SDLKit

/// Writes a row for every display frame in which anything moved.
final class FrameLog {
  private let file: LineFile
  private let trace: Trace
  private var last = -1

  init(path: String, preset: Preset) throws(AssetError) {
    // A session may change to every preset.
    let presets = Preset.allCases.map { TimedInput(at: 0, .preset($0)) }
    trace = Trace(script: Script(inputs: presets), preset: preset)
    file = try LineFile(path: path)
    file.append(trace.header)
  }

  func append(_ app: Playground) {
    guard app.frameCount != last else { return }
    last = app.frameCount
    file.append(trace.row(frame: app.frameCount, time: app.sessionTime, app.simulation))
  }
}
