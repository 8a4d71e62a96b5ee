import ParallaxCore
import Testing

/// The way to a target that a release was given in place of its own.
struct RetargetingTests {
  let physics = Physics(Tuning())

  private func released(
    at offset: Double, velocity: Double, to target: Double, physics: Physics? = nil
  ) -> ScrollView {
    var view = ScrollView(
      boundsHeight: 800, contentHeight: 100_000, contentInset: EdgeInsets(top: 100_000, bottom: 0),
      contentOffset: offset)
    view.release(velocity: velocity, in: physics ?? self.physics) { $1 = target }
    return view
  }

  private func offsets(of view: ScrollView, physics: Physics? = nil) -> [Double] {
    var view = view
    var offsets = [view.contentOffset]
    while view.phase != .idle, offsets.count < 3000 {
      view.step(in: physics ?? self.physics)
      offsets.append(view.contentOffset)
    }
    return offsets
  }

  private static let velocities = [-11.27, -4, -1, -0.3, -0.25, 0, 0.0001, 0.25, 0.3, 1, 4, 11.27]
  private static let distances = [-800.0, -137, -40, -1, -0.2, 0.2, 1, 40, 137, 800]

  @Test func theSpeedHasNoStepAtRelease() {
    // In the limit of short frames the first frame goes at the velocity of the release.
    var short = physics
    short.frameDuration = 0.001
    for velocity in Self.velocities {
      for distance in Self.distances where abs(distance) > 1 {
        var view = released(at: 0, velocity: velocity, to: distance)
        view.step(in: short)
        #expect(isClose(view.velocity, velocity, within: 1e-3 + abs(velocity) * 1e-3))
      }
    }
  }

  @Test func aFlingIntoTheHeaderIsNotSpedUp() {
    var random = SeededGenerator(seed: 5)
    var landed = 0
    for _ in 0..<400 {
      var simulation = Simulation(preset: .pinnedHeader)
      simulation.edit { $0.list.rows = 40 }
      simulation.scroll(to: Double.random(in: 100...1500, using: &random), animated: false)
      let step = Double.random(in: 15...45, using: &random)
      simulation.touchBegan(at: 0, y: 100)
      for move in 1...8 {
        simulation.touchMoved(at: Double(move) / 60, y: 100 + Double(move) * step)
        simulation.step()
      }
      simulation.touchEnded(at: 8.0 / 60)
      guard case .retargeted = simulation.scrollView.phase else { continue }
      landed += 1
      let release = step * 60 / 1000
      while !simulation.isAtRest {
        simulation.step()
        #expect(abs(simulation.scrollView.velocity) <= release * (1 + 1e-9))
      }
      #expect(simulation.scrollView.contentOffset == -137)
    }
    #expect(landed > 20)
  }

  @Test func itNeverPassesTheTargetAndEndsExactlyThere() {
    for velocity in Self.velocities {
      for distance in Self.distances {
        let offsets = offsets(of: released(at: 0, velocity: velocity, to: distance))
        #expect(offsets.last == distance)
        #expect(offsets.allSatisfy { ($0 - distance) * distance <= 0 }, "\(velocity) \(distance)")
        // Once it goes towards the target it keeps going.
        if velocity * distance >= 0 {
          for (before, after) in zip(offsets, offsets.dropFirst()) {
            #expect((after - before) * distance >= 0)
          }
        }
      }
    }
  }

  @Test func aSlowReleaseHasNoLinearTail() {
    // In a linear tail the speed stays; here each of the last frames is slower by a fixed share.
    for velocity in [0, 0.0001, 0.01, 0.2] {
      let offsets = offsets(of: released(at: 0, velocity: velocity, to: 137))
      let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }.dropLast()
      for (before, after) in zip(steps.suffix(15), steps.suffix(15).dropFirst()) {
        #expect(after < before * 0.95)
      }
      #expect(offsets.count < 60)
    }
  }

  @Test func itsTimeVariesSmoothlyWithVelocityAndDistance() {
    func frames(_ velocity: Double, _ distance: Double) -> Int {
      offsets(of: released(at: 0, velocity: velocity, to: distance)).count
    }
    for distance in [20.0, 137, 500] {
      var last = frames(-3, distance)
      for step in -299...800 {
        let now = frames(Double(step) / 100, distance)
        #expect(abs(now - last) <= 2, "\(step) \(distance)")
        last = now
      }
    }
    for velocity in [-1, 0, 0.3, 2] {
      var last = frames(velocity, 2)
      for distance in 3...800 {
        let now = frames(velocity, Double(distance))
        #expect(abs(now - last) <= (distance < 20 ? 14 : 2), "\(velocity) \(distance)")
        last = now
      }
    }
  }

  @Test func stoppingAndGoingOnChangesNothing() {
    // The motion is the same at 120 Hz, and keeps nothing but offset and velocity.
    var fast = physics
    fast.frameDuration = 1000.0 / 120
    for velocity in [-1, 0, 0.4, 6] {
      let slow = offsets(of: released(at: 0, velocity: velocity, to: 137))
      let twice = offsets(of: released(at: 0, velocity: velocity, to: 137), physics: fast)
      for (frame, offset) in slow.enumerated() where 2 * frame < twice.count - 1 {
        #expect(isClose(offset, twice[2 * frame], within: 0.2))
      }
      var view = released(at: 0, velocity: velocity, to: 137)
      for _ in 0..<5 { view.step(in: physics) }
      var again = released(at: view.contentOffset, velocity: view.momentum, to: 137)
      again.step(in: physics)
      view.step(in: physics)
      #expect(again.contentOffset == view.contentOffset)
    }
  }

  @Test func aReleasePastAnEdgeStartsWithTheContentsVelocity() {
    // The finger is faster than the content there: the rubber band's slope is between them.
    var tuning = Tuning()
    tuning.header.height = 300
    tuning.header.y = -100
    tuning.scroll.decelerationRate = 0.9
    var simulation = Simulation(preset: .pinnedHeader, tuning: tuning)
    simulation.drag(by: [40, 40, 40, 40, -9, -9, -9, -9])
    let last = simulation.scrollView.contentOffset
    simulation.step()
    simulation.touchMoved(at: 9.0 / 60, y: 400 + 160 - 36 - 9)
    let speed = (simulation.scrollView.contentOffset - last) / (1000.0 / 60)
    simulation.touchEnded(at: 9.0 / 60)
    #expect(simulation.rest == .closed)
    #expect(isClose(simulation.scrollView.momentum, speed, within: 0.05))
  }

  @Test func repeatedFlicksDoNotCompound() {
    // Each flick is thrown from where the catch stopped it: the fifth lands as far as the first.
    var simulation = Simulation(.pathParallax, at: 200, tuning: longList)
    var throwLengths: [Double] = []
    var time = 0.0
    for _ in 0..<5 {
      simulation.flick(velocity: 2, at: time)
      throwLengths.append(
        (simulation.projection(at: time)?.target ?? 0) - simulation.scrollView.contentOffset)
      simulation.step(frames: 20)
      time += 0.6
    }
    for length in throwLengths { #expect(isClose(length, throwLengths[0], within: 1e-6)) }
  }

  private var longList: Tuning {
    var tuning = Tuning()
    tuning.list.rows = 10_000
    return tuning
  }
}
