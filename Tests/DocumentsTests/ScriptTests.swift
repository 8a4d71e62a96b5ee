import Documents
import ParallaxCore
import Testing

struct ScriptTests {
  private func inputs(_ text: String) throws -> [TimedInput] { try Script(text: text).inputs }

  private func message(_ text: String) -> String {
    do {
      let script = try Script(text: text)
      return "no error: \(script.inputs)"
    } catch {
      return error.description
    }
  }

  @Test func everyFormIsRead() throws {
    let text = """
      {"t":0,"touch":"began","x":200,"y":614.7}
      {"t":0.6,"touch":"moved","x":201,"y":600}

      {"t":0.7,"touch":"ended"}
      {"t":0.7,"touch":"cancelled","x":1,"y":2}
      {"t":1,"wheel":-3}
      {"t":1,"trackpad":"began"}
      {"t":1,"trackpad":"moved","dy":-12.5}
      {"t":1,"trackpad":"ended"}
      {"t":2,"set":{"header.height":200,"overlay.ruler":false,"list.rows":3}}
      {"t":2,"bounds":[844,390]}
      {"t":2,"rows":5}
      {"t":2,"prepend":3}
      {"t":3,"scrollTo":-1,"animated":true}
      {"t":3,"scrollTo":"top"}
      {"t":3,"scrollTo":"closed","animated":false}
      {"t":3,"preset":"path-parallax"}
      {"t":4,"shot":"name"}
      """
    let expected: [(Double, TimedInput.Kind)] = [
      (0, .touch(.began, at: Point(x: 200, y: 614.7))),
      (0.6, .touch(.moved, at: Point(x: 201, y: 600))),
      (0.7, .touch(.ended, at: Point(x: 201, y: 600))),
      (0.7, .touch(.cancelled, at: Point(x: 1, y: 2))),
      (1, .wheel(notches: -3)), (1, .trackpad(.began, dy: 0)), (1, .trackpad(.moved, dy: -12.5)),
      (1, .trackpad(.ended, dy: 0)),
      (2, .set(["header.height": 200, "overlay.ruler": 0, "list.rows": 3])),
      (2, .bounds(Size(width: 844, height: 390))), (2, .rows(5)), (2, .prepend(3)),
      (3, .scroll(to: .offset(-1), animated: true)), (3, .scroll(to: .top, animated: false)),
      (3, .scroll(to: .rest(.closed), animated: false)), (3, .preset(.pathParallax)),
      (4, .shot("name")),
    ]
    #expect(try inputs(text) == expected.map { TimedInput(at: $0.0, $0.1) })
    #expect(try inputs(text.replacing("\n", with: "\r\n")).count == expected.count)
    #expect(try inputs("").isEmpty)
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    for seed in 0..<300 as Range<UInt64> {
      let script = randomScript(seed: seed)
      let again = try Script(text: script.text)
      #expect(again == script, "seed \(seed)")
      #expect(again.text == script.text)
    }
  }

