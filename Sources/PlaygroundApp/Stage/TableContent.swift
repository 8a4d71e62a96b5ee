import Drawing
import PanelKit
import ParallaxCore

/// Draws the table: its rows over the picture, the line above them, and the indicator.
enum TableContent {
  static func draw(_ simulation: Simulation, in screen: Rect, to list: inout DrawList) {
    let geometry = simulation.tableGeometry
    let frame = Rect(
      x: 0, y: geometry.frameY, width: screen.width, height: geometry.boundsHeight)
    guard !frame.isEmpty else { return }
    list.clipped(to: frame) { list in
      let rowsTop = simulation.screenY(ofContent: geometry.rowsY)
      drawLine(simulation, rowsTop: rowsTop, width: frame.width, to: &list)
      // The rows' ground goes on below the last row: the footer is the table's own ground.
      let top = max(rowsTop, frame.y)
      list.rect(
        Rect(x: 0, y: top, width: frame.width, height: max(0, frame.maxY - top)),
        ListColors.paper)
      drawRows(simulation, frame: frame, rowsTop: rowsTop, to: &list)
      drawSections(simulation, frame: frame, rowsTop: rowsTop, to: &list)
      RefreshSpinner.draw(simulation, width: frame.width, rowsTop: rowsTop, to: &list)
      drawIndicator(simulation, frame: frame, to: &list)
    }
  }

  /// The line above the first row: the pinned table's hairline, or the table header's border.
  private static func drawLine(
    _ simulation: Simulation, rowsTop: Double, width: Double, to list: inout DrawList
  ) {
    let path = simulation.tuning.path
    let isPath = simulation.preset == .pathParallax
    guard isPath || simulation.preset.hasPinnedTable else { return }
    let height = isPath ? path.borderHeight : 1
    let color = isPath ? Color(0x000000, alpha: path.borderAlpha) : ListColors.hairline
    list.rect(Rect(x: 0, y: rowsTop - height, width: width, height: height), color)
  }

  private static func drawRows(
    _ simulation: Simulation, frame: Rect, rowsTop: Double, to list: inout DrawList
  ) {
    let rows = simulation.list.rows(from: frame.y - rowsTop, to: frame.maxY - rowsTop)
    for row in rows {
      let top = rowsTop + simulation.list.top(ofRow: row)
      let bottom = rowsTop + simulation.list.bottom(ofRow: row)
      drawRow(
        row + simulation.list.firstNumber, isFirst: row == 0,
        isLast: row == simulation.list.count - 1,
        in: Rect(x: 0, y: top, width: frame.width, height: bottom - top), to: &list)
    }
  }

  private static func drawRow(
    _ number: Int, isFirst: Bool, isLast: Bool, in frame: Rect, to list: inout DrawList
  ) {
    let moment = Moment.row(number)
    // What is laid out for 72 pt stays centred in other heights; a low row drops its second line.
    let middle = frame.midY
    let isLow = frame.height < 56
    list.clipped(to: frame) { list in
      let x = 38.0
      if !isFirst {
        timeline(x: x, from: frame.y, to: middle - 26, to: &list)
      }
      if !isLast {
        timeline(x: x, from: middle + 26, to: frame.maxY, to: &list)
      }
      moment.emblem.draw(at: Point(x: x, y: middle), to: &list)
      let textWidth = max(0, frame.width - 76 - 64)
      list.text(
        moment.title, at: Point(x: 76, y: isLow ? middle - 10 : middle - 21), style: .readout,
        ListColors.title, maxWidth: textWidth)
      if !isLow {
        list.text(
          moment.subtitle, at: Point(x: 76, y: middle + 2), style: .body, ListColors.subtitle,
          maxWidth: textWidth)
      }
      Moment.appendTime(
        of: number, at: Point(x: frame.width - 20, y: isLow ? middle - 8 : middle - 19),
        style: .caption, to: &list)
      if !isLast {
        list.rect(
          Rect(x: 76, y: frame.maxY - 1, width: max(0, frame.width - 76), height: 1),
          ListColors.separator)
      }
    }
  }

  private static func timeline(
    x: Double, from top: Double, to bottom: Double, to list: inout DrawList
  ) {
    guard bottom > top else { return }
    list.rect(Rect(x: x - 1, y: top, width: 2, height: bottom - top), ListColors.timeline)
  }

  /// The headers of the sections in view, each where it sticks.
  private static func drawSections(
    _ simulation: Simulation, frame: Rect, rowsTop: Double, to list: inout DrawList
  ) {
    let geometry = simulation.list
    let height = geometry.sectionHeaderHeight
    guard height > 0 else { return }
    for section in geometry.sections(from: frame.y - rowsTop, to: frame.maxY - rowsTop) {
      let y = simulation.sectionHeaderY(section)
      let header = Rect(x: 0, y: y, width: frame.width, height: height)
      list.clipped(to: header) { list in
        list.rect(header, ListColors.separator)
        list.number(
          Double(section + 1), decimals: 0, prefix: "Part ",
          at: Point(x: 20, y: header.midY - 8), style: .bodySemibold, ListColors.subtitle,
          alignment: .leading)
      }
    }
  }

  private static func drawIndicator(
    _ simulation: Simulation, frame: Rect, to list: inout DrawList
  ) {
    let alpha = simulation.indicatorAlpha
    let bar = simulation.indicator
    guard alpha > 0, bar.height > 0 else { return }
    let style = simulation.tuning.indicator
    list.roundedRect(
      Rect(
        x: frame.width - style.margin - style.thickness, y: frame.y + bar.y,
        width: style.thickness, height: bar.height),
      radius: style.thickness / 2, ScreenColors.indicator.opacity(alpha))
  }
}
