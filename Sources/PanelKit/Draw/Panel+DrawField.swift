import Drawing
import ParallaxCore

extension Panel {
  /// How a value stands in its column.
  enum ValueLook { case plain, modified, dragged, derived, disabled }

  func drawField(
    _ index: Int, _ span: Columns.Span, _ unit: Double, in rect: Rect, isEnabled: Bool,
    _ theme: Theme, into list: inout DrawList
  ) {
    guard isEnabled else {
      return drawValue(index, span, unit, in: rect, .disabled, theme, into: &list)
    }
    let box = span.rect(y: rect.y + 2, height: 20).offset(dx: rect.x, dy: 0)
    let isOpen = if case .value(index, _, _) = typing { true } else { false }
    let isFocused =
      showsFocus
      && (focus == .field(index)
        || (focus == .slider(index) && !columns.hasTrack(sliderSpan(of: index))))
    list.roundedRect(box, radius: 4, theme.inset)
    if flashed == index, isFlashing(at: time) {
      list.roundedBorder(box, radius: 4, width: 2, theme.warning)
    } else if isOpen || isFocused {
      list.roundedBorder(box, radius: 4, width: 2, theme.accent)
    } else {
      list.roundedBorder(
        box, radius: 4, theme.line.mixed(with: theme.edge, light(of: index)))
    }
    if isOpen {
      let room = Columns.Span(x: span.x + 6, maxX: span.maxX - unit)
      draw(
        valueEditor, in: room.rect(y: rect.midY - 8, height: 16), isTyping: true, theme,
        into: &list)
      drawUnit(
        index, at: rect.x + span.maxX - unit + gap(unit), y: rect.midY - 8, theme.label, into: &list
      )
    } else {
      drawValue(index, span, unit, in: rect, look(of: index), theme, into: &list)
    }
  }

  /// What lies between a number and its unit.
  private func gap(_ unit: Double) -> Double { unit < 20 ? 2 : 4 }

  /// A field is lit with its row.
  private func light(of index: Int) -> Double {
    guard let line = rowHover.current else { return 0 }
    let isInRow =
      switch line {
      case .slider(let other): other == index
      case .layer(let layer):
        table.layers[layer].multiplier == index || table.layers[layer].base == index
      case .overscroll(let layer): table.layers[layer].overscroll == index
      default: false
      }
    return isInRow ? rowHover.share(of: line, at: time) : 0
  }

  private func look(of index: Int) -> ValueLook {
    if case .value(let drag) = gesture, drag.parameter == index { return .dragged }
    return values.isModified[index] ? .modified : .plain
  }

  func drawValue(
    _ index: Int, _ span: Columns.Span, _ unit: Double, in rect: Rect, _ look: ValueLook,
    _ theme: Theme, into list: inout DrawList
  ) {
    let row = table.rows[index]
    let shown = ShownNumber(values.effective[index], of: row.parameter)
    let color =
      switch look {
      case .plain, .modified: theme.text
      case .dragged: theme.accent
      case .derived: theme.label
      case .disabled: theme.faint
      }
    // A number too long for its column takes the unit's; the label, the caption above or the tooltip
    // still names the unit.
    let isLong =
      Double(shown.cells) * widths.cell > span.width - unit - 3 && !isLinkCellLit(index)
    let right = rect.x + span.maxX - (isLong ? 8 : unit)
    list.number(
      shown.number, decimals: shown.decimals, at: Point(x: right, y: rect.midY - 8),
      style: look == .modified || look == .dragged ? .bodyMedium : .body, color)
    if !isLong {
      let unitColor = look == .disabled ? theme.faint : theme.label
      drawUnit(index, at: right + gap(unit), y: rect.midY - 8, unitColor, into: &list)
    }
  }

  func drawUnit(
    _ index: Int, at x: Double, y: Double, _ color: Color, into list: inout DrawList
  ) {
    let row = table.rows[index]
    guard !row.unit.isEmpty, !row.isUnitLong, !isLinkCellLit(index) else { return }
    list.text(row.unit, at: Point(x: x, y: y), style: .caption, color)
  }
}
