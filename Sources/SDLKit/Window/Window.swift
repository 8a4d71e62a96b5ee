import CSDL2
import ParallaxCore

/// The one window: its handle, its surface and everything that belongs to it.
///
/// Used on the thread that made it, which is the main one.
public final class Window {
  /// What is drawn on. After `refresh()` it has the window's size in pixels.
  public let canvas: Canvas

  // In the order in which they are made; `deinit` goes the other way.
  private let video: VideoSystem
  let handle: OpaquePointer
  private var cursors: CursorSet?
  private var shown = Cursor.arrow
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var extent = (width: 0, height: 0)
  /// Stands in for a window surface whose pixels are not 0xXXRRGGBB.
  private var shadow: Canvas?
  private var boxes: [SDL_Rect] = []

  /// Opens a window; sizes are in the system's points, the smallest is 480 x 360.
  ///
  /// The corresponding C functions are `SDL_Init`, `SDL_CreateWindow` and `SDL_GetWindowSurface`.
  public init(title: String, width: Int, height: Int, assets: Assets) throws(SDLError) {
    video = try VideoSystem()
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    handle = try check(
      "SDL_CreateWindow",
      SDL_CreateWindow(
        title, centered, centered, Int32(clamping: max(480, width)),
        Int32(clamping: max(360, height)), flags))
    canvas = Canvas(assets: assets)
    canvas.loadsInBackground = true
    SDL_SetWindowMinimumSize(handle, 480, 360)
    cursors = CursorSet()
    _ = SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
    try refresh()
  }

  deinit {
    canvas.attach(nil)
    cursors = nil
    SDL_DestroyWindow(handle)
  }

  /// Gets the surface again; true when it is a new one, so that everything must be drawn. Call it
  /// after polling events and before drawing.
  ///
  /// The corresponding C function is `SDL_GetWindowSurface`.
  @discardableResult
  public func refresh() throws(SDLError) -> Bool {
    let current = try check("SDL_GetWindowSurface", SDL_GetWindowSurface(handle))
    let size = (width: Int(current.pointee.w), height: Int(current.pointee.h))
    if current == surface, size == extent { return false }
    surface = current
    extent = size
    let format = current.pointee.format.pointee
    if format.BytesPerPixel == 4, format.Rmask == 0xFF_0000, format.Gmask == 0xFF00,
      format.Bmask == 0xFF
    {
      shadow = nil
      canvas.attach(current)
    } else {
      let other = try Canvas(width: size.width, height: size.height)
      shadow = other
      canvas.attach(other.surface)
    }
    return true
  }

  /// Shows what was drawn inside the given pixels; an empty list shows nothing new.
  ///
  /// The corresponding C function is `SDL_UpdateWindowSurfaceRects`.
  public func present(damage: [PixelRect]) throws(SDLError) {
    boxes.removeAll(keepingCapacity: true)
    for rect in damage {
      let visible = rect.intersection(canvas.bounds)
      if !visible.isEmpty { boxes.append(SDL_Rect(visible)) }
    }
    guard !boxes.isEmpty else { return }
    if let source = shadow?.surface, let surface {
      for var box in boxes {
        var target = box
        try check("SDL_BlitSurface", SDL_UpperBlit(source, &box, surface, &target))
      }
    }
    try check(
      "SDL_UpdateWindowSurfaceRects",
      SDL_UpdateWindowSurfaceRects(handle, boxes, Int32(boxes.count)))
  }

  /// Shows everything.
  ///
  /// The corresponding C function is `SDL_UpdateWindowSurfaceRects`.
  public func present() throws(SDLError) { try present(damage: [canvas.bounds]) }

  /// The shape of the mouse pointer.
  ///
  /// The corresponding C function is `SDL_SetCursor`.
  public var cursor: Cursor {
    get { shown }
    set {
      guard newValue != shown else { return }
      shown = newValue
      cursors?.show(newValue)
    }
  }
}
