/// Which picture an image command draws; the drawing side keeps the table from number to picture.
public struct ImageID: Hashable, Sendable {
  /// The picture's number.
  public var rawValue: Int

  /// Names a picture by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The one-colour symbols of the interface; the raw value is the file's name in `Assets/icons`.
public enum Icon: String, Hashable, Sendable, CaseIterable {
  /// A camera.
  case camera = "cam"
  /// A tick.
  case check
  /// A chevron down: open.
  case chevronDown = "chevD"
  /// A chevron to the right: closed.
  case chevronRight = "chevR"
  /// Angle brackets.
  case code
  /// An open eye: shown.
  case eye
  /// A struck eye: hidden.
  case eyeOff = "eyeoff"
  /// A magnifier.
  case find
  /// A question mark.
  case help
  /// Chain links.
  case link
  /// Two bars.
  case pause
  /// A triangle.
  case play
  /// An arrow forward.
  case redo
  /// An arrow round.
  case reset
  /// Two panes.
  case split
  /// A sun.
  case sun
  /// Two arrows.
  case swap
  /// An arrow back.
  case undo
  /// A cross.
  case close = "x"
}
