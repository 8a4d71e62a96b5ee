import ParallaxCore

/// Parts of wheel notches as one drag: what a trackpad sends has no beginning and no end of its own.
///
/// The first part takes hold of the list, and a pause lets it go.
struct TrackpadStream {
  /// Without a part for so long, in seconds, the fingers are taken to be lifted.
  private static let pause = 0.06
  /// Points for a whole notch.
  static let pointsPerNotch = 20.0

  private var lastTime: Double?

  var isActive: Bool { lastTime != nil }

  /// A part came; true when it is the first.
  mutating func turned(at time: Double) -> Bool {
    defer { lastTime = time }
    return lastTime == nil
  }

  /// Whether the fingers are lifted now; says so once.
  mutating func hasPaused(at time: Double) -> Bool {
    guard let last = lastTime, time - last >= Self.pause else { return false }
    lastTime = nil
    return true
  }

  /// A finger takes over; true when the pad had hold of the list.
  mutating func cancel() -> Bool {
    defer { lastTime = nil }
    return lastTime != nil
  }
}
