import Drawing
import ParallaxCore

extension Panel {
  /// A layer: dot, eye, swatch, name, the multiplier's slider and field, the base's field.
  func drawLayer(_ layer: Int, in rect: Rect, _ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let entry = table.layers[layer]
    let isRead = isEnabled(entry.multiplier, context)
    let isEnabled = isRead && isShown(entry)
    let isSelected = selectedLayer == entry.name && isRead
    if isSelected {
      list.rect(rect, theme.accentGround)
    } else {
      drawGround(.layer(layer), in: rect, isEnabled: isRead, theme, into: &list)
    }
    drawDot(isLayerModified(entry), .dot(entry.multiplier), in: rect, theme, into: &list)
    drawEye(entry, in: rect, isRead: isRead, theme, into: &list)
    drawSwatch(entry, in: rect, isEnabled: isEnabled, theme, into: &list)
    list.text(
      entry.name.title, at: Point(x: rect.x + columns.layerName, y: rect.midY - 8), style: .body,
      isEnabled ? theme.text : theme.faint,
      maxWidth: max(1, columns.layerNameEnd - columns.layerName))
    drawSlider(
      entry.multiplier, columns.layerSlider, in: rect, isEnabled: isEnabled, theme, into: &list)
    drawField(
      entry.multiplier, columns.multiplier, columns.layerUnit, in: rect, isEnabled: isEnabled,
      theme,
      into: &list)
    if isEnabled, isLinkCellLit(entry.multiplier) {
      drawLinkGlyph(
        entry.overscroll, x: columns.multiplier.maxX - columns.layerUnit / 2, in: rect, theme,
        into: &list)
    }
    drawField(
      entry.base, columns.base, columns.layerUnit, in: rect, isEnabled: isEnabled, theme,
      into: &list)
  }

  /// The multiplier on overscroll, while it goes its own way.
  func drawOverscroll(
    _ layer: Int, in rect: Rect, _ context: PanelContext, into list: inout DrawList
  ) {
    let theme = context.theme
    let entry = table.layers[layer]
    let isRead = isEnabled(entry.overscroll, context)
    let isEnabled = isRead && isShown(entry)
    drawGround(.overscroll(layer), in: rect, isEnabled: isEnabled, theme, into: &list)
    drawDot(
      values.isModified[entry.overscroll], .dot(entry.overscroll), in: rect, theme, into: &list)
    drawLinkGlyph(
      entry.overscroll, x: columns.layerSwatch + 6, in: rect, theme, into: &list)
    list.text(
      "overscroll", at: Point(x: rect.x + columns.layerName, y: rect.midY - 8), style: .caption,
      isEnabled ? theme.label : theme.faint,
      maxWidth: max(1, columns.layerNameEnd - columns.layerName))
    drawSlider(
      entry.overscroll, columns.layerSlider, in: rect, isEnabled: isEnabled, theme, into: &list)
    drawField(
      entry.overscroll, columns.multiplier, columns.layerUnit, in: rect, isEnabled: isEnabled,
      theme,
      into: &list)
  }

  /// Whether the cell of a multiplier's unit shows the link instead: only where the person is, so
  /// that seven rows of links do not shout.
  func isLinkCellLit(_ index: Int) -> Bool {
    guard let layer = table.layers.firstIndex(where: { $0.multiplier == index }),
      gesture == .none
    else { return false }
    if rowHover.current == .layer(layer) { return true }
    return showsFocus && focus == .slider(index)
  }

  private func drawLinkGlyph(
    _ index: Int, x: Double, in rect: Rect, _ theme: Theme, into list: inout DrawList
  ) {
    let light = hover.share(of: .link(index), at: time)
    let color =
      values.isLinked[index]
      ? theme.accent.mixed(with: theme.accentHover, light)
      : theme.faint.mixed(with: theme.text, light)
    list.icon(
      .link, in: Rect(x: rect.x + x - 6, y: rect.midY - 6, width: 12, height: 12), color)
  }

  private func drawEye(
    _ entry: LayerEntry, in rect: Rect, isRead: Bool, _ theme: Theme, into list: inout DrawList
  ) {
    let look = look(of: .toggle(entry.isVisible), isEnabled: isRead)
    let color = isRead ? theme.label.mixed(with: theme.text, look.light) : theme.faint
    list.icon(
      isShown(entry) ? .eye : .eyeOff,
      center: Point(x: rect.x + Columns.padding + 8, y: rect.midY), color)
    if look.isFocused {
      let box = Rect(x: rect.x + Columns.padding - 2, y: rect.midY - 10, width: 20, height: 20)
      list.roundedBorder(box, radius: 4, width: 2, theme.accent)
    }
  }

  private func drawSwatch(
    _ entry: LayerEntry, in rect: Rect, isEnabled: Bool, _ theme: Theme, into list: inout DrawList
  ) {
    let box = Rect(x: rect.x + columns.layerSwatch, y: rect.midY - 6, width: 12, height: 12)
    let color = theme.color(of: entry.name)
    if isEnabled {
      list.roundedRect(box, radius: 3, color)
    } else {
      list.roundedBorder(box, radius: 3, width: 1.5, color)
    }
  }
}
