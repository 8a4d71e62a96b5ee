import Drawing
import ParallaxCore
import Testing

@Suite struct DrawListTests {
  private let red = Color(0xFF0000)

  private func list(_ fill: (inout DrawList) -> Void) -> DrawList {
    var list = DrawList()
    fill(&list)
    return list
  }

  @Test func everyCommandIsALineOfText() {
    let list = list { list in
      list.rect(Rect(x: 1, y: 2, width: 3.5, height: 4), red)
      list.append(
        .gradient(
          Rect(x: 0, y: 0, width: 1, height: 2), top: red.opacity(0.5), bottom: .clear))
      list.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 4, red)
      list.roundedBorder(Rect(x: 0, y: 0, width: 9, height: 9), radius: 4, red)
      list.append(.cornerMask(Rect(x: 0, y: 0, width: 9, height: 9), radius: 4, red))
      list.circle(Point(x: 5, y: -5), radius: 2, red)
      list.ring(Point(x: 5, y: 5), radius: 2, width: 1.25, red)
      list.line(
        from: .zero, to: Point(x: 1, y: 1.0 / 3), red, dash: Dash(on: 2, off: 4))
      list.polyline(width: 2, red) { $0 += [.zero, Point(x: 1, y: 2), Point(x: 3, y: 4)] }
      list.polygon(.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), color: red)
      list.append(
        .image(ImageID(rawValue: 3), in: Rect(x: 0, y: 0, width: 8, height: 8), opacity: 0.5))
      list.icon(.undo, in: Rect(x: 0, y: 0, width: 16, height: 16), red)
      list.text("Größe", at: Point(x: 1, y: 1), style: .body, red, maxWidth: 40)
      list.number(
        -2.25, decimals: 1, prefix: "x ", suffix: " pt", at: .zero, style: .captionSemibold, red)
      list.clipped(to: Rect(x: 0, y: 0, width: 5, height: 5)) { $0.circle(.zero, radius: 1, red) }
    }
    #expect(
      list.description == """
        rect 1,2 3.5x4 #FF0000
        gradient 0,0 1x2 #FF000080 #00000000
        roundedRect 0,0 9x9 r4 #FF0000
        roundedBorder 0,0 9x9 r4 w1 #FF0000
        cornerMask 0,0 9x9 r4 #FF0000
        circle 5,-5 r2 #FF0000
        ring 5,5 r2 w1.25 #FF0000
        line 0,0 1,0.33 w1 #FF0000 dash 2/4
        polyline 0,0 1,2 3,4 w2 #FF0000
        polygon 0,0 1,0 0,1 #FF0000
        image 3 0,0 8x8 0.5
        icon undo 0,0 16x16 #FF0000
        text "Größe" 1,1 13/400 #FF0000 leading max 40
        text "x −2.3 pt" 0,0 11/600 #FF0000 trailing figures
        clip 0,0 5x5
        circle 0,0 r1 #FF0000
        unclip
        """)
  }

  @Test func aLineOfFewerThanTwoPointsIsNone() {
    #expect(list { $0.polyline(width: 1, red) { _ in } }.commands.isEmpty)
    #expect(list { $0.polyline(width: 1, red) { $0.append(.zero) } }.commands.isEmpty)
  }

  @Test func textsAndPointsAreFoundAgain() {
    let list = list { list in
      list.text("one", at: .zero, style: .body, red)
      list.composed(at: .zero, style: .body, red) { $0 += Array("two".utf8) }
      list.polyline(width: 1, red) { $0 += [.zero, Point(x: 1, y: 1)] }
      list.polygon(
        .zero, Point(x: 2, y: 0), Point(x: 2, y: 2), Point(x: 0, y: 2), color: red)
    }
    var texts: [String] = []
    var counts: [Int] = []
    for command in list.commands {
      switch command {
      case .text(let range, at: _, style: _, color: _, alignment: _, fixedFigures: _, maxWidth: _):
        texts.append(String(decoding: list.text(range), as: UTF8.self))
      case .polyline(let range, width: _, _), .polygon(let range, _):
        counts.append(list.points(range).count)
      default: Issue.record("another command")
      }
    }
    #expect(texts == ["one", "two"])
    #expect(counts == [2, 4])
  }

  @Test func equalListsAreEqualAndOthersAreNot() {
    func sample(_ text: String, _ x: Double) -> DrawList {
      list { list in
        list.text(text, at: .zero, style: .body, red)
        list.polyline(width: 1, red) { $0 += [.zero, Point(x: x, y: 0)] }
      }
    }
    #expect(sample("a", 1) == sample("a", 1))
    // The commands are the same here: only what they point at differs.
    #expect(sample("a", 1).commands == sample("b", 1).commands)
    #expect(sample("a", 1) != sample("b", 1))
    #expect(sample("a", 1) != sample("a", 2))
  }

  @Test func anEmptiedListIsAsNew() {
    var list = list { list in
      list.text("old", at: .zero, style: .body, red)
      list.polyline(width: 1, red) { $0 += [.zero, .zero] }
    }
    list.removeAll()
    #expect(list == DrawList())
    #expect(list.description == "")
    list.text("new", at: .zero, style: .body, red)
    #expect(list.description == #"text "new" 0,0 13/400 #FF0000 leading"#)
  }
}
