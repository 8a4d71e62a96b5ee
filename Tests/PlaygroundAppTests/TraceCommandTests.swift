import Documents
import Foundation
import ParallaxCore
import Testing

/// `playground trace`, by running it.
@Suite struct TraceCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let script = """
    {"t":0.1,"touch":"began","x":200,"y":600}
    {"t":0.2,"touch":"moved","x":200,"y":560}
    {"t":0.25,"touch":"moved","x":200,"y":500}

    {"t":0.27,"touch":"ended"}
    {"t":0.5,"set":{"header.height":200}}
    """

  @Test func theFileAndTheStandardInputGiveTheSameRows() throws {
    let expected = Trace.csv(script: try Script(text: Self.script))
    let path = try folder.write(Self.script, to: "a.jsonl")
    let fromFile = try Program.run(["trace", path])
    #expect(fromFile.status == 0)
    #expect(fromFile.output == expected)
    let fromInput = try Program.run(["trace", "-"], input: Self.script)
    #expect(fromInput.output == expected)
    #expect(expected.count { $0 == "\n" } > 30)
  }

  @Test func rowsGoIntoAFileAndReplaceWhatItHeld() throws {
    _ = try folder.write("old", to: "rows.csv")
    let outcome = try Program.run(
      ["trace", "-", "--duration=0.5", "-o", folder.file("rows.csv")], input: Self.script)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(
      try folder.text("rows.csv") == Trace.csv(script: Script(text: Self.script), duration: 0.5))
    #expect(folder.names() == ["rows.csv"])
  }

  @Test(arguments: [
    (#"{"t":0.1,"touch":"jumped","x":1,"y":1}"#, "jumped"),
    (#"{"t":0.1,"set":{"header.hight":3}}"#, "header.height"),
    (#"{"t":-1,"wheel":1}"#, "t"),
    (#"{"t":0.1"#, "line 2"),
    ("offset 3", "line 2"),
  ])
  func aMalformedLineIsNamedAndNothingIsWritten(line: String, part: String) throws {
    let text = #"{"t":0,"shot":"a"}"# + "\n" + line + "\n"
    let path = try folder.write(text, to: "bad.jsonl")
    let outcome = try Program.run(
      ["trace", path, "-o", folder.file("rows.csv"), "--captures", folder.file("pictures")])
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine, "\(outcome.errors)")
    #expect(outcome.errors.contains(path), "\(outcome.errors)")
    #expect(outcome.errors.contains("line 2"), "\(outcome.errors)")
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(folder.names() == ["bad.jsonl"])
  }

  @Test func aMissingScriptIsNamed() throws {
    let outcome = try Program.run(["trace", folder.file("none.jsonl")])
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine)
    #expect(outcome.errors.contains(folder.file("none.jsonl")))
    #expect(outcome.output == "")
  }

  @Test func aTargetThatCannotBeWrittenIsNamed() throws {
    let outcome = try Program.run(["trace", "-", "--duration=0", "-o", "/nowhere/rows.csv"])
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine)
    #expect(outcome.errors.contains("/nowhere/rows.csv"))
  }

  @Test func aPictureIsWrittenAndNeverOverAnother() throws {
    let arguments = [
      "trace", "-", "--duration=0.1", "--captures", folder.file("pictures"), "--preset=layer-cake",
      "--assets", Folders.package + "/Assets",
    ]
    let input = #"{"t":0,"shot":"dawn"}"#
    #expect(try Program.run(arguments, input: input).status == 0)
    let first = try Data(contentsOf: URL(fileURLWithPath: folder.file("pictures/dawn.png")))
    #expect(try pngSize(folder.file("pictures/dawn.png")) == [1170, 2532])
    #expect(try Program.run(arguments, input: input).status == 0)
    #expect(folder.names(in: "pictures") == ["dawn-2.png", "dawn.png"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("pictures/dawn.png"))) == first)
  }

  @Test func aCapturesFolderThatCannotBeMadeIsNamed() throws {
    // Whoever runs the tests may write everywhere; below a file nobody can.
    let file = try folder.write("", to: "file")
    let outcome = try Program.run(
      ["trace", "-", "--captures", file + "/pictures", "--assets", Folders.package + "/Assets"],
      input: #"{"t":0,"shot":"dawn"}"#)
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine, "\(outcome.errors)")
    #expect(outcome.errors.contains(file + "/pictures"))
    #expect(outcome.output == "")
  }
}
