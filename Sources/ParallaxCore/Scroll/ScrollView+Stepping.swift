extension ScrollView {
  /// One display frame. A drag does not move by itself; a motion past an edge bounces, inside it
  /// decelerates, and a frame that crosses an edge is split where it does.
  public mutating func step(in physics: Physics) {
    if phase == .idle, isOverscrolled, touch == nil {
      momentum = 0
      phase = .bouncing
    }
    switch phase {
    case .idle, .dragging: break
    case .decelerating, .bouncing: stepFree(in: physics)
    case .retargeted(let target):
      stepEased(to: target, reach: Self.retargetReach, in: physics)
    // The program's own scroll may have the whole list to go.
    case .animated(let target): stepEased(to: target, reach: .infinity, in: physics)
    }
    velocity = (contentOffset - frameOffset) / physics.frameDuration
    frameOffset = contentOffset
  }

  private mutating func stepFree(in physics: Physics) {
    let time = physics.frameDuration
    let range = range
    if contentOffset > range.upperBound {
      bounce(from: range.upperBound, for: time, in: physics)
    } else if contentOffset < range.lowerBound {
      bounce(from: range.lowerBound, for: time, in: physics)
    } else {
      let start = Motion.State(offset: contentOffset, velocity: momentum)
      let rate = physics.scroll.decelerationRate
      let end = Motion.decelerate(start, rate: rate, time: time)
      guard range.contains(end.offset) else {
        let edge = end.offset > range.upperBound ? range.upperBound : range.lowerBound
        let before = time * (edge - start.offset) / (end.offset - start.offset)
        let crossing = Motion.decelerate(start, rate: rate, time: before)
        contentOffset = crossing.offset
        momentum = crossing.velocity
        bounce(from: edge, for: time - before, in: physics)
        return
      }
      contentOffset = end.offset
      momentum = end.velocity
      phase = .decelerating
      if abs(momentum) < physics.scroll.stopVelocity {
        stop(at: clamped(physics.rounded(contentOffset)))
      }
    }
  }

  /// Settles where the way left is short and nothing drives any more. Content that is driven back
  /// inside is free again from the next frame on.
  private mutating func bounce(from edge: Double, for time: Double, in physics: Physics) {
    let end = Motion.bounce(
      Motion.State(offset: contentOffset - edge, velocity: momentum),
      rate: physics.scroll.bounceRate, pull: physics.scroll.bouncePull, time: time)
    contentOffset = edge + end.offset
    momentum = end.velocity
    phase = .bouncing
    if abs(end.offset) < physics.scroll.settleDistance,
      abs(end.velocity) < physics.scroll.stopVelocity
    {
      stop(at: edge)
    }
  }

  /// How far a changed target pulls with all its strength, in points: about a header's height. From
  /// further away a fling comes at its own speed. Chosen here.
  static let retargetReach = 150.0

  private mutating func stepEased(to target: Double, reach: Double, in physics: Physics) {
    // The range may have changed under way.
    let target = clamped(target)
    let end = Motion.ease(
      Motion.State(offset: contentOffset - target, velocity: momentum), rate: physics.easeRate,
      reach: reach, time: physics.frameDuration)
    contentOffset = target + end.offset
    momentum = end.velocity
    // Less than half a pixel is not seen.
    if abs(end.offset) * physics.scale < 0.5 { stop(at: target) }
  }

  private mutating func stop(at offset: Double) {
    contentOffset = offset.withoutNegativeZero
    momentum = 0
    phase = .idle
  }
}
