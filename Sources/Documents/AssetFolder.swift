#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of pictures and icons, found wherever the program is started from.
public struct AssetFolder: Hashable, Sendable {
  /// Its path.
  public let path: String

  /// What is wrong with the assets: which file is missing, and where was looked.
  public struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line for the person who started the program.
    public let description: String
  }

  /// The file whose presence makes a folder the assets folder.
  private static let probe = "art/header-image.png"

  /// Finds the folder: named by `override`, beside the program or in one of the folders above it, or
  /// in the working directory. Throws `Missing` when none has the pictures.
  public static func find(override: String? = nil) throws(Missing) -> AssetFolder {
    if let override {
      guard exists(override) else {
        throw Missing(description: "the assets folder \(override) has no \(probe)")
      }
      return AssetFolder(path: override)
    }
    var tried: [String] = []
    for candidate in candidates() {
      if exists(candidate) { return AssetFolder(path: candidate) }
      tried.append(candidate)
    }
    throw Missing(
      description: "the asset \(probe) was not found; looked in \(tried.joined(separator: ", "))")
  }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  private static func exists(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + probe)
  }

  /// `Assets` beside the program, then above it as far as a build folder may lie below a checkout,
  /// then where it is installed, then in the working directory.
  private static func candidates() -> [String] {
    var result: [String] = []
    var folder = programFolder()
    for _ in 0..<5 {
      guard let current = folder else { break }
      result.append(current + "/Assets")
      folder = parent(of: current)
    }
    if let program = programFolder(), let prefix = parent(of: program) {
      result.append(prefix + "/share/parallax-playground/Assets")
    }
    result.append(FileManager.default.currentDirectoryPath + "/Assets")
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  private static func programFolder() -> String? {
    if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      return parent(of: program)
    }
    guard let name = CommandLine.arguments.first, name.contains("/") else { return nil }
    let path =
      name.hasPrefix("/") ? name : FileManager.default.currentDirectoryPath + "/" + name
    return parent(of: path)
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
