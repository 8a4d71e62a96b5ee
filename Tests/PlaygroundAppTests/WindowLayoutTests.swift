import ParallaxCore
import Testing

@testable import PlaygroundApp

@Suite struct WindowLayoutTests {
  private let device = Size(width: 390, height: 844)

  private func layout(_ width: Double, _ height: Double) -> WindowLayout {
    WindowLayout(window: Size(width: width, height: height), device: device)
  }

  /// The rows of the design's table: panel, monitors, plot, phone scale.
  @Test(arguments: [
    (Size(width: 960, height: 640), [320, 172, 120, 8.0 / 12]),
    (Size(width: 1440, height: 960), [400, 296, 240, 1]),
    (Size(width: 3840, height: 2160), [480, 536, 480, 2.25]),
  ])
  func theDesignsSizes(window: Size, expected: [Double]) {
    let layout = WindowLayout(window: window, device: device)
    let found = [
      layout.panel.width, layout.monitors.width, layout.plotWidth, layout.phoneScale,
    ]
    #expect(found == expected)
    #expect(layout.bezel == (layout.phoneScale < 1 ? 8 : 12))
    #expect(layout.statusBar.height == 28)
    #expect(layout.leftGutter.width >= 88)
    #expect(layout.rightGutter.width >= 88)
  }

  @Test func thePhoneIsInTheMiddleOfTheWorkspace() {
    for (width, height) in [(960.0, 640.0), (1440, 960), (1001, 701)] {
      let layout = layout(width, height)
      #expect(abs(layout.phone.midX - layout.workspace.midX) <= 0.5)
      #expect(abs(layout.phone.midY - layout.workspace.midY) <= 0.5)
      #expect(layout.screen.width == 390 * layout.phoneScale)
      #expect(layout.screen.x == layout.phone.x + layout.bezel)
    }
  }

  @Test func hiddenPartsLeaveTheirRoomToTheWorkspace() {
    let window = Size(width: 1440, height: 960)
    let without = WindowLayout(
      window: window, device: device, showsMonitors: false, showsPanel: false)
    #expect(without.monitors.isEmpty)
    #expect(without.panel.isEmpty)
    #expect(without.workspace == Rect(x: 0, y: 0, width: 1440, height: 932))
    let half = WindowLayout(window: window, device: device, showsMonitors: false)
    #expect(half.workspace == Rect(x: 0, y: 0, width: 1040, height: 932))
  }

  @Test func narrowWindowsLoseTheMonitorsFirstAndThenThePanel() {
    #expect(!layout(760, 600).monitors.isEmpty)
    #expect(layout(759, 600).monitors.isEmpty)
    #expect(!layout(520, 600).panel.isEmpty)
    #expect(layout(519, 600).panel.isEmpty)
    #expect(layout(480, 360).workspace.width == 480)
  }

  @Test func aPhoneOnItsSideFitsToo() {
    let layout = WindowLayout(
      window: Size(width: 1440, height: 960), device: Size(width: 844, height: 390))
    #expect(layout.phone.width <= layout.workspace.width - 2 * 88)
    #expect(layout.screen.width > layout.screen.height)
  }

  @Test func windowsWithoutRoomAreLaidOutAllTheSame() {
    for side in [-5.0, 0, 1, 10, 27, 29, 60] {
      let layout = layout(side, side)
      #expect(layout.phoneScale == 1.0 / 12)
      for part in layout.parts {
        #expect(part.width >= 0)
        #expect(part.height >= 0)
      }
      #expect(layout.statusBar.maxY == max(0, side))
    }
    let none = WindowLayout(window: Size(width: 800, height: 600), device: .zero)
    #expect(none.phoneScale == 1)
  }

  @Test func aPlaceOnTheScreenIsFoundAgain() {
    let layout = layout(960, 640)
    let place = layout.screenPoint(
      Point(x: layout.screen.x + 100 * 8 / 12, y: layout.screen.y + 300 * 8 / 12))
    #expect(abs(place.x - 100) < 1e-9)
    #expect(abs(place.y - 300) < 1e-9)
  }

  @Test func theLawsHoldForEverySize() {
    let seed = Seeded.fresh("window layout")
    var random = Seeded(seed)
    for _ in 0..<4000 {
      let window = Size(
        width: Double.random(in: 480...4000, using: &random).rounded(),
        height: Double.random(in: 360...2400, using: &random).rounded())
      let device =
        Bool.random(using: &random)
        ? Size(
          width: Double.random(in: 320...460, using: &random).rounded(),
          height: Double.random(in: 560...960, using: &random).rounded())
        : Size(width: 844, height: 390)
      let layout = WindowLayout(
        window: window, device: device, showsMonitors: Bool.random(using: &random),
        showsPanel: Bool.random(using: &random))
      let note: Comment = "seed \(seed), window \(window), device \(device)"
      check(layout, device, note)
    }
  }

  private func check(_ layout: WindowLayout, _ device: Size, _ note: Comment) {
    let parts = layout.parts
    for (index, part) in parts.enumerated() {
      let inside =
        part.x >= 0 && part.y >= 0 && part.maxX <= layout.window.maxX + 1e-9
        && part.maxY <= layout.window.maxY + 1e-9
      #expect(inside, note)
      for other in parts[(index + 1)...] { #expect(!part.intersects(other), note) }
    }
    let isLeast = layout.phoneScale == 1.0 / 12
    // 96 points for each gutter, 12 above and below; the phone stands on whole points.
    let fits =
      layout.phone.y >= 11.5 && layout.phone.maxY <= layout.statusBar.y - 11.5
      && layout.leftGutter.width >= 95.5 && layout.rightGutter.width >= 95.5
    #expect(fits || isLeast, note)
    let steps = layout.phoneScale * (layout.phoneScale < 1 ? 12 : 4)
    #expect(abs(steps - steps.rounded()) < 1e-9, note)
    #expect(layout.phoneScale <= 3, note)
    #expect(layout.panel.width.truncatingRemainder(dividingBy: 4) == 0, note)
    // The next larger scale would not fit, so the phone is as large as it can be.
    let next = layout.phoneScale + (layout.phoneScale < 1 ? 1.0 / 12 : 0.25)
    let bezel = next < 1 ? 8.0 : 12
    let room =
      device.width * next + 2 * bezel + 192 <= layout.workspace.width - 1e-6
      && device.height * next + 2 * bezel + 24 <= layout.workspace.height - 1e-6
    #expect(!room || layout.phoneScale >= 3, note)
  }
}

extension WindowLayout {
  /// What stands beside each other.
  fileprivate var parts: [Rect] {
    [monitors, leftGutter, phone, rightGutter, panel, statusBar]
  }
}
