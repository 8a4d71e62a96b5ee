import Documents
import ParallaxCore
import Testing

@testable import PlaygroundApp

/// The program's command line, by running it.
@Suite struct CommandLineTests {
  private static let presets = "allowed: pinned-header, path-parallax, combined, layer-cake"

  /// Arguments that are wrong, and what the one line must say of them.
  private static let wrong: [([String], [String])] = [
    (["--preset=foo"], ["--preset=foo", presets]),
    (["-p", ""], ["--preset=", presets]),
    (["--set=header.hight=3"], ["--set=header.hight=3", "header.height"]),
    (["--set=header.height"], ["--set=header.height", "name=value"]),
    (["--set=header.height=tall"], ["\"tall\"", "allowed is"]),
    (["--set=header.height=nan"], ["\"nan\"", "allowed is"]),
    (["--set=header.height=1e9"], ["--set=header.height=1e9", "allowed is"]),
    (["--set=list.rows=2.5"], ["--set=list.rows=2.5", "whole number"]),
    (["--set=header.restInsetLinked=2"], ["true or false"]),
    (["--size=10x10"], ["--size=10x10", "allowed: WxH from 480x360 to 8192x8192"]),
    (["--size=479x640"], ["--size=479x640", "WxH"]),
    (["--size=960x359"], ["--size=960x359", "WxH"]),
    (["--size=960"], ["--size=960", "WxH"]),
    (["--size=960x"], ["--size=960x", "WxH"]),
    (["--size=960x640x2"], ["--size=960x640x2", "WxH"]),
    (["--size=8193x640"], ["--size=8193x640", "WxH"]),
    (["--scale=0.75"], ["--scale=0.75", "1 to 3 in steps of 0.25"]),
    (["--scale=1.1"], ["--scale=1.1", "0.25"]),
    (["--scale=3.25"], ["--scale=3.25", "0.25"]),
    (["--scale=nan"], ["--scale=nan", "0.25"]),
    (["--scale=big"], ["--scale=big", "0.25"]),
    (["--theme=blue"], ["--theme=blue", "allowed: dark, light"]),
    (["--frames=0"], ["--frames=0", "a whole number above 0"]),
    (["--frames=2.5"], ["--frames=2.5", "a whole number above 0"]),
    (["--fps=9"], ["--fps=9", "allowed: 10 to 1000"]),
    (["--fps=nan"], ["--fps=nan", "allowed: 10 to 1000"]),
    (["--duration=-1"], ["--duration=-1", "seconds from 0 to 3600"]),
    (["--duration=3601"], ["--duration=3601", "seconds from 0 to 3600"]),
    (["--captures="], ["--captures=", "a path"]),
    (["--assets="], ["--assets=", "a path"]),
    (["--log="], ["--log=", "a path"]),
    (["--record="], ["--record=", "a path"]),
    (["--out="], ["--out=", "a path"]),
    (["--nothing"], ["--nothing", "no option"]),
    (["-x"], ["-x", "no option"]),
    (["--s=1"], ["--s", "not unique"]),
    (["--preset"], ["--preset", "needs a value"]),
    (["-p"], ["-p", "needs a value"]),
    (["frobnicate"], ["frobnicate", "allowed: trace SCRIPT, bench"]),
    (["trace"], ["trace takes one script"]),
    (["trace", "a", "b"], ["trace takes one script"]),
    (["bench", "more"], ["bench more"]),
    (["--fps=60"], ["--fps", "only with trace"]),
    (["bench", "--out=x"], ["--out", "only with trace"]),
  ]

