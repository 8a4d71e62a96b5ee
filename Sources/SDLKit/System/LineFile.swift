#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that lines are appended to while the program runs; each is there at once for others to
/// read.
public struct LineFile: ~Copyable {
  private let descriptor: Int32

  /// Makes the file anew.
  ///
  /// The corresponding C function is `open`.
  public init(path: String) throws(AssetError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw AssetError(path: path, reason: "cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  deinit { _ = close(descriptor) }

  /// Appends a text; false when the disk does not take it.
  ///
  /// The corresponding C function is `write`.
  @discardableResult
  public func append(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}
