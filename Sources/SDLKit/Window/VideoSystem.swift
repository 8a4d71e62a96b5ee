import CSDL2

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The library's video part, from its start to its end.
struct VideoSystem: ~Copyable {
  /// Sets the hints and starts video alone: a joystick would turn every wait into a poll.
  ///
  /// The corresponding C functions are `SDL_SetHint` and `SDL_Init`.
  init() throws(SDLError) {
    SDL_SetMainReady()
    let hasGPU = Self.hasGPU
    if !hasGPU { Self.hint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    if hasGPU { Self.hint(SDL_HINT_RENDER_VSYNC, "1") }
    Self.hint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    Self.hint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    try check("SDL_Init", SDL_Init(SDL_INIT_VIDEO))
    if let missing = Self.unreachableDisplay {
      SDL_Quit()
      throw SDLError(call: "SDL_Init", message: "the display \(missing) cannot be opened")
    }
    // It is on at the start; only a text field wants it.
    SDL_StopTextInput()
  }

  /// The corresponding C function is `SDL_Quit`.
  deinit { SDL_Quit() }

  /// The display that could not be opened, where the library has fallen back to a driver that shows
  /// nothing: the window would be there and nobody would ever see it. Nil where there is one, or where
  /// the person chose that driver.
  ///
  /// The corresponding C function is `SDL_GetCurrentVideoDriver`.
  private static var unreachableDisplay: String? {
    guard getenv("SDL_VIDEODRIVER") == nil, let driver = SDL_GetCurrentVideoDriver(),
      ["offscreen", "dummy", "evdev"].contains(String(cString: driver))
    else { return nil }
    return (getenv("DISPLAY") ?? getenv("WAYLAND_DISPLAY")).map { String(cString: $0) } ?? "(none)"
  }

  private static func hint(_ name: String, _ value: String) {
    // It fails only where the person has set the same hint in the environment, which stands.
    _ = SDL_SetHint(name, value)
  }

  private static var hasGPU: Bool {
    #if os(Linux)
      (128..<136).contains { access("/dev/dri/renderD\($0)", F_OK) == 0 }
    #else
      true
    #endif
  }
}