  @Test(arguments: wrong.indices)
  func aWrongOptionIsNamedInOneLine(index: Int) throws {
    let (arguments, parts) = Self.wrong[index]
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2, "\(arguments)")
    #expect(outcome.output == "", "\(arguments)")
    #expect(outcome.isOneLine, "\(arguments): \(outcome.errors)")
    #expect(outcome.errors.hasPrefix("playground: "), "\(arguments): \(outcome.errors)")
    for part in parts {
      #expect(outcome.errors.contains(part), "\(arguments): \(outcome.errors)")
    }
  }

  /// Arguments that are right, of a run that is over at once.
  @Test(arguments: [
    ["--preset=layer-cake"], ["--preset", "combined"], ["--pre=combined"], ["-pcombined"],
    ["-p", "path-parallax"], ["--set=header.height=200", "-s", "header.y=4"],
    ["-sheader.restInsetLinked=false"], ["--set=header.restInset=10"], ["--fps=10"],
    ["--fps=1000"], ["--captures=x"],
  ])
  func aRightOptionIsTaken(arguments: [String]) throws {
    let outcome = try Program.run(["trace", "-"] + arguments + ["--duration=0"])
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    #expect(outcome.errors == "", "\(arguments)")
    #expect(outcome.output.count { $0 == "\n" } == 2, "\(arguments): \(outcome.output)")
  }

  /// Options of the window; the version ends the run before it opens.
  @Test(arguments: [
    "--size=480x360", "--size=8192x8192", "--scale=1", "--scale=2.75", "--theme=light",
    "--theme=dark", "--frames=1", "--log=x", "--record=x",
  ])
  func aRightOptionOfTheWindowIsTakenAndIsNoneOfATrace(argument: String) throws {
    let outcome = try Program.run([argument, "--version"])
    #expect(outcome.status == 0, "\(argument): \(outcome.errors)")
    #expect(outcome.errors == "", "\(argument)")
    let trace = try Program.run(["trace", "-", argument])
    #expect(trace.status == 2, "\(argument)")
    #expect(trace.isOneLine)
    #expect(trace.errors.contains("goes not with trace"), "\(trace.errors)")
  }

  #if os(Linux)
    @Test(arguments: [["--list-parameters"], ["trace", "-", "--duration=1"]])
    func anOutputThatTakesNothingIsAFailure(arguments: [String]) throws {
      let shell = try Program(
        ["-c", "\"$0\" \"$@\" > /dev/full", try Program.path()] + arguments, path: "/bin/sh")
      let outcome = shell.finish()
      #expect(outcome.status == 1)
      #expect(outcome.errors == "playground: the output cannot be written\n")
    }
  #endif

  @Test func presetAndConstantsAreInForce() throws {
    let outcome = try Program.run(
      ["--duration=0", "trace", "--preset=combined", "--set=header.height=200", "-", "--fps=120"])
    let settings = [try Setting("header.height=200")]
    #expect(
      outcome.output
        == Trace.csv(
          script: Script(), preset: .combined, settings: settings, framesPerSecond: 120,
          duration: 0))
  }

  @Test func afterTwoDashesComeNoOptions() throws {
    let outcome = try Program.run(["--duration=0", "--", "trace", "-"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Program.run(["--", "--help"]).status == 2)
  }

  @Test func helpNamesEveryOption() throws {
    for flag in ["--help", "-h"] {
      let outcome = try Program.run([flag])
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(outcome.output.hasPrefix("Usage: playground"))
      for option in [
        "preset", "set", "size", "scale", "theme", "frames", "captures", "assets", "log", "record",
        "list-parameters", "help", "version", "fps", "duration", "out",
      ] {
        #expect(outcome.output.contains("--\(option)"), "\(option)")
      }
      for preset in Preset.allCases { #expect(outcome.output.contains(preset.rawValue)) }
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func theVersionIsOneLine() throws {
    let outcome = try Program.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "playground 1.0\n")
  }

  @Test func everyParameterIsListedOnce() throws {
    let outcome = try Program.run(["--list-parameters"])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    let names = lines.dropFirst().map { String($0.prefix { $0 != " " }) }
    #expect(names == Parameter.all.map(\.name))
    for (line, parameter) in zip(lines.dropFirst(), Parameter.all) {
      #expect(line.hasSuffix(parameter.summary))
    }
  }
}
