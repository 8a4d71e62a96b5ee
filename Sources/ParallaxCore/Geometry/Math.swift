// The one file of the core that imports anything: the C mathematics library.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// e to the power x.
func exponential(_ x: Double) -> Double { exp(x) }

/// The natural logarithm of x; x is positive.
func naturalLogarithm(_ x: Double) -> Double { log(x) }

extension Double {
  /// The value held between two bounds; not a number becomes the lower one.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self >= lower ? Swift.min(self, Swift.max(lower, upper)) : lower
  }

  /// The value without a negative zero, which would be shown as "−0".
  var withoutNegativeZero: Double { self == 0 ? 0 : self }
}
