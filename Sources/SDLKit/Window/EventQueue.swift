import CSDL2

/// The events of one window, in our own words. Used on the window's thread; only `wake` may be
/// called from any.
public final class EventQueue {
  private let window: Window
  private var waited: SDL_Event?
  private var translation = EventTranslation()

  /// Makes the queue of a window.
  public init(window: Window) { self.window = window }

  /// Appends everything that has happened; of moves in a row only the last. Does not wait, and
  /// allocates nothing but for text and dropped files.
  ///
  /// The corresponding C function is `SDL_PollEvent`.
  public func poll(into events: inout [InputEvent]) {
    translation.pixelsPerPoint = window.pixelsPerPoint
    translation.pixelSize = window.pixelSize
    if let event = waited {
      waited = nil
      translation.append(event, to: &events)
    }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { translation.append(event, to: &events) }
  }

  /// Waits for an event at most so many seconds, and says whether there is one to poll.
  ///
  /// The corresponding C function is `SDL_WaitEventTimeout`.
  @discardableResult
  public func wait(timeout: Double) -> Bool {
    if waited != nil { return true }
    guard timeout > 0 else { return false }
    let milliseconds = Int32(min(timeout, 3600) * 1000)
    var event = SDL_Event()
    guard SDL_WaitEventTimeout(&event, max(1, milliseconds)) != 0 else { return false }
    waited = event
    return true
  }

  /// Ends a wait, from any thread; the queue then holds `wake`.
  ///
  /// The corresponding C function is `SDL_PushEvent`.
  public static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    // A full queue wakes by itself, and without a window there is nothing to wake.
    _ = SDL_PushEvent(&event)
  }
}
