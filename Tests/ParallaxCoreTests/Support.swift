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
  mutating func settle(limit: Int = 4000) -> Bool {
    for _ in 0..<limit where !isAtRest { step() }
    return isAtRest
  }
}
