/// The whole model as one value: a preset, its constants, the list, and the scroll view they drive.
///
/// The rule for a change under way: the offset stays where it is, and insets, range and rests are
/// derived anew. Content at rest on a rest point, or on its way to one, follows that point. Content
/// that is out of range afterwards comes back through the bounce; content left between the rests of
/// a pinned table eases to the one a still release would choose.
public struct Simulation: Hashable, Sendable {
  /// How the header is built.
  public private(set) var preset: Preset
  /// The constants.
  public internal(set) var tuning: Tuning
  /// The display's nominal frame, in milliseconds.
  public let frameDuration: Double
  /// Where the rows are.
  public internal(set) var list: ListGeometry
  /// How many of the rows were added above the first.
  public internal(set) var prependedRows = 0
  /// The table's scroll view.
  public internal(set) var scrollView: ScrollView
  /// How long nothing has moved, in milliseconds.
  public internal(set) var stillTime = 0.0
  /// How long refreshing has taken, in milliseconds; nil while it does not.
  var refreshTime: Double?
  /// How much of the quick return's bar is hidden, in points.
  var quickReturnHidden = 0.0

  /// A place where a drag may land.
  public enum Rest: Hashable, Sendable {
    /// The header shows.
    case open
    /// The list covers the header.
    case closed
  }

  /// The screen as it is when it has loaded: at the open rest.
  public init(
    preset: Preset = .pinnedHeader, tuning: Tuning = Tuning(), frameDuration: Double = 1000.0 / 60
  ) {
    self.init(preset: preset, tuning: tuning, frameDuration: frameDuration, prependedRows: 0)
  }

  init(preset: Preset, tuning: Tuning, frameDuration: Double, prependedRows: Int) {
    self.preset = preset
    self.tuning = tuning
    self.frameDuration = frameDuration
    self.prependedRows = prependedRows
    list = ListGeometry(tuning.list, prepended: prependedRows)
    scrollView = ScrollView(
      boundsHeight: 0, contentHeight: 0, contentInset: .zero, contentOffset: 0)
    layOut()
    scrollView.setContentOffset(offset(of: .open), in: physics)
  }

  /// The constants a step reads.
  public var physics: Physics { Physics(tuning, frameDuration: frameDuration) }

  /// Effect A's formulas over the constants in force.
  public var pinnedHeader: PinnedHeader {
    PinnedHeader(header: tuning.header, snap: tuning.snap)
  }

  /// Changes constants; see the type's rule for what moves.
  public mutating func setTuning(_ newTuning: Tuning) {
    guard newTuning != tuning else { return }
    if !newTuning.refresh.isEnabled { endRefreshing() }
    let rest = rest
    if newTuning.list != tuning.list {
      list = ListGeometry(newTuning.list, prepended: prependedRows)
    }
    tuning = newTuning
    layOut()
    follow(rest)
  }

  /// Changes how the header is built. The list stays where it is when its table stays the same;
  /// otherwise the new screen appears as it loads.
  public mutating func setPreset(_ newPreset: Preset) {
    guard newPreset != preset else { return }
    let keepsTable = newPreset.hasPinnedTable && preset.hasPinnedTable
    preset = newPreset
    guard !keepsTable else { return }
    self = Simulation(
      preset: newPreset, tuning: tuning, frameDuration: frameDuration, prependedRows: prependedRows)
  }

  /// Whether a step would change anything but the time that nothing has moved.
  public var isAtRest: Bool { scrollView.isAtRest && !isRefreshing && landing == nil }

  /// Whole display frames pass.
  public mutating func step(frames: Int = 1) {
    for frame in 0..<max(0, frames) {
      if isAtRest {
        stillTime += frameDuration * Double(frames - frame)
        return
      }
      stepOnce()
    }
  }

  private mutating func stepOnce() {
    if let landing { scrollView.ease(to: landing) }
    scrollView.step(in: physics)
    quickReturnHidden = quickReturnHiddenAfterFrame()
    stepRefresh()
    let isStill = scrollView.velocity == 0 && !scrollView.isTracking
    stillTime = isStill ? stillTime + frameDuration : 0
  }

  /// Where content goes that came to rest where it may not stay: between the rests of a pinned table,
  /// or with a toolbar half collapsed.
  private var landing: Double? {
    guard preset.hasPinnedTable || preset == .collapsingToolbar || isRefreshing,
      scrollView.phase == .idle,
      !scrollView.isTracking, !scrollView.isOverscrolled, rest == nil
    else { return nil }
    let offset = scrollView.contentOffset
    let target = landingTarget(proposed: offset, velocity: 0)
    return target == offset ? nil : target
  }

  /// Lays the table out anew, of whose rows those in view have moved down by a distance.
  mutating func layOut(movingRowsBy distance: Double = 0) {
    let geometry = tableGeometry
    scrollView.layOut(
      boundsHeight: geometry.boundsHeight, contentHeight: geometry.contentHeight,
      contentInset: geometry.contentInset, movingContentBy: distance, in: physics)
  }

  mutating func follow(_ rest: Rest?) {
    guard let rest else { return }
    let offset = offset(of: rest)
    if scrollView.phase == .idle {
      guard offset != scrollView.contentOffset else { return }
      scrollView.setContentOffset(offset, in: physics)
      stillTime = 0
    } else {
      scrollView.moveTarget(to: offset)
    }
  }
}
