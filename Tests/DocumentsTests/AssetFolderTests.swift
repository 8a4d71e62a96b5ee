import Documents
import Foundation
import Testing

@Suite struct AssetFolderTests {
  private let root = FileManager.default.temporaryDirectory.path + "/assets-\(UUID().uuidString)"

  private func make(_ name: String) throws {
    let path = root + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path))
  }

  @Test func aNamedFolderWithPicturesIsTaken() throws {
    try make("mine/art/header-image.png")
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folder = try AssetFolder.find(override: root + "/mine")
    #expect(folder.path == root + "/mine")
    #expect(folder.file("icons/undo.svg") == root + "/mine/icons/undo.svg")
  }

  @Test func aNamedFolderWithoutPicturesIsRefusedByName() throws {
    try make("mine/art/other.png")
    defer { try? FileManager.default.removeItem(atPath: root) }
    for path in [root + "/mine", root + "/none", ""] {
      let error = #expect(throws: AssetFolder.Missing.self) {
        try AssetFolder.find(override: path)
      }
      let line = error?.description ?? ""
      #expect(line.contains("folder \(path) has") && line.contains("art/header-image.png"))
      #expect(!line.contains("\n"))
    }
  }

  @Test func theCheckoutsAssetsAreFoundFromItsBuildFolder() throws {
    // The tests run below the package's folder, as the program does.
    let folder = try AssetFolder.find()
    #expect(folder.path.hasSuffix("/Assets"))
    #expect(FileManager.default.fileExists(atPath: folder.file("art/header-image.png")))
  }
}
