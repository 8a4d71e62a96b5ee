import Drawing
import PanelKit

/// The colours of the simulated screen that are not the list's.
enum ScreenColors {
  /// What shows where a picture has run out, and the hatching that says so.
  static let ground = Color(0x2B2440)
  static let hatch = Color(0x463A66)
  static let indicator = Color(0x211A2E, alpha: 0.35)
  static let statusOverPicture = Color(0xFFFFFF)
  static let statusShadow = Color(0x0A0718, alpha: 0.45)
}
