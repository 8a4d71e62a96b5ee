public import ParallaxCore

/// What a person or the system did, in our own words. Positions are pixels of the window.
public enum InputEvent: Hashable, Sendable {
  /// A button or finger went down.
  case pointerDown(Pointer)
  /// The pointer moved, with or without a button held.
  case pointerMoved(Pointer)
  /// A button or finger went up.
  case pointerUp(Pointer)
  /// What the pointer was doing is called off: the window lost its focus meanwhile.
  case pointerCancelled(Pointer)
  /// The pointer left the window.
  case pointerLeft
  /// The wheel turned or two fingers moved on a pad.
  case wheel(Wheel)
  /// A key went down, or repeats while it is held.
  case keyDown(Key, Modifiers, isRepeat: Bool)
  /// A key went up.
  case keyUp(Key, Modifiers)
  /// Text was typed; only while text input is on.
  case text(String)
  /// The window has another size: get its surface again and draw everything.
  case resized
  /// The window is on another display: its refresh rate and scale may be different.
  case displayChanged
  /// Something that had covered the window is gone: present everything.
  case exposed
  /// The window has the keyboard.
  case focusGained
  /// The window lost the keyboard: end gestures and forget held keys.
  case focusLost
  /// A file was dropped on the window.
  case fileDropped(path: String)
  /// `EventQueue.wake()` was called.
  case wake
  /// The window was closed or the program is asked to end.
  case quit
}

/// Where a pointer is and what it holds.
public struct Pointer: Hashable, Sendable {
  /// Which button.
  public enum Button: Hashable, Sendable {
    /// The first, and a finger.
    case left
    /// The wheel's.
    case middle
    /// The second.
    case right
  }

  /// The place in pixels of the window; outside it while a drag leaves the window.
  public var position: Point
  /// The button that changed; nil when only the place did.
  public var button: Button?
  /// 1 for a click, 2 for the second of a double click, and so on; 0 for a move.
  public var clickCount: Int
  /// The modifier keys that are held.
  public var modifiers: Modifiers
  /// Whether it is a finger.
  public var isTouch: Bool

  /// Makes a pointer.
  public init(
    position: Point, button: Button? = .left, clickCount: Int = 1, modifiers: Modifiers = [],
    isTouch: Bool = false
  ) {
    self.position = position
    self.button = button
    self.clickCount = clickCount
    self.modifiers = modifiers
    self.isTouch = isTouch
  }
}

/// A turn of the wheel, in notches.
public struct Wheel: Hashable, Sendable {
  /// Notches to the right.
  public var dx: Double
  /// Notches up, away from the person; the system's own "natural" setting is already in it.
  public var dy: Double
  /// Whether it comes in parts of a notch, as from a pad.
  public var isPrecise: Bool
  /// The place in pixels of the window.
  public var position: Point
  /// The modifier keys that are held.
  public var modifiers: Modifiers

  /// Makes a turn of the wheel.
  public init(
    dx: Double = 0, dy: Double, isPrecise: Bool = false, position: Point, modifiers: Modifiers = []
  ) {
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
    self.position = position
    self.modifiers = modifiers
  }
}
