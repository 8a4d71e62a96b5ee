import Drawing

/// Collects figures and prints them, as JSON and as a table.
struct BenchReport {
  private struct Figure {
    let name: String
    let value: Double?
    let unit: String
    let decimals: Int
    let aim: String
  }

  private var figures: [Figure] = []

  /// Adds a figure; nil is one that could not be measured here.
  mutating func add(
    _ name: String, _ value: Double?, _ unit: String, decimals: Int = 2, aim: String = ""
  ) {
    figures.append(
      Figure(name: name, value: value, unit: unit, decimals: decimals, aim: aim))
  }

  /// One JSON object of figures, then the table.
  func print() {
    let fields = figures.map { figure in
      let name = figure.name + (figure.unit.isEmpty ? "" : " (\(figure.unit))")
      return "  \"\(name)\": \(figure.value.map { text($0, figure.decimals) } ?? "null")"
    }
    Swift.print("{\n\(fields.joined(separator: ",\n"))\n}\n")
    let width = figures.map(\.name.count).max() ?? 0
    for figure in figures {
      let value = figure.value.map { text($0, figure.decimals) } ?? "–"
      let left = figure.name + String(repeating: " ", count: width - figure.name.count)
      let middle = String(repeating: " ", count: max(0, 10 - value.count)) + value
      let unit = figure.unit + String(repeating: " ", count: max(0, 6 - figure.unit.count))
      Swift.print("\(left)\(middle) \(unit)\(figure.aim.isEmpty ? "" : "  aim: \(figure.aim)")")
    }
  }

  private func text(_ value: Double, _ decimals: Int) -> String {
    let text = NumberText.string(value, decimals: decimals)
    return String(text.map { $0 == "\u{2212}" ? "-" : $0 })
  }
}
