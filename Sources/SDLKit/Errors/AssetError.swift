/// A font, icon or picture that cannot be used: which one, and why.
public struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or the name of what was looked for.
  public let path: String
  /// What is wrong with it, and what is allowed instead.
  public let reason: String

  /// Makes an error from a path and a reason.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One line: the path, then the reason.
  public var description: String { "\(path): \(reason)" }
}
