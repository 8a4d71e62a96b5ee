/// Where the rows of a list and the headers of its sections are: from 0 downwards, in content points.
///
/// Rows of one height cost nothing; varying ones keep their tops, so that a row is found in
/// O(log n). The rows are shared out evenly among the sections, each of which begins with its header.
public struct ListGeometry: Hashable, Sendable {
  /// How many rows there are.
  public let count: Int
  /// The number of the first row: 0, and one less for every row that was added above it. A row keeps
  /// its number, and with it its height.
  public let firstNumber: Int
  /// How many sections there are, each with a header; 0 where the list is one run of rows.
  public let sectionCount: Int
  /// The height of a section's header.
  public let sectionHeaderHeight: Double
  private let rowHeight: Double
  /// How much height is before each row, headers left out, and after the last; empty where all rows
  /// are `rowHeight` high.
  private let heights: [Double]

  /// Rows of one height; a negative count or height counts as 0, and there are no more sections than
  /// rows.
  public init(
    count: Int, rowHeight: Double, firstNumber: Int = 0, sections: Int = 0,
    sectionHeaderHeight: Double = 0
  ) {
    self.count = max(0, count)
    self.rowHeight = max(0, rowHeight)
    self.firstNumber = firstNumber
    sectionCount = min(max(0, sections), self.count)
    self.sectionHeaderHeight = max(0, sectionHeaderHeight)
    heights = []
  }

  /// Rows of the given heights; negative ones count as 0.
  public init(
    heights rowHeights: some Sequence<Double>, firstNumber: Int = 0, sections: Int = 0,
    sectionHeaderHeight: Double = 0
  ) {
    var heights = [0.0]
    var end = 0.0
    for height in rowHeights {
      end += max(0, height)
      heights.append(end)
    }
    self.heights = heights
    count = heights.count - 1
    rowHeight = 0
    self.firstNumber = firstNumber
    sectionCount = min(max(0, sections), count)
    self.sectionHeaderHeight = max(0, sectionHeaderHeight)
  }

  /// The rows a tuning describes, of which some were added above the first: with a variation, a row
  /// is higher by the variation times a fraction fixed by its number, the same in every run.
  public init(_ list: Tuning.List, prepended: Int = 0) {
    guard list.heightVariation > 0 else {
      self.init(
        count: list.rows, rowHeight: list.rowHeight, firstNumber: -prepended,
        sections: list.sections, sectionHeaderHeight: list.sectionHeaderHeight)
      return
    }
    self.init(
      heights: (0..<max(0, list.rows)).lazy.map { row in
        // The golden ratio's fraction spreads evenly and never repeats in sight.
        let place = Double(row - prepended) * 0.618_033_988_749_895
        return list.rowHeight + (list.heightVariation * (place - place.rounded(.down))).rounded()
      },
      firstNumber: -prepended, sections: list.sections,
      sectionHeaderHeight: list.sectionHeaderHeight)
  }

  /// The height of all rows and headers.
  public var height: Double {
    heightOfRows(before: count) + Double(sectionCount) * sectionHeaderHeight
  }

  /// The top of a row; `count` gives the end of the last. Others are held to that range.
  public func top(ofRow row: Int) -> Double {
    let row = min(max(row, 0), count)
    guard row < count else { return height }
    return heightOfRows(before: row) + headerHeight(aboveRow: row)
  }

  /// The bottom of a row, which is the next one's top but at a section's end.
  public func bottom(ofRow row: Int) -> Double {
    let row = min(max(row, 0), count - 1)
    guard row >= 0 else { return 0 }
    return heightOfRows(before: row + 1) + headerHeight(aboveRow: row)
  }

  /// The rows that share any height with a stretch of content; empty where none does.
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    let first = Self.first(of: count) { self.bottom(ofRow: $0) > top }
    return first..<max(first, Self.first(of: count) { self.top(ofRow: $0) >= bottom })
  }

  /// The sections that share any height with a stretch of content; empty where none does.
  public func sections(from top: Double, to bottom: Double) -> Range<Int> {
    guard sectionCount > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    let first = Self.first(of: sectionCount) { self.top(ofSection: $0 + 1) > top }
    return first..<max(first, Self.first(of: sectionCount) { self.top(ofSection: $0) >= bottom })
  }

  /// The section that a row belongs to; 0 where there are none.
  public func section(ofRow row: Int) -> Int {
    guard sectionCount > 0 else { return 0 }
    return ((row + 1) * sectionCount + count - 1) / count - 1
  }

  /// The first row of a section, and `count` after the last.
  public func firstRow(ofSection section: Int) -> Int {
    guard sectionCount > 0 else { return 0 }
    return min(max(section, 0), sectionCount) * count / sectionCount
  }

  /// The top of a section's header; `sectionCount` gives the end of the list.
  public func top(ofSection section: Int) -> Double {
    let section = min(max(section, 0), sectionCount)
    return heightOfRows(before: firstRow(ofSection: section))
      + Double(section) * sectionHeaderHeight
  }

  private func heightOfRows(before row: Int) -> Double {
    heights.isEmpty ? Double(row) * rowHeight : heights[row]
  }

  private func headerHeight(aboveRow row: Int) -> Double {
    sectionCount > 0 ? Double(section(ofRow: row) + 1) * sectionHeaderHeight : 0
  }

  /// The first index for which a condition holds that holds for all after it; `count` if none.
  private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
