/// A picture at the size it is drawn at, premultiplied, without its clear pixels.
///
/// Each row is a list of runs: clear pixels are skipped, opaque ones copied, the others blended.
/// (SDL's own run-length surfaces do this too, but round a blend down, are coded anew for every
/// target format and may not be used by two threads.)
final class Picture: Sendable {
  /// A piece of a row whose pixels are treated alike.
  struct Run {
    /// The first pixel's place on its row.
    let x: Int32
    /// How many pixels.
    let count: Int32
    /// Where the pixels are kept.
    let start: Int32
    /// Whether they are copied as they are.
    let isOpaque: Bool
  }

  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  private let runs: [Run]
  private let rows: [Int32]
  private let pixels: [UInt32]

  /// Codes an array of pixels.
  init(_ source: PixelArray) {
    width = source.width
    height = source.height
    var runs: [Run] = []
    var rows: [Int32] = [0]
    var pixels: [UInt32] = []
    for y in 0..<source.height {
      var x = 0
      while x < source.width {
        let kind = Self.kind(source.pixels[y * source.width + x])
        var end = x + 1
        while end < source.width, Self.kind(source.pixels[y * source.width + end]) == kind {
          end += 1
        }
        if kind != 0 {
          runs.append(
            Run(
              x: Int32(x), count: Int32(end - x), start: Int32(pixels.count), isOpaque: kind == 2))
          let row = y * source.width
          pixels.append(contentsOf: source.pixels[(row + x)..<(row + end)])
        }
        x = end
      }
      rows.append(Int32(runs.count))
    }
    self.runs = runs
    self.rows = rows
    self.pixels = pixels
  }

  private static func kind(_ pixel: UInt32) -> Int {
    let alpha = pixel >> 24
    return alpha == 0 ? 0 : alpha == 255 ? 2 : 1
  }

  /// The bytes it takes.
  var bytes: Int { pixels.count * 4 + runs.count * MemoryLayout<Run>.stride + rows.count * 4 }

  /// Calls `body` with each run of a row and its pixels.
  func eachRun(ofRow y: Int, _ body: (Run, UnsafePointer<UInt32>) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      runs.withUnsafeBufferPointer { runs in
        var index = Int(rows[y])
        let end = Int(rows[y + 1])
        while index < end {
          body(runs[index], base + Int(runs[index].start))
          index += 1
        }
      }
    }
  }
}

extension Raster {
  /// Draws a picture with its corner at a pixel, at a share (of 255) of its opacity.
  func draw(_ picture: Picture, x left: Int, y top: Int, opacity: UInt32) {
    let area = PixelRect(x: left, y: top, width: picture.width, height: picture.height)
      .intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    for y in area.y..<area.maxY {
      let line = row(y)
      picture.eachRun(ofRow: y - top) { run, pixels in
        let start = left &+ Int(run.x)
        var x = max(area.x, start)
        let end = min(area.maxX, start &+ Int(run.count))
        guard x < end else { return }
        var source = pixels + (x &- start)
        if run.isOpaque, opacity == 255 {
          (line + x).update(from: source, count: end - x)
          return
        }
        while x < end {
          let pixel = opacity == 255 ? source.pointee : fade(source.pointee, to: opacity)
          line[x] = blendPremultiplied(pixel, over: line[x])
          source += 1
          x &+= 1
        }
      }
    }
  }

  /// Draws a picture of another size for the moment until the right one is there: nearest pixels.
  func drawStretched(_ picture: Picture, in box: PixelRect, opacity: UInt32, line: inout [UInt32]) {
    let area = box.intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    if line.count < picture.width {
      line.append(contentsOf: repeatElement(0, count: picture.width - line.count))
    }
    var expanded = -1
    for y in area.y..<area.maxY {
      let sourceY = (y - box.y) * picture.height / box.height
      if sourceY != expanded {
        expanded = sourceY
        for x in 0..<picture.width { line[x] = 0 }
        picture.eachRun(ofRow: sourceY) { run, pixels in
          for index in 0..<Int(run.count) { line[Int(run.x) + index] = pixels[index] }
        }
      }
      let target = row(y)
      for x in area.x..<area.maxX {
        let pixel = line[(x - box.x) * picture.width / box.width]
        if pixel != 0 {
          target[x] = blendPremultiplied(fade(pixel, to: opacity), over: target[x])
        }
      }
    }
  }
}
