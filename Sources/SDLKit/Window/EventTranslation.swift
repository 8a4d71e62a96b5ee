import CSDL2
import ParallaxCore

/// Turns the library's events into ours, and remembers what a gesture needs.
struct EventTranslation {
  /// The window's pixels for each of its points.
  var pixelsPerPoint = 1.0
  /// The window's size in pixels.
  var pixelSize = Size.zero
  /// What is held down, for calling it off.
  private var held: Pointer?
  private var finger: SDL_FingerID?

  /// Appends what an event means; nothing for those a tool does not use.
  ///
  /// The corresponding C type is `SDL_Event`.
  mutating func append(_ event: SDL_Event, to events: inout [InputEvent]) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: events.append(.quit)
    case SDL_USEREVENT: if events.last != .wake { events.append(.wake) }
    case SDL_WINDOWEVENT: appendWindow(event.window, to: &events)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      appendMouse(event, to: &events)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      appendFinger(event.tfinger, to: &events)
    case SDL_MOUSEWHEEL: appendWheel(event.wheel, to: &events)
    case SDL_KEYDOWN, SDL_KEYUP: appendKey(event.key, to: &events)
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !text.isEmpty { events.append(.text(text)) }
    case SDL_DROPFILE:
      guard let file = event.drop.file else { return }
      events.append(.fileDropped(path: String(cString: file)))
      SDL_free(file)
    case SDL_DROPTEXT:
      SDL_free(event.drop.file)
    default: break
    }
  }

  private mutating func appendWindow(_ event: SDL_WindowEvent, to events: inout [InputEvent]) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: events.append(.resized)
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      if events.last != .exposed { events.append(.exposed) }
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: events.append(.displayChanged)
    case SDL_WINDOWEVENT_LEAVE: events.append(.pointerLeft)
    case SDL_WINDOWEVENT_FOCUS_GAINED: events.append(.focusGained)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      if let pointer = held { events.append(.pointerCancelled(pointer)) }
      held = nil
      finger = nil
      events.append(.focusLost)
    default: break
    }
  }

  private mutating func appendMouse(_ event: SDL_Event, to events: inout [InputEvent]) {
    if event.type == SDL_MOUSEMOTION.rawValue {
      let motion = event.motion
      // A finger also makes mouse events; it has its own.
      guard motion.which != touchMouse else { return }
      move(
        Pointer(
          position: pixels(Double(motion.x), Double(motion.y)), button: nil, clickCount: 0,
          modifiers: .held), in: &events)
      return
    }
    let click = event.button
    guard click.which != touchMouse, let button = Pointer.Button(click.button) else {
      return
    }
    let pointer = Pointer(
      position: pixels(Double(click.x), Double(click.y)), button: button,
      clickCount: Int(click.clicks), modifiers: .held)
    if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
      held = pointer
      events.append(.pointerDown(pointer))
    } else {
      if held?.button == button { held = nil }
      events.append(.pointerUp(pointer))
    }
  }

  /// One finger is a pointer; others are left alone until it is up.
  private mutating func appendFinger(_ event: SDL_TouchFingerEvent, to events: inout [InputEvent]) {
    var pointer = Pointer(
      position: Point(
        x: Double(event.x) * pixelSize.width, y: Double(event.y) * pixelSize.height),
      modifiers: .held, isTouch: true)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN where finger == nil:
      finger = event.fingerId
      held = pointer
      events.append(.pointerDown(pointer))
    case SDL_FINGERMOTION where finger == event.fingerId:
      pointer.button = nil
      pointer.clickCount = 0
      move(pointer, in: &events)
    case SDL_FINGERUP where finger == event.fingerId:
      finger = nil
      held = nil
      events.append(.pointerUp(pointer))
    default: break
    }
  }

  private mutating func move(_ pointer: Pointer, in events: inout [InputEvent]) {
    held?.position = pointer.position
    if case .pointerMoved(let before)? = events.last, before.isTouch == pointer.isTouch {
      events[events.count - 1] = .pointerMoved(pointer)
    } else {
      events.append(.pointerMoved(pointer))
    }
  }

  private func appendWheel(_ event: SDL_MouseWheelEvent, to events: inout [InputEvent]) {
    guard event.which != touchMouse else { return }
    // A flipped direction means that the system has turned the values round because the person
    // asked for it; turning them back would undo the setting.
    let dx = Double(event.preciseX)
    let dy = Double(event.preciseY)
    guard dx != 0 || dy != 0 else { return }
    events.append(
      .wheel(
        Wheel(
          dx: dx, dy: dy, isPrecise: dx != dx.rounded() || dy != dy.rounded(),
          position: pixels(Double(event.mouseX), Double(event.mouseY)), modifiers: .held)))
  }

  private func appendKey(_ event: SDL_KeyboardEvent, to events: inout [InputEvent]) {
    guard let key = Key(code: event.keysym.sym) else { return }
    let modifiers = Modifiers(state: UInt32(event.keysym.mod))
    if event.type == SDL_KEYDOWN.rawValue {
      events.append(.keyDown(key, modifiers, isRepeat: event.repeat != 0))
    } else {
      events.append(.keyUp(key, modifiers))
    }
  }

  private func pixels(_ x: Double, _ y: Double) -> Point {
    Point(x: x * pixelsPerPoint, y: y * pixelsPerPoint)
  }
}

/// The mouse that stands for a finger; a cast in a macro, which Swift does not see.
private let touchMouse = UInt32.max

extension Pointer.Button {
  /// The button of a number; nil for side buttons.
  fileprivate init?(_ number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}
