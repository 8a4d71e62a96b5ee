import Documents
import ParallaxCore
import PlaygroundApp

/// What the command line asks for.
enum CommandLineOptions {
  /// What to do.
  enum Action {
    case run(Options)
    case bench(Options)
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
    .init(name: "list-parameters", letter: nil, takesArgument: false),
    .init(name: "help", letter: "h", takesArgument: false),
    .init(name: "version", letter: nil, takesArgument: false),
  ]

  static let usage = """
    Usage: playground [OPTION]...
           playground bench [OPTION]...

    Tune scrolling headers live: a simulated phone, two classic effects, every constant on a slider.

      -p, --preset=NAME     start with \(Preset.allCases.map(\.rawValue).joined(separator: ", "))
      -s, --set=NAME=VALUE  start with a constant changed; may be given again
          --size=WxH        the window's size in points, 480x360 to 8192x8192
          --scale=N         pixels per point of the interface, 1 to 3 in steps of 0.25
          --theme=NAME      dark or light
          --frames=N        quit after N display frames
          --captures=DIR    where pictures are written; captures
          --assets=DIR      the assets folder, where it is not found
          --log=FILE        write one CSV row for every display frame
          --list-parameters print every constant with range, default and meaning
      -h, --help            print this
          --version         print the version

    Without a display a tour of all presets is played off-screen instead of opening a window.
    """

  static func parse(_ arguments: [String]) throws(Wrong) -> Action {
    let scanner: ArgumentScanner
    do throws(ArgumentScanner.Wrong) {
      scanner = try ArgumentScanner(arguments, known: known)
    } catch {
      throw Wrong(description: "\(error.description); see --help")
    }
    var options = Options()
    for option in scanner.options {
      switch option.name {
      case "help": return .print(usage)
      case "version": return .print("playground \(version)")
      case "list-parameters": return .print(ParameterList.text())
      default: try set(option.name, to: option.argument ?? "", in: &options)
      }
    }
    switch scanner.operands {
    case []: return .run(options)
    case ["bench"]: return .bench(options)
    default:
      throw Wrong(
        description: "there is no command \(scanner.operands.joined(separator: " ")); allowed: bench")
    }
  }

  private static func set(
    _ name: String, to value: String, in options: inout Options
  ) throws(Wrong) {
    func wrong(_ allowed: String) -> Wrong {
      Wrong(description: "--\(name)=\(value): \(allowed)")
    }
    switch name {
    case "preset":
      guard let preset = Preset(rawValue: value) else {
        throw wrong("allowed: " + Preset.allCases.map(\.rawValue).joined(separator: ", "))
      }
      options.preset = preset
    case "set":
      do throws(Setting.Wrong) {
        try Setting(value).apply(to: &options.tuning)
      } catch {
        throw wrong(error.description)
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
    case "captures", "assets", "log":
      guard !value.isEmpty else { throw wrong("allowed: a path") }
      switch name {
      case "captures": options.captures = value
      case "assets": options.assets = value
      default: options.log = value
      }
    default: break
    }
  }
}
