/// Pull to refresh: a release far past the top adds an inset of its own until it is done.
///
/// While refreshing, the open rest is further down by the inset, and what would land above the table's
/// own top lands there; closing is as ever. Afterwards the content comes back through the bounce.
extension Simulation {
  /// Whether it is refreshing.
  public var isRefreshing: Bool { refreshTime != nil }

  /// How long it has been refreshing, in milliseconds; nil while it does not.
  public var refreshElapsed: Double? { refreshTime }

  /// How far a pull has come: 0 at the top, 1 from where a release refreshes on and while refreshing.
  public var refreshProgress: Double {
    if isRefreshing { return 1 }
    guard tuning.refresh.isEnabled, tuning.refresh.threshold > 0 else { return 0 }
    return (refreshPull / tuning.refresh.threshold).clamped(0, 1)
  }

  /// What refreshing adds to the top inset.
  var refreshInset: Double { isRefreshing ? max(0, tuning.refresh.height) : 0 }

  private var refreshPull: Double { scrollView.range.lowerBound - scrollView.contentOffset }

  mutating func beginRefreshing() {
    guard tuning.refresh.isEnabled, !isRefreshing, scrollView.phase == .dragging,
      refreshPull >= tuning.refresh.threshold
    else { return }
    refreshTime = 0
    layOut()
  }

  mutating func stepRefresh() {
    guard let time = refreshTime else { return }
    refreshTime = time + frameDuration
    if time + frameDuration >= tuning.refresh.duration { endRefreshing() }
  }

  /// Refreshing is done. Content at rest on the inset bounces back, what eases there eases on.
  public mutating func endRefreshing() {
    guard isRefreshing else { return }
    let rest = rest
    refreshTime = nil
    layOut()
    if scrollView.phase != .idle { follow(rest) }
  }
}
