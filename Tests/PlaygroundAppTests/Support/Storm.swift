import ParallaxCore
import SDLKit

@testable import PlaygroundApp

/// Random events, of every kind a person or the system can cause.
struct Storm {
  private var random: Seeded
  private let resizes: Bool
  private var place = Point(x: 300, y: 300)

  init(random: Seeded, resizes: Bool = true) {
    self.random = random
    self.resizes = resizes
  }

  private static let letters: [Unicode.Scalar] = [
    "1", "2", "3", "4", "o", ".", "g", "h", "m", "t", "?", "/", "a", "d", "l", "r", "s", "z", "y",
  ]
  private static let keys: [Key] = [
    .space, .enter, .escape, .tab, .backspace, .delete, .left, .right, .up, .down, .home, .end,
    .pageUp, .pageDown,
  ]

  /// One event, as likely in the window as beside it.
  mutating func act(on stage: Stage) {
    let app = stage.app
    switch Int.random(in: 0..<40, using: &random) {
    case 0...3:
      jump(in: app)
      app.handle(.pointerDown(pointer(button: .left)))
    case 4...14:
      place.x += Double.random(in: -30...30, using: &random)
      place.y += Double.random(in: -60...60, using: &random)
      app.handle(.pointerMoved(pointer(button: nil)))
    case 15...18: app.handle(.pointerUp(pointer(button: .left)))
    case 19: app.handle(.pointerDown(pointer(button: .right)))
    case 20: app.handle(.pointerUp(pointer(button: .middle)))
    case 21: app.handle(.pointerLeft)
    case 22, 23, 24:
      jump(in: app)
      let isPrecise = Bool.random(using: &random)
      let dy = Double.random(in: -3...3, using: &random)
      app.handle(
        .wheel(
          Wheel(
            dy: isPrecise ? dy : dy.rounded(), isPrecise: isPrecise, position: place,
            modifiers: modifiers())))
    case 25...28:
      let key = Self.letters.randomElement(using: &random) ?? "o"
      app.handle(.keyDown(.character(key), modifiers(), isRepeat: isRare()))
    case 29...31:
      app.handle(
        .keyDown(
          Self.keys.randomElement(using: &random) ?? .tab, modifiers(),
          isRepeat: isRare()))
    case 32: app.handle(.keyUp(.tab, modifiers()))
    case 33:
      let texts = ["1", "-", "2.5", "+8", "height", "1e99", "(", "é", "\u{0}"]
      app.handle(.text(texts.randomElement(using: &random) ?? "1"))
    case 34 where isRare(): app.handle(.focusLost)
    case 35 where isRare(): app.handle(.pointerCancelled(pointer(button: .left)))
    case 36 where resizes:
      app.windowPixels = Size(
        width: Double(Int.random(in: 1...2400, using: &random)),
        height: Double(Int.random(in: 1...1600, using: &random)))
      app.handle(.resized)
    case 37 where resizes:
      app.uiScale = [1, 1.25, 1.5, 2, 3].randomElement(using: &random) ?? 1
      app.handle(.displayChanged)
    case 38: app.handle(.exposed)
    default: app.handle(.focusGained)
    }
    app.captureRequests.removeAll()
  }

  private mutating func isRare() -> Bool { Int.random(in: 0..<5, using: &random) == 0 }

  private mutating func modifiers() -> Modifiers {
    isRare() ? Modifiers(rawValue: UInt8.random(in: 0...7, using: &random)) : []
  }

  private mutating func jump(in app: Playground) {
    let size = app.windowPixels
    place = Point(
      x: Double.random(in: -20...(size.width + 20), using: &random),
      y: Double.random(in: -20...(size.height + 20), using: &random))
  }

  private mutating func pointer(button: Pointer.Button?) -> Pointer {
    Pointer(
      position: place, button: button, clickCount: button == nil ? 0 : isRare() ? 2 : 1,
      modifiers: modifiers())
  }
}
