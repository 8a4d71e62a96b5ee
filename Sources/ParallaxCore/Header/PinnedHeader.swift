/// Effect A: a static header behind a table with a clear ground, as functions of its constants.
///
/// The table's frame starts at the uncovered height; its offset o is contentOffset.y.
public struct PinnedHeader: Hashable, Sendable {
  /// The header's constants.
  public var header: Tuning.Header
  /// The constants of where a drag lands.
  public var snap: Tuning.Snap

  /// Makes the effect from its constants.
  public init(header: Tuning.Header, snap: Tuning.Snap) {
    self.header = header
    self.snap = snap
  }

  /// contentInset.top = maxY − restInset, at load.
  public var contentInsetTop: Double { header.maxY - header.effectiveRestInset }

  /// contentOffset.y at load, −maxY + restInset: the offset at which the header is open.
  public var openRest: Double {
    (-header.maxY + header.effectiveRestInset).withoutNegativeZero
  }

  /// The height of the bounds of a table that reaches from the strip to the screen's bottom; 0 where
  /// the strip is as high as the screen.
  public func boundsHeight(screenHeight: Double) -> Double {
    max(0, screenHeight - header.uncoveredHeight)
  }

  /// contentInset.bottom for rows of a height and a footer as high as the bounds B:
  /// −B if contentSize.height − B > B, else B − contentSize.height. The largest offset is thus
  /// max(0, rows − B), so that short content can still close the header.
  public static func contentInsetBottom(rowsHeight: Double, boundsHeight: Double) -> Double {
    let contentHeight = rowsHeight + boundsHeight
    let inset =
      contentHeight - boundsHeight > boundsHeight ? -boundsHeight : boundsHeight - contentHeight
    return inset.withoutNegativeZero
  }

  /// scrollIndicatorInsets.top while scrolling: base = headerHeight − uncoveredHeight,
  /// delta = base + o, inset = max(0, base − delta).
  ///
  /// The uncovered height cancels here (base − (base + o) = −o): it acts through the table's frame
  /// and through the rest inset.
  public func indicatorInsetTop(contentOffset: Double) -> Double {
    let base = header.height - header.uncoveredHeight
    let delta = base + contentOffset
    return max(0, base - delta).withoutNegativeZero
  }

  /// The middle, −headerHeight · midpoint, past which a still release opens.
  public var snapMidpoint: Double { (-header.height * snap.midpoint).withoutNegativeZero }

  /// Where a drag lands, from `scrollViewWillEndDragging`: the velocity (points per millisecond,
  /// positive while the content moves up) and the proposed target give the target.
  ///
  /// A target above 0 or below −headerHeight is left as it is. The test and the middle use the
  /// header's height, the open rest its maxY: they differ when the header's y is not 0.
  public func targetContentOffset(proposed: Double, velocity: Double) -> Double {
    guard proposed <= 0, proposed >= -header.height else { return proposed }
    if velocity == 0 {
      return -proposed > header.height * snap.midpoint ? openRest : snap.closedRest
    }
    return velocity > 0 ? snap.closedRest : openRest
  }

  /// Whether an offset lies where a drag may not end but on a rest.
  public func isBetweenRests(_ contentOffset: Double) -> Bool {
    contentOffset <= 0 && contentOffset >= -header.height
  }
}
