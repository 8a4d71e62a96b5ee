import Drawing
import Foundation
import ParallaxCore
import SDLKit
import Testing

@Suite struct ImageTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sdlkit-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func refusal(_ path: String) -> String {
    do throws(AssetError) {
      _ = try ImageStore().register(path)
      return "accepted"
    } catch {
      #expect(error.path == path)
      #expect(!error.description.contains("\n"))
      return error.reason
    }
  }

  /// A PNG's signature and header that claims a size.
  private func header(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test func theGateRefusesWhatIsNoPicture() throws {
    #expect(refusal("\(folder)/none.png").contains("No such file"))
    #expect(refusal(folder).contains("is not a file"))
    #expect(refusal(try file("a.png", [])).contains("neither"))
    #expect(refusal(try file("b.png", Array("GIF89a, really".utf8))).contains("neither"))
    #expect(
      refusal(try file("c.png", Array(header(width: 9, height: 9).prefix(20))))
        .contains("without its header"))
    #expect(refusal(try file("d.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2])).contains("JPEG"))
  }

  @Test func theGateRefusesEnormousSizesBeforeDecoding() throws {
    #expect(refusal(try file("a.png", header(width: 20000, height: 1))).contains("20000 x 1"))
    #expect(refusal(try file("b.png", header(width: .max, height: .max))).contains("16384"))
    #expect(refusal(try file("c.png", header(width: 16384, height: 16384))).contains("million"))
    #expect(refusal(try file("d.png", header(width: 0, height: 5))).contains("0 pixels"))
  }

  @Test func aJPEGHeaderIsFoundBehindOtherSegments() throws {
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 0,
      0, 0,
    ]
    let store = ImageStore()
    let id = try store.register(try file("a.jpg", bytes))
    #expect(store.pixelSize(of: id) == Size(width: 0x304, height: 0x102))
  }

  @Test func aTruncatedPictureDrawsNothingAndIsReportedOnce() throws {
    let whole = try drawn(40, 40) { $0.circle(Point(x: 20, y: 20), radius: 15, white) }.pngData()
    let path = try file("cut.png", Array(whole.prefix(whole.count / 2)))
    let store = ImageStore()
    let id = try store.register(path)
    let canvas = try drawn(40, 40, assets: Assets(images: store)) {
      $0.append(.image(id, in: Rect(x: 0, y: 0, width: 10, height: 10), opacity: 1))
    }
    #expect(canvas.area() == 0)
    #expect(store.takeFailures().first?.path == path)
    #expect(store.takeFailures().isEmpty)
  }

  @Test(arguments: [39, 40, 60, 119, 120, 240])
  func scalingKeepsTheMeanColour(side: Int) throws {
    var random = Seeded(41)
    let source = try drawn(120, 120) { list in
      for _ in 0..<300 {
        list.rect(
          Rect(
            x: .random(in: 0...110, using: &random), y: .random(in: 0...110, using: &random),
            width: 9, height: 9), Color(.random(in: 0...0xFFFFFF, using: &random)))
      }
    }
    let path = "\(folder)/mean-\(side).png"
    try source.savePNG(to: path)
    let store = ImageStore()
    let id = try store.register(path)
    let canvas = try drawn(side, side, assets: Assets(images: store)) {
      $0.append(
        .image(id, in: Rect(x: 0, y: 0, width: Double(side), height: Double(side)), opacity: 1))
    }
    let before = source.area() / Double(120 * 120)
    let after = canvas.area() / Double(side * side)
    #expect(abs(before - after) < 0.004)
    if side == 120 { #expect(canvas.pixels == source.pixels) }
  }

  @Test func aPictureIsBlendedFadedAndMovedByWholePixels() throws {
    let store = ImageStore()
    let id = try store.register(packageFolder + "/Assets/art/2-sun.png")
    func picture(_ x: Double, _ opacity: Double) throws -> Canvas {
      try drawn(80, 80, assets: Assets(images: store)) { list in
        list.rect(Rect(x: 0, y: 0, width: 80, height: 80), Color(0x204060))
        list.append(.image(id, in: Rect(x: x, y: 0, width: 39, height: 48), opacity: opacity))
      }
    }
    let first = try picture(0.4, 1)
    let second = try picture(5.3, 1)
    for y in 0..<80 {
      for x in 0..<40 { #expect(first.pixel(x, y) == second.pixel(x + 5, y)) }
    }
    let half = try picture(0.4, 0.5)
    for y in stride(from: 0, to: 48, by: 3) {
      for x in 0..<39 {
        let mean = (Int(first.pixel(x, y).red) + 0x20) / 2
        #expect(abs(Int(half.pixel(x, y).red) - mean) <= 2)
      }
    }
    #expect(try picture(0, 0).pixel(20, 10) == Color(0x204060))
  }

  @Test func aWindowsCanvasDrawsThePictureOnceItIsReady() async throws {
    let (ready, signal) = AsyncStream<Void>.makeStream()
    let store = ImageStore(onReady: { signal.yield() })
    let id = try store.register(packageFolder + "/Assets/art/1-sky.png")
    func draw(_ side: Double) throws -> Double {
      let canvas = try Canvas(width: 40, height: 40, assets: Assets(images: store))
      canvas.loadsInBackground = true
      var list = DrawList()
      list.append(.image(id, in: Rect(x: 0, y: 0, width: side, height: side), opacity: 1))
      canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
      return canvas.area()
    }
    #expect(try draw(20) == 0)
    var iterator = ready.makeAsyncIterator()
    await iterator.next()
    #expect(try draw(20) > 0)
    // Another size is stretched from the one that is there, then replaced.
    #expect(try draw(30) > 0)
    await iterator.next()
    #expect(!store.isLoading)
    #expect(store.bytes > 20 * 20 * 4)
  }

  @Test func iconsAreDrawnInTheirColourAndArcsAreWhole() throws {
    let icons = try IconStore(folder: packageFolder + "/Assets/icons")
    for icon in Icon.allCases {
      let canvas = try drawn(32, 32, assets: Assets(icons: icons)) {
        $0.icon(icon, in: Rect(x: 0, y: 0, width: 32, height: 32), Color(0xFF0000))
      }
      #expect(canvas.area() > 20, "\(icon)")
      #expect(canvas.ink.width >= 8 || icon == .pause, "\(icon) \(canvas.ink)")
    }
    // Four arcs make the chain; read as broken numbers they leave little of it.
    let link = try drawn(32, 32, assets: Assets(icons: icons)) {
      $0.icon(.link, in: Rect(x: 0, y: 0, width: 32, height: 32), white)
    }
    #expect(link.ink.width >= 18 && link.ink.height >= 18)
  }

  @Test func aMissingIconIsNamed() {
    let error = #expect(throws: AssetError.self) { _ = try IconStore(folder: folder) }
    #expect(error?.path.hasPrefix(folder) == true)
  }
}
