import Documents
import ParallaxCore
import PlaygroundApp

/// What the command line asks for.
enum CommandLineOptions {
  /// What to do.
  enum Action {
    case run(Options)
    case bench(Options)
    case trace(TraceCommand)
    case print(String)
  }

  /// A wrong option: which, its value, what is allowed. The program ends with 2.
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let version = "1.0"

  private static let known: [ArgumentScanner.Known] = [
    .init(name: "preset", letter: "p", takesArgument: true),
    .init(name: "set", letter: "s", takesArgument: true),
    .init(name: "size", letter: nil, takesArgument: true),
    .init(name: "scale", letter: nil, takesArgument: true),
    .init(name: "theme", letter: nil, takesArgument: true),
    .init(name: "frames", letter: nil, takesArgument: true),
    .init(name: "captures", letter: nil, takesArgument: true),
    .init(name: "assets", letter: nil, takesArgument: true),
    .init(name: "log", letter: nil, takesArgument: true),
    .init(name: "record", letter: nil, takesArgument: true),
    .init(name: "fps", letter: nil, takesArgument: true),
    .init(name: "duration", letter: nil, takesArgument: true),
    .init(name: "out", letter: "o", takesArgument: true),
    .init(name: "list-parameters", letter: nil, takesArgument: false),
    .init(name: "help", letter: "h", takesArgument: false),
    .init(name: "version", letter: nil, takesArgument: false),
  ]

  /// What only a trace takes, and what only the others do.
  private static let traceOptions: Set = ["fps", "duration", "out"]
  private static let windowOptions: Set = ["size", "scale", "theme", "frames", "log", "record"]

  static let usage = """
    Usage: playground [OPTION]...
           playground trace SCRIPT [OPTION]...
           playground bench [OPTION]...

    Tune scrolling headers live: a simulated phone, two classic effects, every constant on a slider.

      -p, --preset=NAME     start with one of
                              \(names(Preset.classic)),
                              \(names(others.prefix(2))),
                              \(names(others.dropFirst(2)))
      -s, --set=NAME=VALUE  start with a constant changed; may be given again
          --size=WxH        the window's size in points, 480x360 to 8192x8192
          --scale=N         pixels per point of the interface, 1 to 3 in steps of 0.25
          --theme=NAME      dark or light
          --frames=N        quit after N display frames
          --captures=DIR    where pictures are written; captures
          --assets=DIR      the assets folder, where it is not found
          --log=FILE        write one CSV row for every display frame
          --record=FILE     write the session's inputs as a script when it ends
          --list-parameters print every constant with range, default and meaning
      -h, --help            print this
          --version         print the version

    trace runs a script of timed inputs without a window and prints one CSV row a frame:
          --fps=N           the display's frames per second, 10 to 1000; 60
          --duration=N      seconds; without it until nothing moves any more
      -o, --out=FILE        write the rows to a file
      --preset, --set, --captures and --assets as above

    Without a display a tour of the two effects' presets is played off-screen instead of opening a
    window.
    """

  private static let others = Preset.allCases.filter { !Preset.classic.contains($0) }

  private static func names(_ presets: some Sequence<Preset>) -> String {
    presets.map(\.rawValue).joined(separator: ", ")
  }

  static func parse(_ arguments: [String]) throws(Wrong) -> Action {
    let scanner: ArgumentScanner
    do throws(ArgumentScanner.Wrong) {
      scanner = try ArgumentScanner(arguments, known: known)
    } catch {
      throw Wrong(description: "\(error.description); see --help")
    }
    let operands = scanner.operands
    let isTrace = operands.first == "trace"
    var options = Options()
    var trace = TraceCommand(script: "")
    for option in scanner.options {
      switch option.name {
      case "help": return .print(usage)
      case "version": return .print("playground \(version)")
      case "list-parameters": return .print(ParameterList.text())
      default: try set(option.name, to: option.argument ?? "", in: &options, &trace)
      }
    }
    let astray = isTrace ? windowOptions : traceOptions
    if let option = scanner.options.first(where: { astray.contains($0.name) }) {
      throw Wrong(
        description: "--\(option.name) goes \(isTrace ? "not" : "only") with trace; see --help")
    }
    switch (operands.first, operands.count) {
    case (nil, _): return .run(options)
    case ("bench", 1): return .bench(options)
    case ("trace", 2):
      trace.script = operands[1]
      trace.preset = options.preset
      trace.captures = options.captures
      trace.assets = options.assets
      return .trace(trace)
    case ("trace", _):
      throw Wrong(description: "trace takes one script, a file or - for the standard input")
    default:
      throw Wrong(
        description:
          "there is no command \(operands.joined(separator: " ")); allowed: trace SCRIPT, "
          + "bench")
    }
  }

  private static func set(
    _ name: String, to value: String, in options: inout Options, _ trace: inout TraceCommand
  ) throws(Wrong) {
    func wrong(_ allowed: String) -> Wrong {
      Wrong(description: "--\(name)=\(value): \(allowed)")
    }
    switch name {
    case "preset":
      guard let preset = Preset(rawValue: value) else {
        throw wrong("allowed: " + names(Preset.allCases))
      }
      options.preset = preset
    case "set":
      do throws(SettingError) {
        let setting = try Setting(value)
        setting.apply(to: &options.tuning)
        trace.settings.append(setting)
      } catch {
        throw wrong(error.message)
      }
    case "size":
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (480...8192).contains(width), (360...8192).contains(height)
      else { throw wrong("allowed: WxH from 480x360 to 8192x8192") }
      options.size = Size(width: Double(width), height: Double(height))
    case "scale":
      guard let scale = Double(value), (1...3).contains(scale), scale * 4 == (scale * 4).rounded()
      else { throw wrong("allowed: 1 to 3 in steps of 0.25") }
      options.scale = scale
    case "theme":
      guard value == "dark" || value == "light" else { throw wrong("allowed: dark, light") }
      options.isDark = value == "dark"
    case "frames":
      guard let frames = Int(value), frames > 0 else {
        throw wrong("allowed: a whole number above 0")
      }
      options.frames = frames
    case "fps":
      guard let rate = Double(value), (10...1000).contains(rate) else {
        throw wrong("allowed: 10 to 1000")
      }
      trace.framesPerSecond = rate
    case "duration":
      guard let seconds = Double(value), (0...3600).contains(seconds) else {
        throw wrong("allowed: seconds from 0 to 3600")
      }
      trace.duration = seconds
    case "captures", "assets", "log", "record", "out":
      guard !value.isEmpty else { throw wrong("allowed: a path") }
      switch name {
      case "captures": options.captures = value
      case "assets": options.assets = value
      case "log": options.log = value
      case "record": options.record = value
      default: trace.out = value
      }
    default: break
    }
  }
}
