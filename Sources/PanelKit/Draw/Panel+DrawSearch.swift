import Drawing
import ParallaxCore

extension Panel {
  func drawSearch(_ context: PanelContext, into list: inout DrawList) {
    let theme = context.theme
    let box = head.search
    let isTyping = typing == .search
    let light = hover.share(of: .search, at: time)
    list.roundedRect(box, radius: 6, theme.inset)
    if isTyping {
      list.roundedBorder(box, radius: 6, width: 2, theme.accent)
    } else {
      list.roundedBorder(box, radius: 6, theme.line.mixed(with: theme.edge, light))
      if showsFocus, focus == .search { list.focusRing(around: box, radius: 6, theme) }
    }
    list.icon(.find, center: Point(x: box.x + 16, y: box.midY), theme.label)
    let room = searchTextRoom
    let place = Point(x: frame.x + room.x, y: box.midY - 8)
    if search.isEmpty {
      list.text(
        columns.isNarrow ? "Search" : "Search constants", at: place, style: .body, theme.faint,
        maxWidth: max(1, box.maxX - 32 - place.x))
      if isTyping {
        list.rect(Rect(x: place.x, y: place.y, width: 1, height: 16), theme.text)
      } else if box.width >= 120 {
        list.keyCap("/", x: box.maxX - 24, midY: box.midY, width: 4, theme)
      }
      return
    }
    draw(search, in: room.rect(y: place.y, height: 16), isTyping: isTyping, theme, into: &list)
    if !columns.isNarrow {
      list.number(
        Double(foundCount), decimals: 0, suffix: " found",
        at: Point(x: box.maxX - 30, y: box.midY - 8), style: .caption, theme.label)
    }
    let clear = hover.share(of: .clearSearch, at: time)
    list.icon(
      .close, center: Point(x: head.clear.midX, y: head.clear.midY),
      theme.label.mixed(with: theme.text, clear))
  }

  /// The text of an editor with its selection and caret; `room` counts from the panel's left edge.
  func draw(
    _ editor: TextEditor, in room: Rect, isTyping: Bool, _ theme: Theme, into list: inout DrawList
  ) {
    let box = room.offset(dx: frame.x, dy: 0)
    list.clipped(to: box.inset(dx: -2, dy: 0)) { list in
      let x = isTyping ? textStart : box.x
      if isTyping, !editor.selection.isEmpty {
        let span = editor.selectionX
        list.roundedRect(
          Rect(
            x: x + span.lowerBound, y: box.y, width: span.upperBound - span.lowerBound, height: 16),
          radius: 2, theme.accentGround)
      }
      list.composed(at: Point(x: x, y: box.y), style: .body, theme.text) {
        $0.append(contentsOf: editor.utf8)
      }
      if isTyping {
        list.rect(Rect(x: x + editor.caretX, y: box.y, width: 1, height: 16), theme.text)
      }
    }
  }
}
