import Drawing
import PanelKit
import ParallaxCore

/// Draws the sign of pull to refresh above the first row: twelve spokes that come one by one with the
/// pull, and turn while refreshing.
enum RefreshSpinner {
  private static let spokes = 12

  static func draw(
    _ simulation: Simulation, width: Double, rowsTop: Double, to list: inout DrawList
  ) {
    let progress = simulation.refreshProgress
    guard simulation.tuning.refresh.isEnabled, progress > 0 else { return }
    let center = Point(x: width / 2, y: rowsTop - 28)
    list.circle(center, radius: 16, ListColors.paper)
    let shown = Int((progress * Double(spokes)).rounded())
    // One turn a second; a spoke at a time, as the system's own does.
    let turn = simulation.refreshElapsed.map { Int($0 / 1000 * Double(spokes)) % spokes } ?? 0
    for spoke in 0..<min(shown, spokes) {
      let (x, y) = direction(spoke)
      let age = (turn - spoke + spokes) % spokes
      let alpha = simulation.isRefreshing ? 1 - Double(age) * 0.07 : 0.7
      list.line(
        from: Point(x: center.x + x * 5, y: center.y + y * 5),
        to: Point(x: center.x + x * 10, y: center.y + y * 10), width: 2,
        ListColors.subtitle.opacity(alpha))
    }
  }

  /// The direction of a spoke, clockwise from the top.
  private static func direction(_ spoke: Int) -> (x: Double, y: Double) {
    let long = 0.75.squareRoot()
    let (x, y) = spoke % 3 == 0 ? (0, -1) : spoke % 3 == 1 ? (0.5, -long) : (long, -0.5)
    switch spoke / 3 {
    case 0: return (x, y)
    case 1: return (-y, x)
    case 2: return (-x, -y)
    default: return (y, -x)
    }
  }
}
