public import ParallaxCore

/// One thing a person did, in the window's points. Events are handled in the order they happened.
public enum PanelEvent: Hashable, Sendable {
  /// The pointer is here now; nil once it has left the window.
  case pointer(Point?)
  /// The main button went down; the second press of a double click counts 2.
  case press(Point, clicks: Int)
  /// The main button went up.
  case release(Point)
  /// Which modifier keys are down from here on.
  case modifiers(PanelModifiers)
  /// The wheel turned by so many notches; positive scrolls down.
  case wheel(Double)
  /// A key went down or repeats.
  case key(PanelKey)
  /// Text was typed.
  case text(String)
  /// The window lost the keyboard: a drag ends where it stands, and no modifier is down.
  case interrupted
  /// The panel is not shown any more: it lets go of everything, and what is typed is taken over where
  /// it can be read.
  case hidden
}

/// The modifier keys.
public struct PanelModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = PanelModifiers(rawValue: 1)
  /// Control; Command on macOS.
  public static let command = PanelModifiers(rawValue: 2)
  /// Alt; Option on macOS.
  public static let alt = PanelModifiers(rawValue: 4)
}

/// The keys the panel and its overlays know.
public enum PanelKey: Hashable, Sendable, CaseIterable {
  /// An arrow.
  case left, right, up, down
  /// Enter, on either part of the keyboard.
  case enter
  /// Escape.
  case escape
  /// Tab; Shift turns it round.
  case tab
  /// Deletes to the left.
  case backspace
  /// Deletes to the right.
  case delete
  /// To the start.
  case home
  /// To the end.
  case end
  /// The space bar.
  case space
  /// Opens the search.
  case slash
  /// The question mark: help.
  case question
  /// A letter that means something here.
  case a, d, l
}

/// What happened since the last frame, and the time of this one.
public struct PanelInput: Sendable {
  /// The events, in order.
  public var events: [PanelEvent]
  /// Seconds, from any start.
  public var time: Double

  /// Makes an input.
  public init(events: [PanelEvent] = [], time: Double) {
    self.events = events
    self.time = time
  }
}
