import Drawing
import PanelKit
import ParallaxCore
import SDLKit
import Testing

@testable import PlaygroundApp

/// What is drawn piece by piece must be what a redraw of everything shows.
@Suite struct RegionsTests {
  /// A window: a canvas whose damage is shown, and what is shown.
  private final class Glass {
    let stage: Stage
    private let assets: Assets
    private var canvas: Canvas
    private var shown: Canvas
    private var whole: Canvas
    private var mustDrawAll = true

    init(_ stage: Stage, assets: Assets) throws {
      self.stage = stage
      self.assets = assets
      let size = stage.app.windowPixels
      func make() throws -> Canvas {
        try Canvas(width: Int(size.width), height: Int(size.height), assets: assets)
      }
      canvas = try make()
      shown = try make()
      whole = try make()
    }

    /// The window takes a size, and has new surfaces.
    func resize(_ width: Int, _ height: Int) throws {
      stage.app.windowPixels = Size(width: Double(width), height: Double(height))
      stage.app.handle(.resized)
      canvas = try Canvas(width: width, height: height, assets: assets)
      shown = try Canvas(width: width, height: height, assets: assets)
      whole = try Canvas(width: width, height: height, assets: assets)
      mustDrawAll = true
    }

    /// Draws what has changed; false where what is shown then is not the whole picture.
    func draw() -> Bool {
      let app = stage.app
      app.compose()
      var copy = app.regions
      copy.draw(on: whole, scale: app.uiScale, everything: true)
      app.regions.draw(on: canvas, scale: app.uiScale, everything: mustDrawAll)
      mustDrawAll = false
      for rect in app.regions.damage { shown.copy(canvas, from: rect, toX: rect.x, y: rect.y) }
      return shown.pixels == whole.pixels
    }

    /// Where the first difference is.
    var difference: String {
      for y in 0..<whole.height {
        for x in 0..<whole.width where shown.pixel(x, y) != whole.pixel(x, y) {
          return "at \(x), \(y): \(shown.pixel(x, y)) instead of \(whole.pixel(x, y))"
        }
      }
      return "none"
    }

    var pixels: [UInt32] { shown.pixels }

    /// Whether exactly these are shown. (An expectation of two arrays would list what differs.)
    func shows(_ pixels: [UInt32]) -> Bool { shown.pixels == pixels }
  }

