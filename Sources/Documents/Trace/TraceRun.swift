public import ParallaxCore

/// A script on its way through a simulation, frame by frame.
///
/// Frame k is at k / frames per second. What happens up to that time is applied before the frame's
/// step, fingers with their own times. Nothing here reads a clock or a file: the same script gives
/// the same frames, and a run that is saved and resumed gives those that were left.
public struct TraceRun: Sendable {
  /// The model after the last frame.
  public private(set) var simulation: Simulation
  /// The number of the next frame, from 0.
  public private(set) var frame: Int
  /// The display's frames per second.
  public let framesPerSecond: Double

  private let inputs: [TimedInput]
  private var next: Int

  /// The frames per second a run may have.
  public static let allowedFramesPerSecond = 10.0...1000.0

  /// Begins a script on the screen as it loads, with a preset and constants. Frames per second that
  /// are not allowed are held to what is.
  public init(
    script: Script, preset: Preset = .pinnedHeader, settings: [Setting] = [],
    framesPerSecond: Double = 60
  ) {
    var tuning = Tuning()
    for setting in settings { setting.apply(to: &tuning) }
    let allowed = Self.allowedFramesPerSecond
    self.framesPerSecond = min(max(framesPerSecond, allowed.lowerBound), allowed.upperBound)
    simulation = Simulation(
      preset: preset, tuning: tuning, frameDuration: 1000 / self.framesPerSecond)
    frame = 0
    inputs = script.inputs
    next = 0
  }

  /// Goes on with a script where a saved run was.
  public init(script: Script, resuming state: SavedRun) {
    simulation = state.simulation
    frame = state.frame
    framesPerSecond = state.framesPerSecond
    inputs = script.inputs
    next = 0
    let done = state.frame > 0 ? Double(state.frame - 1) / state.framesPerSecond : -1
    next = inputs.firstIndex { $0.time > done } ?? inputs.count
  }

  /// What is to be saved for another process to go on.
  public var state: SavedRun {
    SavedRun(simulation: simulation, frame: frame, framesPerSecond: framesPerSecond)
  }

  /// The next frame's time, in seconds.
  public var time: Double { Double(frame) / framesPerSecond }

  /// Whether all has happened and nothing moves.
  public var isOver: Bool { next == inputs.count && simulation.isAtRest }

  /// Runs the next frame. A picture is asked for with its name before the frame's step, at its place
  /// among the inputs.
  public mutating func advance<Failure: Error>(
    shot: (String, Simulation) throws(Failure) -> Void
  ) throws(Failure) {
    let now = time
    while next < inputs.count, inputs[next].time <= now {
      let input = inputs[next]
      next += 1
      simulation.apply(input)
      if case .shot(let name) = input.kind { try shot(name, simulation) }
    }
    simulation.step()
    frame += 1
  }
}
