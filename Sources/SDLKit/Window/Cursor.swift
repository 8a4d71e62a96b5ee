import CSDL2

/// The shapes of the mouse pointer.
public enum Cursor: Int, Hashable, Sendable, CaseIterable {
  /// The arrow.
  case arrow
  /// The hand over something to press.
  case hand
  /// The bar over text.
  case text
  /// Two arrows over something that is dragged sideways.
  case resizeHorizontally
}

/// The owner of the pointer shapes. A shape the system lacks stays the arrow.
struct CursorSet: ~Copyable {
  private let handles: [OpaquePointer?]

  /// The corresponding C function is `SDL_CreateSystemCursor`.
  init() {
    handles = Cursor.allCases.map { cursor in
      switch cursor {
      case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
      case .hand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
      case .text: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM)
      case .resizeHorizontally: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_SIZEWE)
      }
    }
  }

  /// The corresponding C function is `SDL_FreeCursor`.
  deinit { for case let handle? in handles { SDL_FreeCursor(handle) } }

  /// The corresponding C function is `SDL_SetCursor`.
  func show(_ cursor: Cursor) {
    if let handle = handles[cursor.rawValue] ?? handles[0] { SDL_SetCursor(handle) }
  }
}
