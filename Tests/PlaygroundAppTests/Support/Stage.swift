import Drawing
import ParallaxCore
import SDLKit
import Testing

@testable import PanelKit
@testable import PlaygroundApp

/// The program without a window, and a person before it.
struct Stage {
  let app: Playground

  init(
    preset: Preset = .pinnedHeader, tuning: Tuning = Tuning(), width: Double = 960,
    height: Double = 640, scale: Double = 1, framesPerSecond: Double = 60
  ) {
    app = Playground(
      preset: preset, tuning: tuning, framesPerSecond: framesPerSecond, isDark: true,
      metrics: FixedMetrics())
    app.uiScale = scale
    app.windowPixels = Size(width: width * scale, height: height * scale)
    app.time = 100
    app.compose()
  }

  var offset: Double { app.simulation.scrollView.contentOffset }
  var phase: ScrollView.Phase { app.simulation.scrollView.phase }
  var tuning: Tuning { app.simulation.tuning }

  /// Display frames pass.
  func pass(_ frames: Int = 1) {
    for _ in 0..<frames {
      app.time += app.simulation.frameDuration / 1000
      app.advance(frames: 1)
      app.compose()
    }
  }

  /// Frames pass until nothing moves; at most so many.
  func settle(atMost frames: Int = 3000) {
    var left = frames
    while !app.simulation.isAtRest, left > 0 {
      pass()
      left -= 1
    }
    #expect(app.simulation.isAtRest, "it still moves after \(frames) frames")
  }

  /// A place on the phone's screen, in pixels of the window.
  func phone(_ x: Double, _ y: Double) -> Point {
    let layout = app.layout
    return pixels(
      Point(
        x: layout.screen.x + x * layout.phoneScale, y: layout.screen.y + y * layout.phoneScale))
  }

  func pixels(_ point: Point) -> Point {
    Point(x: point.x * app.uiScale, y: point.y * app.uiScale)
  }

  func down(_ place: Point, clicks: Int = 1, modifiers: Modifiers = []) {
    app.handle(
      .pointerDown(Pointer(position: place, clickCount: clicks, modifiers: modifiers)))
  }

  func move(_ place: Point, modifiers: Modifiers = []) {
    app.handle(
      .pointerMoved(
        Pointer(position: place, button: nil, clickCount: 0, modifiers: modifiers)))
  }

  func up(_ place: Point) { app.handle(.pointerUp(Pointer(position: place))) }

  func click(_ place: Point, clicks: Int = 1) {
    down(place, clicks: clicks)
    up(place)
  }

  func key(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    app.handle(.keyDown(key, modifiers, isRepeat: isRepeat))
    app.handle(.keyUp(key, []))
  }

  func letter(_ letter: Unicode.Scalar, _ modifiers: Modifiers = []) {
    key(.character(letter), modifiers)
  }

  /// A finger comes down on the phone and moves by so much, a part in every frame.
  @discardableResult
  func drag(from y: Double, by distance: Double, frames: Int = 10) -> Double {
    down(phone(200, y))
    for step in 1...frames {
      pass()
      move(phone(200, y + distance * Double(step) / Double(frames)))
    }
    return y + distance
  }

  /// A quick drag that is let go of while it moves.
  func fling(from y: Double, by distance: Double) {
    up(phone(200, drag(from: y, by: distance, frames: 6)))
  }

  func index(_ name: String) throws -> Int {
    try #require(Parameter.all.firstIndex { $0.name == name })
  }

  /// A place on a parameter's slider, 0 to 1 along its track, in pixels of the window.
  func slider(_ name: String, _ share: Double) throws -> Point {
    let index = try index(name)
    let span = app.panel.sliderSpan(of: index)
    let line = try #require(app.panel.lineOf(.slider(index)))
    return pixels(
      Point(
        x: app.layout.panel.x + span.x + 6 + (span.width - 12) * share,
        y: app.panel.rect(of: app.panel.lines[line]).midY))
  }

  /// The middle of a parameter's number, in pixels of the window.
  func field(_ name: String) throws -> Point {
    let index = try index(name)
    let span = app.panel.fieldSpan(of: index)
    let line = try #require(app.panel.lineOf(.field(index)))
    return pixels(
      Point(
        x: app.layout.panel.x + span.x + 12, y: app.panel.rect(of: app.panel.lines[line]).midY))
  }
}