  @Test(arguments: [
    (0, 780.0, 400.0, 1.0), (1, 560, 420, 1), (2, 540, 400, 1.25), (3, 480, 360, 1),
  ])
  func everyStepOfARandomSessionShowsTheWholePicture(
    number: Int, width: Double, height: Double, scale: Double
  ) throws {
    let seed = Seeded.fresh("regions \(number)")
    var random = Seeded(seed)
    let stage = Stage(
      preset: Preset.allCases[number], width: width, height: height, scale: scale)
    let glass = try Glass(stage, assets: Folders.assets())
    var storm = Storm(random: Seeded(seed &+ 1), resizes: false)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &random) { storm.act(on: stage) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: stage.app.show(Toast(icon: .check, text: "Saved", detail: "a.png", action: "Undo"))
      case 1: stage.pass(40)
      case 2: hover(stage, &random)
      case 4: stage.letter(["h", "m", "g"].randomElement(using: &random) ?? "h")
      case 3:
        try glass.resize(
          Int.random(in: 480...700, using: &random), Int.random(in: 360...440, using: &random))
      default: stage.pass(Int.random(in: 1...3, using: &random))
      }
      let isWhole = glass.draw()
      #expect(isWhole, "seed \(seed), step \(step), \(glass.difference)")
      if !isWhole { return }
    }
  }

  /// The pointer rests in the panel until the tooltip comes.
  private func hover(_ stage: Stage, _ random: inout Seeded) {
    let panel = stage.app.layout.panel
    let place = Point(
      x: panel.x + Double.random(in: 0...300, using: &random),
      y: Double.random(in: 0...400, using: &random))
    stage.move(stage.pixels(place))
    stage.pass(32)
  }

  @Test(arguments: ["h", "m", "g", "t", "2"] as [Unicode.Scalar])
  func whatWasHiddenComesBack(letter: Unicode.Scalar) throws {
    let stage = Stage(width: 780, height: 400)
    let glass = try Glass(stage, assets: Assets())
    #expect(glass.draw())
    let before = glass.pixels
    stage.letter(letter)
    stage.pass()
    #expect(glass.draw(), "\(letter): \(glass.difference)")
    #expect(!glass.shows(before))
    stage.letter(letter == "2" ? "1" : letter)
    stage.pass()
    #expect(glass.draw(), "\(letter) again: \(glass.difference)")
    #expect(glass.shows(before))
  }

  @Test func whatAToastCoveredComesBack() throws {
    let stage = Stage(width: 560, height: 400)
    let glass = try Glass(stage, assets: Folders.assets())
    #expect(glass.draw())
    let before = glass.pixels
    stage.app.show(Toast(icon: .check, text: "Saved"))
    stage.pass()
    #expect(glass.draw())
    #expect(!glass.shows(before))
    stage.pass(250)
    #expect(glass.draw())
    stage.app.sleep(frames: 180)
    #expect(glass.draw())
    #expect(glass.shows(before))
  }

  @Test func whatATooltipCoveredComesBack() throws {
    let stage = Stage(width: 560, height: 400)
    let glass = try Glass(stage, assets: Folders.assets())
    stage.app.sleep(frames: 180)
    #expect(glass.draw())
    let before = glass.pixels
    stage.move(Point(x: stage.app.layout.panel.x + 30, y: 160))
    stage.pass(20)
    #expect(glass.draw())
    let lit = glass.pixels
    stage.pass(20)
    #expect(glass.draw())
    #expect(!glass.shows(lit))
    stage.app.handle(.pointerLeft)
    stage.pass(20)
    #expect(glass.draw())
    #expect(glass.shows(before))
  }

  @Test func whatTheHelpDimmedComesBackThoughTheListMovedBelowIt() throws {
    let stage = Stage(width: 560, height: 400)
    let glass = try Glass(stage, assets: Folders.assets())
    stage.letter("o")
    stage.pass(3)
    stage.letter("?")
    for _ in 0..<4 {
      stage.pass(2)
      #expect(glass.draw())
    }
    let dimmed = glass.pixels
    stage.key(.escape)
    stage.pass()
    #expect(glass.draw())
    #expect(!glass.shows(dimmed))
  }

  @Test func anOpenMenuIsDrawnOverAllAndGoes() throws {
    let stage = Stage(width: 560, height: 400)
    let glass = try Glass(stage, assets: Folders.assets())
    #expect(glass.draw())
    let before = glass.pixels
    let panel = stage.app.layout.panel
    stage.click(Point(x: panel.x + 60, y: 26))
    stage.app.handle(.pointerLeft)
    stage.pass(20)
    #expect(glass.draw())
    #expect(!glass.shows(before))
    stage.key(.escape)
    stage.pass(20)
    #expect(glass.draw())
  }

  @Test func aRegionsPixelsMeetItsNeighboursAtEveryScale() {
    for scale in [1, 1.25, 1.5, 1.75, 2, 2.5, 3] {
      let layout = WindowLayout(
        window: Size(width: 1201 / scale, height: 803 / scale),
        device: Size(width: 390, height: 844))
      var right = 0
      for part in [
        layout.monitors, layout.leftGutter, layout.phone, layout.rightGutter, layout.panel,
      ] where !part.isEmpty {
        var region = Region()
        region.begin(part)
        let pixels = region.pixels(scale: scale)
        #expect(pixels.x == right, "scale \(scale)")
        right = pixels.maxX
      }
      #expect(right == 1201, "scale \(scale)")
    }
  }

  @Test func aRegionHasChangedOnlyUntilItIsDrawn() {
    var region = Region()
    region.begin(Rect(x: 0, y: 0, width: 10, height: 10))
    region.list.rect(Rect(x: 0, y: 0, width: 5, height: 5), Color(0xFF0000))
    #expect(region.hasChanged)
    region.didDraw()
    region.begin(Rect(x: 0, y: 0, width: 10, height: 10))
    region.list.rect(Rect(x: 0, y: 0, width: 5, height: 5), Color(0xFF0000))
    #expect(!region.hasChanged)
    region.parts[0].scale = 2
    #expect(region.hasChanged)
    region.didDraw()
    region.begin(Rect(x: 0, y: 0, width: 11, height: 10))
    region.list.rect(Rect(x: 0, y: 0, width: 5, height: 5), Color(0xFF0000))
    #expect(region.hasChanged)
  }
}
