import Drawing
import PanelKit

/// The colours of the simulated screen that are not the list's.
enum ScreenColors {
  /// What shows where a picture has run out.
  static let ground = Color(0xE4DCD1)
  static let indicator = Color(0x211A2E, alpha: 0.35)
  static let statusOverPicture = Color(0xFFFFFF)
}
