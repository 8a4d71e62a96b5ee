public import Drawing
public import ParallaxCore

extension Canvas {
  /// Draws a list, its origin at a pixel position, inside a clip of whole pixels.
  ///
  /// Coordinates that are not numbers draw nothing; huge ones are clipped.
  public func draw(_ list: DrawList, origin: Point, scale: Double, clip: PixelRect) {
    let placement = Placement(origin: origin, scale: scale)
    guard placement.isUsable, var raster = raster(clip: clip) else { return }
    clips.removeAll(keepingCapacity: true)
    for command in list.commands {
      switch command {
      case .pushClip(let rect):
        clips.append(raster.clip)
        raster.clip = placement.pixels(rect)?.intersection(raster.clip) ?? .zero
      case .popClip:
        // One pop too many leaves the clip of the whole list.
        if let before = clips.popLast() { raster.clip = before }
      default:
        if !raster.clip.isEmpty { draw(command, of: list, at: placement, on: raster) }
      }
    }
  }

  private func draw(
    _ command: DrawCommand, of list: DrawList, at placement: Placement, on raster: Raster
  ) {
    switch command {
    case .rect(let rect, let color):
      if let box = placement.pixels(rect) { raster.fill(box, color) }
    case .gradient(let rect, let top, let bottom):
      if let box = placement.pixels(rect) { raster.gradient(box, top: top, bottom: bottom) }
    case .roundedRect(let rect, let radius, let color):
      guard let box = placement.pixels(rect) else { return }
      raster.roundedRect(box, radius: radius * placement.scale, color, shapes: &shapes)
    case .roundedBorder(let rect, let radius, let width, let color):
      guard let box = placement.pixels(rect), width > 0 else { return }
      raster.roundedBorder(
        box, radius: radius * placement.scale, width: max(1, placement.length(width)), color,
        shapes: &shapes)
    case .cornerMask(let rect, let radius, let color):
      guard let box = placement.pixels(rect) else { return }
      raster.cornerMask(box, radius: radius * placement.scale, color, shapes: &shapes)
    case .circle(let center, let radius, let color):
      guard let box = placement.disc(center, radius: radius) else { return }
      raster.disc(x: box.x, y: box.y, diameter: box.width, color, shapes: &shapes)
    case .ring(let center, let radius, let width, let color):
      guard let box = placement.disc(center, radius: radius), width > 0 else { return }
      raster.ring(
        x: box.x, y: box.y, diameter: box.width, width: max(1, width * placement.scale), color,
        shapes: &shapes)
    case .line(let start, let end, let width, let color, let dash):
      raster.line(
        from: start, to: end, width: width, color, dash: dash, at: placement, stroke: &stroke)
    case .polyline(let range, let width, let color):
      raster.polyline(
        list.points(range), width: width, color, at: placement, stroke: &stroke)
    case .polygon(let range, let color):
      polygons.draw(list.points(range), color, at: placement, on: raster)
    case .image(let id, let rect, let opacity):
      drawImage(id, in: rect, opacity: opacity, placement: placement, on: raster)
    case .zoomedImage(let id, let rect, let zoom):
      drawZoomedImage(id, in: rect, zoom: zoom, placement: placement, on: raster)
    case .icon(let icon, let rect, let color):
      drawIcon(icon, in: rect, color, placement: placement, on: raster)
    case .text(
      let range, let anchor, let style, let color, let alignment, let fixedFigures, let maxWidth):
      drawText(
        list.text(range), at: anchor, style: style, color, alignment: alignment,
        fixedFigures: fixedFigures, maxWidth: maxWidth, placement: placement, on: raster)
    case .pushClip, .popClip:
      break
    }
  }
}

extension Placement {
  /// The box of a disc: a whole diameter that does not depend on where it lies.
  func disc(_ center: Point, radius: Double) -> PixelRect? {
    let diameter = min(length(2 * radius), Int(2 * ShapeCache.largestRadius))
    guard radius > 0, diameter > 0 || radius * scale > 0.1 else { return nil }
    let side = max(1, diameter)
    // The edge is rounded, not the middle: an even diameter has its middle between two pixels.
    guard let left = Self.whole(origin.x + scale * center.x - Double(side) / 2),
      let top = Self.whole(origin.y + scale * center.y - Double(side) / 2)
    else { return nil }
    return PixelRect(x: left, y: top, width: side, height: side)
  }
}
