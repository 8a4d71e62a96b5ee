extension Simulation {
  /// What the table is laid out by.
  public struct TableGeometry: Hashable, Sendable {
    /// The top of the table's frame on the screen.
    public var frameY: Double
    /// The height of its bounds.
    public var boundsHeight: Double
    /// The top of the first row, in content points.
    public var rowsY: Double
    /// The height of the content, footer included.
    public var contentHeight: Double
    /// The insets at both ends.
    public var contentInset: EdgeInsets
  }

  /// The table's layout. A pinned table starts below the uncovered strip and has a footer as high as
  /// its bounds; the others fill the screen. One starts with a table header, the other has an inset
  /// for the bar over its rows, and one below them, so that few rows can still collapse it.
  public var tableGeometry: TableGeometry {
    let screenHeight = max(0, tuning.device.height)
    switch preset.table {
    case .pinned: break
    case .tableHeader:
      let header = tableHeaderHeight
      return TableGeometry(
        frameY: 0, boundsHeight: screenHeight, rowsY: header, contentHeight: header + list.height,
        contentInset: EdgeInsets(top: refreshInset, bottom: 0))
    case .bar:
      let filler =
        preset == .quickReturn
        ? 0
        : minimumHeightHeader.filler(boundsHeight: screenHeight, contentHeight: list.height)
      return TableGeometry(
        frameY: 0, boundsHeight: screenHeight, rowsY: 0, contentHeight: list.height,
        contentInset: EdgeInsets(
          top: minimumHeightHeader.contentInsetTop + refreshInset, bottom: filler))
    }
    let header = pinnedHeader
    let bounds = header.boundsHeight(screenHeight: screenHeight)
    return TableGeometry(
      frameY: tuning.header.uncoveredHeight, boundsHeight: bounds, rowsY: 0,
      contentHeight: list.height + bounds,
      contentInset: EdgeInsets(
        top: header.contentInsetTop + refreshInset,
        bottom: PinnedHeader.contentInsetBottom(rowsHeight: list.height, boundsHeight: bounds)))
  }

  /// The offset of a rest before it is held to the range.
  ///
  /// A pinned table has both from its constants; while refreshing the open one is further down by the
  /// inset. Of the others the closed place is where a table header has gone, or a bar is as low as it
  /// gets.
  public func unclampedOffset(of rest: Rest) -> Double {
    switch (rest, preset.table) {
    case (.open, _): layerRestOffset - refreshInset
    case (.closed, .pinned): tuning.snap.closedRest
    case (.closed, .tableHeader): tableHeaderHeight
    case (.closed, .bar):
      preset == .quickReturn ? 0 : (-minimumHeightHeader.minimumHeight).withoutNegativeZero
    }
  }

  /// The height of the header that scrolls with the rows; 0 in a table without one.
  var tableHeaderHeight: Double {
    guard preset.table == .tableHeader else { return 0 }
    return max(0, preset == .stretchyHeader ? tuning.bar.height : tuning.path.headerHeight)
  }

  /// The offset of a rest, held to the range.
  public func offset(of rest: Rest) -> Double { scrollView.clamped(unclampedOffset(of: rest)) }

  /// Whether the range contains the rest.
  public func isReachable(_ rest: Rest) -> Bool {
    scrollView.range.contains(unclampedOffset(of: rest))
  }

  /// The rest the content lies on or eases to; nil elsewhere, and while it moves otherwise.
  public var rest: Rest? {
    let offset: Double
    switch scrollView.phase {
    case .idle: offset = scrollView.contentOffset
    case .retargeted(let target), .animated(let target): offset = target
    case .dragging, .decelerating, .bouncing: return nil
    }
    if offset == self.offset(of: .open) { return .open }
    if preset.hasPinnedTable || preset == .collapsingToolbar,
      offset == self.offset(of: .closed)
    {
      return .closed
    }
    return nil
  }

  /// The offset at which every layer is at its base: the open rest of the preset's table as it is
  /// without refreshing, so that to the layers the inset of that is overscroll like any other.
  public var layerRestOffset: Double {
    switch preset.table {
    case .pinned: pinnedHeader.openRest
    case .tableHeader: 0
    case .bar: (-minimumHeightHeader.contentInsetTop).withoutNegativeZero
    }
  }

  /// The top edge on the screen of content at a y of its own.
  public func screenY(ofContent y: Double) -> Double {
    tableGeometry.frameY + y - scrollView.contentOffset
  }

  /// How much of the header is visible: of a pinned one what is below the screen's top and above the
  /// first row's, of one that scrolls with the rows what has not yet gone above the screen, of a bar
  /// what is below the screen's top.
  public var visibleHeaderHeight: Double {
    switch preset.table {
    case .pinned: break
    case .tableHeader:
      let height = tableHeaderHeight
      return (height - scrollView.contentOffset).clamped(0, height).withoutNegativeZero
    case .bar: return max(0, barBottom)
    }
    // Rows are clipped to the table's frame.
    let rowsTop = max(tuning.header.uncoveredHeight, screenY(ofContent: 0))
    let bottom = min(tuning.header.maxY, rowsTop, tuning.device.height)
    return max(0, bottom - max(0, tuning.header.y))
  }

  /// The picture of effect B or the combined preset: its top edge on the screen.
  public var pathImageY: Double {
    PathParallax(path: tuning.path).imageY(
      contentOffset: scrollView.contentOffset - layerRestOffset)
  }

  /// A layer's top edge on the screen.
  public func layerY(_ name: LayerName) -> Double {
    ParallaxLayer(tuning.layers[name], imageBaseOffset: tuning.path.imageBaseOffset)
      .y(atDistance: scrollView.contentOffset - layerRestOffset)
  }

  /// The scroll indicator, in the table's bounds.
  public var indicator: ScrollIndicator {
    ScrollIndicator(
      contentOffset: scrollView.contentOffset, range: scrollView.range,
      boundsHeight: scrollView.boundsHeight, insets: indicatorInsets, style: tuning.indicator)
  }

  /// scrollIndicatorInsets: a pinned table moves its top inset with the offset, a bar's lower edge is
  /// where the indicator begins.
  public var indicatorInsets: EdgeInsets {
    switch preset.table {
    case .pinned:
      EdgeInsets(
        top: pinnedHeader.indicatorInsetTop(contentOffset: scrollView.contentOffset), bottom: 0)
    case .tableHeader: .zero
    case .bar: EdgeInsets(top: visibleHeaderHeight, bottom: 0)
    }
  }

  /// How strongly the indicator is drawn, 0 to 1. At load it shows at once; a motion brings it back
  /// from however much of it was left.
  public var indicatorAlpha: Double {
    indicatorRise * ScrollIndicator.alpha(stillFor: stillTime, style: tuning.indicator)
  }

  mutating func riseIndicator() {
    let duration = tuning.indicator.fadeInDuration
    indicatorRise = duration > 0 ? min(1, indicatorAlpha + frameDuration / duration) : 1
  }

  /// How long until the indicator changes by itself, in milliseconds: 0 while it fades, nil once it
  /// has gone.
  public var indicatorWait: Double? {
    let end = tuning.indicator.fadeDelay + tuning.indicator.fadeDuration
    return stillTime < end ? max(0, tuning.indicator.fadeDelay - stillTime) : nil
  }

  /// Where a release at this moment would end: what free deceleration proposes, and what the header
  /// makes of it. Only while a finger holds the content or it moves freely.
  public func projection(at time: Double) -> (proposed: Double, target: Double)? {
    scrollView.proposal(at: time, in: physics).map { velocity, proposed in
      (proposed, landingTarget(proposed: proposed, velocity: velocity))
    }
  }

  func landingTarget(proposed: Double, velocity: Double) -> Double {
    var target = proposed
    if preset.hasPinnedTable {
      target = pinnedHeader.targetContentOffset(proposed: proposed, velocity: velocity)
    } else if preset == .collapsingToolbar {
      let rest = layerRestOffset
      target = rest + collapsingToolbar.snapped(scrolledBy: proposed - rest)
    } else if !isRefreshing {
      return proposed
    }
    // What the header leaves or sends to the open rest stays clear of what shows the refreshing.
    if isRefreshing, target <= layerRestOffset { target = unclampedOffset(of: .open) }
    return scrollView.clamped(target)
  }
}
