/// Keeps labels of a column apart: each as near to where it belongs as its neighbours allow.
///
/// Labels closer than the pitch are pushed apart evenly and keep their order. Among all placements
/// with the pitch, the squared distances from the wanted places are least: the pooled averages of an
/// isotonic regression.
struct LabelColumn {
  /// The least distance of two neighbours.
  let pitch: Double
  /// The places, in the order of `add`; wanted ones until `solve`.
  private(set) var places: [Double] = []
  private var blocks: [(sum: Double, count: Int)] = []

  init(pitch: Double = 18) { self.pitch = pitch }

  mutating func removeAll() { places.removeAll(keepingCapacity: true) }

  /// Adds a label that wants to be at y; the calls come in rising order of y.
  mutating func add(at y: Double) { places.append(y) }

  /// Moves the labels apart and then, as one, into the range; a range too short for all starts with
  /// the first at its top.
  mutating func solve(in range: ClosedRange<Double>) {
    guard !places.isEmpty else { return }
    blocks.removeAll(keepingCapacity: true)
    for (index, place) in places.enumerated() {
      blocks.append((place - Double(index) * pitch, 1))
      while blocks.count > 1, let last = blocks.last {
        let before = blocks[blocks.count - 2]
        guard before.sum / Double(before.count) > last.sum / Double(last.count) else { break }
        blocks.removeLast()
        blocks[blocks.count - 1] = (before.sum + last.sum, before.count + last.count)
      }
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        places[index] = block.sum / Double(block.count) + Double(index) * pitch
        index += 1
      }
    }
    holdInside(range)
  }

  private mutating func holdInside(_ range: ClosedRange<Double>) {
    var limit = range.upperBound
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - pitch
    }
    limit = range.lowerBound
    for index in places.indices {
      places[index] = max(places[index], limit)
      limit = places[index] + pitch
    }
  }
}
