import Foundation
import ParallaxCore
import Testing

/// What must hold whatever is done to the simulation: 10,000 random scripts a run. A finding names
/// the seed of its script.
struct RandomScriptTests {
  static let runs: [UInt64] = [1, 2, 3, 4]

  private func scripts(of run: UInt64, count: UInt64 = 2500) -> some Sequence<RandomScript> {
    (0..<count).lazy.map { RandomScript(seed: run * 1_000_000 + $0) }
  }

  @Test(arguments: runs) func offsetsStayFiniteAndMotionsEndOnALegalRest(run: UInt64) {
    var findings = Findings()
    for script in scripts(of: run) {
      var simulation = Simulation(script)
      var isFinite = true
      simulation.run(
        script,
        after: { state, _ in
          isFinite =
            isFinite && state.scrollView.contentOffset.isFinite
            && state.scrollView.velocity.isFinite && state.scrollView.momentum.isFinite
        })
      if !isFinite { findings.add("seed \(script.seed): not finite") }
      guard simulation.settle(limit: 12000) else {
        findings.add("seed \(script.seed): no rest, \(simulation.scrollView)")
        continue
      }
      let offset = simulation.scrollView.contentOffset
      if !simulation.scrollView.range.contains(offset) {
        findings.add("seed \(script.seed): rests at \(offset), past \(simulation.scrollView.range)")
      }
      if simulation.preset.hasPinnedTable, offset <= 0,
        offset >= -simulation.tuning.header.height, simulation.rest == nil
      {
        findings.add("seed \(script.seed): rests at \(offset), between the rests")
      }
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }

  @Test(arguments: runs) func editsMoveNothingButContentOnARestThatMoved(run: UInt64) {
    var findings = Findings()
    for script in scripts(of: run, count: 1000) {
      var simulation = Simulation(script)
      var last = simulation
      simulation.run(
        script, before: { state, _ in last = state },
        after: { state, input in
          switch input?.kind {
          case .set, .bounds, .rows: break
          default: return
          }
          let moved = state.scrollView.contentOffset - last.scrollView.contentOffset
          if moved == 0 { return }
          if let rest = last.rest, last.scrollView.phase == .idle,
            state.scrollView.contentOffset == state.offset(of: rest)
          {
            return
          }
          findings.add("seed \(script.seed): \(moved) pt at \(input.debugDescription)")
        })
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }

  @Test(arguments: runs) func theSameScriptGivesTheSameTraceBitForBit(run: UInt64) {
    var findings = Findings()
    for script in scripts(of: run, count: 250) {
      var traces: [[UInt64]] = [[], []]
      for index in traces.indices {
        var simulation = Simulation(script)
        simulation.run(
          script,
          after: { state, _ in traces[index].append(state.scrollView.contentOffset.bitPattern) })
      }
      if traces[0] != traces[1] { findings.add("seed \(script.seed)") }
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }

  /// The energies: of free motion, the speed of what drives it; past an edge, also the distance from
  /// the edge that it would carry the content to, y + v·r/(1 − r); on the way to a target, v² + ω²·x²,
  /// ω the rate the motion set out with.
  @Test(arguments: runs) func energyNeverGrowsAfterARelease(run: UInt64) {
    var findings = Findings()
    for seed in 0..<UInt64(1000) {
      let script = RandomScript(seed: run * 1_000_000 + seed, edits: false)
      var simulation = Simulation(script)
      var last: Energy?
      simulation.run(
        script,
        after: { state, input in
          guard input == nil, let now = Energy(of: state) else { return last = nil }
          if let last, now.hasGrown(since: last) {
            findings.add("seed \(script.seed): \(last) to \(now)")
          }
          last = now
        })
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }
}

private struct Energy {
  let phase: ScrollView.Phase
  let range: ClosedRange<Double>
  var speed: Double?
  var reach: Double?
  var eased: Double?

  /// Of a motion; nil for content that does not move by itself.
  init?(of state: Simulation) {
    let view = state.scrollView
    let v = view.momentum
    phase = view.phase
    range = view.range
    switch view.phase {
    case .idle, .dragging: return nil
    case .decelerating: speed = abs(v)
    case .bouncing:
      speed = abs(v)
      if view.isOverscrolled {
        let rate = state.tuning.scroll.bounceRate
        let past = view.contentOffset - view.clamped(view.contentOffset)
        reach = abs(past + v * rate / (1 - rate))
      }
    case .retargeted(let target):
      eased = v * v + Self.pull(view.contentOffset - target, state, reach: 150)
    case .animated(let target):
      eased = v * v + Self.pull(view.contentOffset - target, state, reach: .infinity)
    }
  }

  /// Twice the potential of the pull at a distance: the square of rate · x inside the reach; beyond it
  /// the force falls as 1/x, and the potential grows as a logarithm.
  private static func pull(_ x: Double, _ state: Simulation, reach: Double) -> Double {
    let rate = state.tuning.snap.easeRate
    let distance = abs(x)
    guard distance > reach else { return rate * rate * x * x }
    let most = rate * reach
    return most * most * (1 + 2 * log(distance / reach))
  }

  func hasGrown(since last: Energy) -> Bool {
    func grows(_ now: Double?, _ before: Double?) -> Bool {
      guard let now, let before else { return false }
      return now > before * (1 + 1e-9) + 1e-12
    }
    // An edge that moves when refreshing ends is a change like an edit.
    return range == last.range
      && (grows(speed, last.speed) || grows(reach, last.reach)
        || (phase == last.phase && grows(eased, last.eased)))
  }
}
