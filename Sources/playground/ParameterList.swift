import ParallaxCore

/// Every constant as text, a line each, in columns.
enum ParameterList {
  static func text() -> String {
    let rows = Parameter.all.map { row in
      [
        row.name, number(row, row.defaultValue),
        "\(number(row, row.range.lowerBound)) … \(number(row, row.range.upperBound))",
        row.unit == .percent ? "" : row.unit.symbol, row.summary,
      ]
    }
    let heads = ["name", "default", "range", "unit", "meaning"]
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heads] + rows).map { row in
      row.enumerated().map { column, cell in
        column == heads.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The value as `--set` takes it.
  private static func number(_ row: Parameter, _ value: Double) -> String {
    if case .flag = row.storage { return value == 1 ? "true" : "false" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
