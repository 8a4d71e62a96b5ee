extension ScrollView {
  /// What a finger is, to the rubber band.
  public enum Pointing: String, Hashable, Sendable, Codable {
    /// A finger on the screen, or the mouse that stands for one.
    case touch
    /// Two fingers on a trackpad, or a wheel with phases.
    case trackpad
  }

  /// A finger that is down. The drag keeps its start and derives the offset; it never accumulates.
  struct Touch: Hashable, Sendable, Codable {
    let pointing: Pointing
    /// Where the finger came down.
    var startY: Double
    /// Where it is.
    var y: Double
    /// Whether the pan moves the content yet.
    var hasBegun: Bool
    /// Whether it stopped a motion: the pan then begins with the first move.
    let isCatch: Bool
    /// The offset at a translation of 0, without the rubber band.
    var anchor: Double
    /// Where the drag has brought the content, before it is rounded: what an edit must keep, or
    /// edits during a slow drag would lose its fractions of a pixel.
    var offset: Double
    /// The edges this finger feels.
    var edges: ClosedRange<Double>
    var velocity: VelocityEstimate
  }

  /// Whether the finger stopped a motion, so that its tap selects nothing.
  public var isCaught: Bool { touch?.isCatch ?? false }

  /// A finger comes down; y in points, the time in seconds. A motion stops at once, its offset
  /// rounded to a device pixel. A second finger is ignored.
  public mutating func touchBegan(
    at time: Double, y: Double, pointing: Pointing = .touch, in physics: Physics
  ) {
    guard touch == nil, Self.isPlace(y), time.isFinite else { return }
    let isCatch = phase != .idle || isOverscrolled
    if isCatch {
      contentOffset = physics.rounded(contentOffset)
      phase = .dragging
      momentum = 0
    }
    let edges = edgesFelt(at: contentOffset)
    touch = Touch(
      pointing: pointing, startY: y, y: y, hasBegun: false, isCatch: isCatch,
      anchor: RubberBand.invert(
        contentOffset, of: edges, length: boundsHeight, constant: physics.rubberBand(for: pointing)),
      offset: contentOffset, edges: edges, velocity: VelocityEstimate(position: -y, at: time))
  }

  /// The finger moves. The pan begins after the slop, less the slop along the motion's direction;
  /// offset = anchor − translation, then the rubber band, then rounded to a device pixel.
  public mutating func touchMoved(at time: Double, y: Double, in physics: Physics) {
    guard var touch, Self.isPlace(y), time.isFinite else { return }
    touch.velocity.move(to: -y, at: time)
    touch.y = y
    let total = y - touch.startY
    if !touch.hasBegun {
      let slop = touch.isCatch || touch.pointing == .trackpad ? 0 : physics.scroll.panSlop
      guard abs(total) >= slop, total != 0 else {
        self.touch = touch
        return
      }
      touch.hasBegun = true
      touch.startY += total < 0 ? -slop : slop
      phase = .dragging
    }
    touch.offset = RubberBand.apply(
      touch.anchor - (y - touch.startY), to: touch.edges, length: boundsHeight,
      constant: physics.rubberBand(for: touch.pointing))
    contentOffset = physics.rounded(touch.offset)
    self.touch = touch
  }

  /// The finger lifts. `willEndDragging` is `scrollViewWillEndDragging`: it is handed the velocity in
  /// points per millisecond and the target that free deceleration would reach, held to the range,
  /// and may change the target. A release too slow to fling hands over a velocity of exactly 0 and
  /// the offset as it is, held to the range. A tap that moved nothing ends nothing.
  public mutating func touchEnded(
    at time: Double, in physics: Physics,
    willEndDragging: (_ velocity: Double, _ target: inout Double) -> Void = { _, _ in }
  ) {
    guard let touch else { return }
    let velocity = touch.hasBegun ? releaseVelocity(of: touch, at: time, in: physics) : 0
    self.touch = nil
    guard phase == .dragging else { return }
    let past = max(touch.edges.lowerBound - touch.offset, touch.offset - touch.edges.upperBound, 0)
    release(
      velocity: velocity,
      following: RubberBand.slope(
        atOffset: past, length: boundsHeight, constant: physics.rubberBand(for: touch.pointing)),
      in: physics, willEndDragging: willEndDragging)
  }

  /// The finger is taken away by the system: a release without velocity.
  public mutating func touchCancelled(
    in physics: Physics,
    willEndDragging: (_ velocity: Double, _ target: inout Double) -> Void = { _, _ in }
  ) {
    guard touch != nil else { return }
    touch = nil
    guard phase == .dragging else { return }
    release(velocity: 0, in: physics, willEndDragging: willEndDragging)
  }

  /// Lets the content go at a velocity in points per millisecond.
  public mutating func release(
    velocity: Double, in physics: Physics,
    willEndDragging: (_ velocity: Double, _ target: inout Double) -> Void = { _, _ in }
  ) {
    release(velocity: velocity, following: 1, in: physics, willEndDragging: willEndDragging)
  }

  /// `following` is how far content moved per point of the finger. A bounce is driven by the finger's
  /// velocity, as recorded; an eased motion starts with the content's own, so that the speed has no
  /// step.
  private mutating func release(
    velocity: Double, following: Double, in physics: Physics,
    willEndDragging: (_ velocity: Double, _ target: inout Double) -> Void
  ) {
    let proposed = proposedTarget(velocity: velocity, in: physics)
    var target = proposed
    willEndDragging(velocity, &target)
    momentum = velocity
    if target != proposed, target.isFinite {
      momentum = velocity * following
      phase = .retargeted(clamped(target))
    } else if isOverscrolled {
      phase = .bouncing
    } else if velocity != 0 {
      phase = .decelerating
    } else {
      phase = .idle
    }
  }

  /// What a release at this moment would hand over: the velocity, and the target it proposes.
  public func proposal(at time: Double, in physics: Physics) -> (velocity: Double, target: Double)?
  {
    switch phase {
    case .dragging:
      guard let touch, touch.hasBegun else { return (0, clamped(contentOffset)) }
      let velocity = releaseVelocity(of: touch, at: time, in: physics)
      return (velocity, proposedTarget(velocity: velocity, in: physics))
    case .decelerating, .bouncing:
      return (momentum, proposedTarget(velocity: momentum, in: physics))
    case .idle, .retargeted, .animated:
      return nil
    }
  }

  func proposedTarget(velocity: Double, in physics: Physics) -> Double {
    clamped(
      Motion.projectedOffset(
        Motion.State(offset: contentOffset, velocity: velocity),
        rate: physics.scroll.decelerationRate, stopVelocity: physics.scroll.stopVelocity))
  }

  /// Keeps the content under the finger when the rubber band has changed, or the edges.
  mutating func reanchorTouch(edgesHaveMoved: Bool, in physics: Physics) {
    guard var touch else { return }
    let constant = physics.rubberBand(for: touch.pointing)
    let translation = touch.hasBegun ? touch.y - touch.startY : 0
    if edgesHaveMoved { touch.edges = edgesFelt(at: touch.offset) }
    let mapped = RubberBand.apply(
      touch.anchor - translation, to: touch.edges, length: boundsHeight, constant: constant)
    if mapped != touch.offset {
      touch.anchor =
        RubberBand.invert(touch.offset, of: touch.edges, length: boundsHeight, constant: constant)
        + translation
    }
    self.touch = touch
  }

  /// The range a finger feels that takes hold of content at an offset. Content that an edit has left
  /// further out than half the bounds feels its edge there: the rubber band alone would hold it fast,
  /// or let it jump, for no finger can bring it there.
  private func edgesFelt(at offset: Double) -> ClosedRange<Double> {
    let stretch = boundsHeight / 2
    return min(range.lowerBound, offset + stretch)...max(range.upperBound, offset - stretch)
  }

  /// Whether a finger can be there: a number, and no further off than a thousand screens.
  private static func isPlace(_ y: Double) -> Bool { abs(y) <= 1_000_000 }

  private func releaseVelocity(of touch: Touch, at time: Double, in physics: Physics) -> Double {
    guard touch.velocity.stillness(at: time) <= physics.scroll.holdTimeout,
      abs(touch.velocity.latest) >= physics.scroll.flingThreshold
    else { return 0 }
    return touch.velocity.atRelease
  }
}
