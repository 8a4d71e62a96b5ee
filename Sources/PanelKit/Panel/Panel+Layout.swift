import Drawing
import ParallaxCore

extension Panel {
  /// Where the body shows, in the window.
  var bodyFrame: Rect {
    Rect(
      x: frame.x, y: frame.y + Columns.head, width: frame.width,
      height: max(0, frame.height - Columns.head))
  }

  var head: HeadLayout { HeadLayout(frame, columns, widths, preset: preset) }

  var isFiltering: Bool { onlyModified || !search.isEmpty }

  var maximumScroll: Double { max(0, contentHeight - bodyFrame.height) }

  func isEnabled(_ index: Int, _ context: PanelContext) -> Bool {
    table.rows[index].parameter.presets.contains(context.preset)
  }

  func isShown(_ layer: LayerEntry) -> Bool { values.stored[layer.isVisible] > 0.5 }

  func isSectionOpen(_ section: Int) -> Bool {
    isFiltering ? !closedWhileFiltering[section] : isOpen[section]
  }

  /// Places every line anew; buffers stay.
  mutating func layOut(_ context: PanelContext) {
    values.refresh(working)
    lines.removeAll(keepingCapacity: true)
    var y = 0.0
    for section in table.sections.indices {
      if isFiltering, !table.sections[section].contains(where: { passes(entry: $0) }) { continue }
      add(.section(section), height: Columns.header, &y)
      let passed = Ease.out(since: sectionTimes[section], at: time)
      let share = isSectionOpen(section) ? passed : 1 - passed
      guard share > 0 else { continue }
      let first = lines.count
      let top = y
      addRows(of: section, &y)
      y = top + (y + Columns.sectionEnd - top) * share
      if share < 1 { for index in first..<lines.count { lines[index].limit = y } }
    }
    if lines.isEmpty { add(.nothingFound, height: Columns.header, &y) }
    contentHeight = y + Columns.padding
    scroll = min(max(scroll, 0), maximumScroll)
    findFocusOrder(context)
  }

  private mutating func add(_ kind: BodyLine.Kind, height: Double, _ y: inout Double) {
    lines.append(BodyLine(kind: kind, y: y, height: height, limit: .infinity))
    y += height
  }

  private mutating func addRows(of section: Int, _ y: inout Double) {
    var waiting: Int?
    var hasCaptions = false
    for entry in table.sections[section] where passes(entry: entry) {
      switch table.entries[entry] {
      case .slider(let index): add(.slider(index), height: Columns.row, &y)
      case .openRest: add(.openRest, height: Columns.row, &y)
      case .layer(let layer):
        if !hasCaptions { add(.captions, height: Columns.captions, &y) }
        hasCaptions = true
        add(.layer(layer), height: Columns.row, &y)
        if !values.isLinked[table.layers[layer].overscroll] {
          add(.overscroll(layer), height: Columns.row, &y)
        }
      case .toggle(let index):
        if let left = waiting {
          add(.toggles(left, index), height: Columns.row, &y)
          waiting = nil
        } else {
          waiting = index
        }
      }
    }
    if let left = waiting { add(.toggles(left, nil), height: Columns.row, &y) }
  }

  /// Whether a row passes the search and the filter. The row in hand always does: it must not vanish
  /// in the middle of an edit.
  func passes(entry: Int) -> Bool {
    guard isFiltering else { return true }
    switch table.entries[entry] {
    case .slider(let index), .toggle(let index): return passes(parameter: index)
    case .layer(let layer): return table.layers[layer].contains { passes(parameter: $0) }
    case .openRest: return !onlyModified && openRestMatches
    }
  }

  private func passes(parameter index: Int) -> Bool {
    if case .value(let drag) = gesture, drag.parameter == index { return true }
    if case .value(index, _, _) = typing { return true }
    guard search.isEmpty || isMatch[index] else { return false }
    return !onlyModified || values.isModified[index]
  }

  func line(at place: Point) -> Int? {
    let body = bodyFrame
    guard body.contains(place) else { return nil }
    let y = place.y - body.y + scroll
    return lines.firstIndex { y >= $0.y && y < $0.y + $0.visibleHeight }
  }

  /// Where a line stands in the window.
  func rect(of line: BodyLine) -> Rect {
    Rect(
      x: frame.x, y: bodyFrame.y + line.y - scroll, width: frame.width, height: line.height)
  }
}

extension LayerEntry {
  func contains(where test: (Int) -> Bool) -> Bool {
    test(multiplier) || test(overscroll) || test(base) || test(isVisible) || test(isLinked)
  }
}
