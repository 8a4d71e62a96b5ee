import Drawing
import Foundation

/// A seeded source of numbers (SplitMix64), the same on every machine.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A seed of its own for every run; it is printed, so that a failure can be run again. Set
  /// PLAYGROUND_SEED to the printed number for that.
  static func fresh(_ what: String) -> UInt64 {
    let given = ProcessInfo.processInfo.environment["PLAYGROUND_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 1...999_999)
    print("\(what): seed \(seed)")
    return seed
  }
}

/// Text in which every character is six tenths of the em wide.
struct FixedMetrics: TextMetrics {
  func width(of text: String, style: TextStyle) -> Double {
    Double(text.count) * style.size * 0.6
  }
}
