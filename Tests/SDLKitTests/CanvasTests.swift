import Drawing
import Foundation
import ParallaxCore
import SDLKit
import Testing

@Suite struct CanvasTests {
  @Test func aPNGRoundTripKeepsEveryPixel() throws {
    let path = FileManager.default.temporaryDirectory.path + "/sdlkit-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let canvas = try drawn(37, 23) { list in
      list.append(
        .gradient(
          Rect(x: 0, y: 0, width: 37, height: 23), top: Color(0x123456), bottom: Color(0xFEDCBA)))
      list.circle(Point(x: 18, y: 11), radius: 9, white.opacity(0.4))
    }
    try canvas.savePNG(to: path)
    let store = ImageStore()
    let id = try store.register(path)
    let again = try drawn(37, 23, assets: Assets(images: store)) {
      $0.append(.image(id, in: Rect(x: 0, y: 0, width: 37, height: 23), opacity: 1))
    }
    #expect(again.pixels == canvas.pixels)
  }

  @Test func savingIntoAMissingFolderNamesThePathAndLeavesNothing() throws {
    let canvas = try Canvas(width: 4, height: 4)
    let error = #expect(throws: AssetError.self) {
      try canvas.savePNG(to: "/nowhere/at/all.png")
    }
    #expect(error?.path == "/nowhere/at/all.png")
  }

  @Test func savingReplacesAFileAndLeavesNoOtherBehind() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/sdlkit-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let canvas = try Canvas(width: 4, height: 4)
    try canvas.savePNG(to: folder + "/a.png")
    try canvas.savePNG(to: folder + "/a.png")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
  }

  @Test func sidesOutsideTheLimitsAreAnError() {
    for (width, height) in [(0, 5), (5, -1), (20000, 5), (5, .max)] {
      #expect(throws: SDLError.self) { _ = try Canvas(width: width, height: height) }
    }
  }

  @Test func copyingIsClippedOnBothSidesAndMayOverlap() throws {
    let source = try drawn(10, 10) {
      $0.append(
        .gradient(Rect(x: 0, y: 0, width: 10, height: 10), top: Color(0), bottom: white))
    }
    let target = try Canvas(width: 6, height: 6)
    target.copy(source, from: PixelRect(x: -2, y: 5, width: 50, height: 50), toX: 1, y: 2)
    #expect(target.pixel(3, 2) == source.pixel(0, 5))
    #expect(target.pixel(2, 2) == Color(0))
    #expect(target.pixel(5, 5) == source.pixel(2, 8))
    let before = source.pixels
    source.copy(source, from: PixelRect(x: 0, y: 0, width: 10, height: 8), toX: 0, y: 2)
    #expect(Array(source.pixels[20...]) == Array(before[..<80]))
  }

  @Test func pixelsOutsideAreClear() throws {
    let canvas = try Canvas(width: 2, height: 2)
    #expect(canvas.pixel(-1, 0) == .clear)
    #expect(canvas.pixel(0, 2) == .clear)
  }
}
