import Drawing
import ParallaxCore

/// Draws the simulated screen in its own points, from one sample of the simulation.
enum PhoneScreen {
  /// The screen's size.
  static func size(of simulation: Simulation) -> Size {
    Size(width: simulation.tuning.device.width, height: simulation.tuning.device.height)
  }

  /// Appends everything on the screen but guides: ground, pictures, table, indicator, status bar.
  static func draw(_ simulation: Simulation, to list: inout DrawList) {
    let size = size(of: simulation)
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    list.clipped(to: screen) { list in
      list.rect(screen, ScreenColors.ground)
      HeaderPicture.draw(simulation, in: screen, to: &list)
      TableContent.draw(simulation, in: screen, to: &list)
      HeaderPicture.drawOverRows(simulation, to: &list)
      PhoneStatusBar.draw(simulation, in: screen, to: &list)
    }
  }
}
