public import Drawing
import ParallaxCore

extension Panel {
  /// Draws the head: presets, undo, redo and capture, search and filter. Where the tuning changed
  /// since `update`, everything is placed anew first.
  public mutating func drawHead(into list: inout DrawList, in context: PanelContext) {
    prepare(context, time: context.time)
    let theme = context.theme
    let area = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: min(Columns.head, max(0, frame.height)))
    list.clipped(to: area) { list in
      list.rect(area, theme.panel)
      drawPresets(context, into: &list)
      drawButtons(context, into: &list)
      drawSearch(context, into: &list)
      drawFilter(context, into: &list)
      list.rect(Rect(x: frame.x, y: frame.y, width: 1, height: area.height), theme.line)
    }
  }

  func look(of control: Control, isEnabled: Bool = true, isOn: Bool = false) -> ControlLook {
    ControlLook(
      light: hover.share(of: control, at: time), isPressed: pressed == control,
      isFocused: showsFocus && focus == control && isEnabled, isEnabled: isEnabled, isOn: isOn)
  }

  private func drawPresets(_ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let head = head
    let box = head.presets
    let look = look(of: .presets)
    if head.usesMenu {
      list.roundedRect(box, radius: 6, theme.raised.mixed(with: theme.edge, look.light))
      list.roundedBorder(box, radius: 6, theme.edge)
      list.text(
        context.preset.title, at: Point(x: box.x + 10, y: box.midY - 8), style: .bodyMedium,
        theme.text, maxWidth: max(1, box.width - 40))
      list.icon(.chevronDown, center: Point(x: box.maxX - 18, y: box.midY), theme.label)
    } else {
      list.roundedRect(box, radius: 6, theme.inset)
      list.roundedBorder(box, radius: 6, theme.line)
      for index in 0..<min(Preset.classic.count, table.presets.count) {
        let preset = table.presets[index]
        drawSegment(index, preset, isOn: preset == context.preset, theme, into: &list)
      }
      list.icon(
        .chevronDown, center: Point(x: head.more.midX, y: head.more.midY),
        theme.faint.mixed(with: theme.text, look.light))
    }
    if look.isFocused { list.focusRing(around: box, radius: 6, theme) }
  }

  private func drawSegment(
    _ index: Int, _ preset: Preset, isOn: Bool, _ theme: Theme, into list: inout DrawList
  ) {
    let rect = head.segment(index)
    let light = hover.share(of: .preset(index), at: time)
    if isOn {
      list.roundedRect(rect, radius: 4, theme.raised)
      list.roundedBorder(rect, radius: 4, theme.edge)
    } else if light > 0 {
      list.roundedRect(rect, radius: 4, theme.hover.opacity(light))
    }
    list.text(
      preset.title, at: Point(x: rect.midX, y: rect.midY - 8), style: isOn ? .bodyMedium : .body,
      isOn ? theme.text : theme.label.mixed(with: theme.text, light), alignment: .center,
      maxWidth: max(1, rect.width - 4))
  }

  private func drawButtons(_ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let head = head
    let undo = list.button(head.undo, look(of: .undo, isEnabled: context.canUndo), theme)
    list.icon(.undo, center: Point(x: head.undo.midX, y: head.undo.midY), undo)
    let redo = list.button(head.redo, look(of: .redo, isEnabled: context.canRedo), theme)
    list.icon(.redo, center: Point(x: head.redo.midX, y: head.redo.midY), redo)
    let box = head.capture
    let capture = list.button(box, look(of: .capture), isPrimary: true, theme)
    list.icon(.camera, center: Point(x: box.x + 18, y: box.midY), capture)
    list.text(
      "Capture", at: Point(x: box.x + 32, y: box.midY - 8), style: .bodyMedium, capture,
      maxWidth: box.width - 36)
  }

  private func drawFilter(_ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let box = head.filter
    let look = look(of: .filter, isOn: onlyModified)
    if !look.isOn {
      if look.light > 0 { list.roundedRect(box, radius: 6, theme.hover.opacity(look.light)) }
      list.roundedBorder(box, radius: 6, theme.edge)
      if look.isFocused { list.focusRing(around: box, radius: 6, theme) }
    } else {
      _ = list.button(box, look, theme)
    }
    let count = values.modifiedCount()
    let figures = Double(count > 99 ? 3 : count > 9 ? 2 : 1)
    let width = widths.modified + figures * widths.cell
    let dot = count > 0 ? 12.0 : 0
    let x = (box.midX - (width + dot) / 2).rounded()
    if count > 0 {
      list.circle(Point(x: x + 3, y: box.midY), radius: 3, theme.accent)
    }
    let color = look.isOn ? theme.accent : theme.text
    list.text(
      PanelWidths.modifiedTitle, at: Point(x: x + dot, y: box.midY - 8), style: .bodyMedium, color)
    list.number(
      Double(count), decimals: 0,
      at: Point(x: x + dot + widths.modified, y: box.midY - 8), style: .bodyMedium, color,
      alignment: .leading)
  }
}
