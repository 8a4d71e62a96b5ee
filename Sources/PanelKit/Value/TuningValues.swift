import ParallaxCore

/// All parameters of one tuning, read once for as long as it stays the same.
struct TuningValues: Sendable {
  private(set) var tuning: Tuning
  /// The numbers stored.
  private(set) var stored: [Double] = []
  /// The numbers in force.
  private(set) var effective: [Double] = []
  private(set) var isLinked: [Bool] = []
  private(set) var isModified: [Bool] = []

  init(_ tuning: Tuning) {
    self.tuning = tuning
    read()
  }

  mutating func refresh(_ tuning: Tuning) {
    guard tuning != self.tuning else { return }
    self.tuning = tuning
    read()
  }

  /// How many parameters differ from their defaults. A link's switch counts with what it links.
  func modifiedCount(in section: Parameter.Section? = nil) -> Int {
    var count = 0
    for (index, row) in ParameterTable.shared.rows.enumerated()
    where isModified[index] && row.linkOwner == nil {
      if section == nil || section == row.parameter.section { count += 1 }
    }
    return count
  }

  /// The offset at which the pinned header is open: rest inset − max Y.
  var openRest: Double { tuning.header.effectiveRestInset - tuning.header.maxY }

  private mutating func read() {
    stored.removeAll(keepingCapacity: true)
    effective.removeAll(keepingCapacity: true)
    isLinked.removeAll(keepingCapacity: true)
    isModified.removeAll(keepingCapacity: true)
    for row in ParameterTable.shared.rows {
      let linked = row.parameter.link.map { tuning[keyPath: $0.isOn] } ?? false
      let value = row.parameter[tuning]
      stored.append(value)
      effective.append(row.parameter.effectiveValue(in: tuning))
      isLinked.append(linked)
      isModified.append(
        linked != row.isLinkedByDefault || (!linked && value != row.defaultValue))
    }
  }
}
