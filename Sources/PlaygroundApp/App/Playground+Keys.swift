import PanelKit
import ParallaxCore
import SDLKit

extension Playground {
  /// A key goes down: the open help first, then the panel while it holds the keyboard, then the
  /// program's own keys, then the panel for what is left.
  func keyDown(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    send(.modifiers(PanelModifiers(modifiers)))
    if messages.isHelpOpen {
      if key == .escape || isHelp(key, modifiers), !isRepeat { messages.toggleHelp() }
      return
    }
    if modifiers.contains(.command), command(key, modifiers, isRepeat: isRepeat) { return }
    if panel.capturesKeyboard {
      if let key = PanelKey(key, modifiers) { send(.key(key)) }
      return
    }
    if !modifiers.contains(.command), act(on: key, modifiers, isRepeat: isRepeat) { return }
    if let key = PanelKey(key, modifiers) { send(.key(key)) }
  }

  /// Shortcuts with Ctrl (Command on macOS). Those that change the constants wait for the end of what
  /// holds the keyboard.
  private func command(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Bool {
    switch key {
    case .character("s") where isRepeat: break
    case .character("s"):
      captureRequests.append(modifiers.contains(.shift) ? .window : .phone)
    case .character("z") where !panel.capturesKeyboard:
      if modifiers.contains(.shift) { redo() } else { undo() }
    case .character("y") where !panel.capturesKeyboard: redo()
    case .character("q"): quit()
    default: return false
    }
    return true
  }

  private func act(on key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Bool {
    if isHelp(key, modifiers) {
      if !isRepeat { messages.toggleHelp() }
      return true
    }
    switch key {
    case .character("."):
      isPaused = true
      step(frames: 1)
    case .space where !panel.hasKeyboardFocus:
      if !isRepeat { isPaused.toggle() }
    case .escape where hold.isOnPhone: cancelDrag()
    case .escape where messages.dismiss(): break
    case _ where isRepeat: return false
    case .character(let digit) where presetKeys.contains(digit):
      if let index = presetKeys.firstIndex(of: digit) { choose(Preset.allCases[index]) }
    case .character("o"): perform(.scroll(to: .otherRest, animated: true))
    case .character("g"): showsGuides.toggle()
    case .character("h"): showsPanel.toggle()
    case .character("m"): showsMonitors.toggle()
    case .character("t"): isDark.toggle()
    default: return false
    }
    return true
  }

  /// The digits that choose a preset, as many as there are.
  private var presetKeys: ArraySlice<Unicode.Scalar> {
    let digits: [Unicode.Scalar] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    return digits.prefix(Preset.allCases.count)
  }

  /// The question mark is a key of its own on some layouts and Shift with the slash on most.
  private func isHelp(_ key: Key, _ modifiers: Modifiers) -> Bool {
    key == .character("?") || (key == .character("/") && modifiers.contains(.shift))
  }

  private func cancelDrag() {
    hold = .none
    touch.ended()
    perform(.touch(.cancelled, at: .zero))
  }
}

extension Playground.Hold {
  var isOnPhone: Bool {
    switch self {
    case .phone, .phoneStatusBar: true
    case .none, .panel, .message: false
    }
  }

  var isFree: Bool { if case .none = self { true } else { false } }
}

extension PanelKey {
  /// The panel's word for a key; nil for keys it does not know.
  init?(_ key: Key, _ modifiers: Modifiers) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .enter: self = .enter
    case .escape: self = .escape
    case .tab: self = .tab
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .home: self = .home
    case .end: self = .end
    case .space: self = .space
    case .character("/"): self = .slash
    case .character("?"): self = .question
    case .character("a"): self = .a
    case .character("d"): self = .d
    case .character("l"): self = .l
    case .character, .pageUp, .pageDown: return nil
    }
  }
}
