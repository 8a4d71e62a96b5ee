import Foundation
import Testing

/// The core stands alone.
struct ImportTests {
  @Test func theCoreImportsNothingButTheMathematicsLibraryInOneFile() throws {
    let core = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ParallaxCore")
    let files = try #require(
      FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { line in
          !line.hasPrefix("//")
            && line.split(whereSeparator: { !$0.isLetter }).contains("import")
        }
      #expect(
        imports
          == (file.lastPathComponent == "Math.swift"
            ? ["import Darwin", "import Musl", "import Glibc"] : []),
        "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
