import Drawing

// Round shapes are four corners of one mask, turned over, and plain rectangles between them.

extension Raster {
  /// A filled rectangle with round corners; the radius is held to half the shorter side.
  func roundedRect(
    _ rect: PixelRect, radius: Double, _ color: Color, shapes: inout ShapeCache
  ) {
    let radius = Self.held(radius, in: rect)
    guard radius > 0 else { return fill(rect, color) }
    let mask = shapes.mask(.corner(radius: radius))
    let parts = corners(mask, of: rect, color)
    let middle = PixelRect(
      x: rect.x, y: rect.y + parts.top, width: rect.width,
      height: rect.height - parts.top - parts.bottom)
    fill(middle, color)
    let across = rect.width - parts.left - parts.right
    fill(PixelRect(x: rect.x + parts.left, y: rect.y, width: across, height: parts.top), color)
    fill(
      PixelRect(
        x: rect.x + parts.left, y: rect.maxY - parts.bottom, width: across, height: parts.bottom),
      color)
  }

  /// The outline of a rounded rectangle, `width` pixels inward from its edge.
  func roundedBorder(
    _ rect: PixelRect, radius: Double, width: Int, _ color: Color, shapes: inout ShapeCache
  ) {
    guard width > 0 else { return }
    guard 2 * width < min(rect.width, rect.height) else {
      return roundedRect(rect, radius: radius, color, shapes: &shapes)
    }
    let radius = Self.held(radius, in: rect)
    var parts = (left: 0, right: 0, top: width, bottom: width)
    if radius > 0 {
      let mask = shapes.mask(.cornerBorder(radius: radius, width: width))
      parts = corners(mask, of: rect, color)
    }
    let across = rect.width - parts.left - parts.right
    let down = rect.height - parts.top - parts.bottom
    let left = rect.x + parts.left
    let top = rect.y + parts.top
    fill(PixelRect(x: left, y: rect.y, width: across, height: width), color)
    fill(PixelRect(x: left, y: rect.maxY - width, width: across, height: width), color)
    fill(PixelRect(x: rect.x, y: top, width: width, height: down), color)
    fill(PixelRect(x: rect.maxX - width, y: top, width: width, height: down), color)
  }

  /// What a rounded rectangle leaves of its box.
  func cornerMask(
    _ rect: PixelRect, radius: Double, _ color: Color, shapes: inout ShapeCache
  ) {
    let radius = Self.held(radius, in: rect)
    guard radius > 0 else { return }
    _ = corners(shapes.mask(.cornerRest(radius: radius)), of: rect, color)
  }

  /// A disc that fills a square box.
  func disc(x: Int, y: Int, diameter: Int, _ color: Color, shapes: inout ShapeCache) {
    guard touches(x: x, y: y, side: diameter) else { return }
    draw(shapes.mask(.disc(diameter: diameter)), x: x, y: y, color)
  }

  /// The outline of a disc that fills a square box.
  func ring(
    x: Int, y: Int, diameter: Int, width: Double, _ color: Color, shapes: inout ShapeCache
  ) {
    guard touches(x: x, y: y, side: diameter) else { return }
    // A mask is kept by its width: to a sixteenth of a pixel, so that an animated one stays finite.
    let width = min((width * 16).rounded() / 16, Double(diameter) / 2)
    draw(shapes.mask(.ring(diameter: diameter, width: width)), x: x, y: y, color)
  }

  private func touches(x: Int, y: Int, side: Int) -> Bool {
    side > 0 && !PixelRect(x: x, y: y, width: side, height: side).intersection(clip).isEmpty
  }

  private static func held(_ radius: Double, in rect: PixelRect) -> Double {
    guard radius > 0 else { return 0 }
    let most = min(ShapeCache.largestRadius, Double(min(rect.width, rect.height)) / 2)
    return min((radius * 16).rounded() / 16, most)
  }

  /// Draws the four corners and says how far each pair reaches in; they never overlap.
  private func corners(
    _ mask: Mask, of rect: PixelRect, _ color: Color
  ) -> (left: Int, right: Int, top: Int, bottom: Int) {
    let left = min(mask.width, (rect.width + 1) / 2)
    let right = min(mask.width, rect.width - left)
    let top = min(mask.height, (rect.height + 1) / 2)
    let bottom = min(mask.height, rect.height - top)
    let rightX = rect.maxX - right
    let bottomY = rect.maxY - bottom
    draw(mask, x: rect.x, y: rect.y, columns: left, rows: top, color)
    draw(mask, x: rightX, y: rect.y, columns: right, rows: top, flipX: true, color)
    draw(mask, x: rect.x, y: bottomY, columns: left, rows: bottom, flipY: true, color)
    draw(
      mask, x: rightX, y: bottomY, columns: right, rows: bottom, flipX: true, flipY: true, color)
    return (left, right, top, bottom)
  }
}
