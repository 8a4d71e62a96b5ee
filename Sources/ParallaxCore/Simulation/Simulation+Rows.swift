extension Simulation {
  /// Adds rows above the first, as many as the list's parameter allows. The row at the top of the
  /// bounds stays where it is on the screen, at rest, under a finger and in every motion, as far as
  /// the range lets it: content never gets further past the lower edge by it. Content that rests at
  /// the open header, or eases there, stays with the header, and the new rows push the others down.
  public mutating func prependRows(_ count: Int) {
    let most = Parameter.named("list.rows").map { Int($0.range.upperBound) } ?? .max
    let count = min(count, most - tuning.list.rows)
    guard count > 0, prependedRows <= most - count else { return }
    let geometry = tableGeometry
    let top = scrollView.contentOffset - geometry.rowsY
    let anchor = list.rows(from: top, to: top + geometry.boundsHeight).first ?? 0
    let before = list.top(ofRow: anchor)
    let rest = rest
    prependedRows += count
    tuning.list.rows += count
    list = ListGeometry(tuning.list, prepended: prependedRows)
    layOut(movingRowsBy: rest == .open ? 0 : list.top(ofRow: anchor + count) - before)
    if rest == .open { follow(rest) }
  }
}
