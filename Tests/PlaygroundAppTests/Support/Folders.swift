import Documents
import Foundation
import SDLKit
import Testing

@testable import PlaygroundApp

/// Places in the checkout and beside it.
enum Folders {
  /// The package's folder.
  static let package = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
  /// Where the goldens are, in the checkout.
  static let goldens = package + "/Tests/PlaygroundAppTests/Goldens"

  /// Everything that is drawn with.
  static func assets(withFonts: Bool = true) throws -> Assets {
    let folder = try AssetFolder.find(override: package + "/Assets")
    return Assets(
      fonts: withFonts ? try FontStore() : nil,
      images: try AppAssets.images(in: folder, onReady: {}),
      icons: try IconStore(folder: folder.file("icons")))
  }
}

/// A folder of a test's own, which goes with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/playground-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  /// The names in it or in a folder of it, in order; none where there is no folder.
  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }
}
