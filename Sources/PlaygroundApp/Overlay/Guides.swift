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
    isPinned ? simulation.tuning.header.maxY : simulation.tuning.path.headerHeight
  }

  /// The height of what stays uncovered.
  var uncoveredHeight: Double { isPinned ? simulation.tuning.header.uncoveredHeight : 0 }

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
