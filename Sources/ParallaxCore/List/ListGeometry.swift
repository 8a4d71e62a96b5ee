/// Where the rows of a list are: from 0 downwards, in content points.
///
/// Rows of one height cost nothing; varying ones keep their tops, so that a row is found in
/// O(log n).
public struct ListGeometry: Hashable, Sendable {
  /// How many rows there are.
  public let count: Int
  private let rowHeight: Double
  /// The top of each row and the end of the last; empty where all rows are `rowHeight` high.
  private let tops: [Double]

  /// Rows of one height; a negative count or height counts as 0.
  public init(count: Int, rowHeight: Double) {
    self.count = max(0, count)
    self.rowHeight = max(0, rowHeight)
    tops = []
  }

  /// Rows of the given heights; negative ones count as 0.
  public init(heights: some Sequence<Double>) {
    var tops = [0.0]
    var end = 0.0
    for height in heights {
      end += max(0, height)
      tops.append(end)
    }
    self.tops = tops
    count = tops.count - 1
    rowHeight = 0
  }

  /// The rows a tuning describes: with a variation, row i is higher by the variation times a fixed
  /// fraction, the same in every run.
  public init(_ list: Tuning.List) {
    guard list.heightVariation > 0 else {
      self.init(count: list.rows, rowHeight: list.rowHeight)
      return
    }
    self.init(
      heights: (0..<max(0, list.rows)).lazy.map { row in
        // The golden ratio's fraction spreads evenly and never repeats in sight.
        let fraction = (Double(row) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
        return list.rowHeight + (list.heightVariation * fraction).rounded()
      })
  }

  /// The height of all rows.
  public var height: Double { tops.last ?? Double(count) * rowHeight }

  /// The top of a row; `count` gives the end of the last. Others are held to that range.
  public func top(ofRow row: Int) -> Double {
    let row = min(max(row, 0), count)
    return tops.isEmpty ? Double(row) * rowHeight : tops[row]
  }

  /// The rows that share any height with a stretch of content; empty where none does.
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    let first = row(at: top)
    return first..<max(first, min(count, row(at: bottom, isEnd: true) + 1))
  }

  /// The row that contains a place; with `isEnd`, the row that a stretch ending there still touches.
  private func row(at y: Double, isEnd: Bool = false) -> Int {
    if tops.isEmpty {
      guard rowHeight > 0 else { return 0 }
      let place = (y / rowHeight).clamped(0, Double(count))
      let whole = place.rounded(.down)
      return min(max(Int(isEnd && place == whole ? whole - 1 : whole), 0), count - 1)
    }
    // The first row whose end is below the place (at it, for a stretch that ends there).
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if isEnd ? tops[middle + 1] >= y : tops[middle + 1] > y {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
