import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct PlacementTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func neighboursShareEveryEdge(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<2000 {
      let placement = Placement(
        origin: Point(x: .random(in: -50...50, using: &random), y: 0),
        scale: Double(Int.random(in: 4...48, using: &random)) / 12)
      let x = Double.random(in: -500...500, using: &random)
      let first = Double.random(in: 0...40, using: &random)
      let second = Double.random(in: 0...40, using: &random)
      let left = placement.pixels(Rect(x: x, y: 0, width: first, height: 10))
      let right = placement.pixels(
        Rect(x: x + first, y: 0, width: second, height: 10))
      if let left, let right { #expect(left.maxX == right.x, "seed \(seed)") }
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func aLargerCoordinateNeverLandsOnASmallerPixel(seed: UInt64) throws {
    var random = Seeded(seed)
    let placement = Placement(origin: Point(x: 0.3, y: -7.9), scale: 8.0 / 12)
    var values = (0..<2000).map { _ in Double.random(in: -1e4...1e4, using: &random) }
    values.sort()
    let edges = try values.map { try #require(placement.edgeX($0)) }
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
  }

  @Test func halvesRoundUpOnBothSidesOfZero() {
    let placement = Placement(origin: .zero, scale: 1)
    #expect(placement.edgeX(0.5) == 1)
    #expect(placement.edgeX(-0.5) == 0)
    #expect(placement.edgeX(-0.51) == -1)
  }

  @Test func whatIsNotANumberHasNoPixelAndHugeValuesAreHeld() {
    let placement = Placement(origin: .zero, scale: 1)
    #expect(placement.edgeX(.nan) == nil)
    #expect(placement.edgeX(.infinity) == 16_777_216)
    #expect(placement.edgeY(-1e300) == -16_777_216)
    #expect(placement.length(.nan) == 0)
    #expect(placement.pixels(Rect(x: .nan, y: 0, width: 1, height: 1)) == nil)
    #expect(placement.pixels(Rect(x: 0, y: 0, width: 0, height: 1)) == nil)
  }
}
