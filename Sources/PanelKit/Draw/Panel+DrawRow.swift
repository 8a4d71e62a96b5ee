import Drawing
import ParallaxCore

extension Panel {
  /// A plain row: dot, label, slider, field; while linked, the formula in the slider's place.
  func drawRow(_ index: Int, in rect: Rect, _ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let row = table.rows[index]
    let isEnabled = isEnabled(index, context)
    drawGround(.slider(index), in: rect, isEnabled: isEnabled, theme, into: &list)
    if isSource(index) { list.rect(rect, theme.accentGround) }
    drawDot(values.isModified[index], .dot(index), in: rect, theme, into: &list)
    drawLabel(index, in: rect, isEnabled: isEnabled, theme, into: &list)
    if values.isLinked[index] {
      drawLink(index, formula: row.parameter.link?.formula ?? "", in: rect, context, into: &list)
      drawValue(
        index, columns.field, Columns.unit, in: rect, isEnabled ? .derived : .disabled, theme,
        into: &list)
    } else {
      drawSlider(index, columns.slider, in: rect, isEnabled: isEnabled, theme, into: &list)
      drawField(
        index, columns.field, Columns.unit, in: rect, isEnabled: isEnabled, theme, into: &list)
    }
  }

  /// The ground of the row under the pointer.
  func drawGround(
    _ kind: BodyLine.Kind, in rect: Rect, isEnabled: Bool, _ theme: Theme,
    into list: inout DrawList
  ) {
    var light = isEnabled ? rowHover.share(of: kind, at: time) : 0
    if case .value(let drag) = gesture { light = drag.parameter == kind.parameter(table) ? 1 : 0 }
    if light > 0 { list.rect(rect, theme.hover.opacity(light)) }
  }

  func drawDot(
    _ isModified: Bool, _ control: Control, in rect: Rect, _ theme: Theme,
    into list: inout DrawList
  ) {
    guard isModified else { return }
    let light = hover.share(of: control, at: time)
    list.circle(
      Point(x: rect.x + 9, y: rect.midY), radius: 3 + light,
      theme.accent.mixed(with: theme.accentHover, light))
  }

  private func drawLabel(
    _ index: Int, in rect: Rect, isEnabled: Bool, _ theme: Theme, into list: inout DrawList
  ) {
    let row = table.rows[index]
    let room = columns.labelEnd - Columns.padding
    let unit = row.isUnitLong ? widths.units[index] + 6 : 0
    let isShort = widths.titles[index] + unit > room
    let title = isShort ? row.shortTitle : row.title
    let width = isShort ? widths.shortTitles[index] : widths.titles[index]
    let place = Point(x: rect.x + Columns.padding, y: rect.midY - 8)
    list.text(
      title, at: place, style: .body, isEnabled ? theme.text : theme.faint, maxWidth: max(1, room))
    if row.isUnitLong, width + unit <= room {
      list.text(
        row.unit, at: Point(x: place.x + width + 6, y: place.y), style: .caption, theme.faint)
    }
  }

  private func drawLink(
    _ index: Int, formula: String, in rect: Rect, _ context: PanelContext,
    into list: inout DrawList
  ) {
    let theme = context.theme
    let isShort = !columns.hasTrack(columns.slider)
    let x = rect.x + (isShort ? columns.field.x - 22 : columns.slider.x + SliderLook.inset)
    let isEnabled = isEnabled(index, context)
    let light = hover.share(of: .link(index), at: time)
    let color = isEnabled ? theme.accent.mixed(with: theme.accentHover, light) : theme.faint
    list.icon(.link, center: Point(x: x + 8, y: rect.midY), color)
    if !isShort {
      let start = columns.slider.x + SliderLook.inset + 22
      list.text(
        formula, at: Point(x: rect.x + start, y: rect.midY - 8), style: .caption,
        isEnabled ? theme.label : theme.faint,
        // A linked value has no ground: the formula may reach as far as its four figures.
        maxWidth: max(1, columns.field.maxX - Columns.unit - 36 - start))
    }
    if showsFocus, focus == .link(index) {
      let glyph = Columns.Span(x: x - rect.x - 4, maxX: x - rect.x + 20)
      drawLaneRing(isShort ? glyph : columns.slider, in: rect, theme, &list)
    }
  }

  func drawLaneRing(
    _ span: Columns.Span, in rect: Rect, _ theme: Theme, _ list: inout DrawList
  ) {
    let lane = span.rect(y: rect.y + 2, height: 20).offset(dx: rect.x, dy: 0)
    list.roundedBorder(lane.inset(dx: -2, dy: 0), radius: 4, width: 2, theme.accent)
  }

  func drawSlider(
    _ index: Int, _ span: Columns.Span, in rect: Rect, isEnabled: Bool, _ theme: Theme,
    into list: inout DrawList
  ) {
    guard columns.hasTrack(span) else { return }
    let row = table.rows[index]
    var look = SliderLook(
      value: row.scale.place(of: values.stored[index]),
      home: row.scale.place(of: row.defaultValue), isEnabled: isEnabled,
      light: hover.share(of: .slider(index), at: time))
    if case .value(let drag) = gesture, drag.parameter == index {
      look.isDragged = true
      look.ghost = row.scale.place(of: drag.startValue)
    }
    look.draw(
      in: span.rect(y: rect.y, height: rect.height).offset(dx: rect.x, dy: 0), theme, into: &list)
    if showsFocus, focus == .slider(index), typing == nil {
      drawLaneRing(span, in: rect, theme, &list)
    }
  }

  /// The rest that follows from the header: nothing to edit.
  func drawOpenRest(in rect: Rect, _ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let isEnabled = context.preset.hasPinnedTable
    let color = isEnabled ? theme.label : theme.faint
    drawGround(.openRest, in: rect, isEnabled: isEnabled, theme, into: &list)
    let y = rect.midY - 8
    list.text(
      "Open rest", at: Point(x: rect.x + Columns.padding, y: y), style: .body,
      isEnabled ? theme.text : theme.faint, maxWidth: max(1, columns.labelEnd - Columns.padding))
    let right = columns.field.maxX - Columns.unit
    let x = columns.slider.x + SliderLook.inset
    let number = ShownNumber(values.openRest, decimals: 0)
    if columns.hasTrack(columns.slider) {
      list.text(
        "= rest inset − max Y", at: Point(x: rect.x + x, y: y), style: .caption, color,
        maxWidth: max(1, right - Double(number.cells) * widths.cell - 8 - x))
    }
    list.number(
      number.number, decimals: number.decimals, at: Point(x: rect.x + right, y: y), style: .body,
      color)
    list.text("pt", at: Point(x: rect.x + right + 4, y: y), style: .caption, color)
  }

  /// Whether a linked row under the pointer is computed from this one.
  private func isSource(_ index: Int) -> Bool {
    guard case .slider(let hovered) = rowHover.current, hovered != index,
      values.isLinked[hovered], gesture == .none
    else { return false }
    return table.rows[hovered].sources.contains(index)
  }
}

extension BodyLine.Kind {
  func parameter(_ table: ParameterTable) -> Int? {
    switch self {
    case .slider(let index): index
    case .layer(let layer): table.layers[layer].multiplier
    case .overscroll(let layer): table.layers[layer].overscroll
    default: nil
    }
  }
}
