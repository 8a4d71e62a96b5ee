extension ScrollView {
  /// Sets the offset, held to the range. A motion ends; a finger keeps its hold from there.
  /// Without a finite offset nothing happens.
  public mutating func setContentOffset(_ offset: Double, in physics: Physics) {
    guard offset.isFinite else { return }
    contentOffset = clamped(offset).withoutNegativeZero
    frameOffset = contentOffset
    velocity = 0
    momentum = 0
    phase = touch == nil || phase == .idle ? .idle : .dragging
    touch?.offset = contentOffset
    reanchorTouch(edgesHaveMoved: true, in: physics)
  }

  /// Eases to an offset, held to the range, from the motion that is under way. A finger that is down
  /// is let go of. *Approximate*: UIScrollView's own curve and duration are not known.
  public mutating func animateContentOffset(to offset: Double) {
    guard offset.isFinite else { return }
    touch = nil
    switch phase {
    case .idle, .dragging: momentum = 0
    // Past an edge what drives the content is not its velocity.
    case .bouncing: momentum = velocity
    case .decelerating, .retargeted, .animated: break
    }
    phase = .animated(clamped(offset))
  }

  /// Eases from rest to a target that a release would have been given.
  mutating func ease(to target: Double) {
    momentum = 0
    phase = .retargeted(clamped(target))
  }

  /// Gives a motion that eases to a target another target; other motions go on.
  mutating func moveTarget(to target: Double) {
    switch phase {
    case .retargeted: phase = .retargeted(target)
    case .animated: phase = .animated(target)
    case .idle, .dragging, .decelerating, .bouncing: break
    }
  }
}
