import CSDL2
public import Drawing

extension Canvas {
  /// The colour of a pixel; clear outside the canvas.
  public func pixel(_ x: Int, _ y: Int) -> Color {
    guard let raster = raster(clip: bounds), bounds.contains(x: x, y: y) else { return .clear }
    return Color(raster.row(y)[x] & 0x00FF_FFFF)
  }

  /// All pixels as 0xFFRRGGBB, row after row from the top left.
  public var pixels: [UInt32] {
    guard let raster = raster(clip: bounds) else { return [] }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = raster.row(y)
      for x in 0..<width { pixels.append(row[x] | 0xFF00_0000) }
    }
    return pixels
  }

  /// Fills the whole canvas.
  ///
  /// The corresponding C function is `SDL_FillRect`.
  public func clear(_ color: Color) { raster(clip: bounds)?.fill(bounds, color) }

  /// Copies a part of another canvas to a place on this one; what lies outside either is left out.
  public func copy(_ source: Canvas, from part: PixelRect, toX x: Int, y: Int) {
    guard let from = source.raster(clip: source.bounds), let to = raster(clip: bounds) else {
      return
    }
    let visible = part.intersection(source.bounds)
    let area = PixelRect(
      x: x + visible.x - part.x, y: y + visible.y - part.y, width: visible.width,
      height: visible.height
    ).intersection(bounds)
    guard !area.isEmpty else { return }
    let sourceX = area.x - x + part.x
    let sourceY = area.y - y + part.y
    for line in 0..<area.height {
      // Moving within one canvas goes against the direction of the move.
      let index = sourceY < area.y ? area.height - 1 - line : line
      (to.row(area.y + index) + area.x)
        .update(from: from.row(sourceY + index) + sourceX, count: area.width)
    }
  }
}
