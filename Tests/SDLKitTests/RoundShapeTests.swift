import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct RoundShapeTests {
  @Test(arguments: [3.0, 6, 7.5, 22, 40])
  func aCircleHasItsArea(radius: Double) throws {
    let canvas = try drawn(100, 100) { $0.circle(Point(x: 50, y: 50), radius: radius, white) }
    #expect(abs(canvas.area() - .pi * radius * radius) < 0.004 * .pi * radius * radius + 0.1)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func aRingHasItsArea(width: Double) throws {
    let canvas = try drawn(60, 60) {
      $0.ring(Point(x: 30, y: 30), radius: 22, width: width, white)
    }
    let expected = Double.pi * (22 * 22 - (22 - width) * (22 - width))
    #expect(abs(canvas.area() - expected) < 0.01 * expected)
  }

  @Test(arguments: [2.0, 4, 6, 7.5, 12, 40])
  func aRoundedRectHasItsAreaAndIsSymmetric(radius: Double) throws {
    let canvas = try drawn(100, 90) {
      $0.roundedRect(Rect(x: 4, y: 3, width: 90, height: 81), radius: radius, white)
    }
    let expected = 90 * 81 - (4 - .pi) * radius * radius
    #expect(abs(canvas.area() - expected) < 1)
    for y in 0..<81 {
      for x in 0..<90 {
        let pixel = canvas.pixel(4 + x, 3 + y)
        #expect(pixel == canvas.pixel(4 + 89 - x, 3 + y))
        #expect(pixel == canvas.pixel(4 + x, 3 + 80 - y))
      }
    }
  }

  @Test func aRadiusBeyondHalfTheSideMakesAPill() throws {
    let canvas = try drawn(40, 20) {
      $0.roundedRect(Rect(x: 2, y: 2, width: 28, height: 15), radius: 1000, white)
    }
    #expect(canvas.ink == PixelRect(x: 2, y: 2, width: 28, height: 15))
    #expect(abs(canvas.area() - (28 * 15 - (4 - .pi) * 7.5 * 7.5)) < 1)
  }

  @Test(arguments: [(0.0, 1.0), (4, 1), (4, 2), (6, 8), (12, 3)])
  func aBorderStaysInItsBoxAndLeavesTheInsideAlone(radius: Double, width: Double) throws {
    let canvas = try drawn(50, 50) {
      $0.roundedBorder(
        Rect(x: 5, y: 5, width: 40, height: 30), radius: radius, width: width, white)
    }
    #expect(canvas.ink == PixelRect(x: 5, y: 5, width: 40, height: 30))
    let inner = max(0, radius - width)
    let hole = (40 - 2 * width) * (30 - 2 * width) - (4 - .pi) * inner * inner
    let expected = 1200 - (4 - .pi) * radius * radius - hole
    #expect(abs(canvas.area() - expected) < 1.5)
    #expect(canvas.pixel(25, 20) == Color(0))
    #expect(canvas.pixel(25, 5) == white)
    #expect(canvas.pixel(25, 5 + Int(width)) == Color(0))
  }

  @Test func aCornerMaskIsWhatTheRoundedRectLeaves() throws {
    let box = Rect(x: 0, y: 0, width: 33, height: 27)
    let mask = try drawn(33, 27) { $0.append(.cornerMask(box, radius: 9.5, white)) }
    let rounded = try drawn(33, 27) { $0.roundedRect(box, radius: 9.5, white) }
    for y in 0..<27 {
      for x in 0..<33 {
        let sum = Int(mask.pixel(x, y).red) + Int(rounded.pixel(x, y).red)
        #expect(abs(sum - 255) <= 1)
      }
    }
  }

  @Test func movingACircleByWholePixelsMovesItsPixels() throws {
    let first = try drawn(30, 30) { $0.circle(Point(x: 10.2, y: 10.7), radius: 6, white) }
    let second = try drawn(30, 30) { $0.circle(Point(x: 15.2, y: 12.7), radius: 6, white) }
    for y in 0..<20 {
      for x in 0..<20 { #expect(first.pixel(x, y) == second.pixel(x + 5, y + 2)) }
    }
  }
}
