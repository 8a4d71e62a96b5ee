extension Simulation {
  /// A finger comes down on the phone; y in screen points, the time in seconds.
  public mutating func touchBegan(
    at time: Double, y: Double, pointing: ScrollView.Pointing = .touch
  ) {
    scrollView.touchBegan(at: time, y: y, pointing: pointing, in: physics)
  }

  /// The finger moves.
  public mutating func touchMoved(at time: Double, y: Double) {
    scrollView.touchMoved(at: time, y: y, in: physics)
  }

  /// The finger lifts; a pinned table chooses where the list lands, and far past the top it refreshes.
  public mutating func touchEnded(at time: Double) {
    beginRefreshing()
    let model = self
    scrollView.touchEnded(at: time, in: physics) { velocity, target in
      target = model.landingTarget(proposed: target, velocity: velocity)
    }
  }

  /// The system takes the finger away.
  public mutating func touchCancelled() {
    let model = self
    scrollView.touchCancelled(in: physics) { velocity, target in
      target = model.landingTarget(proposed: target, velocity: velocity)
    }
  }

  /// A wheel turns by notches, positive away from the user, which moves the content down. The list
  /// eases on from where the notch before was taking it, and a pinned table lands on a rest in the
  /// notch's direction. While a finger holds the list nothing happens.
  public mutating func wheel(notches: Double) {
    guard notches.isFinite, notches != 0, !scrollView.isTracking else { return }
    let start: Double
    if case .animated(let target) = scrollView.phase {
      start = target
    } else {
      start = scrollView.contentOffset
    }
    let target = scrollView.clamped(start - notches * tuning.scroll.wheelStep)
    scrollView.animateContentOffset(
      to: landingTarget(proposed: target, velocity: notches < 0 ? 1 : -1))
  }

  /// Scrolls to an offset, held to the range, at once or eased. A finger keeps its hold after the
  /// first and is let go of by the second.
  public mutating func scroll(to offset: Double, animated: Bool) {
    if animated {
      scrollView.animateContentOffset(to: offset)
    } else {
      scrollView.setContentOffset(offset, in: physics)
      stillTime = 0
    }
  }

  /// Scrolls to the top, −inset.top, as a tap on the phone's status bar does.
  public mutating func scrollToTop() {
    scroll(to: scrollView.range.lowerBound, animated: true)
  }

  /// Eases to the rest that the content is not on or nearest to.
  public mutating func jumpBetweenRests() { scroll(to: .otherRest, animated: true) }

  /// The rest that the content, or where it eases to, is not on or nearest to.
  var otherRest: Rest {
    let open = offset(of: .open)
    let closed = offset(of: .closed)
    let goal: Double
    switch scrollView.phase {
    case .animated(let target), .retargeted(let target): goal = target
    case .idle, .dragging, .decelerating, .bouncing: goal = scrollView.contentOffset
    }
    return abs(goal - open) <= abs(goal - closed) ? .closed : .open
  }
}
