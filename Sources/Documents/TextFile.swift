#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Texts in files: read whole up to a size, written beside the target and renamed.
public enum TextFile {
  /// What is wrong with a file, as one line that names it.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public let description: String

    /// Makes a failure from its line.
    public init(description: String) { self.description = description }
  }

  /// The largest file that is read, in bytes: 64 MiB.
  public static let mostBytes = 64 << 20

  /// Reads a file of UTF-8; `-` is the standard input.
  public static func read(_ path: String) throws(Failure) -> String {
    if path == "-" { return try standardInput() }
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder else {
      throw Failure(description: "there is no file \(path)")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // FoundationEssentials gives an integer, the whole of Foundation a number object.
    let size =
      (attributes?[.size] as? any BinaryInteger).map { Int($0) } ?? attributes?[.size] as? Int
    guard let size, size <= mostBytes else {
      throw Failure(description: "\(path) is too large; allowed are 64 MiB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure(description: "\(path) is not UTF-8 text")
    }
    return text
  }

  /// Writes a file whole: it is there with all of the text, or as it was. Into a device, a pipe or
  /// through a link the text is written in place: another file in its stead would end what it is.
  public static func write(_ text: String, to path: String) throws(Failure) {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    let isPlain = (type as? FileAttributeType ?? .typeRegular) == .typeRegular
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: isPlain ? .atomic : [])
    } catch {
      throw Failure(description: "\(path) cannot be written")
    }
  }

  private static func standardInput() throws(Failure) -> String {
    var text = ""
    while let line = readLine(strippingNewline: false) {
      text += line
      guard text.utf8.count <= mostBytes else {
        throw Failure(description: "the standard input is too large; allowed are 64 MiB")
      }
    }
    return text
  }
}
