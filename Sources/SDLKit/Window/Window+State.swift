import CSDL2
public import ParallaxCore

extension Window {
  /// The size in the system's points.
  ///
  /// The corresponding C function is `SDL_GetWindowSize`.
  public var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The size in pixels.
  ///
  /// The corresponding C function is `SDL_GetWindowSizeInPixels`.
  public var pixelSize: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// Pixels for each of the system's points: 2 on a dense screen of a Mac, 1 on X11.
  public var pixelsPerPoint: Double {
    let points = size.width
    return points > 0 ? max(pixelSize.width / points, 0.25) : 1
  }

  /// How often the display shows a frame, in Hz; nil when the system does not say.
  ///
  /// The corresponding C function is `SDL_GetCurrentDisplayMode`.
  public var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// The scale at which the interface has its usual size, in steps of 0.25 from 1 to 3.
  ///
  /// Where the system scales, it is the system's; else it follows the display's density (96 per
  /// inch is 1), but never makes the display smaller than 1280 x 720 points.
  /// The corresponding C function is `SDL_GetDisplayDPI`.
  public var suggestedScale: Double {
    var scale = pixelsPerPoint
    if scale <= 1 {
      var density: Float = 0
      var bounds = SDL_Rect()
      guard SDL_GetDisplayDPI(display, &density, nil, nil) == 0, density.isFinite,
        SDL_GetDisplayBounds(display, &bounds) == 0
      else { return 1 }
      let most = min(Double(bounds.w) / 1280, Double(bounds.h) / 720)
      scale = min(Double(density) / 96, (most * 4).rounded(.down) / 4)
    }
    return min(max((scale * 4).rounded() / 4, 1), 3)
  }

  /// The part of the display that windows may cover, in the system's points; nil when the system does
  /// not say.
  ///
  /// The corresponding C function is `SDL_GetDisplayUsableBounds`.
  public var usableSize: Size? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
    return Size(width: Double(bounds.w), height: Double(bounds.h))
  }

  private var display: Int32 { max(0, SDL_GetWindowDisplayIndex(handle)) }

  /// Whether the window can be seen; drawing an invisible one is wasted.
  ///
  /// The corresponding C function is `SDL_GetWindowFlags`.
  public var isVisible: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_HIDDEN.rawValue == 0 && !isMinimized
  }

  /// Whether the window is an icon in the dock or task bar.
  ///
  /// The corresponding C function is `SDL_GetWindowFlags`.
  public var isMinimized: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0
  }

  /// Whether the window has the keyboard.
  ///
  /// The corresponding C function is `SDL_GetWindowFlags`.
  public var hasFocus: Bool {
    SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  /// Names the window.
  ///
  /// The corresponding C function is `SDL_SetWindowTitle`.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

  /// Resizes the window, in the system's points, to at most 16384 a side, and centres it.
  ///
  /// The corresponding C functions are `SDL_SetWindowSize` and `SDL_SetWindowPosition`.
  public func setSize(width: Int, height: Int) {
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    SDL_SetWindowSize(
      handle, Int32(clamping: min(max(480, width), 16384)),
      Int32(clamping: min(max(360, height), 16384)))
    SDL_SetWindowPosition(handle, centered, centered)
  }

  /// Whether typed characters arrive as text; on only while a field is edited.
  ///
  /// The corresponding C functions are `SDL_StartTextInput` and `SDL_StopTextInput`.
  public var acceptsText: Bool {
    get { SDL_IsTextInputActive() == SDL_TRUE }
    set { if newValue { SDL_StartTextInput() } else { SDL_StopTextInput() } }
  }

  /// The text on the clipboard; nil when there is none.
  ///
  /// The corresponding C function is `SDL_GetClipboardText`.
  public var clipboardText: String? {
    guard let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }

  /// Puts a text on the clipboard. On X11 it is gone when the window is.
  ///
  /// The corresponding C function is `SDL_SetClipboardText`.
  public func setClipboardText(_ text: String) throws(SDLError) {
    try check("SDL_SetClipboardText", SDL_SetClipboardText(text))
  }
}
