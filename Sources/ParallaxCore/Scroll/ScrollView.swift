/// A vertical scroll view as a value: what UIScrollView knows, stepped by whole display frames.
///
/// It reads its constants at every step, so an edit takes effect in the next frame and never moves
/// the content by itself. Offsets are contentOffset.y, positive when the content has moved up.
public struct ScrollView: Hashable, Sendable, Codable {
  /// What the content is doing.
  public enum Phase: Hashable, Sendable, Codable {
    /// Nothing: the content is at rest.
    case idle
    /// A finger holds the content.
    case dragging
    /// It slows down freely.
    case decelerating
    /// It is past an edge and comes back.
    case bouncing
    /// It eases to a target that a release was given in place of its own.
    case retargeted(Double)
    /// It eases to a target that the program asked for.
    case animated(Double)
  }

  /// The height of the bounds.
  public private(set) var boundsHeight: Double
  /// The height of the content.
  public private(set) var contentHeight: Double
  /// What is added to the range at both ends.
  public private(set) var contentInset: EdgeInsets
  /// Where the content is.
  public internal(set) var contentOffset: Double
  /// What it is doing.
  public internal(set) var phase = Phase.idle
  /// How fast the content moved in the last frame, in points per millisecond.
  public internal(set) var velocity = 0.0

  /// What drives the motion, in points per millisecond: the velocity inside the range and on the way
  /// to a target; past an edge what still pushes outward.
  public internal(set) var momentum = 0.0
  var touch: Touch?
  /// The offset at the end of the last frame, from which the velocity is measured.
  var frameOffset: Double

  /// Makes a scroll view at rest.
  public init(
    boundsHeight: Double, contentHeight: Double, contentInset: EdgeInsets, contentOffset: Double
  ) {
    self.boundsHeight = boundsHeight
    self.contentHeight = contentHeight
    self.contentInset = contentInset
    self.contentOffset = contentOffset.withoutNegativeZero
    frameOffset = self.contentOffset
  }

  /// The offsets within the edges: −inset.top … max(that, content + inset.bottom − bounds).
  public var range: ClosedRange<Double> {
    let lower = (-contentInset.top).withoutNegativeZero
    let upper = contentHeight + contentInset.bottom - boundsHeight
    return lower...max(lower, upper)
  }

  /// Whether the content is past an edge.
  public var isOverscrolled: Bool { !range.contains(contentOffset) }

  /// Whether a step changes nothing: no finger, no motion, inside the range.
  public var isAtRest: Bool {
    phase == .idle && velocity == 0 && !isOverscrolled && frameOffset == contentOffset
  }

  /// Whether a finger is on the content, moving it or not.
  public var isTracking: Bool { touch != nil }

  /// Changes what the range is made of, or the constants. The offset stays where it is; a finger keeps
  /// what it holds, and content that is out of range now comes back through the bounce.
  ///
  /// Where what is in view has moved down in the content, the offset and a motion's target go with it,
  /// so that nothing moves on the screen; no further, though, than the lower edge goes.
  public mutating func layOut(
    boundsHeight: Double, contentHeight: Double, contentInset: EdgeInsets,
    movingContentBy distance: Double = 0, in physics: Physics
  ) {
    let before = self
    self.boundsHeight = boundsHeight
    self.contentHeight = contentHeight
    self.contentInset = contentInset
    let past = max(0, contentOffset - before.range.upperBound)
    move(by: distance.clamped(0, range.upperBound + past - contentOffset))
    // Content that the range has taken in goes on as fast as it moved, not as it was driven.
    if phase == .bouncing, before.isOverscrolled, !isOverscrolled { momentum = velocity }
    let edgesHaveMoved =
      range != before.range || boundsHeight != before.boundsHeight
      || contentOffset != before.contentOffset
    reanchorTouch(edgesHaveMoved: edgesHaveMoved, in: physics)
  }

  private mutating func move(by distance: Double) {
    guard distance > 0 else { return }
    contentOffset += distance
    frameOffset += distance
    touch?.offset += distance
    switch phase {
    case .retargeted(let target): phase = .retargeted(target + distance)
    case .animated(let target): phase = .animated(target + distance)
    case .idle, .dragging, .decelerating, .bouncing: break
    }
  }

  /// The offset held to the range.
  public func clamped(_ offset: Double) -> Double {
    offset.clamped(range.lowerBound, range.upperBound)
  }
}
