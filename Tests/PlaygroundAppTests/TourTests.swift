import Foundation
import ParallaxCore
import SDLKit
import Testing

/// The program where there is no display, and where its assets are or are not.
@Suite struct TourTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let names = ["1-rest", "2-drag", "3-closed", "4-overscroll", "5-slider"]

  @Test func withoutADisplayTheTourIsPlayed() throws {
    let outcome = try Program.run([
      "--size=560x400", "--captures", folder.file("tour"), "--assets", Folders.package + "/Assets",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let names = Preset.classic.flatMap { preset in
      Self.names.map { "tour-\(preset.rawValue)-\($0).png" }
    }
    #expect(folder.names(in: "tour") == names.sorted())
    var lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.removeFirst().contains("No display"))
    #expect(lines.removeLast() == "20 pictures in \(folder.file("tour"))/.")
    #expect(lines == names.map { folder.file("tour/\($0)") })
    var pictures: Set<[UInt32]> = []
    for name in names {
      let path = folder.file("tour/\(name)")
      #expect(try pngSize(path) == [560, 400])
      pictures.insert(try Golden.picture(path).pixels)
    }
    #expect(pictures.count == names.count, "two pictures are the same")
  }

  @Test func aCapturesFolderThatCannotBeMadeEndsTheTour() throws {
    let file = try folder.write("", to: "file")
    let outcome = try Program.run([
      "--size=480x360", "--captures", file + "/tour", "--assets", Folders.package + "/Assets",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine, "\(outcome.errors)")
    #expect(outcome.errors.contains(file + "/tour"))
  }

  /// The program elsewhere, with or without its assets beside it.
  private func moved(withAssets: Bool) throws -> String {
    let manager = FileManager.default
    try manager.copyItem(atPath: Program.path(), toPath: folder.file("playground"))
    if withAssets {
      try manager.copyItem(atPath: Folders.package + "/Assets", toPath: folder.file("Assets"))
    }
    return folder.file("playground")
  }

  private func shoot(_ path: String, in directory: String? = nil) throws -> Program.Outcome {
    try Program.run(
      ["trace", "-", "--duration=0", "--captures", folder.file("pictures")], path: path,
      in: directory, input: #"{"t":0,"shot":"a"}"#)
  }

  @Test func theProgramFindsItsAssetsBesideIt() throws {
    let outcome = try shoot(moved(withAssets: true))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.names(in: "pictures") == ["a.png"])
  }

  @Test func itFindsThemInTheWorkingDirectoryToo() throws {
    let outcome = try shoot(moved(withAssets: false), in: Folders.package)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func withoutAssetsItSaysWhichOneIsMissing() throws {
    for arguments in [["--size=480x360"], ["trace", "-", "--captures", folder.file("pictures")]] {
      let path = folder.file("playground")
      if !FileManager.default.fileExists(atPath: path) { _ = try moved(withAssets: false) }
      let outcome = try Program.run(arguments, path: path, input: #"{"t":0,"shot":"a"}"#)
      #expect(outcome.status == 1)
      #expect(outcome.isOneLine, "\(outcome.errors)")
      #expect(outcome.errors.contains("art/header-image.png"), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["art/4-mid-ridge.png", "icons/undo.svg"])
  func oneMissingFileIsNamed(name: String) throws {
    let path = try moved(withAssets: true)
    try FileManager.default.removeItem(atPath: folder.file("Assets/" + name))
    let outcome = try Program.run(["--size=480x360", "--captures", folder.file("c")], path: path)
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine, "\(outcome.errors)")
    #expect(outcome.errors.contains(name), "\(outcome.errors)")
  }

  @Test func aFolderWithoutPicturesIsNoAssetsFolder() throws {
    let outcome = try Program.run(["--assets", folder.path, "--size=480x360"])
    #expect(outcome.status == 1)
    #expect(outcome.isOneLine)
    #expect(outcome.errors.contains(folder.path))
    #expect(outcome.errors.contains("art/header-image.png"))
  }
}
