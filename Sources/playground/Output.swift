#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program's output, written at once and checked.
enum Output {
  /// Writes a text to the standard output; false when it is not taken, on a full disk for example.
  static func write(_ text: String) -> Bool { write(text, to: 1) }

  /// Writes one line to the stream for errors and ends the program.
  static func fail(_ line: String, status: Int32) -> Never {
    // There is nowhere left to say that this failed.
    _ = write("playground: " + line + "\n", to: 2)
    exit(status)
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        #if canImport(Darwin)
          let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}
