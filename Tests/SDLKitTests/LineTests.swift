import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct LineTests {
  @Test func aLevelLineIsOneRowAtItsTopEdge() throws {
    let canvas = try drawn(20, 20) {
      $0.line(from: Point(x: 3, y: 7), to: Point(x: 13, y: 7), white)
    }
    #expect(canvas.ink == PixelRect(x: 3, y: 7, width: 10, height: 1))
    #expect(canvas.area() == 10)
  }

  @Test func anUprightLineIsOneColumnAtItsLeftEdgeAndNeverThinnerThanAPixel() throws {
    let canvas = try drawn(20, 20, scale: 0.5) {
      $0.line(from: Point(x: 9, y: 30), to: Point(x: 9, y: 4), width: 0.25, white)
    }
    #expect(canvas.ink == PixelRect(x: 5, y: 2, width: 1, height: 13))
    #expect(canvas.area() == 13)
  }

  @Test(arguments: [false, true])
  func dashesAlternateFromTheStart(isReversed: Bool) throws {
    let ends = [Point(x: 0, y: 1), Point(x: 18, y: 1)]
    let canvas = try drawn(18, 3) {
      $0.line(
        from: isReversed ? ends[1] : ends[0], to: isReversed ? ends[0] : ends[1], white,
        dash: Dash(on: 2, off: 4))
    }
    let lit = (0..<18).filter { canvas.pixel(isReversed ? 17 - $0 : $0, 1) == white }
    #expect(lit == [0, 1, 6, 7, 12, 13])
  }

  @Test(arguments: [1.0, 1.5, 2, 5])
  func aSlantedLineHasItsArea(width: Double) throws {
    for end in [Point(x: 90, y: 20), Point(x: 80, y: 85), Point(x: 14, y: 90)] {
      let canvas = try drawn(100, 100) {
        $0.line(from: Point(x: 10, y: 10), to: end, width: width, white)
      }
      let length = ((end.x - 10) * (end.x - 10) + (end.y - 10) * (end.y - 10)).squareRoot()
      #expect(abs(canvas.area() - length * width) < 0.03 * length * width + 0.5)
    }
  }

  @Test func slantedDashesCoverTheirShare() throws {
    let canvas = try drawn(120, 120) {
      $0.line(
        from: Point(x: 10, y: 10), to: Point(x: 82, y: 106), width: 2, white,
        dash: Dash(on: 8, off: 4))
    }
    #expect(abs(canvas.area() - 160) < 5)
  }

  @Test(arguments: [0.0, 0.2, 1, 5, 200])
  func aPolylineHasItsAreaHoweverSteep(slope: Double) throws {
    let canvas = try drawn(80, 420) { list in
      list.polyline(width: 2, white) { points in
        for index in 0...20 {
          points.append(
            Point(x: 10 + Double(index), y: 20 + Double(index) * slope * (slope > 100 ? 0.1 : 1)))
        }
      }
    }
    let rise = slope * (slope > 100 ? 0.1 : 1)
    let length = 20 * (1 + rise * rise).squareRoot()
    #expect(abs(canvas.area() - (2 * length + .pi)) < 0.03 * length + 0.6)
  }

  @Test func aTranslucentPolylineIsNotDarkerAtItsJoints() throws {
    let canvas = try drawn(100, 40) { list in
      list.polyline(width: 4, white.opacity(0.5)) { points in
        for index in 0..<80 { points.append(Point(x: 10 + Double(index), y: 20)) }
      }
    }
    #expect((12..<88).allSatisfy { canvas.pixel($0, 19).red == 128 })
  }

  @Test func aJumpStraightUpInAPolylineIsAsWideAsTheRest() throws {
    let canvas = try drawn(40, 100) { list in
      list.polyline(width: 2, white) { points in
        points.append(Point(x: 20, y: 10))
        points.append(Point(x: 20, y: 90))
      }
    }
    #expect(canvas.area(in: PixelRect(x: 0, y: 50, width: 40, height: 1)) == 2)
  }
}
