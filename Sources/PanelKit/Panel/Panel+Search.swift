import ParallaxCore

extension Panel {
  /// Matches every parameter against the search: each of its words must occur in the title, the
  /// dotted name or the summary.
  mutating func matchSearch() {
    let words = search.string.lowercased().split(separator: " ").map { Array($0.utf8) }
    for (index, row) in table.rows.enumerated() {
      isMatch[index] = words.allSatisfy { row.searchText.contains($0) }
    }
    openRestMatches = words.allSatisfy { Self.openRestText.contains($0) }
    for section in closedWhileFiltering.indices { closedWhileFiltering[section] = false }
  }

  private static let openRestText = Array("open rest rest inset − max y".utf8)

  /// How many rows the search found, a switch as one.
  var foundCount: Int {
    table.entries.indices.reduce(0) { passes(entry: $1) ? $0 + 1 : $0 }
  }
}

extension Array where Element == UInt8 {
  /// Whether the bytes occur in a row.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return part.isEmpty
      || (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
