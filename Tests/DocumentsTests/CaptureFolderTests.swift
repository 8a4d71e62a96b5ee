import Documents
import Foundation
import ParallaxCore
import Testing

@Suite struct CaptureFolderTests {
  private let root = FileManager.default.temporaryDirectory.path + "/captures-\(UUID().uuidString)"

  /// 2030-01-31 09:41:07 UTC.
  private let date = Date(timeIntervalSince1970: 1_896_082_867)

  private func utc() throws -> TimeZone { try #require(TimeZone(secondsFromGMT: 0)) }

  @Test func aNameSaysPresetDateAndTime() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var folder = CaptureFolder(path: root + "/a/b")
    let zone = try utc()
    let plain = try folder.reserve(preset: .layerCake, at: date, in: zone)
    #expect(plain == root + "/a/b/layer-cake-20300131-094107.png")
    let window = try folder.reserve(preset: .layerCake, label: "window", at: date, in: zone)
    #expect(window == root + "/a/b/layer-cake-window-20300131-094107.png")
    #expect(FileManager.default.fileExists(atPath: root + "/a/b"))
  }

  @Test func theTimeIsThatOfTheZone() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var folder = CaptureFolder(path: root)
    let east = try #require(TimeZone(secondsFromGMT: 15 * 3600))
    let path = try folder.reserve(preset: .combined, at: date, in: east)
    #expect(path.hasSuffix("/combined-20300201-004107.png"))
  }

  @Test func noNameIsGivenTwiceThoughNothingIsWrittenYet() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var folder = CaptureFolder(path: root)
    var names: [String] = []
    for _ in 0..<3 { names.append(try folder.reserve(name: "dawn")) }
    #expect(names == ["dawn", "dawn-2", "dawn-3"].map { "\(root)/\($0).png" })
  }

  @Test func aFileThatIsThereKeepsItsName() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in ["dawn.png", "dawn-2.png"] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: root + "/" + name))
    }
    var folder = CaptureFolder(path: root)
    let path = try folder.reserve(name: "dawn")
    #expect(path == root + "/dawn-3.png")
    // A folder of that name is taken as well.
    try FileManager.default.createDirectory(
      atPath: root + "/noon.png", withIntermediateDirectories: true)
    let other = try folder.reserve(name: "noon")
    #expect(other == root + "/noon-2.png")
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + "/file"))
    for path in [root + "/file", root + "/file/below"] {
      var folder = CaptureFolder(path: path)
      do throws(CaptureFolder.Failure) {
        _ = try folder.reserve(name: "dawn")
        Issue.record("a name below a file")
      } catch {
        #expect(error.description.contains(path))
        #expect(!error.description.contains("\n"))
      }
    }
  }
}
