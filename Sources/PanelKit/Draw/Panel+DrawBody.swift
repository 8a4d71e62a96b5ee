public import Drawing
import ParallaxCore

extension Panel {
  /// Draws the body: the sections and their rows, as far as they show, and the scrollbar.
  public mutating func drawBody(into list: inout DrawList, in context: PanelContext) {
    prepare(context, time: context.time)
    let theme = context.theme
    let area = bodyFrame
    guard !area.isEmpty else { return }
    list.clipped(to: area) { list in
      list.rect(area, theme.panel)
      for line in lines {
        let rect = rect(of: line)
        guard rect.maxY > area.y, rect.y < area.maxY, line.visibleHeight > 0 else { continue }
        if line.visibleHeight < line.height {
          var cut = rect
          cut.height = line.visibleHeight
          list.clipped(to: cut) { draw(line.kind, in: rect, context, into: &$0) }
        } else {
          draw(line.kind, in: rect, context, into: &list)
        }
      }
      drawScrollbar(theme, into: &list)
      list.rect(Rect(x: area.x, y: area.y, width: 1, height: area.height), theme.line)
    }
  }

  private func draw(
    _ kind: BodyLine.Kind, in rect: Rect, _ context: PanelContext, into list: inout DrawList
  ) {
    switch kind {
    case .section(let section): drawSection(section, in: rect, context, into: &list)
    case .captions: drawCaptions(in: rect, context.theme, into: &list)
    case .slider(let index): drawRow(index, in: rect, context, into: &list)
    case .layer(let layer): drawLayer(layer, in: rect, context, into: &list)
    case .overscroll(let layer): drawOverscroll(layer, in: rect, context, into: &list)
    case .openRest: drawOpenRest(in: rect, context, into: &list)
    case .toggles(let left, let right):
      drawToggle(left, columns.leftToggles, in: rect, context, into: &list)
      if let right { drawToggle(right, columns.rightToggles, in: rect, context, into: &list) }
    case .nothingFound:
      list.text(
        search.isEmpty ? "Nothing is modified." : "Nothing found.",
        at: Point(x: rect.x + Columns.padding, y: rect.midY - 8), style: .body,
        context.theme.label, maxWidth: max(1, rect.width - 32))
    }
  }

  private func drawCaptions(in rect: Rect, _ theme: Theme, into list: inout DrawList) {
    let left =
      columns.hasTrack(columns.layerSlider)
      ? columns.layerSlider.x + SliderLook.inset : columns.multiplier.x
    list.text(
      "Multiplier", at: Point(x: rect.x + left, y: rect.y), style: .caption, theme.label,
      maxWidth: max(1, columns.base.x - 4 - left))
    list.text(
      columns.isNarrow ? "Base" : "Base offset",
      at: Point(x: rect.x + columns.base.maxX, y: rect.y), style: .caption, theme.label,
      alignment: .trailing, maxWidth: columns.base.width)
  }

  private func drawToggle(
    _ index: Int, _ span: Columns.Span, in rect: Rect, _ context: PanelContext,
    into list: inout DrawList
  ) {
    let theme = context.theme
    let isOn = values.stored[index] > 0.5
    let isEnabled = isEnabled(index, context)
    let look = look(of: .toggle(index), isEnabled: isEnabled, isOn: isOn)
    list.text(
      table.rows[index].title, at: Point(x: rect.x + span.x, y: rect.midY - 8), style: .body,
      isEnabled ? theme.text : theme.faint, maxWidth: max(1, span.width - 36))
    let passed = toggled == index ? Ease.out(since: toggleTime, at: time) : 1
    list.toggle(
      Rect(x: rect.x + span.maxX - 28, y: rect.midY - 8, width: 28, height: 16), look,
      share: isOn ? passed : 1 - passed, theme)
  }

  private func drawScrollbar(_ theme: Theme, into list: inout DrawList) {
    var thumb = scrollThumb
    guard !thumb.isEmpty else { return }
    let isHeld = if case .scrollbar = gesture { true } else { false }
    let light = isHeld ? 1 : hover.share(of: .scrollbar, at: time)
    thumb.x -= 2 * light
    thumb.width += 4 * light
    list.roundedRect(thumb, radius: 2 + 2 * light, theme.edge.mixed(with: theme.control, light))
  }
}
