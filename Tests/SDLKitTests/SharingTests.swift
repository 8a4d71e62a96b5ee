import Drawing
import ParallaxCore
import SDLKit
import Testing

@Suite struct SharingTests {
  @Test func canvasesOnManyThreadsDrawTheSameWithOneSetOfAssets() async throws {
    let images = ImageStore()
    let image = try images.register(packageFolder + "/Assets/art/2-sun.png")
    let assets = Assets(
      fonts: try FontStore(), images: images,
      icons: try IconStore(folder: packageFolder + "/Assets/icons"))
    @Sendable func picture() throws -> [UInt32] {
      try drawn(120, 60, assets: assets) { list in
        for size in 9..<20 {
          list.text(
            "Ridge \(size)", at: Point(x: Double(size * 3), y: 20),
            style: TextStyle(size: Double(size), lineHeight: 20, weight: .medium), white)
        }
        list.append(.image(image, in: Rect(x: 0, y: 0, width: 39, height: 48), opacity: 1))
        list.icon(.link, in: Rect(x: 90, y: 4, width: 16, height: 16), white)
      }.pixels
    }
    let expected = try picture()
    try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 { group.addTask { try picture() } }
      for try await pixels in group { #expect(pixels == expected) }
    }
  }
}
