import ParallaxCore

/// What the guides show in a frame: offsets and the places on the screen that belong to them.
struct Guides {
  let simulation: Simulation
  /// Where a release at this moment would end.
  let projection: (proposed: Double, target: Double)?
  /// Whether the guides are on at all.
  let isOn: Bool

  var overlay: Tuning.Overlay { simulation.tuning.overlay }
  var isPinned: Bool { simulation.preset.hasPinnedTable }
  var offset: Double { simulation.scrollView.contentOffset }

  /// Where the first row's top is on the screen when the content is at an offset.
  func rowTop(at offset: Double) -> Double {
    let geometry = simulation.tableGeometry
    return geometry.frameY + geometry.rowsY - offset
  }

  /// The offset past which a still release opens; only a pinned table has one.
  var midpoint: Double? { isPinned ? simulation.pinnedHeader.snapMidpoint : nil }

  /// The header's bottom edge on the screen.
  var headerMaxY: Double {
    switch simulation.preset {
    case .pinnedHeader, .combined, .layerCake: simulation.tuning.header.maxY
    case .pathParallax: simulation.tuning.path.headerHeight
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      simulation.tuning.bar.height
    }
  }

  /// The height of what stays uncovered.
  var uncoveredHeight: Double {
    switch simulation.preset.table {
    case .pinned: simulation.tuning.header.uncoveredHeight
    case .tableHeader: 0
    case .bar: max(0, rowTop(at: simulation.unclampedOffset(of: .closed)))
    }
  }

  /// Whether the header has a closed place of its own.
  var hasClosedRest: Bool { simulation.preset.table != .tableHeader }

  /// The offsets at which the preset's picture runs out: the topmost gap from the picture that is
  /// drawn first, the bottom gap where even the last picture to end has ended.
  var runway: Runway {
    let tuning = simulation.tuning
    let rowTop = rowTop(at: 0)
    let rest = simulation.layerRestOffset
    let height = Picture.height(onScreenOfWidth: tuning.device.width)
    switch simulation.preset {
    case .pinnedHeader:
      // The line above the rows covers a point that the rows do not.
      return Runway(staticHeader: tuning.header, rowTop: rowTop - 1)
    case .pathParallax, .combined:
      return Runway(
        PathParallax(path: tuning.path).layer, height: height, rest: rest, rowTop: rowTop,
        uncoveredHeight: uncoveredHeight)
    case .layerCake:
      return layersRunway(height: height, rest: rest, rowTop: rowTop)
    case .stretchyHeader, .minimumHeight, .flexibleSpace:
      return Runway()
    case .collapsingToolbar, .quickReturn:
      // The bar does not stretch: below it there is nothing.
      return Runway(bottomGapBelow: rest)
    }
  }

  private func layersRunway(height: Double, rest: Double, rowTop: Double) -> Runway {
    let tuning = simulation.tuning
    var stack: Runway?
    for name in LayerName.allCases where tuning.layers[name].isVisible {
      let layer = Runway(
        ParallaxLayer(tuning.layers[name], imageBaseOffset: tuning.path.imageBaseOffset),
        height: height, rest: rest, rowTop: rowTop, uncoveredHeight: uncoveredHeight)
      guard var lowest = stack else {
        stack = layer
        continue
      }
      if let bottom = lowest.bottomGapBelow {
        lowest.bottomGapBelow = layer.bottomGapBelow.map { min($0, bottom) }
      }
      if let bottom = lowest.bottomGapAbove {
        lowest.bottomGapAbove = layer.bottomGapAbove.map { max($0, bottom) }
      }
      stack = lowest
    }
    return stack ?? Runway(staticHeader: tuning.header, rowTop: rowTop)
  }
}
