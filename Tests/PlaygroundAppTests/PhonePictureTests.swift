import Documents
import Drawing
import ParallaxCore
import SDLKit
import Testing

@testable import PlaygroundApp

/// What is on the phone's screen, as pixels; without text, so that no installed typeface matters.
@Suite struct PhonePictureTests {
  /// The pictures, which every test draws at the same sizes.
  private static let images = Result {
    try AppAssets.images(in: AssetFolder.find(override: Folders.package + "/Assets")) {}
  }

  private func picture(_ simulation: Simulation) throws -> Canvas {
    let canvas = try Canvas(
      width: 130, height: 281, assets: Assets(images: try Self.images.get()))
    var list = DrawList()
    PhoneScreen.draw(simulation, to: &list)
    canvas.draw(list, origin: .zero, scale: 1.0 / 3, clip: canvas.bounds)
    return canvas
  }

  @Test(arguments: Preset.allCases)
  func everyPresetAtRestAndPulled(preset: Preset) throws {
    for scene in [Scene.rest, .overscrolled] {
      try Golden.check(
        picture(scene.simulation(preset)), "\(preset.rawValue)-\(scene.rawValue).png")
    }
  }

  @Test func everyPrimitive() throws {
    let canvas = try Canvas(width: 120, height: 90)
    var list = DrawList()
    list.append(
      .gradient(
        Rect(x: 0, y: 0, width: 120, height: 90), top: Color(0x203040), bottom: Color(0xE0D0B0)))
    list.roundedRect(Rect(x: 4, y: 4, width: 40, height: 24), radius: 8, Color(0x5AD8C8))
    list.roundedBorder(
      Rect(x: 50, y: 4.5, width: 40, height: 24), radius: 6, width: 2, Color(0xFFFFFF, alpha: 0.8))
    list.circle(Point(x: 104, y: 16), radius: 11.5, Color(0xF48FA2))
    list.ring(Point(x: 104, y: 44), radius: 11, width: 2, Color(0x2A303B))
    list.line(from: Point(x: 4, y: 34), to: Point(x: 90, y: 34), Color(0xFFC46B))
    list.line(
      from: Point(x: 4, y: 38), to: Point(x: 90, y: 38), width: 2, Color(0x7FA9FF),
      dash: Dash(on: 8, off: 4))
    list.line(from: Point(x: 4, y: 60), to: Point(x: 40, y: 44), width: 1.5, Color(0xFFFFFF))
    list.polyline(width: 2, Color(0xB5C96B)) { points in
      for x in 0...20 { points.append(Point(x: 46 + Double(x) * 2, y: 52 + Double(x * x % 13))) }
    }
    list.polygon(
      Point(x: 10, y: 66), Point(x: 40, y: 70), Point(x: 36, y: 86), Point(x: 6, y: 82),
      color: Color(0x9D93FF, alpha: 0.7))
    list.clipped(to: Rect(x: 60, y: 70, width: 30, height: 14)) { list in
      list.circle(Point(x: 60, y: 70), radius: 24, Color(0x0A665E))
    }
    list.append(
      .cornerMask(Rect(x: 0, y: 0, width: 120, height: 90), radius: 12, Color(0x000000)))
    canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
    try Golden.check(canvas, "primitives.png")
  }
}
