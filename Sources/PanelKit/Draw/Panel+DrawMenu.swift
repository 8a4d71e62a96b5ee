public import Drawing
import ParallaxCore

extension Panel {
  /// Draws what lies over the window: the menu of presets while it is open.
  public mutating func drawOverlay(into list: inout DrawList, in context: PanelContext) {
    prepare(context, time: context.time)
    guard isMenuOpen else { return }
    let theme = context.theme
    let head = head
    list.roundedRect(head.menu, radius: 8, theme.panel)
    list.roundedBorder(head.menu, radius: 8, theme.edge)
    for (index, preset) in table.presets.enumerated() {
      let item = head.menuItem(index)
      if index == menuChoice { list.roundedRect(item, radius: 4, theme.raised) }
      let isChosen = preset == context.preset
      if isChosen {
        list.icon(.check, center: Point(x: item.x + 14, y: item.midY), theme.accent)
      }
      list.text(
        preset.title, at: Point(x: item.x + 28, y: item.midY - 8),
        style: isChosen ? .bodyMedium : .body, isChosen ? theme.text : theme.label,
        maxWidth: max(1, item.width - 64))
      list.keyCap(
        Self.presetKeys[index % Self.presetKeys.count], x: item.maxX - 26, midY: item.midY,
        width: 6,
        theme)
    }
  }

  private static let presetKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
}
