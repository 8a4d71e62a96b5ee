import Foundation
import ParallaxCore
import Testing

@testable import PlaygroundApp

/// A screen of its own, which nobody sees: Xvfb on a free number.
final class Display {
  let name: String
  private let server: Program

  /// The programs that the tests in a window need, and the packages that have them.
  private static let tools = [("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("xwd", "x11-apps")]

  /// Whether a window can be tested here. On Linux what is missing is a failure; elsewhere there is no
  /// such display.
  static var isUsable: Bool {
    #if os(Linux)
      return true
    #else
      return false
    #endif
  }

  /// The path of a tool; the error names its package.
  static func tool(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let found = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    let packages = tools.map(\.1).joined(separator: " ")
    return try #require(found, "\(name) is not installed; install the packages: \(packages)")
  }

  init() throws {
    for (name, _) in Self.tools { _ = try Self.tool(name) }
    let server = try Program(
      ["-displayfd", "1", "-screen", "0", "1700x1200x24", "-nolisten", "tcp", "-noreset"],
      path: Self.tool("Xvfb"))
    let isUp = eventually(within: 20) { server.output.hasSuffix("\n") || !server.process.isRunning }
    let number = server.output.split(separator: "\n").last.flatMap { Int($0) }
    guard isUp, let number else {
      server.kill()
      name = ""
      self.server = server
      Issue.record("Xvfb did not start: \(server.errors)")
      return
    }
    name = ":\(number)"
    self.server = server
  }

  deinit { server.kill() }

  /// Runs a tool on this display and gives what it printed.
  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> Program.Outcome {
    let program = try Program(
      arguments, path: Self.tool(tool), environment: ["DISPLAY": name])
    defer { program.kill() }
    return program.finish(within: 20)
  }
}

/// The program in a window, and a person at the mouse and the keyboard.
final class Guest {
  let display: Display
  let folder: TemporaryFolder
  let program: Program
  private(set) var window = ""
  private let fadeDelay: Int

  static let size = Size(width: 960, height: 640)
  /// Where everything stands in the window.
  var layout = WindowLayout(window: size, device: Size(width: 390, height: 844))

  /// Starts the program; the scroll indicator fades at once, unless it is waited for.
  init(_ arguments: [String] = [], size: Size = Guest.size, fadeDelay: Int = 0) throws {
    self.fadeDelay = fadeDelay
    display = try Display()
    folder = try TemporaryFolder()
    layout = WindowLayout(window: size, device: Size(width: 390, height: 844))
    program = try Program(
      [
        "--scale=1", "--size=\(Int(size.width))x\(Int(size.height))",
        "--log=\(folder.file("log.csv"))", "--captures=\(folder.file("captures"))",
        "--assets=\(Folders.package)/Assets", "--set=indicator.fadeDelay=\(fadeDelay)",
      ] + arguments, environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"])
    let isOpen = try eventually(within: 20) {
      guard program.process.isRunning else { return true }
      let found = try display.run(
        "xdotool", ["search", "--onlyvisible", "--name", "Parallax Playground"])
      window = found.output.split(separator: "\n").last.map(String.init) ?? ""
      return !window.isEmpty
    }
    try #require(isOpen && !window.isEmpty, "no window: \(program.errors)")
    // Clear of the screen's edges, or a dump would lack what is beyond them.
    try act("windowmove --sync \(window) 0 0")
    var last = try shot()
    let hasPictures = try eventually(within: 20, every: 0.2) {
      defer { last = (try? shot()) ?? last }
      return try last.colors > 1000 && shot() == last
    }
    #expect(hasPictures, "the pictures do not come")
    try waitUntilStill()
  }

  deinit { program.kill() }

  /// Hands xdotool commands, one after the other.
  func act(_ commands: String...) throws {
    let words = commands.flatMap { $0.split(separator: " ").map(String.init) }
    let outcome = try display.run("xdotool", words)
    #expect(outcome.status == 0, "xdotool \(words): \(outcome.errors)")
  }

  /// The command that moves the pointer to a place in the window.
  func move(_ x: Double, _ y: Double) -> String {
    "mousemove --window \(window) \(Int(x)) \(Int(y))"
  }

  /// The same for a place on the phone's screen.
  func phone(_ x: Double, _ y: Double) -> String {
    move(
      layout.screen.x + x * layout.phoneScale, layout.screen.y + y * layout.phoneScale)
  }

  func shot() throws -> Screenshot {
    let path = folder.file("shot.xwd")
    let outcome = try display.run("xwd", ["-silent", "-id", window, "-out", path])
    try #require(outcome.status == 0, "xwd: \(outcome.errors)")
    return try Screenshot(path: path)
  }

  /// Waits until the window has a picture and nothing in it changes for a while: the scroll indicator
  /// has faded and the log gets no rows.
  func waitUntilStill() throws {
    var rows = -1
    var since = Date()
    let isStill = eventually(within: 30, every: 0.03) {
      let count = self.rows.count
      if count != rows {
        rows = count
        since = Date()
      }
      return Date().timeIntervalSince(since) > 0.4 + Double(fadeDelay) / 1000
    }
    #expect(isStill, "something still moves")
  }

  /// The rows of the log so far, without its head.
  var rows: [Substring] {
    ((try? folder.text("log.csv")) ?? "").split(separator: "\n").dropFirst().map { $0 }
  }

  /// A column of the log.
  func column(_ name: String) throws -> [String] {
    let lines = try folder.text("log.csv").split(separator: "\n")
    let head = try #require(lines.first).split(separator: ",", omittingEmptySubsequences: false)
    let index = try #require(head.firstIndex { $0 == name })
    return lines.dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields.count == head.count ? String(fields[index]) : nil
    }
  }

  /// The offset in the log's last row.
  var offset: Double {
    get throws { try #require(column("offset").last.flatMap { Double($0) }) }
  }

  /// Waits until the offset is as wanted.
  func waitForOffset(
    within distance: Double = 0, of wanted: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isThere = try eventually(within: 10) { abs(try offset - wanted) <= distance }
    let last = try offset
    #expect(isThere, "the offset is \(last), not \(wanted)", sourceLocation: sourceLocation)
  }

  func waitForOffset(_ wanted: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForOffset(of: wanted, sourceLocation: sourceLocation)
  }

  /// What the program's threads have used of the processor, in milliseconds, and how often they went
  /// to sleep.
  func work() throws -> (milliseconds: Double, sleeps: Int) {
    let tasks = "/proc/\(program.process.processIdentifier)/task"
    var time = 0.0
    var sleeps = 0
    for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
      let schedule = try String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)
      time += schedule.split(separator: " ").first.flatMap { Double($0) } ?? 0
      let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first {
        $0.hasPrefix("voluntary_ctxt_switches")
      }
      sleeps += line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }
    return (time / 1e6, sleeps)
  }
}
