import Drawing
import ParallaxCore

extension Panel {
  /// What the pointer rests on, for the window's tooltip; nil while something is held or typed.
  public func tooltipTarget(in context: PanelContext) -> TooltipTarget? {
    guard gesture == .none, typing == nil, pressed == nil, !isMenuOpen, pointer != nil else {
      return nil
    }
    if let control = hover.current, control.isInHead {
      guard let code = Self.headCode(control) else { return nil }
      return TooltipTarget(id: code, anchor: anchor(y: pointer?.y ?? 0))
    }
    guard let kind = rowHover.current, let line = lines.first(where: { $0.kind == kind }),
      let index = describedParameter(kind)
    else { return nil }
    let part = hover.current.map(Self.partCode) ?? 0
    let state = (isEnabled(index, context) ? 1 : 0) + (values.isLinked[index] ? 2 : 0)
    return TooltipTarget(
      id: 100 + index * 100 + part * 10 + state, anchor: anchor(y: rect(of: line).y))
  }

  /// What a tooltip says of what the pointer rests on.
  public func tooltipContent(in context: PanelContext) -> TooltipContent? {
    if let control = hover.current, control.isInHead { return headTooltip(control) }
    guard let kind = rowHover.current, let index = describedParameter(kind) else { return nil }
    if kind == .openRest {
      return TooltipContent(
        title: "Open rest",
        lines: ["Offset at which the header is open.", "It follows: rest inset − max Y."])
    }
    switch hover.current {
    case .link(let linked): return linkTooltip(linked)
    case .dot: return TooltipContent(title: "Reset", lines: ["Back to \(defaultText(index))."])
    case .toggle(let flag) where table.layers.contains(where: { $0.isVisible == flag }):
      return TooltipContent(
        title: values.stored[flag] > 0.5 ? "Hide layer" : "Show layer",
        lines: ["Alt-click shows it alone."])
    default: return parameterTooltip(index, context)
    }
  }

  private func parameterTooltip(_ index: Int, _ context: PanelContext) -> TooltipContent {
    let row = table.rows[index]
    var lines = [row.parameter.summary]
    if values.isLinked[index], let formula = row.parameter.link?.formula {
      lines.append("Linked: \(row.title.lowercased()) \(formula).")
    } else if !row.isFlag {
      lines.append("Default \(defaultText(index)).")
    }
    if !isEnabled(index, context) {
      let users = Preset.allCases.filter { row.parameter.presets.contains($0) }.map(\.title)
      lines.append("Used by \(users.joined(separator: ", ")).")
    }
    return TooltipContent(title: row.title, lines: lines)
  }

  private func linkTooltip(_ index: Int) -> TooltipContent {
    let row = table.rows[index]
    let formula = row.parameter.link?.formula ?? ""
    return values.isLinked[index]
      ? TooltipContent(
        title: "Linked value",
        lines: ["\(row.title) \(formula).", "Click the link to set it by hand."])
      : TooltipContent(title: "Free value", lines: ["Click the link for \(formula)."])
  }

  private func defaultText(_ index: Int) -> String {
    let row = table.rows[index]
    let shown = ShownNumber(row.defaultValue, of: row.parameter)
    return row.unit.isEmpty ? shown.string : "\(shown.string) \(row.unit)"
  }

  private func headTooltip(_ control: Control) -> TooltipContent? {
    let command = HelpOverlay.commandKey
    switch control {
    case .undo: return TooltipContent(title: "Undo", lines: ["\(command) Z"])
    case .redo: return TooltipContent(title: "Redo", lines: ["\(command) Shift Z"])
    case .capture: return TooltipContent(title: "Capture screenshot", lines: ["\(command) S"])
    case .filter: return TooltipContent(title: "Show modified only", lines: ["D"])
    default: return nil
    }
  }

  private func describedParameter(_ kind: BodyLine.Kind) -> Int? {
    switch kind {
    case .slider(let index): index
    case .layer(let layer):
      if case .field(table.layers[layer].base) = hover.current {
        table.layers[layer].base
      } else {
        table.layers[layer].multiplier
      }
    case .overscroll(let layer): table.layers[layer].overscroll
    case .toggles:
      if case .toggle(let index) = hover.current { index } else { nil }
    case .openRest: table.rows.indices.first { table.rows[$0].parameter.section == .snap }
    case .section, .captions, .nothingFound: nil
    }
  }

  private func anchor(y: Double) -> Rect { Rect(x: frame.x, y: y, width: frame.width, height: 24) }

  private static func headCode(_ control: Control) -> Int? {
    switch control {
    case .undo: 1
    case .redo: 2
    case .capture: 3
    case .filter: 4
    default: nil
    }
  }

  private static func partCode(_ control: Control) -> Int {
    switch control {
    case .link: 1
    case .dot: 2
    case .toggle: 3
    default: 0
    }
  }
}
