import ParallaxCore

/// Parts of wheel notches as one drag: what a trackpad sends has no beginning and no end of its own.
///
/// The first part takes hold of the list, and a pause lets it go.
struct TrackpadStream {
  /// Without a part for so long, in seconds, the fingers are taken to be lifted.
  private static let pause = 0.06
  /// Points for a whole notch.
  private static let pointsPerNotch = 20.0

  private var y = 0.0
  private var lastTime: Double?

  var isActive: Bool { lastTime != nil }

  mutating func scroll(notches: Double, at time: Double, in simulation: inout Simulation) {
    if lastTime == nil {
      guard !simulation.scrollView.isTracking else { return }
      y = 0
      simulation.touchBegan(at: time, y: y, pointing: .trackpad)
    }
    y += notches * Self.pointsPerNotch
    simulation.touchMoved(at: time, y: y)
    lastTime = time
  }

  mutating func end(at time: Double, in simulation: inout Simulation) {
    guard let last = lastTime, time - last >= Self.pause else { return }
    lastTime = nil
    simulation.touchEnded(at: time)
  }

  /// A finger takes over.
  mutating func cancel(in simulation: inout Simulation) {
    guard lastTime != nil else { return }
    lastTime = nil
    simulation.touchCancelled()
  }
}
