public import ParallaxCore

extension Panel {
  /// Whether text is typed into a field: letters mean nothing else then, and the app should let the
  /// system send text.
  public var wantsTextInput: Bool { typing != nil }

  /// Whether a held button belongs to the panel, wherever the pointer goes.
  public var capturesPointer: Bool { gesture != .none || pressed != nil || isMenuOpen }

  /// Whether keys belong to the panel alone: while typing, during a drag, and in the menu.
  public var capturesKeyboard: Bool { typing != nil || capturesPointer }

  /// Whether a control has the keyboard's focus and shows it.
  public var hasKeyboardFocus: Bool { focus != nil && showsFocus }

  /// The parameter that is dragged now, by its index.
  public var draggedParameter: Int? {
    if case .value(let drag) = gesture { drag.parameter } else { nil }
  }

  /// How many parameters differ from their defaults.
  public var modifiedCount: Int { values.modifiedCount() }

  /// Whether something still moves by itself, so that the next frame must be drawn.
  public func needsFrame(at time: Double) -> Bool {
    hover.isMoving(at: time) || rowHover.isMoving(at: time)
      || sectionTimes.contains { Ease.isRunning(since: $0, at: time) }
      || Ease.isRunning(since: toggleTime, at: time)
      || (flashed != nil && isFlashing(at: time))
  }

  /// When the next frame must be drawn though nothing happens: at once, or never.
  public func nextWake(after time: Double) -> Double? { needsFrame(at: time) ? time : nil }

  /// Whether a point belongs to the panel; an open menu belongs to it too.
  public func contains(_ place: Point) -> Bool {
    frame.contains(place) || (isMenuOpen && head.menu.contains(place))
  }

  func isFlashing(at time: Double) -> Bool { time >= flashTime && time < flashTime + 0.2 }
}
