import CSDL2
import Drawing

/// A surface that draw lists are executed on, with the caches of what was drawn before.
///
/// The surface is opaque. A canvas belongs to one thread; its assets may be shared.
public final class Canvas {
  /// The fonts, pictures and icons it draws with.
  public let assets: Assets
  /// Whether pictures that are not ready are decoded in the background and drawn when they are.
  /// An off-screen canvas waits for them instead.
  public var loadsInBackground = false

  /// The surface it owns, unless the window does.
  private let owned: OwnedSurface?
  private(set) var surface: UnsafeMutablePointer<SDL_Surface>?

  var runs = TextRunCache()
  var shapes = ShapeCache()
  var stroke = Stroke()
  var polygons = PolygonFill()
  var clips: [PixelRect] = []
  var line: [UInt32] = []
  var zoomRows = ZoomRows()

  private final class OwnedSurface {
    let surface: Surface
    init(_ surface: consuming Surface) { self.surface = surface }
  }

  /// Makes an off-screen canvas, black; each side is 1 to 16384 pixels.
  ///
  /// The corresponding C function is `SDL_CreateRGBSurfaceWithFormat`.
  public init(width: Int, height: Int, assets: Assets = Assets()) throws(SDLError) {
    let surface = OwnedSurface(try Surface(width: width, height: height))
    owned = surface
    self.surface = surface.surface.pointer
    self.assets = assets
  }

  /// Makes a canvas without a surface; `attach` gives it one.
  init(assets: Assets) {
    owned = nil
    surface = nil
    self.assets = assets
  }

  /// Draws on a surface that someone else owns from now on.
  func attach(_ surface: UnsafeMutablePointer<SDL_Surface>?) { self.surface = surface }

  /// Pixels across.
  public var width: Int { surface.map { Int($0.pointee.w) } ?? 0 }
  /// Pixels down.
  public var height: Int { surface.map { Int($0.pointee.h) } ?? 0 }
  /// All its pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels inside a clip; nil without a surface.
  func raster(clip: PixelRect) -> Raster? {
    guard let surface, let pixels = surface.pointee.pixels else { return nil }
    return Raster(
      surface: surface, pixels: pixels.assumingMemoryBound(to: UInt32.self),
      stride: Int(surface.pointee.pitch) / 4, clip: clip.intersection(bounds))
  }
}

/// What is drawn with: shared by every canvas, safe on every thread.
public struct Assets: Sendable {
  /// The typeface; without it text is left out.
  public var fonts: FontStore?
  /// The pictures; without them images are left out.
  public var images: ImageStore?
  /// The symbols; without them icons are left out.
  public var icons: IconStore?

  /// Gathers assets.
  public init(fonts: FontStore? = nil, images: ImageStore? = nil, icons: IconStore? = nil) {
    self.fonts = fonts
    self.images = images
    self.icons = icons
  }
}
