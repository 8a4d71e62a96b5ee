import Drawing
import ParallaxCore

extension Panel {
  func drawSection(
    _ section: Int, in rect: Rect, _ context: PanelContext, into list: inout DrawList
  ) {
    let theme = context.theme
    let isReset = hover.current == .resetSection(section)
    let light = max(
      hover.share(of: .section(section), at: time),
      hover.share(of: .resetSection(section), at: time))
    if light > 0 { list.rect(rect, theme.hover.opacity(light)) }
    list.rect(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), theme.line)
    let isOpen = isSectionOpen(section)
    list.icon(
      isOpen ? .chevronDown : .chevronRight, center: Point(x: rect.x + 16, y: rect.midY),
      theme.label)
    let kind = table.kinds[section]
    let right = rect.x + columns.field.maxX
    list.text(
      kind.rawValue, at: Point(x: rect.x + 28, y: rect.midY - 8), style: .bodySemibold, theme.text,
      maxWidth: max(1, right - 104 - rect.x - 28))
    let count = values.modifiedCount(in: kind)
    let isLit = light > 0 && hover.current != nil
    if count > 0, isLit {
      list.icon(
        .reset, center: Point(x: right - 8, y: rect.midY), isReset ? theme.text : theme.label)
    } else {
      drawNote(
        of: kind, isOpen: isOpen, modified: count, at: Point(x: right, y: rect.midY - 8), theme,
        into: &list)
    }
    if showsFocus, focus == .section(section) {
      list.roundedBorder(rect.inset(dx: 4, dy: 2), radius: 6, width: 2, theme.accent)
    }
  }

  /// What a header says at its right: how many are modified, or in short what it holds.
  private func drawNote(
    of section: Parameter.Section, isOpen: Bool, modified: Int, at place: Point, _ theme: Theme,
    into list: inout DrawList
  ) {
    if section == .overlay {
      let entries = table.sections[table.kinds.firstIndex(of: .overlay) ?? 0]
      let shown = entries.reduce(0) { $0 + (isOn(table.entries[$1]) ? 1 : 0) }
      list.composed(at: place, style: .caption, theme.label, alignment: .trailing) {
        NumberText.append(Double(shown), decimals: 0, to: &$0)
        $0.append(contentsOf: " of ".utf8)
        NumberText.append(Double(entries.count), decimals: 0, to: &$0)
      }
    } else if modified > 0 {
      list.number(
        Double(modified), decimals: 0, suffix: " modified", at: place, style: .caption,
        theme.accent)
    } else if !isOpen {
      drawSummary(of: section, at: place, theme, into: &list)
    }
  }

  private func isOn(_ entry: PanelEntry) -> Bool {
    if case .toggle(let index) = entry { values.stored[index] > 0.5 } else { false }
  }

  private func drawSummary(
    of section: Parameter.Section, at place: Point, _ theme: Theme, into list: inout DrawList
  ) {
    let parts: (first: Double, between: StaticString, second: Double)
    let tuning = values.tuning
    switch section {
    case .list: parts = (Double(tuning.list.rows), " rows, ", tuning.list.rowHeight)
    case .device: parts = (tuning.device.width, " × ", tuning.device.height)
    case .header: parts = (tuning.header.height, " pt, uncovered ", tuning.header.uncoveredHeight)
    case .indicator: parts = (tuning.indicator.thickness, " pt, margin ", tuning.indicator.margin)
    default: return
    }
    list.composed(at: place, style: .caption, theme.label, alignment: .trailing) {
      NumberText.append(parts.first, decimals: 0, to: &$0)
      $0.append(parts.between)
      NumberText.append(parts.second, decimals: 0, to: &$0)
      $0.append(" pt")
    }
  }
}

extension Array where Element == UInt8 {
  /// Appends a text without making a string of it.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }
}
