#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program and says what it took.
public enum ChildProcess {
  /// What a program took from its start to its end.
  public struct Usage: Hashable, Sendable {
    /// Its exit status; 128 and more for a signal.
    public let status: Int32
    /// Seconds that passed.
    public let seconds: Double
    /// The most memory it had, in bytes.
    public let peakMemory: Int
  }

  /// Runs a program with this one's environment and its output thrown away, and waits for its end.
  /// Nil when it cannot be started.
  ///
  /// The corresponding C functions are `posix_spawn` and `wait4`.
  public static func run(_ path: String, _ arguments: [String]) -> Usage? {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let start = Clock.now()
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) == -1 { guard errno == EINTR else { return nil } }
    let seconds = Clock.now() - start
    let signal = status & 0x7F
    return Usage(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, seconds: seconds,
      peakMemory: bytes(usage))
  }

  /// The most memory this program has had, in bytes.
  ///
  /// The corresponding C function is `getrusage`.
  public static var ownPeakMemory: Int {
    var usage = rusage()
    // RUSAGE_SELF is 0 everywhere, under types that differ.
    guard getrusage(0, &usage) == 0 else { return 0 }
    return bytes(usage)
  }

  /// The peak in bytes: macOS counts bytes, the others kibibytes.
  private static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }
}
