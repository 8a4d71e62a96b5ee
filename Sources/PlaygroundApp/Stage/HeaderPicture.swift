import Drawing
import ParallaxCore

/// Draws what lies behind the table.
enum HeaderPicture {
  static func draw(_ simulation: Simulation, in screen: Rect, to list: inout DrawList) {
    switch simulation.preset {
    case .pinnedHeader: drawStatic(simulation.tuning.header, in: screen, to: &list)
    case .pathParallax, .combined:
      list.append(
        .image(Picture.headerImage.id, in: frame(y: simulation.pathImageY, in: screen), opacity: 1))
    case .layerCake:
      for name in LayerName.allCases where simulation.tuning.layers[name].isVisible {
        list.append(
          .image(
            Picture(name).id, in: frame(y: simulation.layerY(name), in: screen), opacity: 1))
      }
    }
  }

  /// The frame of a picture as wide as the screen whose top edge is at y.
  static func frame(y: Double, in screen: Rect) -> Rect {
    Rect(
      x: 0, y: y, width: screen.width, height: Picture.height(onScreenOfWidth: screen.width))
  }

  /// The picture fills the header's frame, keeps its aspect, and is cut at the frame.
  private static func drawStatic(
    _ header: Tuning.Header, in screen: Rect, to list: inout DrawList
  ) {
    let frame = Rect(x: 0, y: header.y, width: screen.width, height: header.height)
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
}
