/// The scroll indicator's place along its track, as a function of geometry and offset.
public struct ScrollIndicator: Hashable, Sendable {
  /// The top of the bar, in the table's bounds.
  public var y: Double
  /// The length of the bar.
  public var height: Double

  /// Places the bar.
  ///
  /// The track is the bounds less the insets and the margins. The length is the share of the content
  /// that is visible, at least the minimum; the position is the share of the range that is scrolled.
  /// While overscrolled the bar stays at the track's end and gets shorter by the overscroll, down to
  /// the compressed length. A track too short for the minimum is filled; without content to scroll
  /// there is no bar, and the height is 0.
  public init(
    contentOffset: Double, range: ClosedRange<Double>, boundsHeight: Double, insets: EdgeInsets,
    style: Tuning.Indicator
  ) {
    let top = max(0, insets.top) + style.margin
    let track = boundsHeight - max(0, insets.bottom) - style.margin - top
    let travel = range.upperBound - range.lowerBound
    guard track > 0, travel > 0, boundsHeight > 0 else {
      y = top
      height = 0
      return
    }
    let visible = boundsHeight / (boundsHeight + travel)
    let length = min(track, max(style.minimumLength, track * visible))
    let past = max(range.lowerBound - contentOffset, contentOffset - range.upperBound, 0)
    height = past > 0 ? min(length, max(style.compressedLength, length - past)) : length
    let share = ((contentOffset - range.lowerBound) / travel).clamped(0, 1)
    y = top + (track - height) * share
  }

  /// How strongly the bar is drawn, 0 to 1, a time in milliseconds after the last motion.
  public static func alpha(stillFor time: Double, style: Tuning.Indicator) -> Double {
    let faded = time - style.fadeDelay
    if faded <= 0 { return 1 }
    return style.fadeDuration > 0 ? max(0, 1 - faded / style.fadeDuration) : 0
  }
}
