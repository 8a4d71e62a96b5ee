import Drawing
import PanelKit
import ParallaxCore
import SDLKit

extension Playground {
  /// Takes one event; times are the frame's.
  func handle(_ event: InputEvent) {
    switch event {
    case .pointerDown(let pointer): pointerDown(pointer)
    case .pointerMoved(let pointer): pointerMoved(to: point(pointer.position), pointer.modifiers)
    case .pointerUp(let pointer): pointerUp(pointer)
    case .pointerCancelled: interrupt()
    case .pointerLeft:
      pointer = nil
      updateMessages([.pointer(nil)])
      send(.pointer(nil))
    case .wheel(let wheel): turn(wheel)
    case .keyDown(let key, let modifiers, let isRepeat):
      keyDown(key, modifiers, isRepeat: isRepeat)
    case .keyUp(_, let modifiers): send(.modifiers(PanelModifiers(modifiers)))
    case .text(let text): send(.text(text))
    case .focusLost: interrupt()
    case .quit: quit()
    case .resized, .displayChanged: if layout.panel.isEmpty { hidePanel() }
    case .exposed, .focusGained, .fileDropped, .wake: break
    }
  }

  private func point(_ pixels: Point) -> Point {
    Point(x: pixels.x / uiScale, y: pixels.y / uiScale)
  }

  private func pointerDown(_ event: Pointer) {
    let place = point(event.position)
    pointer = place
    guard event.button == .left else { return }
    // A finger beside the mouse, or a lift that never came: what was held is let go of.
    if !hold.isFree { interrupt() }
    send(.modifiers(PanelModifiers(event.modifiers)))
    send(.pointer(place))
    if messages.contains(place) {
      hold = .message
      updateMessages([.press(place, clicks: event.clickCount)])
      return
    }
    let layout = layout
    if panel.contains(place) || panel.capturesPointer {
      hold = .panel
      send(.press(place, clicks: event.clickCount))
      return
    }
    // A press beside the panel ends what is typed there.
    if panel.wantsTextInput { send(.press(place, clicks: event.clickCount)) }
    if MonitorsView.pauseButton(in: layout).contains(place), !layout.monitors.isEmpty {
      isPaused.toggle()
    } else if statusBar.helpButton.contains(place) {
      messages.toggleHelp()
    } else if layout.screen.contains(place) {
      pressPhone(layout.screenPoint(place))
    }
  }

  private func pressPhone(_ place: Point) {
    if trackpad.cancel() { perform(.trackpad(.cancelled, dy: 0)) }
    if place.y < PhoneStatusBar.height, simulation.isAtRest {
      hold = .phoneStatusBar(start: place)
    } else {
      hold = .phone
    }
    touch.began(at: place)
    perform(.touch(.began, at: place))
  }

  private func pointerMoved(to place: Point, _ modifiers: Modifiers) {
    pointer = place
    send(.modifiers(PanelModifiers(modifiers)))
    switch hold {
    case .phone, .phoneStatusBar:
      let screen = layout.screenPoint(place)
      touch.moved(to: screen)
      perform(.touch(.moved, at: screen))
    case .none, .panel, .message:
      updateMessages([.pointer(place)])
      send(.pointer(messages.contains(place) && hold.isFree ? nil : place))
    }
  }

  private func pointerUp(_ event: Pointer) {
    let place = point(event.position)
    guard event.button == .left else { return }
    switch hold {
    case .none: break
    case .message: updateMessages([.release(place)])
    case .panel: send(.release(place))
    case .phone, .phoneStatusBar:
      let screen = layout.screenPoint(place)
      // The lift's own place counts only as a move where it is one: a finger that lay still did.
      touch.ended()
      perform(.touch(.ended, at: screen))
      if case .phoneStatusBar(let start) = hold, abs(screen.y - start.y) < 10,
        simulation.isAtRest
      {
        perform(.scroll(to: .top, animated: true))
      }
    }
    hold = .none
    send(.pointer(place))
  }

  /// The window lost its focus, or the system took the pointer: gestures end where they stand.
  private func interrupt() {
    switch hold {
    case .phone, .phoneStatusBar:
      touch.ended()
      perform(.touch(.cancelled, at: .zero))
    case .none, .panel, .message: break
    }
    hold = .none
    send(.interrupted)
  }

  private func turn(_ wheel: Wheel) {
    let place = point(wheel.position)
    pointer = place
    if messages.isHelpOpen {
      updateMessages([.wheel(-wheel.dy)])
      return
    }
    if panel.contains(place) {
      send(.pointer(place))
      send(.wheel(-wheel.dy))
    } else if layout.workspace.contains(place), wheel.dy != 0 {
      if wheel.isPrecise || trackpad.isActive {
        guard trackpad.isActive || !simulation.scrollView.isTracking else { return }
        if trackpad.turned(at: time) { perform(.trackpad(.began, dy: 0)) }
        perform(.trackpad(.moved, dy: wheel.dy * TrackpadStream.pointsPerNotch))
      } else {
        perform(.wheel(notches: wheel.dy))
      }
    }
  }

  /// Hands an event to the panel and does what it asks; false when it meant nothing there.
  @discardableResult
  func send(_ event: PanelEvent) -> Bool {
    guard !layout.panel.isEmpty else { return false }
    return deliver(event)
  }

  /// The window has become too narrow for the panel: nobody could end what it holds.
  private func hidePanel() {
    if case .panel = hold { hold = .none }
    deliver(.hidden)
  }

  @discardableResult
  private func deliver(_ event: PanelEvent) -> Bool {
    edits.removeAll(keepingCapacity: true)
    let isUsed = panel.handle(event, in: panelContext, edits: &edits)
    for edit in edits { apply(edit) }
    return isUsed
  }
}

extension Playground {
  /// What the pointer should look like now.
  var cursor: Cursor {
    guard !messages.isHelpOpen, let pointer else { return .arrow }
    if panel.contains(pointer) || panel.capturesPointer {
      switch panel.cursor {
      case .arrow: return .arrow
      case .hand: return .hand
      case .text: return .text
      case .resizeHorizontal: return .resizeHorizontally
      }
    }
    let layout = layout
    let isButton =
      MonitorsView.pauseButton(in: layout).contains(pointer) && !layout.monitors.isEmpty
      || statusBar.helpButton.contains(pointer)
    return isButton ? .hand : .arrow
  }
}

extension PanelModifiers {
  init(_ modifiers: Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.alt) { insert(.alt) }
  }
}
