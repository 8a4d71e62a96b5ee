import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct PolygonTests {
  @Test(arguments: [21, 22, 23] as [UInt64])
  func aTriangleHasItsArea(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<40 {
      let corners = (0..<3).map { _ in
        Point(x: .random(in: 1...49, using: &random), y: .random(in: 1...49, using: &random))
      }
      let canvas = try drawn(50, 50) {
        $0.polygon(corners[0], corners[1], corners[2], color: white)
      }
      let ab = Point(x: corners[1].x - corners[0].x, y: corners[1].y - corners[0].y)
      let ac = Point(x: corners[2].x - corners[0].x, y: corners[2].y - corners[0].y)
      let expected = abs(ab.x * ac.y - ab.y * ac.x) / 2
      #expect(abs(canvas.area() - expected) < 0.6, "seed \(seed) \(corners)")
    }
  }

  @Test func aPolygonOnWholePixelsIsARectangle() throws {
    let canvas = try drawn(20, 20) {
      $0.polygon(
        Point(x: 3, y: 4), Point(x: 12, y: 4), Point(x: 12, y: 9), Point(x: 3, y: 9), color: white)
    }
    #expect(canvas.ink == PixelRect(x: 3, y: 4, width: 9, height: 5))
    #expect(canvas.area() == 45)
  }

  @Test func aPolygonBeyondTheClipIsCut() throws {
    let canvas = try drawn(20, 20, clip: PixelRect(x: 5, y: 6, width: 7, height: 8)) {
      $0.polygon(
        Point(x: -1000, y: -1000), Point(x: 1000, y: -900), Point(x: 0, y: 5000), color: white)
    }
    #expect(canvas.ink == PixelRect(x: 5, y: 6, width: 7, height: 8))
    #expect(canvas.area() == 56)
  }
}
