import Documents
import Drawing
import ParallaxCore
import SDLKit
import Synchronization

/// A picture to be drawn and written, with all it needs: it can be done on any thread.
struct CaptureJob: Sendable {
  let list: DrawList
  /// The list's size in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// The file, whose name is reserved.
  let path: String
  let folder: AssetFolder
  let fonts: FontStore?

  /// Draws at the picture's own scale and writes the file; the error says which file and why.
  func run() -> CaptureResult {
    do {
      let assets = Assets(
        fonts: fonts, images: try AppAssets.images(in: folder, onReady: {}),
        icons: try IconStore(folder: folder.file("icons")))
      let canvas = try Canvas(
        width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
        assets: assets)
      canvas.draw(list, origin: .zero, scale: scale, clip: canvas.bounds)
      try canvas.savePNG(to: path)
      return CaptureResult(path: path, failure: nil)
    } catch let error as AssetError {
      // The reason first: of a long line the notice shows only the beginning.
      return CaptureResult(path: path, failure: "\(error.reason), \(error.path)")
    } catch {
      return CaptureResult(path: path, failure: "\(error)")
    }
  }
}

/// How a capture ended.
struct CaptureResult: Sendable {
  let path: String
  /// One line; nil when the file is there.
  let failure: String?
}

/// Hands results from the threads that draw captures to the loop.
final class CaptureInbox: Sendable {
  private let results = Mutex<[CaptureResult]>([])

  func put(_ result: CaptureResult) { results.withLock { $0.append(result) } }

  func take() -> [CaptureResult] {
    results.withLock { results in
      guard !results.isEmpty else { return [] }
      defer { results = [] }
      return results
    }
  }
}
