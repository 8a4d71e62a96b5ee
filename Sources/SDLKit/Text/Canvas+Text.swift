import Drawing
import ParallaxCore

extension Canvas {
  /// One line of text whose box of the style's line height has its top at the anchor's y.
  ///
  /// The anchor is rounded to a pixel; everything else is a constant distance from it.
  func drawText(
    _ utf8: ArraySlice<UInt8>, at anchor: Point, style: TextStyle, _ color: Color,
    alignment: TextAlignment, fixedFigures: Bool, maxWidth: Double, placement: Placement,
    on raster: Raster
  ) {
    let em = style.size * placement.scale
    guard let fonts = assets.fonts, color.alpha > 0, !utf8.isEmpty, em >= 1, em <= 1024,
      let x = placement.edgeX(anchor.x), let top = placement.edgeY(anchor.y)
    else { return }
    let box = style.lineHeight * placement.scale
    // What lies wholly above or below the clip need not even be looked up.
    guard Double(top) - em < Double(raster.clip.maxY),
      Double(top) + box + em > Double(raster.clip.y)
    else { return }
    let extent = fonts.extent(style.weight)
    let ascent = (box - (extent.ascent + extent.descent) * em) / 2 + extent.ascent * em
    guard let down = Placement.whole(ascent) else { return }
    let size = Int32((em * 72).rounded())
    let baseline = top + down
    if fixedFigures {
      let cell = max(1, Int((extent.digit * em).rounded()))
      let width = figures(
        utf8, weight: style.weight, size: size, cell: cell, fonts: fonts, draw: nil)
      if !(maxWidth > 0 && Double(width) > maxWidth * placement.scale) {
        let start = x - Self.shift(width, alignment)
        _ = figures(utf8, weight: style.weight, size: size, cell: cell, fonts: fonts) { run, dx in
          raster.draw(run.mask, x: start + dx + run.left, y: baseline + run.top, color)
        }
        return
      }
    }
    let limit = maxWidth > 0 ? max(1, placement.length(maxWidth)) : 0
    let run = runs.run(utf8, weight: style.weight, size: size, maxWidth: limit, fonts: fonts)
    let start = x - Self.shift(Int(run.advance.rounded()), alignment)
    raster.draw(run.mask, x: start + run.left, y: baseline + run.top, color)
  }

  private static func shift(_ width: Int, _ alignment: TextAlignment) -> Int {
    switch alignment {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Walks a text in cells, draws its pieces and returns its width.
  private func figures(
    _ utf8: ArraySlice<UInt8>, weight: FontWeight, size: Int32, cell: Int, fonts: FontStore,
    draw: ((TextRun, Int) -> Void)?
  ) -> Int {
    var pen = 0
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let piece = Figures.piece(of: utf8, at: index)
      let run = runs.run(
        utf8[index..<piece.end], weight: weight, size: size, maxWidth: 0, fonts: fonts)
      let advance = Int(run.advance.rounded())
      if piece.isFigure {
        draw?(run, pen + Int(((Double(cell) - run.advance) / 2).rounded()))
        pen += cell
      } else {
        draw?(run, pen)
        pen += advance
      }
      index = piece.end
    }
    return pen
  }
}
