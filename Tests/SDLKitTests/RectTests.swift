import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct RectTests {
  @Test func aTranslucentRectBlendsExactly() throws {
    for alpha in [1, 7, 64, 127, 128, 200, 254] {
      for under in [0, 13, 128, 255] {
        var color = Color(0xC81E05)
        color.alpha = UInt8(alpha)
        let ground = Color(UInt32(under) << 16 | UInt32(under) << 8 | UInt32(under))
        let canvas = try drawn(2, 1) { list in
          list.rect(Rect(x: 0, y: 0, width: 2, height: 1), ground)
          list.rect(Rect(x: 0, y: 0, width: 1, height: 1), color)
        }
        func expected(_ over: UInt8) -> UInt8 {
          let sum = Double(over) * Double(alpha) + Double(under) * Double(255 - alpha)
          return UInt8((sum / 255).rounded())
        }
        let pixel = canvas.pixel(0, 0)
        #expect(pixel.red == expected(color.red))
        #expect(pixel.green == expected(color.green))
        #expect(pixel.blue == expected(color.blue))
        #expect(canvas.pixel(1, 0) == ground)
      }
    }
  }

  @Test(arguments: [11, 12] as [UInt64])
  func adjoiningTranslucentRectsLeaveNoSeamAndNeverOverlap(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<20 {
      let scale = Double(Int.random(in: 8...36, using: &random)) / 12
      var edges = (0..<6).map { _ in Double.random(in: 1...30, using: &random) }
      edges.sort()
      let canvas = try drawn(100, 3, scale: scale) { list in
        for (left, right) in zip(edges, edges.dropFirst()) {
          list.rect(
            Rect(x: left, y: 0, width: right - left, height: 9), white.opacity(0.5))
        }
      }
      let box = canvas.ink
      let values = Set((box.x..<box.maxX).map { canvas.pixel($0, 1).red })
      #expect(values.count <= 1, "seed \(seed), scale \(scale)")
    }
  }

  @Test func aGradientRunsFromTopToBottom() throws {
    let canvas = try drawn(1, 4) { list in
      list.append(
        .gradient(Rect(x: 0, y: 0, width: 1, height: 4), top: Color(0), bottom: white))
    }
    #expect((0..<4).map { canvas.pixel(0, $0).red } == [32, 96, 159, 223])
  }
}
