/// The constants one step of a scroll view reads.
public struct Physics: Hashable, Sendable {
  /// The scroll view's own constants.
  public var scroll: Tuning.Scroll
  /// The least rate of an eased motion, per millisecond.
  public var easeRate: Double
  /// Pixels per point.
  public var scale: Double
  /// The display's nominal frame, in milliseconds. Every step is one such frame, whatever a clock
  /// says: that is what recordings show.
  public var frameDuration: Double

  /// Takes the constants from a tuning.
  public init(_ tuning: Tuning, frameDuration: Double = 1000.0 / 60) {
    scroll = tuning.scroll
    easeRate = tuning.snap.easeRate
    scale = tuning.device.scale
    self.frameDuration = frameDuration
  }

  /// The rubber band's constant for a finger of that kind.
  public func rubberBand(for pointing: ScrollView.Pointing) -> Double {
    pointing == .touch ? scroll.rubberBand : scroll.trackpadRubberBand
  }

  /// The nearest offset on the device's pixel grid, floor(v·scale + ½)/scale: at whole scales the
  /// recorded floor(v) + round(frac(v)·scale)/scale, and on the grid at 1.5 too.
  public func rounded(_ offset: Double) -> Double {
    ((offset * scale + 0.5).rounded(.down) / scale).withoutNegativeZero
  }
}
