import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// Plays the two effects' presets without a window: a drag, a fling, a snap, an overscroll and a slider edit each,
/// by the same events a person makes, and writes what the window would show.
struct Tour {
  private let app: Playground
  private let canvas: Canvas
  private var captures: CaptureFolder
  private let frame = 1.0 / 60
  private var written = 0

  init(_ options: Options) throws {
    let folder = try AssetFolder.find(override: options.assets)
    let assets = try AppAssets.load(from: folder, onReady: {})
    guard let fonts = assets.fonts else { throw AssetError(path: "fonts", reason: "none") }
    let size = options.size ?? Options.defaultSize
    let scale = options.scale ?? 1
    app = Playground(
      preset: options.preset, tuning: options.tuning, framesPerSecond: 60,
      isDark: options.isDark, metrics: fonts)
    app.uiScale = scale
    app.windowPixels = Size(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    canvas = try Canvas(
      width: Int(app.windowPixels.width), height: Int(app.windowPixels.height), assets: assets)
    captures = CaptureFolder(path: options.captures)
  }

  /// Plays it; every picture's path is printed.
  mutating func run() throws {
    for preset in Preset.classic {
      app.choose(preset)
      app.perform(.scroll(to: .rest(.open), animated: false))
      pass(frames: 20)
      try shoot("1-rest")
      try dragged()
      try overscrolled()
      try edited()
    }
    print("\(written) pictures in \(captures.path)/.")
  }

  /// A drag upwards, seen half way, then flung: the header closes.
  private mutating func dragged() throws {
    let start = phonePoint(x: 260, y: 520)
    down(at: start)
    for step in 1...14 { move(to: Point(x: start.x, y: start.y - Double(step) * 6)) }
    try shoot("2-drag")
    for step in 1...3 { move(to: Point(x: start.x, y: start.y - 84 - Double(step) * 14)) }
    up()
    pass(frames: 240)
    try shoot("3-closed")
  }

  /// Back to the open rest, then past it; let go, it snaps back.
  private mutating func overscrolled() throws {
    app.handle(.keyDown(.character("o"), [], isRepeat: false))
    pass(frames: 120)
    let start = phonePoint(x: 300, y: 300)
    down(at: start)
    for step in 1...30 { move(to: Point(x: start.x, y: start.y + Double(step) * 9)) }
    try shoot("4-overscroll")
    up()
    pass(frames: 120)
  }

  /// A slider is dragged while the list is flung.
  private mutating func edited() throws {
    let panel = app.layout.panel
    // The first slider of the first section, which the preset reads or which stays as it is.
    let start = Point(x: panel.x + 190, y: 160)
    app.handle(.pointerDown(Pointer(position: pixels(start))))
    for step in 1...12 { move(to: Point(x: start.x + Double(step) * 2, y: start.y)) }
    try shoot("5-slider")
    app.handle(.keyDown(.escape, [], isRepeat: false))
    app.handle(.pointerUp(Pointer(position: pixels(start))))
    app.handle(.pointerLeft)
    pass(frames: 30)
  }

  private func phonePoint(x: Double, y: Double) -> Point {
    let layout = app.layout
    return Point(
      x: layout.screen.x + x * layout.phoneScale, y: layout.screen.y + y * layout.phoneScale)
  }

  private func pixels(_ point: Point) -> Point {
    Point(x: point.x * app.uiScale, y: point.y * app.uiScale)
  }

  private func down(at point: Point) { app.handle(.pointerDown(Pointer(position: pixels(point)))) }

  private func move(to point: Point) {
    pass(frames: 1)
    app.handle(
      .pointerMoved(Pointer(position: pixels(point), button: nil, clickCount: 0)))
    app.pointer = point
  }

  private func up() {
    guard let pointer = app.pointer else { return }
    app.handle(.pointerUp(Pointer(position: pixels(pointer))))
  }

  private func pass(frames: Int) {
    for _ in 0..<frames {
      app.time += frame
      let start = Clock.now()
      app.advance(frames: 1)
      app.statusBar.framesPerSecond = app.needsFrame ? 1 / frame : nil
      app.draw(on: canvas)
      app.lastWork = (Clock.now() - start) * 1000
    }
  }

  private mutating func shoot(_ name: String) throws {
    app.draw(on: canvas)
    let path = try captures.reserve(name: "tour-\(app.simulation.preset.rawValue)-\(name)")
    try canvas.savePNG(to: path)
    written += 1
    print(path)
  }
}
