import ParallaxCore

/// Which value stands where on a slider's track, from 0 at its left end to 1 at its right.
///
/// A range of more than 10,000 steps would put hundreds of values on each pixel, so that small ones
/// could not be reached; it runs by the eighth power instead: value = lower + span · t⁸. That grows
/// by about the same factor everywhere, as a logarithm does, but begins at the lower bound, is exact
/// at both ends, and its inverse is three square roots.
struct SliderScale: Hashable, Sendable {
  let lower: Double
  let upper: Double
  let isWide: Bool

  init(_ parameter: Parameter) {
    lower = parameter.range.lowerBound
    upper = parameter.range.upperBound
    isWide = (upper - lower) / parameter.step > 10_000
  }

  /// The value at a place on the track; places outside count as its ends.
  func value(at place: Double) -> Double {
    guard place > 0 else { return lower }
    guard place < 1 else { return upper }
    guard isWide else { return lower + (upper - lower) * place }
    let squared = place * place
    let fourth = squared * squared
    return lower + (upper - lower) * fourth * fourth
  }

  /// The place of a value, 0 to 1.
  func place(of value: Double) -> Double {
    guard upper > lower, value > lower else { return 0 }
    let share = min((value - lower) / (upper - lower), 1)
    return isWide ? share.squareRoot().squareRoot().squareRoot() : share
  }
}
