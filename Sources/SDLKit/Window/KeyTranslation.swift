import CSDL2

extension Key {
  /// The key of a key code; nil for those that a tool does not use.
  ///
  /// The corresponding C type is `SDL_Keycode`.
  init?(code: SDL_Keycode) {
    switch UInt32(bitPattern: code) {
    case SDLK_SPACE.rawValue: self = .space
    case SDLK_RETURN.rawValue, SDLK_KP_ENTER.rawValue: self = .enter
    case SDLK_ESCAPE.rawValue: self = .escape
    case SDLK_TAB.rawValue: self = .tab
    case SDLK_BACKSPACE.rawValue: self = .backspace
    case SDLK_DELETE.rawValue: self = .delete
    case SDLK_LEFT.rawValue: self = .left
    case SDLK_RIGHT.rawValue: self = .right
    case SDLK_UP.rawValue: self = .up
    case SDLK_DOWN.rawValue: self = .down
    case SDLK_HOME.rawValue: self = .home
    case SDLK_END.rawValue: self = .end
    case SDLK_PAGEUP.rawValue: self = .pageUp
    case SDLK_PAGEDOWN.rawValue: self = .pageDown
    case SDLK_KP_0.rawValue: self = .character("0")
    case SDLK_KP_PERIOD.rawValue: self = .character(".")
    case SDLK_KP_PLUS.rawValue: self = .character("+")
    case SDLK_KP_MINUS.rawValue: self = .character("-")
    case SDLK_KP_MULTIPLY.rawValue: self = .character("*")
    case SDLK_KP_DIVIDE.rawValue: self = .character("/")
    case let code where (SDLK_KP_1.rawValue...SDLK_KP_9.rawValue).contains(code):
      guard let scalar = Unicode.Scalar(0x31 + code - SDLK_KP_1.rawValue) else { return nil }
      self = .character(scalar)
    case let code where code > 32 && code < 0x4000_0000:
      guard let scalar = Unicode.Scalar(code) else { return nil }
      self = .character(scalar)
    default: return nil
    }
  }
}

extension Modifiers {
  /// The modifiers of a key event's state.
  ///
  /// The corresponding C type is `SDL_Keymod`.
  init(state: UInt32) {
    self = []
    if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    #if os(macOS)
      if state & KMOD_GUI.rawValue != 0 { insert(.command) }
    #else
      if state & KMOD_CTRL.rawValue != 0 { insert(.command) }
    #endif
    if state & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }

  /// The modifiers that are held now.
  ///
  /// The corresponding C function is `SDL_GetModState`.
  static var held: Modifiers { Modifiers(state: SDL_GetModState().rawValue) }
}
