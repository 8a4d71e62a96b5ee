#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whole files in and out, with errors that name the path.
enum File {
  /// The bytes of a regular file no larger than a cap.
  static func bytes(at path: String, atMost cap: Int) throws(AssetError) -> [UInt8] {
    func failure(_ what: String) -> AssetError {
      AssetError(path: path, reason: "\(what): \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure("cannot be read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw AssetError(path: path, reason: "is not a file")
    }
    guard status.st_size <= cap else {
      throw AssetError(
        path: path,
        reason: "is \(status.st_size) bytes long; at most \(cap) bytes (\(cap >> 20) MiB) are read")
    }
    let size = Int(status.st_size)
    guard let file = fopen(path, "rb") else { throw failure("cannot be opened") }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.baseAddress.map { fread($0, 1, size, file) } ?? 0
    }
    guard bytes.count == size else { throw failure("cannot be read to its end") }
    return bytes
  }

  /// Writes beside the target and renames, so that the target is whole or as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws(AssetError) {
    func failure(_ what: String) -> AssetError {
      AssetError(path: path, reason: "\(what): \(String(cString: strerror(errno)))")
    }
    var temporary = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    var offset = 0
    var isWritten = true
    while offset < bytes.count, isWritten {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(descriptor, $0 + offset, buffer.count - offset) } ?? -1
      }
      if count < 0, errno == EINTR { continue }
      isWritten = count > 0
      offset += max(0, count)
    }
    // mkstemp makes the file private; a picture is as readable as any other file.
    let mask = umask(0)
    umask(mask)
    _ = fchmod(descriptor, 0o666 & ~mask)
    let problem = isWritten ? nil : failure("cannot be written")
    let isClosed = close(descriptor) == 0
    if problem == nil, isClosed, rename(temporary, path) == 0 { return }
    let error = problem ?? failure("cannot be written")
    unlink(temporary)
    throw error
  }

  /// Whether a file is there and may be read.
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
