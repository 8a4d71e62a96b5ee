public import Documents
public import ParallaxCore
import Drawing
import SDLKit

/// Runs a script without a window and gives what every frame was, as comma-separated values.
public struct TraceCommand: Sendable {
  /// The script's path; `-` is the standard input.
  public var script: String
  /// The preset it begins with.
  public var preset = Preset.pinnedHeader
  /// The constants it begins with.
  public var settings: [Setting] = []
  /// The display's frames per second, 10 to 1000.
  public var framesPerSecond = 60.0
  /// How long it runs, in seconds; nil until all has happened and nothing moves.
  public var duration: Double?
  /// The file the rows are written to; nil is the standard output.
  public var out: String?
  /// Where the script's pictures are written.
  public var captures = "captures"
  /// The assets folder, when it is not to be looked for.
  public var assets: String?

  /// A run of a script with the defaults.
  public init(script: String) { self.script = script }

  /// Runs it and gives the rows, or nothing when they went into a file. A malformed line, named by its
  /// number, stops it before anything is written.
  public func run() throws -> String {
    let text = try TextFile.read(script)
    let parsed: Script
    do throws(ScriptError) {
      parsed = try Script(text: text)
    } catch {
      throw TextFile.Failure(description: "\(script), \(error)")
    }
    var folder = CaptureFolder(path: captures)
    let csv = try Trace.csv(
      script: parsed, preset: preset, settings: settings, framesPerSecond: framesPerSecond,
      duration: duration
    ) { name, simulation in
      try shoot(name, simulation, into: &folder)
    }
    guard let out else { return csv }
    try TextFile.write(csv, to: out)
    return ""
  }

  /// The phone's screen at three times its points, as the window's own capture.
  private func shoot(
    _ name: String, _ simulation: Simulation, into folder: inout CaptureFolder
  ) throws {
    var list = DrawList()
    PhoneScreen.draw(simulation, to: &list)
    let job = CaptureJob(
      list: list, size: PhoneScreen.size(of: simulation), scale: 3,
      path: try folder.reserve(name: name), folder: try AssetFolder.find(override: assets),
      fonts: try FontStore())
    if let failure = job.run().failure { throw TextFile.Failure(description: failure) }
  }
}
