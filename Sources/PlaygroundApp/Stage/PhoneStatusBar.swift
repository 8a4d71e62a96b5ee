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
    let color = rowsTop < height / 2 ? ListColors.title : ScreenColors.statusOverPicture
    list.text(
      "9:41", at: Point(x: 48, y: 14), style: .readout, color, alignment: .center)
    let right = screen.width - 27
    drawSignal(x: right - 68, color, to: &list)
    drawWaves(center: right - 37, color, to: &list)
    drawBattery(x: right - 24, color, to: &list)
    list.roundedRect(
      Rect(x: screen.midX - 67, y: screen.height - 13, width: 134, height: 5), radius: 2.5,
      ListColors.hairline)
  }

  private static func drawSignal(x: Double, _ color: Color, to list: inout DrawList) {
    for bar in 0..<4 {
      let height = 4 + Double(bar) * 2
      list.roundedRect(
        Rect(x: x + Double(bar) * 5, y: 29 - height, width: 3, height: height), radius: 1, color)
    }
  }

  private static func drawWaves(center x: Double, _ color: Color, to list: inout DrawList) {
    for radius in [5.0, 9] {
      list.polyline(width: 2, color) { points in
        for step in -8...8 {
          // A quarter circle about the lower point, from −45° to 45° from upright.
          let along = Double(step) / 8 * 0.7071
          let up = (1 - along * along).squareRoot()
          points.append(Point(x: x + radius * along, y: 28 - radius * up))
        }
      }
    }
    list.circle(Point(x: x, y: 27.5), radius: 1.5, color)
  }

  private static func drawBattery(x: Double, _ color: Color, to list: inout DrawList) {
    list.roundedBorder(
      Rect(x: x, y: 18, width: 22, height: 11), radius: 3, width: 1, color.opacity(0.6))
    list.roundedRect(Rect(x: x + 2, y: 20, width: 15, height: 7), radius: 1.5, color)
    list.roundedRect(
      Rect(x: x + 23, y: 22, width: 1.5, height: 3), radius: 0.75, color.opacity(0.6))
  }
}
