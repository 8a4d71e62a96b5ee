import Drawing
import Foundation
import ParallaxCore
import SDLKit
import Testing

/// What something looked like when it was right.
///
/// A golden that is missing or different fails the test and the new one goes into the temporary
/// folder. With PLAYGROUND_RECORD=1 it goes into the checkout, and the test fails all the same: a run
/// that records proves nothing.
enum Golden {
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["PLAYGROUND_RECORD"] == "1"
  }

  private static func path(_ name: String) -> String {
    (Bundle.module.resourcePath ?? Bundle.module.bundlePath) + "/Goldens/" + name
  }

  /// Where the new one goes.
  private static func newPath(_ name: String) throws -> String {
    guard !isRecording else { return Folders.goldens + "/" + name }
    let folder = FileManager.default.temporaryDirectory.path + "/playground-goldens"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder + "/" + name
  }

  private static func report(
    _ name: String, _ what: String, at path: String, _ location: SourceLocation
  ) {
    let done = isRecording ? "recorded" : "the new one is"
    Issue.record("golden \(name): \(what); \(done) \(path)", sourceLocation: location)
  }

  /// Compares a text with a golden, line by line.
  static func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    let golden = try? String(contentsOfFile: path(name), encoding: .utf8)
    guard isRecording || golden != text else { return }
    let place = try newPath(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    var what = "missing"
    if let golden {
      let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
      what =
        line.map { "line \($0.offset + 1): \($0.element.1) instead of \($0.element.0)" }
        ?? "\(new.count) lines instead of \(old.count)"
    }
    report(name, what, at: place, sourceLocation)
  }

  /// Compares every pixel of a canvas with a golden.
  static func check(
    _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = try? picture(path(name))
    guard isRecording || golden?.pixels != canvas.pixels else { return }
    let place = try newPath(name)
    try canvas.savePNG(to: place)
    var what = "missing"
    if let golden {
      what = "\(canvas.width) x \(canvas.height) instead of \(golden.width) x \(golden.height)"
      if golden.width == canvas.width, golden.height == canvas.height {
        what = "\(zip(golden.pixels, canvas.pixels).count { $0 != $1 }) pixels differ"
      }
    }
    report(name, what, at: place, sourceLocation)
  }

  /// A PNG file, pixel for pixel.
  static func picture(_ path: String) throws -> Canvas {
    let store = ImageStore()
    let id = try store.register(path)
    let size = try #require(store.pixelSize(of: id))
    let canvas = try Canvas(
      width: Int(size.width), height: Int(size.height), assets: Assets(images: store))
    var list = DrawList()
    list.append(
      .image(id, in: Rect(x: 0, y: 0, width: size.width, height: size.height), opacity: 1))
    canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
    return canvas
  }
}
