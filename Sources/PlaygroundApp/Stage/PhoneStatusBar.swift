import Drawing
import PanelKit
import ParallaxCore

/// Draws the phone's own status bar and home indicator.
enum PhoneStatusBar {
  /// How far down a tap still scrolls to the top.
  static let height = 44.0

  static func draw(_ simulation: Simulation, in screen: Rect, to list: inout DrawList) {
    let rowsTop = max(
      simulation.tableGeometry.frameY,
      simulation.preset.table == .bar ? simulation.visibleHeaderHeight : 0,
      simulation.screenY(ofContent: simulation.tableGeometry.rowsY))
    // Rows that reach behind the bar are light: the bar turns dark with them.
    let isOverRows = rowsTop < height / 2
    // Over a bright picture white needs its shadow to be read.
    if !isOverRows {
      drawItems(y: 1, ScreenColors.statusShadow, in: screen, to: &list)
    }
    drawItems(
      y: 0, isOverRows ? ListColors.title : ScreenColors.statusOverPicture, in: screen, to: &list)
    list.roundedRect(
      Rect(x: screen.midX - 67, y: screen.height - 13, width: 134, height: 5), radius: 2.5,
      ListColors.hairline)
  }

  private static func drawItems(
    y: Double, _ color: Color, in screen: Rect, to list: inout DrawList
  ) {
    list.text(
      "9:41", at: Point(x: 48, y: 14 + y), style: .readout, color, alignment: .center)
    let right = screen.width - 27
    drawSignal(x: right - 68, bottom: 29 + y, color, to: &list)
    drawWaves(center: right - 37, bottom: 28 + y, color, to: &list)
    drawBattery(x: right - 24, y: 18 + y, color, to: &list)
  }

  private static func drawSignal(
    x: Double, bottom: Double, _ color: Color, to list: inout DrawList
  ) {
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2
      list.roundedRect(
        Rect(x: x + Double(bar) * 5, y: bottom - height, width: 3, height: height), radius: 1, color
      )
    }
  }

  private static func drawWaves(
    center x: Double, bottom: Double, _ color: Color, to list: inout DrawList
  ) {
    for radius in [5.0, 9] {
      list.polyline(width: 2, color) { points in
        for step in -8...8 {
          // A quarter circle about the lower point, from −45° to 45° from upright.
          let along = Double(step) / 8 * 0.7071
          let up = (1 - along * along).squareRoot()
          points.append(Point(x: x + radius * along, y: bottom - radius * up))
        }
      }
    }
    list.circle(Point(x: x, y: bottom - 0.5), radius: 1.5, color)
  }

  private static func drawBattery(
    x: Double, y: Double, _ color: Color, to list: inout DrawList
  ) {
    list.roundedBorder(
      Rect(x: x, y: y, width: 22, height: 11), radius: 3, width: 1, color.opacity(0.6))
    list.roundedRect(Rect(x: x + 2, y: y + 2, width: 15, height: 7), radius: 1.5, color)
    list.roundedRect(
      Rect(x: x + 23, y: y + 4, width: 1.5, height: 3), radius: 0.75, color.opacity(0.6))
  }
}
