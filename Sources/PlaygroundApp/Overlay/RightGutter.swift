import Drawing
import PanelKit
import ParallaxCore

/// Draws the gutter in contentOffset space: an axis with the rests, the midpoint, where the picture
/// ends, where free deceleration would end, and where the content is now.
struct RightGutter {
  private enum Kind {
    case closed, midpoint, open, projected, runway, now
  }

  private var marks: [(kind: Kind, offset: Double)] = []
  private var column = LabelColumn()

  mutating func draw(
    _ guides: Guides, layout: WindowLayout, theme: Theme, to list: inout DrawList
  ) {
    guard guides.isOn, layout.rightGutter.width >= 88 else { return }
    collect(guides)
    let x = layout.phone.maxX + 16
    func y(_ offset: Double) -> Double {
      layout.screen.y + guides.rowTop(at: offset) * layout.phoneScale
    }
    drawAxis(guides, x: x, y: y, layout, theme, &list)
    column.removeAll()
    for mark in marks { column.add(at: y(mark.offset)) }
    column.solve(in: 10...max(10, layout.rightGutter.height - 10))
    for (index, mark) in marks.enumerated() {
      drawMark(
        mark.kind, offset: mark.offset, guides, at: Point(x: x, y: y(mark.offset)),
        labelY: column.places[index], layout, theme, &list)
    }
    drawRunwayAbove(guides, x: x, layout, theme, &list)
    if let projection = guides.projection, guides.overlay.projected {
      drawArrow(
        from: y(projection.proposed), to: y(projection.target), x: x + 6, theme, &list)
    }
  }

