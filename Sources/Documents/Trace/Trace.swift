public import ParallaxCore

/// A run as comma-separated values, one row a frame; numbers in the shortest form that reads back as
/// the same number. Lengths are points, y downwards.
///
/// | column | what |
/// |---|---|
/// | frame | the frame's number, from 0 |
/// | time | the frame's time in seconds |
/// | phase | idle, dragging, decelerating, bouncing, retargeted or animated, after the frame's step |
/// | offset | contentOffset.y |
/// | velocity | how fast the offset changed in the frame, in points per millisecond |
/// | target | the offset it moves to: where free deceleration would end, held to the range, or the target given in its place; empty at rest and under a finger |
/// | inset_top | contentInset.top |
/// | inset_bottom | contentInset.bottom |
/// | indicator_inset_top | scrollIndicatorInsets.top |
/// | indicator_y | the indicator's top, in the table's bounds |
/// | indicator_height | its length; 0 where there is none |
/// | header_visible | how much of the header is visible |
/// | header_y, image_y, sky_y … pines_y | the top edge on the screen of each picture of the preset |
///
/// Where the script changes the preset there are the columns of all its presets; a picture that the
/// frame's preset does not have is an empty field.
public struct Trace: Sendable {
  private let layers: [TraceLayer]

  /// A trace of the presets that a run begins with and changes to.
  public init(script: Script, preset: Preset) {
    var layers = TraceLayer.layers(of: preset)
    for case .preset(let preset) in script.inputs.map(\.kind) {
      layers += TraceLayer.layers(of: preset).filter { !layers.contains($0) }
    }
    self.layers = layers
  }

  /// The names of the columns, as a line.
  public var header: String {
    let names =
      [
        "frame", "time", "phase", "offset", "velocity", "target", "inset_top", "inset_bottom",
        "indicator_inset_top", "indicator_y", "indicator_height", "header_visible",
      ] + layers.map(\.column)
    return names.joined(separator: ",") + "\n"
  }

  /// A frame's row, as a line.
  public func row(frame: Int, time: Double, _ simulation: Simulation) -> String {
    let view = simulation.scrollView
    let indicator = simulation.indicator
    var line = "\(frame),\(time.shortest),\(view.phase.traceName),"
    line += "\(view.contentOffset.shortest),\(view.velocity.shortest),"
    line += (Self.target(of: simulation, at: time)?.shortest ?? "") + ","
    line += "\(view.contentInset.top.shortest),\(view.contentInset.bottom.shortest),"
    line += "\(simulation.indicatorInsets.top.shortest),\(indicator.y.shortest),"
    line += "\(indicator.height.shortest),\(simulation.visibleHeaderHeight.shortest)"
    for layer in layers { line += "," + (layer.y(in: simulation)?.shortest ?? "") }
    return line + "\n"
  }

  /// Runs a script and returns its trace. Without a duration it ends with the first frame in which
  /// all has happened and nothing moves, at most a minute after the last input; with one, in seconds,
  /// it has the frames at 0 up to and including that time.
  public static func csv<Failure: Error>(
    script: Script, preset: Preset = .pinnedHeader, settings: [Setting] = [],
    framesPerSecond: Double = 60, duration: Double? = nil,
    shot: (String, Simulation) throws(Failure) -> Void
  ) throws(Failure) -> String {
    let trace = Trace(script: script, preset: preset)
    var run = TraceRun(
      script: script, preset: preset, settings: settings, framesPerSecond: framesPerSecond)
    let end = min(duration ?? (script.inputs.last?.time ?? 0) + 60, Script.longest + 60)
    var text = trace.header
    while run.time <= end {
      let time = run.time
      try run.advance(shot: shot)
      text += trace.row(frame: run.frame - 1, time: time, run.simulation)
      if duration == nil, run.isOver { break }
    }
    return text
  }

  /// Runs a script whose pictures nobody wants.
  public static func csv(
    script: Script, preset: Preset = .pinnedHeader, settings: [Setting] = [],
    framesPerSecond: Double = 60, duration: Double? = nil
  ) -> String {
    csv(
      script: script, preset: preset, settings: settings, framesPerSecond: framesPerSecond,
      duration: duration, shot: { _, _ in })
  }

  private static func target(of simulation: Simulation, at time: Double) -> Double? {
    switch simulation.scrollView.phase {
    case .retargeted(let target), .animated(let target): target
    case .decelerating, .bouncing: simulation.projection(at: time)?.proposed
    case .idle, .dragging: nil
    }
  }
}

extension ScrollView.Phase {
  /// The phase's name in a trace.
  var traceName: String {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .retargeted: "retargeted"
    case .animated: "animated"
    }
  }
}
