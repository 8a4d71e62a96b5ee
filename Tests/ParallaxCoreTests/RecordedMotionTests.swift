import ParallaxCore
import Testing

/// Recordings of a real UIScrollView, replayed: every frame to within 1e-5 pt.
struct RecordedMotionTests {
  struct Traces: Decodable {
    struct Flick: Decodable {
      struct Stop: Decodable {
        let steps: Int
        let offset_before_snap, snapped: Double
      }
      let release_prev_latest_ptps: [Double]
      let offsets_from_last_drag: [Double]
      let stop: Stop?
      let max: Double?
    }
    let rubber_band_874: [[Double]]
    let medium_flick: Flick
    let flick_into_bottom: Flick
    let overscroll_release: Flick
    let touches_flick_into_bottom_t_y_reportedVy: [[Double]]
  }

  let traces: Traces
  let physics = Physics(Tuning())
  static let tolerance = 1e-5

  init() throws { traces = try figures(Traces.self, from: "uiscrollview-traces") }

  private func view(at offset: Double) -> ScrollView {
    ScrollView(
      boundsHeight: 874, contentHeight: 6000, contentInset: .zero, contentOffset: offset)
  }

  private func replay(_ flick: Traces.Flick) -> ScrollView {
    var view = view(at: flick.offsets_from_last_drag[0])
    let previous = flick.release_prev_latest_ptps[0] / 1000
    let latest = flick.release_prev_latest_ptps[1] / 1000
    view.release(velocity: 0.75 * previous + 0.25 * latest, in: physics)
    for (frame, offset) in flick.offsets_from_last_drag.enumerated().dropFirst() {
      view.step(in: physics)
      #expect(
        isClose(view.contentOffset, offset, within: Self.tolerance),
        "frame \(frame): \(view.contentOffset) against \(offset)")
    }
    return view
  }

  @Test func rubberBandIsExact() {
    for pair in traces.rubber_band_874 {
      let band = RubberBand.offset(forDistance: pair[0], length: 874, constant: 0.55)
      #expect(isClose(band, pair[1], within: 1e-9))
      #expect(
        isClose(
          RubberBand.distance(forOffset: band, length: 874, constant: 0.55), pair[0], within: 1e-9))
    }
  }

  @Test func mediumFlickAndItsStop() throws {
    var view = replay(traces.medium_flick)
    let flick = traces.medium_flick
    let stop = try #require(flick.stop)
    for _ in (flick.offsets_from_last_drag.count - 1)..<stop.steps {
      #expect(view.phase == .decelerating)
      view.step(in: physics)
    }
    #expect(view.phase == .idle)
    #expect(isClose(view.contentOffset, stop.snapped, within: 1e-9))
    // What the last tick had before it rounded.
    var free = Motion.State(
      offset: flick.offsets_from_last_drag[0],
      velocity: (0.75 * flick.release_prev_latest_ptps[0] + 0.25 * flick.release_prev_latest_ptps[1])
        / 1000)
    for _ in 0..<stop.steps { free = Motion.decelerate(free, rate: 0.998, time: 1000.0 / 60) }
    #expect(isClose(free.offset, stop.offset_before_snap, within: Self.tolerance))
    #expect(abs(free.velocity) < 0.01)
  }

  @Test func flickIntoTheBottomCrossesAndBounces() {
    var view = replay(traces.flick_into_bottom)
    #expect(view.phase == .bouncing)
    for _ in 0..<200 where view.phase != .idle { view.step(in: physics) }
    #expect(view.contentOffset == 5126)
  }

  @Test func releaseWhileOverscrolledBounces() {
    var view = replay(traces.overscroll_release)
    for _ in 0..<200 where view.phase != .idle { view.step(in: physics) }
    #expect(view.contentOffset == 5126)
  }

  @Test func touchesGiveTheReportedVelocity() {
    let rows = traces.touches_flick_into_bottom_t_y_reportedVy
    var estimate = VelocityEstimate(position: rows[0][1], at: rows[0][0])
    #expect(estimate.latest == 0)
    for row in rows.dropFirst() {
      estimate.move(to: row[1], at: row[0])
      #expect(isClose(estimate.latest * 1000, row[2], within: 1e-8))
    }
  }

  @Test func panLosesItsSlopAlongTheMotion() {
    let rows = traces.touches_flick_into_bottom_t_y_reportedVy
    var view = view(at: 4000)
    view.touchBegan(at: rows[0][0], y: rows[0][1], in: physics)
    var offsets: [Double] = []
    for row in rows.dropFirst() {
      view.touchMoved(at: row[0], y: row[1], in: physics)
      offsets.append(view.contentOffset)
    }
    let total = rows[0][1] - rows[rows.count - 1][1]
    #expect(offsets[0] == 4000)
    #expect(offsets[1] == 4000)
    #expect(isClose(offsets[2], 4000 + rows[0][1] - rows[3][1] - 10, within: 1e-9))
    #expect(isClose(view.contentOffset, 4000 + total - 10, within: 1e-9))
    var velocity = 0.0
    view.touchEnded(at: rows[rows.count - 1][0] + 0.033, in: physics) { handed, _ in
      velocity = handed
    }
    let reported = rows.map { -$0[2] / 1000 }
    #expect(
      isClose(
        velocity, 0.75 * reported[rows.count - 2] + 0.25 * reported[rows.count - 1],
        within: 1e-9))
  }

  @Test func catchingRoundsToADevicePixel() {
    var view = view(at: 3000)
    view.contentOffsetForTest(6615.3716 - 3000, physics)
    #expect(isClose(view.contentOffset, 3615.3333333, within: 1e-6))
    #expect(view.phase == .dragging)
    view.touchMoved(at: 0.02, y: 99, in: physics)
    #expect(isClose(view.contentOffset, 3616.3333333, within: 1e-6))
  }

  @Test func projectionAgreesWithTheDeviceLog() {
    // A speed of 4.0226 pt/ms has (4.0226 − 0.01)/|ln 0.998| to go.
    let end = Motion.projectedOffset(
      Motion.State(offset: 0, velocity: 4.0226), rate: 0.998, stopVelocity: 0.01)
    #expect(isClose(end, 4.0126 / 0.002002002670673, within: 1e-6))
  }

  @Test func springOfTheBounceIsTheReportedOne() {
    // Stiffness 121.1 and damping 22.1 per second, from the one-frame map of offset and velocity.
    var state = Motion.State(offset: 0, velocity: 1)
    var peak = 0.0
    for _ in 0..<60 {
      state = Motion.bounce(state, rate: 0.998, pull: 0.01005, time: 1000.0 / 60)
      peak = max(peak, state.offset)
    }
    // Critically damped at ω = 11.05/s the peak of a unit velocity is 1000/(11.05·e) pt.
    #expect(abs(peak - 1000 / (11.05 * 2.718281828)) < 1.5)
  }
}

extension ScrollView {
  /// Sends the view past `offset` by a slow deceleration and catches it there.
  fileprivate mutating func contentOffsetForTest(_ offset: Double, _ physics: Physics) {
    self = ScrollView(
      boundsHeight: 874, contentHeight: 6000, contentInset: .zero, contentOffset: offset)
    release(velocity: 1, in: physics)
    touchBegan(at: 0, y: 100, in: physics)
  }
}
