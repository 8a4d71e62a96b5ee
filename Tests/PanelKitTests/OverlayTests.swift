import Drawing
import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct TooltipTests {
  private let metrics = FixedMetrics()
  private let window = Rect(x: 0, y: 0, width: 1440, height: 960)

  private func target(_ id: Int, y: Double = 200) -> TooltipTarget {
    TooltipTarget(id: id, anchor: Rect(x: 1040, y: y, width: 400, height: 24))
  }

  @Test func itComesAfterHalfASecondAndAtOnceBesideAnother() {
    var tip = Tooltip()
    func content() -> TooltipContent { TooltipContent(title: "One") }
    tip.update(target(1), at: 10, metrics: metrics, content: content)
    #expect(!tip.isVisible)
    #expect(tip.nextWake(after: 10) == 10.5)
    tip.update(target(1), at: 10.5, metrics: metrics, content: content)
    #expect(tip.isVisible)
    tip.update(target(2), at: 10.6, metrics: metrics, content: content)
    #expect(tip.isVisible)
    tip.update(nil, at: 10.7, metrics: metrics, content: content)
    #expect(!tip.isVisible)
    #expect(tip.nextWake(after: 10.7) == nil)
  }

  @Test func itWrapsAndStandsLeftOfThePanelInsideTheWindow() {
    for y in [-50.0, 0, 200, 950] {
      var tip = Tooltip()
      let words = String(repeating: "words and more ", count: 8)
      for time in [0.0, 1] {
        tip.update(target(1, y: y), at: time, metrics: metrics) {
          TooltipContent(title: "Title", lines: [words])
        }
      }
      var list = DrawList()
      tip.draw(into: &list, in: window, .dark)
      guard case .roundedRect(let box, _, _) = list.commands.first else {
        Issue.record("no box")
        continue
      }
      #expect(box.width <= 240)
      #expect(box.maxX == 1032)
      #expect(box.y >= 8 && box.maxY <= 952)
      #expect(list.commands.count > 4)
    }
  }

  @Test func aLongWordStandsAlone() {
    let lines = Tooltip.wrap("a verylongwordthatdoesnotfit b", to: 40, metrics)
    #expect(lines == ["a", "verylongwordthatdoesnotfit", "b"])
    #expect(Tooltip.wrap("", to: 40, metrics) == [])
  }

  @Test func aRowSaysWhatItIsAndWhoReadsIt() throws {
    var bench = Bench(preset: .pinnedHeader)
    bench.send(.pointer(Point(x: 1050, y: try #require(bench.panel.lines.first).y + 160)))
    #expect(bench.panel.tooltipTarget(in: bench.context) != nil)
    #expect(
      bench.panel.tooltipContent(in: bench.context)
        == TooltipContent(
          title: "Header height", lines: ["Height of the header's frame.", "Default 180 pt."]))
    let index = try bench.index("path.overscrollDivisor")
    let line = try #require(bench.panel.lines.first { $0.kind == .slider(index) })
    bench.send(.pointer(Point(x: 1050, y: bench.panel.rect(of: line).midY)))
    let content = try #require(bench.panel.tooltipContent(in: bench.context))
    #expect(content.lines.last == "Used by Path Parallax, Combined.")
    bench.send(.pointer(nil))
    #expect(bench.panel.tooltipTarget(in: bench.context) == nil)
  }
}

@Suite struct ToastTests {
  private let frame = Rect(x: 300, y: 0, width: 740, height: 900)
  private let toast = Toast(icon: .undo, text: "Reset Snap", detail: "2 constants", action: "Undo")

  private func shown() -> ToastView {
    var view = ToastView()
    view.show(toast, at: 0, metrics: FixedMetrics())
    _ = view.update(PanelInput(time: 0), in: frame)
    return view
  }

  @Test func itGoesAfterFourSeconds() {
    var view = shown()
    #expect(view.nextWake(after: 0) == 4)
    _ = view.update(PanelInput(time: 3.9), in: frame)
    #expect(view.toast != nil)
    _ = view.update(PanelInput(time: 4.1), in: frame)
    #expect(view.toast == nil)
    #expect(view.nextWake(after: 5) == nil)
  }

  @Test func itGrowsToSayAllOfItAndNoFurtherThanItsFrame() throws {
    let short = Toast(icon: .check, text: "Saved a.png", detail: "in captures")
    let long = Toast(
      icon: .check, text: "Saved pinned-header-20300131-094100.png", detail: "in /home/me/captures")
    let endless = Toast(
      icon: .close, text: "Not saved", detail: String(repeating: "long ", count: 99))
    for (toast, width) in [(short, 376.0), (long, nil), (endless, 724)] {
      var view = ToastView()
      view.show(toast, at: 0, metrics: FixedMetrics())
      _ = view.update(PanelInput(time: 0), in: frame)
      var list = DrawList()
      view.draw(into: &list, .dark)
      guard case .roundedRect(let box, _, _)? = list.commands.first else {
        Issue.record("no box")
        continue
      }
      #expect(width.map { $0 == box.width } ?? (box.width > 376 && box.width < 724))
      #expect(box.midX == frame.midX)
      guard toast != endless else { continue }
      var texts = 0
      for case .text(_, _, let style, _, _, _, let most) in list.commands {
        let text = style == .caption ? toast.detail : toast.text
        #expect(FixedMetrics().width(of: text, style: style) <= most, "\(text)")
        texts += 1
      }
      #expect(texts == 2)
    }
  }

  @Test func thePointerHoldsIt() {
    var view = shown()
    _ = view.update(
      PanelInput(events: [.pointer(Point(x: 670, y: 30))], time: 1), in: frame)
    _ = view.update(PanelInput(time: 50), in: frame)
    #expect(view.toast != nil)
    _ = view.update(PanelInput(events: [.pointer(.zero)], time: 51), in: frame)
    _ = view.update(PanelInput(time: 55), in: frame)
    #expect(view.toast == nil)
  }

  @Test func itsActionAndItsCrossAreClicked() {
    var view = shown()
    var list = DrawList()
    view.draw(into: &list, .dark)
    #expect(list.description.contains("roundedRect 482,12 376x40 r6 #2A303A"))
    let action = Point(x: 858 - 56, y: 30)
    let isDone = view.update(
      PanelInput(events: [.press(action, clicks: 1), .release(action)], time: 1), in: frame)
    #expect(isDone)
    #expect(view.toast == nil)
    view = shown()
    let cross = Point(x: 858 - 20, y: 30)
    let isAction = view.update(
      PanelInput(events: [.press(cross, clicks: 1), .release(cross)], time: 1), in: frame)
    #expect(!isAction)
    #expect(view.toast == nil)
  }
}

@Suite struct HelpOverlayTests {
  private func opened(_ window: Rect) -> HelpOverlay {
    var help = HelpOverlay()
    help.open()
    help.update(PanelInput(time: 0), in: window, metrics: FixedMetrics())
    return help
  }

  @Test func itDimsTheWindowAndListsEveryKey() {
    let window = Rect(x: 0, y: 0, width: 1440, height: 960)
    var list = DrawList()
    opened(window).draw(into: &list, .dark)
    #expect(list.description.hasPrefix("rect 0,0 1440x960 #0C0E1299"))
    for group in HelpOverlay.groups {
      for entry in group.entries { #expect(list.description.contains("\"\(entry.text)\"")) }
    }
  }

  @Test func itClosesByKeyAndByAPressOutside() {
    let window = Rect(x: 0, y: 0, width: 1440, height: 960)
    for event in [PanelEvent.key(.escape), .key(.question), .press(.zero, clicks: 1)] {
      var help = opened(window)
      help.update(PanelInput(events: [event], time: 0), in: window, metrics: FixedMetrics())
      #expect(!help.isOpen)
    }
    var help = opened(window)
    help.update(
      PanelInput(events: [.press(Point(x: 720, y: 480), clicks: 1)], time: 0), in: window,
      metrics: FixedMetrics())
    #expect(help.isOpen)
  }

  @Test func anyWindowHoldsIt() {
    for width in stride(from: 0.0, through: 1600, by: 100) {
      for height in [0.0, 100, 400, 900] {
        let window = Rect(x: 0, y: 0, width: width, height: height)
        var help = opened(window)
        help.update(
          PanelInput(events: [.wheel(100), .wheel(.nan)], time: 0), in: window,
          metrics: FixedMetrics())
        var list = DrawList()
        help.draw(into: &list, .light)
        #expect(!list.description.contains("nan"))
      }
    }
  }
}
