#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How the program ends when something went wrong.
enum Failure {
  /// Writes one line to the stream for errors and ends the program.
  static func exit(_ line: String, status: Int32) -> Never {
    let bytes = Array(("playground: " + line + "\n").utf8)
    // There is nowhere left to say that this failed.
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}
