public import ParallaxCore

/// How the program is started.
public struct Options: Sendable {
  /// The preset it starts with.
  public var preset = Preset.pinnedHeader
  /// The constants it starts with.
  public var tuning = Tuning()
  /// The window in its system's points; nil is the default, as far as the display has room.
  public var size: Size?
  /// Pixels per point of the interface; nil follows the display.
  public var scale: Double?
  /// Whether the dark theme is on.
  public var isDark = true
  /// Quit after so many drawn frames; nil runs on.
  public var frames: Int?
  /// Where captures go.
  public var captures = "captures"
  /// The assets folder, when it is not to be looked for.
  public var assets: String?
  /// A file that a row for every display frame is written to, as by a trace.
  public var log: String?
  /// A file that the session's inputs are written to, as a script.
  public var record: String?

  /// The defaults.
  public init() {}

  /// The window's size unless told otherwise.
  public static let defaultSize = Size(width: 1440, height: 960)
}
