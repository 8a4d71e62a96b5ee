import Drawing
import ParallaxCore
import SDLKit

/// A part of the window that is drawn by itself: only when one of its lists has changed.
struct Region {
  /// One list and the points it is measured in.
  struct Part {
    var list = DrawList()
    fileprivate var shown = DrawList()
    /// Where the list's origin is, in window points.
    var origin = Point.zero
    /// Window points per point of the list.
    var scale = 1.0
    fileprivate var shownOrigin = Point.zero
    fileprivate var shownScale = 0.0

    fileprivate mutating func didDraw() {
      swap(&list, &shown)
      shownOrigin = origin
      shownScale = scale
    }

    fileprivate var hasChanged: Bool {
      origin != shownOrigin || scale != shownScale || list != shown
    }
  }

  /// What it covers, in window points.
  var frame = Rect.zero
  /// Its lists, back to front.
  var parts: [Part]
  private var shownFrame = Rect.zero

  init(parts: Int = 1) { self.parts = Array(repeating: Part(), count: parts) }

  /// The first list: most regions have only this.
  var list: DrawList {
    get { parts[0].list }
    _modify { yield &parts[0].list }
  }

  /// Empties the lists for the next frame.
  mutating func begin(_ frame: Rect) {
    self.frame = frame
    for index in parts.indices { parts[index].list.removeAll() }
  }

  /// Whether what would be drawn differs from what is shown.
  var hasChanged: Bool {
    if frame != shownFrame { return true }
    for part in parts where part.hasChanged { return true }
    return false
  }

  /// Draws the lists where they and the clip meet; scale is pixels per window point.
  func draw(on canvas: Canvas, scale: Double, clip: PixelRect) {
    let clip = pixels(scale: scale).intersection(clip)
    guard !clip.isEmpty else { return }
    for part in parts {
      canvas.draw(
        part.list, origin: Point(x: part.origin.x * scale, y: part.origin.y * scale),
        scale: part.scale * scale, clip: clip)
    }
  }

  /// Remembers what is shown now. The buffers change places, so that nothing is copied.
  mutating func didDraw() {
    shownFrame = frame
    for index in parts.indices { parts[index].didDraw() }
  }

  /// The pixels it covers.
  func pixels(scale: Double) -> PixelRect {
    func edge(_ value: Double) -> Int {
      Int(min(max((value * scale + 0.5).rounded(.down), -1e6), 1e6))
    }
    let left = edge(frame.x)
    let top = edge(frame.y)
    return PixelRect(
      x: left, y: top, width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }
}
