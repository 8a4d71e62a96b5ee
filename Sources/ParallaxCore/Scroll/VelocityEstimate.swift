/// The velocity of a finger, estimated as UIKit's pan recogniser does (recorded to 1e-11).
///
/// Each touch event gives a sample s = Δposition/Δtime; the estimate is V = 0.2·s + 0.8·s of the
/// event before (the first sample stands alone). At release v = 0.75·V before last + 0.25·V last.
public struct VelocityEstimate: Hashable, Sendable, Codable {
  private var position: Double
  private var time: Double
  private var sample: Double?
  private var previous = 0.0

  /// The last estimate, in points per millisecond; what `UIPanGestureRecognizer` reports.
  public private(set) var latest = 0.0

  /// Starts with the touch-down; the time is in seconds.
  public init(position: Double, at time: Double) {
    self.position = position
    self.time = time
  }

  /// Events nearer than this, in milliseconds, are one: no digitizer is faster, and a way over next
  /// to no time would be a speed without bounds.
  public static let leastInterval = 0.5

  /// Takes one touch event. One that is not later than the event before by the least interval gives
  /// no sample of its own: its way counts towards the next.
  public mutating func move(to newPosition: Double, at newTime: Double) {
    let elapsed = (newTime - time) * 1000
    guard elapsed >= Self.leastInterval else { return }
    let newSample = (newPosition - position) / elapsed
    previous = latest
    latest = sample.map { 0.2 * newSample + 0.8 * $0 } ?? newSample
    sample = newSample
    position = newPosition
    time = newTime
  }

  /// The velocity a release hands over, in points per millisecond.
  public var atRelease: Double { 0.75 * previous + 0.25 * latest }

  /// How long the finger has been still, in milliseconds.
  public func stillness(at now: Double) -> Double { (now - time) * 1000 }
}
