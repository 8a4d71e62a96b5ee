/// A key, by what it types on the person's own layout without modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character: letters are lower case, `?` is usually `/` with shift.
  case character(Unicode.Scalar)
  /// Space.
  case space
  /// Enter, on the main field or the number field.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Backspace.
  case backspace
  /// Delete, forwards.
  case delete
  /// Left.
  case left
  /// Right.
  case right
  /// Up.
  case up
  /// Down.
  case down
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
}

/// The modifier keys that are held.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Control; Command on macOS.
  public static let command = Modifiers(rawValue: 2)
  /// Alt; Option on macOS.
  public static let alt = Modifiers(rawValue: 4)
}
