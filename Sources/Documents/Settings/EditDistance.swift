extension String {
  /// How many letters must be added, dropped or changed to make one name of another, case ignored.
  func distance(to other: String) -> Int {
    let target = Array(other.lowercased().prefix(100))
    var row = Array(0...target.count)
    for (index, letter) in lowercased().prefix(100).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let changed = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
