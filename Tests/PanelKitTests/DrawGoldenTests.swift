import Drawing
import ParallaxCore
import Testing

@testable import PanelKit

/// The commands of one row and of the head, in each of their states.
@Suite struct DrawGoldenTests {
  /// The first row of the body, from the header's title to its unit.
  private func row(_ change: (inout Bench) throws -> Void = { _ in }) throws -> String {
    var bench = Bench(height: 400)
    try change(&bench)
    bench.wait(1)
    let lines = bench.bodyText().split(separator: "\n")
    let title = try #require(lines.firstIndex { $0.contains("\"Header\"") })
    let end = try #require(lines[title...].firstIndex { $0.hasPrefix("text \"pt\"") })
    return lines[(title + 1)...end].filter { !$0.contains("modified") }.joined(separator: "\n")
  }

  @Test func aRowAtRest() throws {
    let drawn = try row()
    #expect(
      drawn == """
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,167 1x5 #6B7686
        circle 1185,160 r8 #14171C
        circle 1185,160 r6 #E9EDF3
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w1 #252A33
        text "180" 1362,152 13/400 #ECEFF4 trailing figures
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func aRowUnderThePointer() throws {
    let drawn = try row { $0.send(.pointer(Point(x: 1050, y: 160))) }
    #expect(
      drawn == """
        rect 1000,148 400x24 #1B1F26
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,167 1x5 #6B7686
        circle 1185,160 r8 #14171C
        circle 1185,160 r6 #E9EDF3
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w1 #39414D
        text "180" 1362,152 13/400 #ECEFF4 trailing figures
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func aRowThatIsDragged() throws {
    let drawn = try row { $0.send(.press(try $0.onTrack("header.height", 0.5), clicks: 1)) }
    #expect(
      drawn == """
        rect 1000,148 400x24 #1B1F26
        circle 1009,160 r3 #5AD8C8
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,158 29x4 #5AD8C8
        rect 1185,167 1x5 #6B7686
        ring 1185,160 r6 w1.5 #6B7686
        circle 1214,160 r9 #14171C
        circle 1214,160 r7 #5AD8C8
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w1 #39414D
        text "300" 1362,152 13/500 #5AD8C8 trailing figures
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func aRowWithTheKeyboardsFocus() throws {
    let drawn = try row { for _ in 0..<6 { $0.send(.key(.tab)) } }
    #expect(
      drawn == """
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,167 1x5 #6B7686
        circle 1185,160 r8 #14171C
        circle 1185,160 r6 #E9EDF3
        roundedBorder 1134,150 160x20 r4 w2 #5AD8C8
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w1 #252A33
        text "180" 1362,152 13/400 #ECEFF4 trailing figures
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func aModifiedRow() throws {
    let drawn = try row { $0.context.tuning.header.height = 240 }
    #expect(
      drawn == """
        circle 1009,160 r3 #5AD8C8
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,158 15x4 #5AD8C8
        rect 1185,167 1x5 #6B7686
        circle 1200,160 r8 #14171C
        circle 1200,160 r6 #E9EDF3
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w1 #252A33
        text "240" 1362,152 13/500 #ECEFF4 trailing figures
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func aDisabledRow() throws {
    let drawn = try row { $0.context.preset = .pathParallax }
    #expect(
      drawn == """
        text "Header height" 1016,152 13/400 #8A95A6 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        rect 1185,167 1x5 #6B7686
        circle 1185,160 r8 #14171C
        ring 1185,160 r6 w1.5 #6B7686
        text "180" 1362,152 13/400 #8A95A6 trailing figures
        text "pt" 1366,152 11/400 #8A95A6 leading
        """)
  }

  @Test func aRowThatIsTypedIn() throws {
    let drawn = try row {
      $0.click(try $0.onField("header.height"))
      $0.send(.pointer(nil))
    }
    #expect(
      drawn == """
        text "Header height" 1016,152 13/400 #ECEFF4 leading max 122
        roundedRect 1142,158 144x4 r2 #2B313B
        roundedRect 1142,158 43x4 r2 #5D6778
        rect 1185,167 1x5 #6B7686
        circle 1185,160 r8 #14171C
        circle 1185,160 r6 #E9EDF3
        roundedRect 1304,150 80x20 r4 #0D1014
        roundedBorder 1304,150 80x20 r4 w2 #5AD8C8
        clip 1308,152 56x16
        roundedRect 1339,152 23.4x16 r2 #16302F
        text "180" 1339,152 13/400 #ECEFF4 leading
        rect 1362.4,152 1x16 #ECEFF4
        unclip
        text "pt" 1366,152 11/400 #AAB3C1 leading
        """)
  }

  @Test func theWideHead() {
    var bench = Bench(width: 400)
    bench.context.canUndo = true
    #expect(
      bench.headText() == """
        clip 1000,0 400x120
        rect 1000,0 400x120 #14171C
        roundedRect 1016,12 368x28 r6 #0D1014
        roundedBorder 1016,12 368x28 r6 w1 #252A33
        text "Pinned Header" 1068.5,18 13/400 #AAB3C1 center max 97
        text "Path Parallax" 1169,18 13/400 #AAB3C1 center max 96
        text "Combined" 1250,18 13/400 #AAB3C1 center max 58
        roundedRect 1281,14 77x24 r4 #20252D
        roundedBorder 1281,14 77x24 r4 w1 #39414D
        text "Layer Cake" 1319.5,18 13/500 #ECEFF4 center max 73
        icon chevD 1362,18 16x16 #8A95A6
        roundedRect 1016,48 28x28 r6 #20252D
        icon undo 1022,54 16x16 #ECEFF4
        roundedBorder 1048,48 28x28 r6 w1 #252A33
        icon redo 1054,54 16x16 #8A95A6
        roundedRect 1292,48 92x28 r6 #5AD8C8
        icon cam 1302,54 16x16 #05201C
        text "Capture" 1324,54 13/500 #05201C leading max 56
        roundedRect 1016,84 248x28 r6 #0D1014
        roundedBorder 1016,84 248x28 r6 w1 #252A33
        icon find 1024,90 16x16 #AAB3C1
        text "Search constants" 1048,90 13/400 #8A95A6 leading max 184
        roundedBorder 1240,89 18x18 r4 w1 #39414D
        text "/" 1249,90 11/400 #AAB3C1 center
        roundedBorder 1272,84 112x28 r6 w1 #39414D
        text "Modified " 1289,90 13/500 #ECEFF4 leading
        text "0" 1359.2,90 13/500 #ECEFF4 leading figures
        rect 1000,0 1x120 #252A33
        unclip
        """)
  }

  @Test func theNarrowHead() {
    var bench = Bench(width: 320)
    bench.context.canUndo = true
    #expect(
      bench.headText() == """
        clip 1000,0 320x120
        rect 1000,0 320x120 #14171C
        roundedRect 1016,12 288x28 r6 #20252D
        roundedBorder 1016,12 288x28 r6 w1 #39414D
        text "Layer Cake" 1026,18 13/500 #ECEFF4 leading max 248
        icon chevD 1278,18 16x16 #AAB3C1
        roundedRect 1016,48 28x28 r6 #20252D
        icon undo 1022,54 16x16 #ECEFF4
        roundedBorder 1048,48 28x28 r6 w1 #252A33
        icon redo 1054,54 16x16 #8A95A6
        roundedRect 1212,48 92x28 r6 #5AD8C8
        icon cam 1222,54 16x16 #05201C
        text "Capture" 1244,54 13/500 #05201C leading max 56
        roundedRect 1016,84 176x28 r6 #0D1014
        roundedBorder 1016,84 176x28 r6 w1 #252A33
        icon find 1024,90 16x16 #AAB3C1
        text "Search" 1048,90 13/400 #8A95A6 leading max 112
        roundedBorder 1168,89 18x18 r4 w1 #39414D
        text "/" 1177,90 11/400 #AAB3C1 center
        roundedBorder 1200,84 104x28 r6 w1 #39414D
        text "Modified " 1213,90 13/500 #ECEFF4 leading
        text "0" 1283.2,90 13/500 #ECEFF4 leading figures
        rect 1000,0 1x120 #252A33
        unclip
        """)
  }
}
