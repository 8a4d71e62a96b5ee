import Drawing

/// A picture of coverage: 0 is clear, 255 full. Drawn in any colour, turned over if need be.
struct Mask: Sendable {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Row after row from the top left.
  let coverage: [UInt8]

  /// Nothing.
  static let empty = Mask(width: 0, height: 0, coverage: [])

  /// Makes a mask by asking for the coverage (0 to 1) of every pixel.
  init(width: Int, height: Int, of coverage: (_ x: Int, _ y: Int) -> Double) {
    self.width = width
    self.height = height
    self.coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      var index = 0
      while index < width * height {
        let share = coverage(index % width, index / width)
        buffer.initializeElement(at: index, to: UInt8(min(max(share, 0), 1) * 255 + 0.5))
        index += 1
      }
      count = width * height
    }
  }

  /// Makes a mask of known coverage.
  init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

extension Raster {
  /// Draws the top left `columns` × `rows` of a mask with its corner at a pixel, turned over first
  /// where asked.
  func draw(
    _ mask: Mask, x left: Int, y top: Int, columns: Int, rows: Int, flipX: Bool = false,
    flipY: Bool = false, _ color: Color
  ) {
    let columns = min(columns, mask.width)
    let rows = min(rows, mask.height)
    let area = PixelRect(x: left, y: top, width: columns, height: rows).intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let alpha = UInt32(color.alpha)
    let pixel = color.pixel
    mask.coverage.withUnsafeBufferPointer { buffer in
      guard let coverage = buffer.baseAddress else { return }
      let step = flipX ? -1 : 1
      var y = area.y
      while y < area.maxY {
        let line = row(y)
        let maskY = flipY ? rows &- 1 &- (y &- top) : y &- top
        let maskX = flipX ? columns &- 1 &- (area.x &- left) : area.x &- left
        var source = coverage + (maskY &* mask.width &+ maskX)
        var x = area.x
        while x < area.maxX {
          let share = UInt32(source.pointee)
          if share != 0 {
            let covered = multiply255(share, alpha)
            line[x] = covered == 255 ? pixel : blend(pixel, over: line[x], alpha: covered)
          }
          source += step
          x &+= 1
        }
        y &+= 1
      }
    }
  }

  /// Draws a whole mask with its corner at a pixel.
  func draw(_ mask: Mask, x: Int, y: Int, _ color: Color) {
    draw(mask, x: x, y: y, columns: mask.width, rows: mask.height, color)
  }
}
