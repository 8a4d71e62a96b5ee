import Documents
import ParallaxCore
import Testing

struct TraceTests {
  /// The example of the README.
  static let example = """
    {"t":0,"touch":"began","x":200,"y":300}
    {"t":0.016,"touch":"moved","x":200,"y":290}
    {"t":0.033,"touch":"moved","x":200,"y":270}
    {"t":0.05,"touch":"moved","x":200,"y":250}
    {"t":0.15,"set":{"header.height":200}}
    {"t":0.2,"touch":"ended"}
    """

  private func fields(_ csv: String) -> [[Substring]] {
    csv.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  @Test func theExampleGivesItsRows() throws {
    let csv = Trace.csv(script: try Script(text: Self.example))
    let rows = fields(csv)
    #expect(
      rows[0].joined(separator: ",")
        == "frame,time,phase,offset,velocity,target,inset_top,inset_bottom,indicator_inset_top,"
        + "indicator_y,indicator_height,header_visible,header_y")
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(csv.hasPrefix(rows[0].joined(separator: ",") + "\n0,0,idle,-137,0,,137,-800,137,"))
    // 40 of 50 points, the slop left out; still at the lift, with 97 of 200 points open, it closes.
    #expect(rows[4][3] == "-97")
    #expect(rows[11][2] == "dragging")
    #expect(rows[13][2] == "retargeted")
    #expect(rows[13][5] == "-1")
    #expect(rows[9][6] == "137" && rows[10][6] == "157")
    #expect(rows.last?[3] == "-1" && rows.last?[2] == "idle")
    for row in rows.dropFirst() {
      for (index, field) in row.enumerated() where index != 2 && !field.isEmpty {
        let number = try #require(Double(field))
        #expect(field == "\(number)" || field + ".0" == "\(number)")
      }
    }
  }

  @Test func theSameScriptGivesTheSameText() {
    for seed in 0..<20 as Range<UInt64> {
      let script = randomScript(seed: seed)
      #expect(
        Trace.csv(script: script, duration: 2) == Trace.csv(script: script, duration: 2))
    }
  }

  @Test func theDurationCountsItsLastFrame() {
    #expect(fields(Trace.csv(script: Script(), duration: 0)).count == 2)
    #expect(fields(Trace.csv(script: Script(), duration: 1)).count == 62)
    #expect(fields(Trace.csv(script: Script(), framesPerSecond: 120, duration: 1)).count == 122)
    #expect(fields(Trace.csv(script: Script())).count == 2)
  }

  @Test func aColumnForEachPictureOfThePresets() throws {
    let layers = "sky_y,sun_y,farRidge_y,midRidge_y,nearRidge_y,fog_y,pines_y"
    #expect(Trace(script: Script(), preset: .layerCake).header.hasSuffix("visible,\(layers)\n"))
    #expect(Trace(script: Script(), preset: .combined).header.hasSuffix("visible,image_y\n"))
    let script = try Script(
      text: """
        {"t":0.1,"preset":"layer-cake"}
        {"t":0.2,"preset":"path-parallax"}
        {"t":0.3,"preset":"combined"}
        """)
    let rows = fields(Trace.csv(script: script, duration: 0.4))
    #expect(rows[0].suffix(9).joined(separator: ",") == "header_y,\(layers),image_y")
    #expect(rows[1].suffix(9).joined(separator: ",") == "0,,,,,,,,")
    #expect(rows[10].suffix(9).joined(separator: ",") == ",-150,-150,-150,-150,-150,-144,-142,")
    #expect(rows[20].suffix(9).joined(separator: ",") == ",,,,,,,,-150")
  }

  @Test func settingsHoldFromTheFirstFrame() throws {
    let rows = fields(
      Trace.csv(
        script: Script(), settings: [try Setting("header.height=300")], duration: 0))
    #expect(rows[1][3] == "-257")
  }

  @Test func picturesAreAskedForAtTheirPlace() throws {
    var names: [String] = []
    var offsets: [Double] = []
    let script = try Script(
      text: """
        {"t":0.1,"shot":"a"}
        {"t":0.1,"scrollTo":200}
        {"t":0.1,"shot":"b"}
        """)
    _ = Trace.csv(script: script) { name, simulation in
      names.append(name)
      offsets.append(simulation.scrollView.contentOffset)
    }
    #expect(names == ["a", "b"])
    #expect(offsets == [-137, 200])
  }

  @Test func splittingTheFramesBetweenProcessesChangesNothing() throws {
    for seed in 100..<140 as Range<UInt64> {
      let script = randomScript(seed: seed)
      let fps = seed % 2 == 0 ? 60.0 : 119.88
      let trace = Trace(script: script, preset: .layerCake)
      var whole = TraceRun(script: script, preset: .layerCake, framesPerSecond: fps)
      var split = whole
      for frame in 0..<200 {
        if frame % 7 == Int(seed % 7) {
          let text = split.state.text
          let state = try SavedRun(text: text)
          #expect(state == split.state, "seed \(seed) frame \(frame)")
          #expect(state.text == text)
          split = TraceRun(script: script, resuming: state)
        }
        let time = whole.time
        whole.advance { _, _ in }
        split.advance { _, _ in }
        let same =
          trace.row(frame: frame, time: time, whole.simulation)
          == trace.row(frame: frame, time: time, split.simulation)
        #expect(same, "seed \(seed) frame \(frame)")
        if !same { break }
      }
      #expect(whole.simulation == split.simulation)
    }
  }

  @Test func aSplitAtAnInputsOwnFrameFeedsItOnce() throws {
    let script = try Script(
      text: (0..<30).map { "{\"t\":\(Double($0) / 60),\"wheel\":-1}\n" }.joined())
    var whole = TraceRun(script: script)
    var split = whole
    for _ in 0..<60 {
      whole.advance { _, _ in }
      split.advance { _, _ in }
      split = TraceRun(script: script, resuming: try SavedRun(text: split.state.text))
      #expect(split.simulation == whole.simulation)
    }
    #expect(whole.simulation.scrollView.contentOffset > 800)
  }

  @Test func aStateThatIsNoneIsRefused() {
    let state = TraceRun(script: Script()).state.text
    for (old, new) in [
      ("\"frame\":0", "\"frame\":-1"), ("\"frame\":0", "\"other\":0"),
      ("\"framesPerSecond\":60", "\"framesPerSecond\":0"),
      ("\"header.height\":180", "\"header.height\":9000"),
      ("\"header.height\":180", "\"header.depth\":180"), ("{", "["),
    ] {
      #expect(state.contains(old))
      #expect(throws: SavedRunError.self) { try SavedRun(text: state.replacing(old, with: new)) }
    }
  }
}
