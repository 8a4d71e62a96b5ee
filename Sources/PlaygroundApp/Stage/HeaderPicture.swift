import Drawing
import PanelKit
import ParallaxCore

/// Draws what lies behind the table: the preset's pictures, and where they have run out the ground,
/// hatched, so that nobody takes it for a part of them.
enum HeaderPicture {
  static func draw(_ simulation: Simulation, in screen: Rect, to list: inout DrawList) {
    switch simulation.preset {
    case .pinnedHeader: drawStatic(simulation, in: screen, to: &list)
    case .pathParallax, .combined:
      let frame = frame(y: simulation.pathImageY, in: screen)
      drawGaps(around: frame, simulation, in: screen, to: &list)
      list.append(.image(Picture.headerImage.id, in: frame, opacity: 1))
    case .layerCake: drawLayers(simulation, in: screen, to: &list)
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      if let bar = simulation.bar(pictureSize: Picture.size) {
        drawGaps(around: bar.frame, simulation, in: screen, to: &list)
        if simulation.preset.table != .bar { drawBar(bar, to: &list) }
      }
    }
  }

  /// A bar lies over the rows.
  static func drawOverRows(_ simulation: Simulation, to list: inout DrawList) {
    guard simulation.preset.table == .bar,
      let bar = simulation.bar(pictureSize: Picture.size)
    else { return }
    drawBar(bar, to: &list)
    list.rect(
      Rect(x: 0, y: bar.frame.maxY - 1, width: bar.frame.width, height: 1),
      ListColors.hairline.opacity(0.5))
    guard bar.isTriggered else { return }
    // The action of a real app would begin here: a dot says that it is triggered.
    list.circle(
      Point(x: bar.frame.midX, y: bar.frame.maxY - 20), radius: 5, GuideColors.mint)
  }

  private static func drawBar(_ bar: Simulation.BarPlacement, to list: inout DrawList) {
    list.clipped(to: bar.frame) { list in
      list.append(.zoomedImage(Picture.headerImage.id, in: bar.picture, zoom: bar.zoom))
    }
  }

  /// The frame of a picture as wide as the screen whose top edge is at y.
  static func frame(y: Double, in screen: Rect) -> Rect {
    Rect(
      x: 0, y: y, width: screen.width, height: Picture.height(onScreenOfWidth: screen.width))
  }

  /// The picture fills the header's frame, keeps its aspect, and is cut at the frame.
  private static func drawStatic(
    _ simulation: Simulation, in screen: Rect, to list: inout DrawList
  ) {
    let header = simulation.tuning.header
    let frame = Rect(x: 0, y: header.y, width: screen.width, height: header.height)
    drawGaps(around: frame, simulation, in: screen, to: &list)
    guard !frame.isEmpty else { return }
    let scale = max(frame.width / Picture.size.width, frame.height / Picture.size.height)
    let size = Size(width: Picture.size.width * scale, height: Picture.size.height * scale)
    list.clipped(to: frame) { list in
      list.append(
        .image(
          Picture.headerImage.id,
          in: Rect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
            height: size.height), opacity: 1))
    }
  }

  /// The first layer fills the top, whichever reaches down furthest the bottom.
  private static func drawLayers(
    _ simulation: Simulation, in screen: Rect, to list: inout DrawList
  ) {
    var covered: Rect?
    for name in LayerName.allCases where simulation.tuning.layers[name].isVisible {
      let frame = frame(y: simulation.layerY(name), in: screen)
      if let above = covered {
        covered?.height = max(above.maxY, frame.maxY) - above.y
      } else {
        covered = frame
      }
    }
    drawGaps(around: covered ?? .zero, simulation, in: screen, to: &list)
    for name in LayerName.allCases where simulation.tuning.layers[name].isVisible {
      list.append(
        .image(Picture(name).id, in: frame(y: simulation.layerY(name), in: screen), opacity: 1))
    }
  }

  private static func drawGaps(
    around picture: Rect, _ simulation: Simulation, in screen: Rect, to list: inout DrawList
  ) {
    let geometry = simulation.tableGeometry
    // The line above a pinned table's rows covers a point that they do not.
    let line = simulation.preset.hasPinnedTable ? 1.0 : 0
    let bottom = min(
      screen.height, max(geometry.frameY, simulation.screenY(ofContent: geometry.rowsY) - line))
    let top = min(max(picture.y, 0), bottom)
    hatch(Rect(x: 0, y: 0, width: screen.width, height: top), to: &list)
    let end = picture.isEmpty ? top : max(top, min(picture.maxY, bottom))
    hatch(Rect(x: 0, y: end, width: screen.width, height: bottom - end), to: &list)
  }

  private static func hatch(_ gap: Rect, to list: inout DrawList) {
    guard !gap.isEmpty else { return }
    list.clipped(to: gap) { list in
      list.rect(gap, ScreenColors.ground)
      // The lines keep their place on the screen while the gap grows.
      let distance = 14.0
      var x = ((gap.y / distance).rounded(.down) + 1) * distance
      while x - gap.maxY < gap.width {
        list.line(
          from: Point(x: x - gap.y, y: gap.y), to: Point(x: x - gap.maxY, y: gap.maxY),
          ScreenColors.hatch)
        x += distance
      }
    }
  }
}
