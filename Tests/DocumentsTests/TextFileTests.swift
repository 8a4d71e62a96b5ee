import Documents
import Foundation
import Testing

@Suite struct TextFileTests {
  private let root = FileManager.default.temporaryDirectory.path + "/texts-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  private func clean() { try? FileManager.default.removeItem(atPath: root) }

  private func refusal(_ path: String) -> String {
    do throws(TextFile.Failure) {
      _ = try TextFile.read(path)
      return "accepted"
    } catch {
      #expect(error.description.contains(path))
      #expect(!error.description.contains("\n"))
      return error.description
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    defer { clean() }
    for text in ["", "a", "Größe\n\u{1F305}\r\nend", String(repeating: "long ", count: 100_000)] {
      try TextFile.write(text, to: root + "/a.txt")
      let read = try TextFile.read(root + "/a.txt")
      let isSame = Array(read.utf8) == Array(text.utf8)
      #expect(isSame)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: root)
    #expect(names == ["a.txt"])
  }

  @Test func whatIsNoTextIsRefused() throws {
    defer { clean() }
    try Data([0x61, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: root + "/bytes"))
    #expect(refusal(root + "/bytes").contains("not UTF-8"))
    #expect(refusal(root + "/none").contains("there is no file"))
    #expect(refusal(root).contains("there is no file"))
  }

  @Test func whatIsTooLargeIsRefusedBeforeItIsRead() throws {
    defer { clean() }
    let path = root + "/huge"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    // A file with a hole: it is large and takes no room.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: UInt64(TextFile.mostBytes) + 1)
    try file.close()
    #expect(refusal(path).contains("64 MiB"))
  }

  @Test func aTargetThatCannotBeWrittenIsNamedAndKept() throws {
    defer { clean() }
    for path in [root, root + "/none/a.txt"] {
      do throws(TextFile.Failure) {
        try TextFile.write("x", to: path)
        Issue.record("written to \(path)")
      } catch {
        #expect(error.description.contains(path))
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: root)
    #expect(names == [])
  }

  /// A link to the device, which tells what was written: not every test may make a device.
  @Test func aDeviceStaysADeviceAndALinkALink() throws {
    defer { clean() }
    for device in ["/dev/null", "/dev/full"] where FileManager.default.fileExists(atPath: device) {
      let path = root + "/link"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: device)
      if device == "/dev/full" {
        #expect(throws: TextFile.Failure.self) { try TextFile.write("x", to: path) }
      } else {
        try TextFile.write("x", to: path)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == device)
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func aLinkIsFollowedOrReplacedButTheTextArrives() throws {
    defer { clean() }
    try TextFile.write("old", to: root + "/target")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/link", withDestinationPath: root + "/target")
    try TextFile.write("new", to: root + "/link")
    let text = try TextFile.read(root + "/link")
    #expect(text == "new")
  }
}
