import Foundation
import Testing

/// The built program as a process of its own.
struct Program {
  /// What a run gave.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// Whether it ended with one line for the person who started it.
    var isOneLine: Bool { errors.hasSuffix("\n") && errors.count { $0 == "\n" } == 1 }
  }

  let process: Child
  private let arguments: [String]
  private let folder: TemporaryFolder

  /// Where the program was built: beside this test bundle.
  static func path() throws -> String {
    var folders: [String] = []
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folders.append(URL(fileURLWithPath: bundle.bundlePath).deletingLastPathComponent().path)
    }
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: ".xctest") else { continue }
      let bundle = String(argument[..<end.upperBound])
      folders.append(URL(fileURLWithPath: bundle).deletingLastPathComponent().path)
    }
    if let own = Bundle.main.executablePath {
      folders.append(URL(fileURLWithPath: own).deletingLastPathComponent().path)
    }
    let found = folders.map { $0 + "/playground" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return try #require(found, "the program was not built beside the tests: \(folders)")
  }

  /// Starts a program with nothing of this one's environment but what every program needs.
  init(
    _ arguments: [String], path: String? = nil, in directory: String? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    self.arguments = arguments
    folder = try TemporaryFolder()
    var variables = environment
    let own = ProcessInfo.processInfo.environment
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TMPDIR"]
    where variables[name] == nil {
      variables[name] = own[name]
    }
    // Files, not pipes: nobody has to read them for the program to go on.
    process = try Child(
      try path ?? Self.path(), arguments, environment: variables,
      directory: directory ?? folder.path, input: try folder.write(input, to: "in"),
      output: try folder.write("", to: "out"), errors: try folder.write("", to: "err"))
  }

  /// What it has printed so far.
  var output: String { (try? folder.text("out")) ?? "" }
  var errors: String { (try? folder.text("err")) ?? "" }

  /// Waits for its end; one that takes too long is killed, and the test fails.
  @discardableResult
  func finish(within seconds: Double = 60) -> Outcome {
    let isOver = eventually(within: seconds) { !process.isRunning }
    if !isOver {
      kill()
      Issue.record("the program did not end in \(seconds) s: \(arguments)")
    }
    return Outcome(status: process.terminationStatus, output: output, errors: errors)
  }

  /// Ends it at once, if it still runs.
  func kill() { process.kill() }

  /// Runs the playground without a display to its end.
  static func run(
    _ arguments: [String], path: String? = nil, in directory: String? = nil, input: String = ""
  ) throws -> Outcome {
    let program = try Program(arguments, path: path, in: directory, input: input)
    defer { program.kill() }
    return program.finish()
  }
}

/// Asks again and again until something is so; false when the time is over.
@discardableResult
func eventually(
  within seconds: Double = 10, every interval: Double = 0.01, _ isSo: () throws -> Bool
) rethrows -> Bool {
  let end = Date().addingTimeInterval(seconds)
  while true {
    if try isSo() { return true }
    guard Date() < end else { return false }
    Thread.sleep(forTimeInterval: interval)
  }
}

/// The size that a PNG file declares in its first chunk.
func pngSize(_ path: String) throws -> [Int] {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(24))
  try #require(bytes.count == 24)
  #expect(Array(bytes[1...3]) == Array("PNG".utf8))
  #expect(Array(bytes[12...15]) == Array("IHDR".utf8))
  return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
}
