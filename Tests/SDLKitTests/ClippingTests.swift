import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct ClippingTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, .leastNonzeroMagnitude, 0, -0.0, -5,
    3.5, 1e-9, .greatestFiniteMagnitude,
  ]

  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func noCoordinateTrapsOrDrawsOutsideTheClip(seed: UInt64) throws {
    var random = Seeded(seed)
    let icons = try IconStore(folder: packageFolder + "/Assets/icons")
    let images = ImageStore()
    let image = try images.register(packageFolder + "/Assets/art/2-sun.png")
    let assets = Assets(fonts: try FontStore(), images: images, icons: icons)
    let canvas = try Canvas(width: 40, height: 30, assets: assets)
    let clip = PixelRect(x: 8, y: 6, width: 20, height: 15)
    for _ in 0..<100 {
      func number() -> Double {
        Bool.random(using: &random)
          ? Self.odd.randomElement(using: &random) ?? 0 : .random(in: -60...60, using: &random)
      }
      func point() -> Point { Point(x: number(), y: number()) }
      func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
      var list = DrawList()
      if Bool.random(using: &random) { list.append(.popClip) }
      list.rect(rect(), white.opacity(0.5))
      list.append(.gradient(rect(), top: white, bottom: Color(0x112233)))
      list.roundedRect(rect(), radius: number(), white)
      list.roundedBorder(rect(), radius: number(), width: number(), white)
      list.append(.cornerMask(rect(), radius: number(), white))
      list.circle(point(), radius: number(), white)
      list.ring(point(), radius: number(), width: number(), white)
      list.line(from: point(), to: point(), width: number(), white)
      let level = number()
      list.line(
        from: Point(x: number(), y: level), to: Point(x: number(), y: level), width: number(),
        white, dash: Dash(on: number(), off: number()))
      list.line(
        from: point(), to: point(), width: number(), white, dash: Dash(on: number(), off: number()))
      list.polyline(width: number(), white) { points in
        for _ in 0..<5 { points.append(point()) }
      }
      list.polygon(point(), point(), point(), point(), color: white)
      // Pictures are scaled to any size that is asked for; keep this test fast.
      list.append(
        .image(image, in: Rect(x: number(), y: number(), width: 9, height: 7), opacity: number()))
      list.icon(.eye, in: rect(), white)
      list.text("Text", at: point(), style: .body, white, maxWidth: number())
      list.number(number(), decimals: 1, at: point(), style: .caption, white)
      list.append(.pushClip(rect()))
      list.rect(rect(), white)
      let scale = Bool.random(using: &random) ? 1 : number()
      canvas.draw(list, origin: point(), scale: scale, clip: clip)
      canvas.draw(list, origin: .zero, scale: 1, clip: clip)
    }
    let ink = canvas.ink
    #expect(ink.intersection(clip) == ink, "seed \(seed)")
  }

  @Test func clipsNestAndEnd() throws {
    let canvas = try drawn(20, 20) { list in
      list.clipped(to: Rect(x: 2, y: 2, width: 10, height: 10)) { list in
        list.clipped(to: Rect(x: 8, y: 8, width: 10, height: 10)) { list in
          list.rect(Rect(x: 0, y: 0, width: 20, height: 20), white)
        }
        list.rect(Rect(x: 0, y: 0, width: 3, height: 20), white)
      }
      list.rect(Rect(x: 19, y: 19, width: 1, height: 1), white)
    }
    #expect(canvas.area() == 16 + 10 + 1)
  }

  @Test func aClipCutsEveryShapeWithoutChangingIt() throws {
    let fill: (inout DrawList) -> Void = { list in
      list.roundedRect(Rect(x: 2, y: 2, width: 30, height: 25), radius: 9, Color(0x804020))
      list.ring(Point(x: 20, y: 15), radius: 11, width: 3, white.opacity(0.7))
      list.line(from: Point(x: 1, y: 3), to: Point(x: 36, y: 26), width: 3, Color(0x20C040))
      list.polygon(
        Point(x: 5, y: 5), Point(x: 33, y: 9), Point(x: 12, y: 28), color: white.opacity(0.3))
      list.polyline(width: 2.5, Color(0x5AD8C8)) { points in
        for index in 0..<35 {
          points.append(Point(x: Double(index), y: index % 2 == 0 ? 4 : 25))
        }
      }
    }
    let whole = try drawn(40, 30, fill)
    let clip = PixelRect(x: 9, y: 7, width: 17, height: 12)
    let cut = try drawn(40, 30, clip: clip, fill)
    for y in 0..<30 {
      for x in 0..<40 {
        guard clip.contains(x: x, y: y) else {
          #expect(cut.pixel(x, y) == Color(0))
          continue
        }
        // Segments are cut at the clip, which may move a rounding by one step.
        #expect(abs(Int(cut.pixel(x, y).green) - Int(whole.pixel(x, y).green)) <= 2)
      }
    }
  }
}
