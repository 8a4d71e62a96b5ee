import Drawing
import PanelKit
import ParallaxCore

/// Draws the gutter in screen space: a ruler, and one chain of dimensions down to the row top.
struct LeftGutter {
  private var column = LabelColumn()

  mutating func draw(
    _ guides: Guides, layout: WindowLayout, theme: Theme, to list: inout DrawList
  ) {
    guard guides.isOn, layout.leftGutter.width >= 88 else { return }
    let hasRuler = guides.overlay.ruler && layout.leftGutter.width >= 140
    if hasRuler { drawRuler(guides, layout, theme, &list) }
    let x = layout.phone.x - (hasRuler ? 45 : 8)
    drawChain(guides, layout, theme, x: x, &list)
  }

  private func y(_ screenY: Double, _ layout: WindowLayout) -> Double {
    layout.screen.y + screenY * layout.phoneScale
  }

  private func drawRuler(
    _ guides: Guides, _ layout: WindowLayout, _ theme: Theme, _ list: inout DrawList
  ) {
    let right = layout.phone.x - 4
    let height = guides.simulation.tuning.device.height
    for step in 0...Int(min(height, 10_000) / 10) {
      let isMajor = step % 10 == 0
      let length = isMajor ? 8.0 : step % 5 == 0 ? 5 : 3
      let place = y(Double(step) * 10, layout).rounded()
      list.line(
        from: Point(x: right - length, y: place), to: Point(x: right, y: place),
        isMajor ? theme.control : theme.edge)
      if isMajor {
        list.number(
          Double(step) * 10, decimals: 0, at: Point(x: right - 13, y: place - 8), style: .caption,
          theme.faint)
      }
    }
  }

  private mutating func drawChain(
    _ guides: Guides, _ layout: WindowLayout, _ theme: Theme, x: Double, _ list: inout DrawList
  ) {
    let isShort = layout.leftGutter.width < 140
    let uncovered = guides.uncoveredHeight
    let maxY = guides.headerMaxY
    let rowTop = guides.rowTop(at: guides.offset)
    let restTop = guides.rowTop(at: guides.simulation.layerRestOffset)
    let overscroll = rowTop - restTop
    let bottom = overscroll > 0 ? rowTop : max(uncovered, maxY)
    let top = y(0, layout)
    list.line(from: Point(x: x, y: top), to: Point(x: x, y: y(bottom, layout)), theme.control)
    slantedTick(x, top, theme, &list)
    if uncovered > 0 { slantedTick(x, y(uncovered, layout), theme, &list) }
    slantedTick(x, y(maxY, layout), theme, &list)
    if overscroll > 0 { slantedTick(x, y(rowTop, layout), theme, &list) }

    column.removeAll()
    if uncovered > 0 { column.add(at: y(uncovered / 2, layout)) }
    if guides.hasClosedRest, maxY > uncovered { column.add(at: y((uncovered + maxY) / 2, layout)) }
    column.add(at: y(maxY, layout))
    if overscroll > 0 { column.add(at: y((max(restTop, maxY) + rowTop) / 2, layout)) }
    column.solve(in: 8...max(8, layout.leftGutter.height - 8))

    var index = 0
    func label(
      _ text: String, _ value: Double, isLive: Bool = false, _ list: inout DrawList
    ) {
      let place = Point(x: x - 8, y: column.places[index] - 8)
      index += 1
      let decimals = abs(value - value.rounded()) < 0.05 ? 0 : 1
      list.number(value, decimals: decimals, at: place, style: .captionSemibold, theme.text)
      // The name ends before the value; one that changes as the list moves keeps room for its widest
      // usual form.
      let figures = isLive || abs(value) >= 99.95 ? 3.0 : 2
      let end = place.x - figures * 7 - (decimals > 0 ? 17 : 5)
      list.text(
        text, at: Point(x: end, y: place.y), style: .caption, theme.faint, alignment: .trailing,
        maxWidth: max(1, end - layout.leftGutter.x - 2))
    }
    if uncovered > 0 { label("uncovered", uncovered, &list) }
    if guides.hasClosedRest, maxY > uncovered { label("travel", maxY - uncovered, &list) }
    label(isShort ? "max Y" : guides.hasClosedRest ? "header max Y" : "table header", maxY, &list)
    if overscroll > 0 { label("overscroll", overscroll, isLive: true, &list) }
  }

  private func slantedTick(_ x: Double, _ y: Double, _ theme: Theme, _ list: inout DrawList) {
    list.line(from: Point(x: x - 4, y: y + 4), to: Point(x: x + 4, y: y - 4), theme.label)
  }
}
