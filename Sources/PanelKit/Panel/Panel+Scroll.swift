import ParallaxCore

extension Panel {
  /// What a notch of the wheel scrolls: three rows.
  private static var notch: Double { 72 }
  /// What stays free above and below a focused row.
  private static var spare: Double { 24 }

  mutating func turnWheel(
    _ notches: Double, _ context: PanelContext, _ edits: inout [PanelEdit]
  ) -> Bool {
    guard notches.isFinite, let place = pointer, frame.contains(place) else { return false }
    guard gesture == .none else { return true }
    if showsFocus, typing == nil, case .slider(let index) = focus,
      control(at: place, context) == .slider(index)
    {
      // Away from the person turns the value up, as it turns a page up.
      let steps = -notches.rounded(.toNearestOrAwayFromZero)
      let parameter = table.rows[index].parameter
      let value = ShownNumber.stepped(
        values.effective[index], by: min(max(steps, -1e6), 1e6), modifiers, of: parameter)
      change(index, to: value, &edits)
      return true
    }
    if !isMenuOpen, place.y >= bodyFrame.y { scrollBody(to: scroll + notches * Self.notch) }
    return true
  }

  mutating func scrollBody(to y: Double) {
    scroll = min(max(y.rounded(), 0), maximumScroll)
  }

  /// Scrolls just so far that a control's line shows with room to spare.
  mutating func reveal(_ control: Control) {
    guard let index = lineOf(control) else { return }
    let line = lines[index]
    let spare = min(Self.spare, max(0, (bodyFrame.height - line.height) / 2))
    if line.y - spare < scroll {
      scrollBody(to: line.y - spare)
    } else if line.y + line.height + spare > scroll + bodyFrame.height {
      scrollBody(to: line.y + line.height + spare - bodyFrame.height)
    }
  }

  /// The gutter in which the scrollbar is caught; no field reaches into it.
  var scrollbarZone: Rect {
    let body = bodyFrame
    guard maximumScroll > 0 else { return .zero }
    return Rect(x: body.maxX - 12, y: body.y, width: 12, height: body.height)
  }

  /// The scrollbar's thumb, 4 wide.
  var scrollThumb: Rect {
    let body = bodyFrame.inset(dx: 0, dy: 4)
    guard maximumScroll > 0, body.height > 0 else { return .zero }
    let height = min(max(24, body.height * bodyFrame.height / contentHeight), body.height)
    let y = body.y + (body.height - height) * scroll / maximumScroll
    return Rect(x: body.maxX - 8, y: y.rounded(), width: 4, height: height.rounded())
  }

  mutating func beginScrollbar(at y: Double) {
    let thumb = scrollThumb
    let isOnThumb = y >= thumb.y && y < thumb.maxY
    let grab = isOnThumb ? y - thumb.y : thumb.height / 2
    gesture = .scrollbar(grab: grab)
    if !isOnThumb { dragScrollbar(to: y, grab: grab) }
  }

  mutating func dragScrollbar(to y: Double, grab: Double) {
    let body = bodyFrame.inset(dx: 0, dy: 4)
    let way = body.height - scrollThumb.height
    guard way > 0 else { return }
    scrollBody(to: (y - grab - body.y) / way * maximumScroll)
  }
}
