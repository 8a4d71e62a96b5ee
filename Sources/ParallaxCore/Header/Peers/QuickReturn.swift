/// A bar that goes with the content and comes back with the first motion the other way, as Android's
/// quick return pattern and AppBarLayout's scroll flag enterAlways have it.
public enum QuickReturn {
  /// How much of a bar is hidden after the content has moved from one offset to another: the hidden
  /// height before, more by the way up, less by the way down, held to 0…height.
  ///
  /// Only the way inside the range counts, so that no bounce hides or shows it, and at the top of the
  /// range nothing is hidden. It is the one header here that depends on the way, not on the offset
  /// alone: what it was before is an argument, so that nothing is remembered.
  public static func hiddenHeight(
    before hidden: Double, height: Double, from: Double, to: Double, in range: ClosedRange<Double>
  ) -> Double {
    let start = from.clamped(range.lowerBound, range.upperBound)
    let end = to.clamped(range.lowerBound, range.upperBound)
    // Not more than the way from the top, or a gap would show above the content.
    return (hidden + end - start).clamped(0, min(max(0, height), end - range.lowerBound))
  }
}
