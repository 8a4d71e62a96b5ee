import Foundation

/// Another program as a process. Foundation's own now and then misses the end of one when several are
/// started at a time, and then waits for ever; this asks the system each time.
final class Child {
  /// Why a program cannot be started.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let processIdentifier: pid_t
  private var status: Int32?

  /// Starts a program whose three streams are files.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], directory: String,
    input: String, output: String, errors: String
  ) throws {
    // The shell goes to the folder and then is the program; spawning itself cannot everywhere.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory, path]
    var words: [UnsafeMutablePointer<CChar>?] = (shell + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_APPEND, 0)
    var child = pid_t()
    let code = posix_spawn(&child, shell[0], &actions, nil, &words, &variables)
    guard code == 0 else {
      throw Failure(description: "\(path) cannot be started: \(String(cString: strerror(code)))")
    }
    processIdentifier = child
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    guard status == nil else { return false }
    var word: Int32 = 0
    if waitpid(processIdentifier, &word, WNOHANG) == processIdentifier { end(with: word) }
    return status == nil
  }

  /// Its exit status, or 128 and the number of the signal that ended it; -1 while it runs.
  var terminationStatus: Int32 { isRunning ? -1 : status ?? -1 }

  /// Ends it at once, if it still runs, and waits for that.
  func kill() {
    guard isRunning else { return }
    _ = Foundation.kill(processIdentifier, SIGKILL)
    var word: Int32 = 0
    while waitpid(processIdentifier, &word, 0) == -1 { guard errno == EINTR else { return } }
    end(with: word)
  }

  private func end(with word: Int32) {
    let signal = word & 0x7F
    status = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
  }
}
