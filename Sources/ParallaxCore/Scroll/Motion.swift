/// The equations a scroll view moves by, each a pure function of state and time.
///
/// Units: points, milliseconds, points per millisecond. Unless a line says otherwise the forms and
/// figures were recovered from recordings of UIScrollView (iOS 26.2) and match them to a few
/// millionths of a point.
public enum Motion {
  /// The content's offset from some origin, and its velocity.
  public struct State: Hashable, Sendable {
    /// Points from the origin.
    public var offset: Double
    /// Points per millisecond; positive while the offset grows.
    public var velocity: Double

    /// Makes a state.
    public init(offset: Double, velocity: Double) {
      self.offset = offset
      self.velocity = velocity
    }
  }

  /// e^x as UIScrollView computes it: 1 + x + x²/2 for |x| < ½, the exponential beyond.
  ///
  /// At 60 Hz the quadratic is part of the recorded truth: the true exponential misses a recorded
  /// flick by 0.14 pt.
  public static func decay(_ x: Double) -> Double {
    abs(x) < 0.5 ? 1 + x + x * x / 2 : exponential(x)
  }

  /// Free deceleration for a time: Δoffset = v·r·(1 − δ)/(1 − r), v ← v·δ, δ = decay(time · ln r).
  ///
  /// `rate` is r, what is left of the velocity after a millisecond, above 0 and below 1.
  public static func decelerate(_ state: State, rate: Double, time: Double) -> State {
    let delta = decay(time * naturalLogarithm(rate))
    return State(
      offset: state.offset + state.velocity * rate * (1 - delta) / (1 - rate),
      velocity: state.velocity * delta)
  }

  /// Where free deceleration would end: offset + sign(v)·(|v| − stop)/|ln r|; the offset itself for
  /// a velocity that would not move it. Source: a disassembly that agrees with a device log.
  public static func projectedOffset(_ state: State, rate: Double, stopVelocity: Double) -> Double {
    let speed = abs(state.velocity) - stopVelocity
    guard speed > 0 else { return state.offset }
    return state.offset + (state.velocity > 0 ? speed : -speed) / -naturalLogarithm(rate)
  }

  /// The motion past an edge for a time; the offset is measured from the edge.
  ///
  /// y ← s·(y + v·r·(1 − δ)/(1 − r)) and v ← v·δ·s, with δ as in free deceleration and s the same
  /// decay of −pull·time. The velocity is what still drives outward: y falls by s alone. It does not
  /// depend on the scroll view's deceleration rate. Equivalent spring: mass 1, stiffness 121,
  /// damping 22 per second.
  public static func bounce(_ state: State, rate: Double, pull: Double, time: Double) -> State {
    let free = decelerate(state, rate: rate, time: time)
    let pulled = decay(-pull * time)
    return State(offset: pulled * free.offset, velocity: pulled * free.velocity)
  }

  /// The way to a changed target for a time; the offset is measured from the target. *Approximate*:
  /// UIScrollView's own motion here is not known.
  ///
  /// A critically damped spring, x″ = −2ωx′ − ω²x, solved exactly for the step. ω is the ease rate,
  /// less in proportion to the distance where that is beyond the reach, and speed over distance where
  /// that is more. Chosen because it starts with the velocity at release, so the speed has no step
  /// there; because with ω ≥ speed/distance it never passes the target; because a slow release still
  /// ends in about 7/ω, without a linear tail; because its time varies smoothly with velocity and
  /// distance; and because beyond the reach nothing pulls harder than at it: a release faster than
  /// half of rate · reach is never sped up. At ω = speed/distance it is UIScrollView's own kind of
  /// motion, an exponential whose rate lands on the target. ω follows from the state, so nothing
  /// needs to be remembered between steps.
  public static func ease(
    _ state: State, rate: Double, reach: Double = .infinity, time: Double
  ) -> State {
    guard state.offset != 0 else { return State(offset: 0, velocity: 0) }
    let towards = -state.velocity / state.offset
    let omega = max(rate * min(1, reach / abs(state.offset)), towards)
    let drive = state.velocity + omega * state.offset
    let left = exponential(-omega * time)
    let offset = (state.offset + drive * time) * left
    // Rounding must not carry it past the target.
    guard offset * state.offset > 0 else { return State(offset: 0, velocity: 0) }
    return State(offset: offset, velocity: (state.velocity - omega * drive * time) * left)
  }
}
