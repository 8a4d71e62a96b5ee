import Foundation
import ParallaxCore
import Testing

/// A generator that gives the same numbers for the same seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A figure file beside the tests.
func figures<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Figures"))
  return try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

extension Simulation {
  /// Steps until nothing moves; false when that takes longer than `limit` frames.
  @discardableResult
  mutating func settle(limit: Int = 4000) -> Bool {
    for _ in 0..<limit where !isAtRest { step() }
    return isAtRest
  }
}

extension Simulation {
  /// A finger that comes down, moves once a frame by each of the distances, positive downwards, and is
  /// still down at the end. Returns the time of the last move.
  @discardableResult
  mutating func drag(by distances: [Double], at start: Double = 0) -> Double {
    var y = 400.0
    var time = start
    touchBegan(at: time, y: y)
    for distance in distances {
      step()
      y += distance
      time += frameDuration / 1000
      touchMoved(at: time, y: y)
    }
    return time
  }

  /// A drag at a steady velocity of the content, in points per millisecond, and its release.
  mutating func flick(velocity: Double, frames: Int = 6, at start: Double = 0) {
    let distance = -velocity * frameDuration
    let time = drag(by: Array(repeating: distance, count: frames), at: start)
    touchEnded(at: time + 0.008)
  }

  /// The offsets of every frame until nothing moves.
  mutating func offsetsUntilRest(limit: Int = 4000) -> [Double] {
    var offsets = [scrollView.contentOffset]
    for _ in 0..<limit where !isAtRest {
      step()
      offsets.append(scrollView.contentOffset)
    }
    return offsets
  }

  /// The screen as it loads, scrolled to an offset.
  init(_ preset: Preset, at offset: Double, tuning: Tuning = Tuning()) {
    self.init(preset: preset, tuning: tuning)
    scroll(to: offset, animated: false)
  }
}