  @Test func aWrongLineIsNamedWithWhatIsAllowed() {
    let good = "{\"t\":1,\"wheel\":1}\n"
    let cases: [(String, String)] = [
      ("{", "line 2: not a JSON object of finite numbers, like {\"t\":1,\"wheel\":-3}"),
      ("[1]", "line 2: not a JSON object of finite numbers, like {\"t\":1,\"wheel\":-3}"),
      ("{\"t\":1e999,\"wheel\":1}", "line 2: not a JSON object of finite numbers"),
      ("{\"t\":NaN,\"wheel\":1}", "line 2: not a JSON object of finite numbers"),
      ("{\"wheel\":1}", "line 2: no \"t\", the time in seconds"),
      ("{\"t\":\"1\",\"wheel\":1}", "line 2: \"t\" is \"1\"; allowed are 0 to 3600 seconds"),
      ("{\"t\":-1,\"wheel\":1}", "line 2: \"t\" is -1; allowed are 0 to 3600 seconds"),
      ("{\"t\":0.5,\"wheel\":1}", "line 2: \"t\" is 0.5, before 1 of the line before"),
      ("{\"t\":1}", "line 2: nothing but \"t\"; allowed is one of \"touch\", \"wheel\""),
      ("{\"t\":1,\"wheal\":1}", "line 2: \"wheal\"; allowed is one of \"touch\", \"wheel\""),
      ("{\"t\":1,\"wheel\":1,\"rows\":1}", "line 2: \"rows\", \"wheel\"; allowed is one of"),
      (
        "{\"t\":1,\"wheel\":1,\"x\":1}",
        "line 2: unknown key \"x\"; allowed are \"t\", \"wheel\""
      ),
      (
        "{\"t\":1,\"touch\":\"up\",\"x\":1,\"y\":1}",
        "line 2: \"touch\" is \"up\"; allowed are \"began\", \"moved\", \"ended\", \"cancelled\""
      ),
      (
        "{\"t\":1,\"touch\":\"moved\",\"x\":1}",
        "line 2: no \"y\", a number from -100000 to 100000"
      ),
      ("{\"t\":1,\"touch\":\"moved\",\"x\":1,\"y\":1e300}", "line 2: \"y\" is 1e+300; allowed is"),
      ("{\"t\":1,\"rows\":2.5}", "line 2: \"rows\" is 2.5; allowed is a whole number"),
      ("{\"t\":1,\"rows\":-1}", "line 2: \"rows\" is -1; allowed is a number from 0 to 1000000"),
      ("{\"t\":1,\"prepend\":0}", "line 2: \"prepend\" is 0; allowed is a number from 1"),
      ("{\"t\":1,\"trackpad\":\"ended\",\"dy\":1}", "line 2: \"dy\" is for \"moved\" only"),
      (
        "{\"t\":1,\"set\":{\"header.hight\":1}}",
        "line 2: there is no parameter \"header.hight\"; the nearest is header.height"
      ),
      (
        "{\"t\":1,\"set\":{\"header.height\":601}}",
        "line 2: header.height is 601; allowed is 0 to 600 pt"
      ),
      (
        "{\"t\":1,\"set\":{\"header.height\":true}}",
        "line 2: header.height is true; allowed is 0 to 600 pt"
      ),
      ("{\"t\":1,\"set\":{\"list.rows\":1.5}}", "line 2: list.rows is 1.5; allowed is a whole"),
      ("{\"t\":1,\"set\":{}}", "line 2: \"set\" takes an object"),
      ("{\"t\":1,\"bounds\":[1]}", "line 2: \"bounds\" takes [width, height]"),
      (
        "{\"t\":1,\"bounds\":[390,9000]}",
        "line 2: device.height is 9000; allowed is 240 to 1400 pt"
      ),
      ("{\"t\":1,\"scrollTo\":\"down\"}", "line 2: \"scrollTo\" is \"down\"; allowed are"),
      (
        "{\"t\":1,\"scrollTo\":1,\"animated\":1}",
        "line 2: \"animated\" is 1; allowed are true and false"
      ),
      ("{\"t\":1,\"preset\":\"x\"}", "line 2: \"preset\" is \"x\"; allowed are \"pinned-header\""),
      ("{\"t\":1,\"shot\":\"../x\"}", "line 2: \"shot\" takes a name of 1 to 64 letters"),
      ("{\"t\":1,\"shot\":\"\"}", "line 2: \"shot\" takes a name of 1 to 64 letters"),
    ]
    for (line, expected) in cases {
      let message = message(good + line + "\n")
      #expect(message.hasPrefix(expected), "\(line): \(message)")
      #expect(!message.contains("\n"))
    }
  }

  @Test func whatIsRecordedCanBeRead() throws {
    var script = Script()
    for input in randomScript(seed: 5).inputs { script.record(input) }
    #expect(script == randomScript(seed: 5))
    let last = script.inputs.last?.time ?? 0
    script.record(TimedInput(at: 0, .wheel(notches: 1)))
    #expect(script.inputs.count == 121)
    #expect(script.inputs.last?.time == last)
    let count = script.inputs.count
    let refused: [TimedInput] = [
      TimedInput(at: .nan, .wheel(notches: 1)), TimedInput(at: 4000, .wheel(notches: 1)),
      TimedInput(at: last, .wheel(notches: .infinity)), TimedInput(at: last, .prepend(0)),
      TimedInput(at: last, .set([:])), TimedInput(at: last, .set(["a\"b": 1])),
      TimedInput(at: last, .set(["header.height": 601])),
      TimedInput(at: last, .shot("a/b\n")),
      TimedInput(at: last, .touch(.moved, at: Point(x: .nan, y: 0))),
      TimedInput(at: last, .scroll(to: .offset(-.infinity), animated: true)),
    ]
    for input in refused {
      let isTaken = script.record(input)
      #expect(!isTaken, "\(input)")
    }
    #expect(script.inputs.count == count)
    #expect(try Script(text: script.text) == script)
  }

  @Test func garbageIsRefusedAndNeverTrusted() {
    var random = SeededGenerator(seed: 7)
    let base = Array(randomScript(seed: 3, length: 20).text.utf8)
    for _ in 0..<2000 {
      var bytes = base
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let script = try? Script(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      #expect(script.inputs.allSatisfy { $0.time.isFinite })
    }
  }
}
