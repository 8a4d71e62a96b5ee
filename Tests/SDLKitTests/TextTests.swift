import Drawing
import Foundation
import ParallaxCore
import SDLKit
import Testing

@Suite struct TextTests {
  private let fonts: FontStore
  private let assets: Assets

  init() throws {
    fonts = try FontStore()
    assets = Assets(fonts: fonts)
  }

  @Test func widthsAreKernedPositiveAndProportionalToTheSize() {
    let body = fonts.width(of: "Header height", style: .body)
    let large = fonts.width(
      of: "Header height", style: TextStyle(size: 26, lineHeight: 32, weight: .regular))
    #expect(body > 60 && body < 110)
    #expect(abs(large - 2 * body) < 1e-9)
    #expect(fonts.width(of: "", style: .body) == 0)
    #expect(
      fonts.width(of: "AV", style: .body)
        < fonts.width(of: "A", style: .body) + fonts.width(of: "V", style: .body))
  }

  @Test(arguments: [1.0, 8.0 / 12, 1.5, 2, 3])
  func inkLiesWhereTheAlignmentPutsIt(scale: Double) throws {
    let width = fonts.width(of: "HIIH", style: .body) * scale
    for (alignment, left) in [
      (TextAlignment.leading, 100.0), (.center, 100 - width / 2), (.trailing, 100 - width),
    ] {
      let canvas = try drawn(220, 60, origin: Point(x: 0, y: 0), assets: assets) { _ in }
      var list = DrawList()
      list.text("HIIH", at: .zero, style: .body, white, alignment: alignment)
      canvas.draw(list, origin: Point(x: 100, y: 0), scale: scale, clip: canvas.bounds)
      let ink = canvas.ink
      #expect(abs(Double(ink.x) - left) <= 1 + 1.5 * scale)
      #expect(abs(Double(ink.maxX) - (left + width)) <= 1 + 1.5 * scale)
      #expect(ink.y >= 0 && Double(ink.maxY) <= 16 * scale + 1)
    }
  }

  @Test func theSecondDrawIsTheSamePixels() throws {
    let canvas = try Canvas(width: 200, height: 40, assets: assets)
    var list = DrawList()
    list.text("Tomás Rey \u{2212}98.3", at: Point(x: 4, y: 4), style: .readout, white)
    list.number(-12.5, decimals: 1, suffix: " pt", at: Point(x: 190, y: 4), style: .body, white)
    canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
    let first = canvas.pixels
    canvas.clear(Color(0))
    canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
    #expect(canvas.pixels == first)
    #expect(canvas.area() > 20)
  }

  @Test func everyFigureTakesTheSameCell() throws {
    func left(_ text: String) throws -> Int {
      // The bar after the figures shows where they end.
      let canvas = try drawn(120, 20, assets: assets) {
        $0.text(text + "|", at: Point(x: 4, y: 2), style: .body, white, fixedFigures: true)
      }
      return canvas.ink.maxX
    }
    let expected = try left("0000")
    for text in ["1111", "7417", "+123", "\u{2212}123", "-999"] {
      #expect(try left(text) == expected)
    }
  }

  @Test func aNumberThatChangesMovesNoOtherFigure() throws {
    func picture(_ value: Double) throws -> Canvas {
      try drawn(120, 20, assets: assets) {
        $0.number(value, decimals: 1, suffix: " pt", at: Point(x: 100, y: 2), style: .body, white)
      }
    }
    let first = try picture(128.4)
    let second = try picture(121.4)
    let third = try picture(-121.4)
    // The last figure and the unit do not change, nor does the first figure.
    let cell = 8
    for y in 0..<20 {
      for x in 75..<120 { #expect(first.pixel(x, y) == second.pixel(x, y)) }
      for x in 75..<120 { #expect(first.pixel(x, y) == third.pixel(x, y)) }
    }
    #expect(first.ink.x == second.ink.x)
    #expect(abs(third.ink.x - first.ink.x + cell) <= 3)
  }

  @Test func longTextEndsInAnEllipsisWithinItsWidth() throws {
    let canvas = try drawn(300, 20, assets: assets) {
      $0.text(
        "Made it to the ridge hut before dark", at: Point(x: 4, y: 2), style: .body, white,
        maxWidth: 100)
    }
    #expect(canvas.ink.maxX <= 104)
    #expect(canvas.ink.maxX > 80)
    let short = try drawn(300, 20, assets: assets) {
      $0.text("Made", at: Point(x: 4, y: 2), style: .body, white, maxWidth: 100)
    }
    let free = try drawn(300, 20, assets: assets) {
      $0.text("Made", at: Point(x: 4, y: 2), style: .body, white)
    }
    #expect(short.pixels == free.pixels)
  }

  @Test func controlCharactersAndBrokenTextAreHarmless() throws {
    let canvas = try drawn(100, 20, assets: assets) { list in
      list.text("a\u{0}b\nc", at: Point(x: 4, y: 2), style: .body, white)
      list.text("   ", at: Point(x: 4, y: 2), style: .body, white)
      list.text("", at: Point(x: 4, y: 2), style: .body, white)
      list.text("…", at: Point(x: 50, y: 2), style: .body, white, maxWidth: 0.1)
    }
    #expect(canvas.area() > 0)
  }

  @Test func textMovesByWholePixels() throws {
    let first = try drawn(100, 40, assets: assets) {
      $0.text("Ridge", at: Point(x: 4.3, y: 5.4), style: .body, white)
    }
    let second = try drawn(100, 40, assets: assets) {
      $0.text("Ridge", at: Point(x: 7.2, y: 9.6), style: .body, white)
    }
    for y in 0..<34 {
      for x in 0..<90 { #expect(first.pixel(x, y) == second.pixel(x + 3, y + 5)) }
    }
  }

  @Test func withoutAFontTheErrorNamesThePackage() {
    let error = #expect(throws: AssetError.self) {
      _ = try FontStore(folders: ["/nowhere"], asksSystem: false)
    }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test func dejaVuStandsInForInter() throws {
    let folder = "/usr/share/fonts/truetype/dejavu"
    guard (try? FontStore(folders: [folder], asksSystem: false)) != nil else { return }
    let fallback = try FontStore(folders: [folder], asksSystem: false)
    #expect(fallback.files[.semibold]?.hasSuffix("DejaVuSans-Bold.ttf") == true)
    #expect(fallback.width(of: "Text", style: .body) > 10)
  }

  @Test func anyFontInAKnownFolderWillDo() throws {
    let file = try #require(fonts.files[.regular])
    let ending = try #require(file.split(separator: ".").last)
    let root = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "some-foundry")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["A-Symbols", "Unheard Sans-Regular"] {
      try FileManager.default.copyItem(
        at: URL(filePath: file), to: folder.appending(path: "\(name).\(ending)"))
    }
    let found = try FontStore(folders: ["/nowhere", root.path], asksSystem: false)
    #expect(found.files[.regular]?.hasSuffix("Unheard Sans-Regular.\(ending)") == true)
    #expect(found.width(of: "Text", style: .body) > 10)
  }
}