  /// The marks from top to bottom on the screen, thus from the largest offset down.
  private mutating func collect(_ guides: Guides) {
    marks.removeAll(keepingCapacity: true)
    let simulation = guides.simulation
    let overlay = guides.overlay
    if overlay.rests {
      if guides.hasClosedRest {
        marks.append((.closed, simulation.unclampedOffset(of: .closed)))
      }
      marks.append((.open, simulation.unclampedOffset(of: .open)))
    }
    if overlay.midpoint, let midpoint = guides.midpoint { marks.append((.midpoint, midpoint)) }
    if overlay.projected, let projection = guides.projection {
      marks.append((.projected, projection.proposed))
    }
    // What is further than a finger can pull would only stretch the column, and a header that stands
    // still always ends where it rests.
    if let end = guides.runway.firstGapBelow, end > simulation.layerRestOffset - 400,
      abs(end - simulation.layerRestOffset) > 0.5
    {
      marks.append((.runway, end))
    }
    marks.append((.now, guides.offset))
    // Equal offsets keep the order above; insertion keeps a handful in place without allocating.
    for index in marks.indices.dropFirst() {
      var place = index
      while place > 0, marks[place - 1].offset < marks[place].offset {
        marks.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private func drawAxis(
    _ guides: Guides, x: Double, y: (Double) -> Double, _ layout: WindowLayout, _ theme: Theme,
    _ list: inout DrawList
  ) {
    let simulation = guides.simulation
    let top = y(simulation.unclampedOffset(of: .closed))
    let bottom = y(min(simulation.layerRestOffset, guides.offset))
    guard bottom > top else { return }
    list.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom), theme.edge)
    if guides.offset < simulation.layerRestOffset {
      list.line(
        from: Point(x: x, y: y(simulation.layerRestOffset)), to: Point(x: x, y: bottom), width: 2,
        theme.accent, dash: Dash(on: 4, off: 2))
    }
  }

  private func drawMark(
    _ kind: Kind, offset: Double, _ guides: Guides, at place: Point, labelY: Double,
    _ layout: WindowLayout, _ theme: Theme, _ list: inout DrawList
  ) {
    guard place.y > 0, place.y < layout.rightGutter.height else { return }
    let isShort = layout.rightGutter.width < 150
    let simulation = guides.simulation
    let target = guides.projection.map(\.target)
    let label = Point(x: place.x + 14, y: labelY - 8)
    let isBent = abs(labelY - place.y) > 1
    let leaderEnd = Point(x: place.x + 11, y: isBent ? labelY : place.y)
    let isLive: Bool
    let name: String
    switch kind {
    case .closed:
      isLive = target == offset
      name =
        !simulation.isReachable(.closed)
        ? (isShort ? "unreach." : "unreachable")
        : isShort ? "closed" : isLive ? "closed rest, target" : "closed rest"
    case .open:
      isLive = guides.hasClosedRest && target == offset
      name =
        isShort
        ? "open" : isLive ? "open rest, target" : guides.hasClosedRest ? "open rest" : "rest"
    case .midpoint:
      isLive = false
      name = isShort ? "mid" : "snap midpoint"
    case .projected:
      isLive = true
      name = isShort ? "proj." : "projected"
    case .runway:
      isLive = false
      name = isShort ? "ends" : "picture ends"
    case .now:
      isLive = true
      name = isShort ? "" : "now"
    }
    if kind == .now {
      drawNow(offset, name, at: place, labelY: labelY, theme, &list)
      return
    }
    list.line(
      from: Point(x: place.x - 10, y: place.y.rounded()),
      to: Point(x: place.x, y: place.y.rounded()),
      theme.control)
    list.line(
      from: Point(x: place.x, y: place.y.rounded()),
      to: Point(x: leaderEnd.x, y: isBent ? leaderEnd.y : place.y.rounded()),
      isLive ? theme.accent : theme.control)
    switch kind {
    case .projected:
      list.circle(place, radius: 4, theme.workspace)
      list.ring(place, radius: 4, width: 2, theme.accent)
    case .closed, .open:
      if isLive {
        list.polygon(
          Point(x: place.x, y: place.y - 5), Point(x: place.x + 5, y: place.y),
          Point(x: place.x, y: place.y + 5), Point(x: place.x - 5, y: place.y), color: theme.accent)
      }
    case .midpoint, .runway, .now: break
    }
    let color = kind == .runway ? theme.warning : isLive ? theme.accent : theme.text
    let decimals = abs(offset - offset.rounded()) < 0.05 ? 0 : 1
    list.number(
      offset, decimals: decimals, at: label, style: .captionSemibold, color, alignment: .leading)
    let digits = abs(offset) >= 100 ? 3.0 : abs(offset) >= 10 ? 2 : 1
    let width = (digits + (offset < 0 ? 1 : 0)) * 7.3 + (decimals > 0 ? 10 : 0)
    list.text(
      name, at: Point(x: label.x + width + 6, y: label.y), style: .caption,
      isLive ? theme.text : theme.faint,
      maxWidth: max(1, layout.rightGutter.maxX - label.x - width - 10))
  }

  private func drawNow(
    _ offset: Double, _ name: String, at place: Point, labelY: Double, _ theme: Theme,
    _ list: inout DrawList
  ) {
    list.line(
      from: Point(x: place.x - 12, y: place.y.rounded()),
      to: Point(x: place.x, y: place.y.rounded()),
      theme.accent)
    let pill = Rect(x: place.x, y: (labelY - 9).rounded(), width: 52, height: 18)
    list.roundedRect(pill, radius: 3, theme.accent)
    list.number(
      offset, decimals: 1, at: Point(x: pill.midX, y: pill.y + 1), style: .captionSemibold,
      theme.onAccent, alignment: .center)
    if !name.isEmpty {
      list.text(name, at: Point(x: pill.maxX + 6, y: pill.y + 1), style: .caption, theme.faint)
    }
  }

  /// Where the picture runs out as the list is scrolled up: that offset's place is above the screen, so
  /// an arrow says so, before it can be reached.
  private func drawRunwayAbove(
    _ guides: Guides, x: Double, _ layout: WindowLayout, _ theme: Theme, _ list: inout DrawList
  ) {
    guard let end = guides.runway.bottomGapAbove, end.isFinite,
      end < guides.simulation.scrollView.range.upperBound
    else { return }
    let place = Point(x: x + 14, y: 8)
    list.number(
      end, decimals: 0, prefix: "\u{2191} ", at: place, style: .captionSemibold, theme.warning,
      alignment: .leading)
    list.text(
      layout.rightGutter.width < 150 ? "ends" : "picture ends", at: Point(x: x + 62, y: place.y),
      style: .caption, theme.faint, maxWidth: max(1, layout.rightGutter.maxX - x - 64))
  }

  /// Which rest wins: an arrow from where the motion would end to where the header sends it.
  private func drawArrow(
    from start: Double, to end: Double, x: Double, _ theme: Theme, _ list: inout DrawList
  ) {
    guard abs(end - start) > 14 else { return }
    let sign = end > start ? 1.0 : -1
    let tip = Point(x: x, y: end - sign * 3)
    list.line(
      from: Point(x: x, y: start + sign * 7), to: Point(x: x, y: tip.y - sign * 4), theme.accent)
    list.polygon(
      Point(x: x - 3, y: tip.y - sign * 5), tip, Point(x: x + 3, y: tip.y - sign * 5),
      color: theme.accent)
  }
}
