/// Something that happens to the simulation, and when: live events, a recorded session and a script
/// are the same list of these.
public struct TimedInput: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// What.
  public var kind: Kind

  /// Makes an input.
  public init(at time: Double, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A finger on the screen; the place in screen points.
    case touch(TouchPhase, at: Point)
    /// A wheel turns by notches, positive away from the user.
    case wheel(notches: Double)
    /// Two fingers on a trackpad, or a wheel with phases: how far they moved, in points, positive
    /// downwards; 0 but in the phase moved.
    case trackpad(TouchPhase, dy: Double)
    /// Constants take values, by the parameters' names; a switch is 0 or 1.
    case set([String: Double])
    /// The phone's screen takes a size: a rotation.
    case bounds(Size)
    /// The list has so many rows from now on; they come and go at its end.
    case rows(Int)
    /// Rows are added above the first.
    case prepend(Int)
    /// The program scrolls, at once or eased.
    case scroll(to: Destination, animated: Bool)
    /// The header is built another way.
    case preset(Preset)
    /// A picture of this moment is wanted; the simulation takes no notice.
    case shot(String)
  }

  /// What a finger does.
  public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It lifts.
    case ended
    /// The system takes it away.
    case cancelled
  }

  /// Where the program scrolls to.
  public enum Destination: Hashable, Sendable {
    /// An offset.
    case offset(Double)
    /// The top, as a tap on the status bar does.
    case top
    /// One of the rests.
    case rest(Simulation.Rest)
    /// The rest that the content is not on or nearest to.
    case otherRest
  }
}
