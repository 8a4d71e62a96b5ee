import Drawing
import PanelKit
import ParallaxCore

/// Draws the guides on the simulated screen: lines only, never words.
enum ScreenGuides {
  static func draw(_ guides: Guides, touch: TouchTrail, to list: inout DrawList) {
    let device = guides.simulation.tuning.device
    let screen = Rect(x: 0, y: 0, width: device.width, height: device.height)
    list.clipped(to: screen) { list in
      if guides.isOn {
        drawLines(guides, in: screen, to: &list)
        if guides.overlay.layerBounds { drawLayerBounds(guides, in: screen, to: &list) }
        drawCarets(guides, in: screen, to: &list)
      }
      if guides.isOn, guides.overlay.touches { touch.draw(guides, to: &list) }
    }
  }

  private static func drawLines(_ guides: Guides, in screen: Rect, to list: inout DrawList) {
    let overlay = guides.overlay
    let rowTop = guides.rowTop(at: guides.offset)
    if overlay.uncovered, guides.uncoveredHeight > 0 {
      line(at: guides.uncoveredHeight, GuideColors.white, nil, rowTop, screen, &list)
    }
    if overlay.headerMaxY {
      line(at: guides.headerMaxY, GuideColors.white, nil, rowTop, screen, &list)
    }
    if overlay.rests {
      drawRest(.open, guides, rowTop, screen, &list)
      if guides.hasClosedRest { drawRest(.closed, guides, rowTop, screen, &list) }
    }
    if overlay.midpoint, let midpoint = guides.midpoint {
      line(
        at: guides.rowTop(at: midpoint), GuideColors.white, Dash(on: 2, off: 4), rowTop, screen,
        &list)
    }
    if overlay.projected, let projection = guides.projection {
      let y = guides.rowTop(at: projection.proposed)
      if y < rowTop {
        list.append(
          .gradient(
            Rect(x: 0, y: y, width: screen.width, height: 24),
            top: GuideColors.mint.opacity(0.18), bottom: GuideColors.mint.opacity(0)))
      }
      line(at: y, GuideColors.mint, Dash(on: 8, off: 4), rowTop, screen, &list)
    }
    if let end = guides.runway.firstGapBelow, guides.offset < end {
      line(
        at: min(guides.rowTop(at: end), rowTop - 1), Theme.dark.warning, Dash(on: 4, off: 4),
        rowTop, screen, &list)
    }
  }

  /// The line above the first row is what lies at the rest; another guide may lie there already.
  private static func drawRest(
    _ rest: Simulation.Rest, _ guides: Guides, _ rowTop: Double, _ screen: Rect,
    _ list: inout DrawList
  ) {
    let y = guides.rowTop(at: guides.simulation.offset(of: rest)) - 1
    let overlay = guides.overlay
    let isDrawn =
      (overlay.headerMaxY && y == guides.headerMaxY)
      || (overlay.uncovered && y == guides.uncoveredHeight)
    if !isDrawn { line(at: y, GuideColors.white, nil, rowTop, screen, &list) }
  }

  /// A guide across the picture, with its shadow; below the row top only a stub at both edges, so
  /// that no row's text is struck through.
  private static func line(
    at y: Double, _ color: Color, _ dash: Dash?, _ rowTop: Double, _ screen: Rect,
    _ list: inout DrawList
  ) {
    guard y >= 0, y < screen.height else { return }
    if y < rowTop {
      let end = Point(x: screen.width, y: y)
      list.line(
        from: Point(x: 0, y: y + 1), to: Point(x: end.x, y: y + 1), GuideColors.shadow, dash: dash)
      list.line(from: Point(x: 0, y: y), to: end, color, dash: dash)
    } else {
      list.line(from: Point(x: 0, y: y), to: Point(x: 12, y: y), GuideColors.overRows)
      list.line(
        from: Point(x: screen.width - 12, y: y), to: Point(x: screen.width, y: y),
        GuideColors.overRows)
    }
  }

  private static func drawCarets(_ guides: Guides, in screen: Rect, to list: inout DrawList) {
    let y = guides.rowTop(at: guides.offset)
    guard y > guides.uncoveredHeight - 1, y < screen.height else { return }
    list.polygon(
      Point(x: 0, y: y - 6), Point(x: 9, y: y), Point(x: 0, y: y + 6), color: GuideColors.mint)
    list.polygon(
      Point(x: screen.width, y: y - 6), Point(x: screen.width, y: y + 6),
      Point(x: screen.width - 9, y: y), color: GuideColors.mint)
  }

  private static func drawLayerBounds(
    _ guides: Guides, in screen: Rect, to list: inout DrawList
  ) {
    let simulation = guides.simulation
    switch simulation.preset {
    case .pinnedHeader:
      let header = simulation.tuning.header
      list.roundedBorder(
        Rect(x: 0, y: header.y, width: screen.width, height: header.height), radius: 0,
        GuideColors.mint)
    case .pathParallax, .combined:
      list.roundedBorder(
        HeaderPicture.frame(y: simulation.pathImageY, in: screen), radius: 0, GuideColors.mint)
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      if let bar = simulation.bar(pictureSize: Picture.size) {
        list.roundedBorder(bar.picture, radius: 0, GuideColors.mint)
      }
    case .layerCake:
      for name in LayerName.allCases where simulation.tuning.layers[name].isVisible {
        list.roundedBorder(
          HeaderPicture.frame(y: simulation.layerY(name), in: screen), radius: 0,
          Theme.dark.color(of: name))
      }
    }
  }

  /// Outlines one layer, the panel's selected one.
  static func outline(_ name: LayerName, _ simulation: Simulation, to list: inout DrawList) {
    guard simulation.preset == .layerCake, simulation.tuning.layers[name].isVisible else { return }
    let device = simulation.tuning.device
    let screen = Rect(x: 0, y: 0, width: device.width, height: device.height)
    list.clipped(to: screen) { list in
      list.roundedBorder(
        HeaderPicture.frame(y: simulation.layerY(name), in: screen), radius: 0, width: 2,
        Theme.dark.color(of: name))
    }
  }
}
