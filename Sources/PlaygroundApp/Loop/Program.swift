import Documents
import SDLKit

/// The program as a whole: in a window, or without a display the tour.
public enum Program {
  /// Runs until the window is closed, or until the tour is over; the error is one line.
  public static func run(_ options: Options, environment: [String: String]) throws {
    if hasDisplay(environment) {
      var loop = try WindowLoop(options)
      try loop.run()
    } else {
      print("No display: playing the tour off-screen, pictures go to \(options.captures)/.")
      var tour = try Tour(options)
      try tour.run()
    }
  }

  /// On Linux a window needs X11 or Wayland, or a video driver that was chosen by name.
  private static func hasDisplay(_ environment: [String: String]) -> Bool {
    #if os(Linux)
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] {
        if let value = environment[name], !value.isEmpty { return true }
      }
      return false
    #else
      return true
    #endif
  }
}
