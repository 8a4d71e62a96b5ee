/// Figures of one kind, and what is said of them.
struct Samples {
  private var values: [Double] = []

  mutating func append(_ value: Double) { values.append(value) }

  /// The value that a share of all is at most.
  func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let index = Int((Double(sorted.count) * share).rounded(.up)) - 1
    return sorted.indices.contains(index) ? sorted[index] : last
  }
}
