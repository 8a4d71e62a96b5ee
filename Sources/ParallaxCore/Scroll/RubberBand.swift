/// The resistance past an edge: how far content follows a finger that has gone past it.
///
/// b = (1 − 1/(x·c/d + 1))·d, x the distance past the edge, d the length of the bounds on that axis,
/// c the constant. Exact on recordings: 0.55 for touches, 0.715 for trackpads.
public enum RubberBand {
  /// How far content moves for a finger's distance past the edge, both at least 0; below d always.
  /// Bounds without a length do not stretch: 0.
  public static func offset(forDistance x: Double, length d: Double, constant c: Double) -> Double {
    guard d > 0, x > 0 else { return 0 }
    return (1 - 1 / (x * c / d + 1)) * d
  }

  /// The finger's distance for how far content has moved: the inverse, (d/c)·(1/(1 − b/d) − 1).
  /// Content cannot have moved by d or more; what is nearer to d than a thousandth is taken as that.
  public static func distance(forOffset b: Double, length d: Double, constant c: Double) -> Double {
    guard d > 0, b > 0, c > 0 else { return 0 }
    let share = min(b / d, 0.999)
    return d / c * (1 / (1 - share) - 1)
  }

  /// How far content that has moved by b past the edge moves per point of the finger: the
  /// derivative, c·(1 − b/d)²; 1 inside the edge.
  public static func slope(atOffset b: Double, length d: Double, constant c: Double) -> Double {
    guard b > 0 else { return 1 }
    guard d > 0 else { return 0 }
    let left = max(0, 1 - b / d)
    return c * left * left
  }

  /// An offset held to a range by the rubber band on both sides.
  public static func apply(
    _ raw: Double, to range: ClosedRange<Double>, length: Double, constant: Double
  ) -> Double {
    if raw > range.upperBound {
      return range.upperBound
        + offset(forDistance: raw - range.upperBound, length: length, constant: constant)
    }
    if raw < range.lowerBound {
      return range.lowerBound
        - offset(forDistance: range.lowerBound - raw, length: length, constant: constant)
    }
    return raw
  }

  /// The raw offset that `apply` maps to the given one.
  public static func invert(
    _ offset: Double, of range: ClosedRange<Double>, length: Double, constant: Double
  ) -> Double {
    if offset > range.upperBound {
      return range.upperBound
        + distance(forOffset: offset - range.upperBound, length: length, constant: constant)
    }
    if offset < range.lowerBound {
      return range.lowerBound
        - distance(forOffset: range.lowerBound - offset, length: length, constant: constant)
    }
    return offset
  }
}
