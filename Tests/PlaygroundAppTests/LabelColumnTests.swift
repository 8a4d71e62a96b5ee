import Testing

@testable import PlaygroundApp

@Suite struct LabelColumnTests {
  private func solved(
    _ wanted: [Double], pitch: Double = 18, in range: ClosedRange<Double> = -1e6...1e6
  ) -> [Double] {
    var column = LabelColumn(pitch: pitch)
    for place in wanted { column.add(at: place) }
    column.solve(in: range)
    return column.places
  }

  @Test func labelsFarEnoughApartStay() {
    #expect(solved([10, 28, 100, 300]) == [10, 28, 100, 300])
    #expect(solved([]) == [])
    #expect(solved([5]) == [5])
  }

  @Test func twoThatAreTooNearArePushedApartEvenly() {
    #expect(solved([100, 108]) == [95, 113])
    #expect(solved([100, 100]) == [91, 109])
    #expect(solved([100, 100, 100]) == [82, 100, 118])
  }

  @Test func aColumnIsUsedAgain() {
    var column = LabelColumn()
    column.add(at: 0)
    column.add(at: 0)
    column.solve(in: -100...100)
    column.removeAll()
    column.add(at: 40)
    column.solve(in: -100...100)
    #expect(column.places == [40])
  }

  @Test func theRangeHoldsAllThatFit() {
    #expect(solved([0, 2], in: 10...100) == [10, 28])
    #expect(solved([98, 99], in: 10...100) == [82, 100])
    // Too short for all: the first stands at the top.
    #expect(solved([0, 0, 0], in: 10...20) == [10, 28, 46])
  }

  @Test func pitchOrderAndRangeHoldForRandomColumns() {
    let seed = Seeded.fresh("label column")
    var random = Seeded(seed)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...9, using: &random)
      let wanted = (0..<count).map { _ in Double.random(in: 0...400, using: &random) }.sorted()
      let places = solved(wanted, in: 8...800)
      for (before, after) in zip(places, places.dropFirst()) {
        #expect(after - before >= 18 - 1e-9, "seed \(seed), \(wanted)")
      }
      #expect((places.first ?? 8) >= 8, "seed \(seed), \(wanted)")
      #expect((places.last ?? 8) <= 800, "seed \(seed), \(wanted)")
    }
  }

  @Test func noOtherPlacementIsNearer() {
    let seed = Seeded.fresh("label column, least squares")
    var random = Seeded(seed)
    for _ in 0..<40 {
      let wanted = (0..<3).map { _ in Double(Int.random(in: 0...12, using: &random)) }.sorted()
      let places = solved(wanted, pitch: 4)
      #expect(
        cost(places, wanted) <= bestOnGrid(wanted, pitch: 4) + 1e-9, "seed \(seed), \(wanted)")
    }
  }

  private func cost(_ places: [Double], _ wanted: [Double]) -> Double {
    zip(places, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// The least cost of three labels on a grid of halves.
  private func bestOnGrid(_ wanted: [Double], pitch: Double) -> Double {
    var best = Double.infinity
    let grid = stride(from: -10.0, through: 24, by: 0.5)
    for first in grid {
      for second in grid where second >= first + pitch {
        for third in grid where third >= second + pitch {
          best = min(best, cost([first, second, third], wanted))
        }
      }
    }
    return best
  }
}
