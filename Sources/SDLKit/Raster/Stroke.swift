import Drawing

/// The coverage of one stroke while it is being put together from its segments.
///
/// Each segment writes how much of a pixel lies within half a width of it; where segments meet the
/// larger coverage stands, so a joint is round and never drawn twice. Only the touched part of each
/// row is blended and cleared, so the cost is that of the stroke's own area. Steep segments cost
/// and look the same as level ones.
struct Stroke {
  /// How a segment ends.
  enum End {
    /// Cut square at the point: lines and dashes.
    case butt
    /// A half disc around the point: joints and ends of a polyline.
    case round
  }

  private var coverage: [UInt8] = []
  private var first: [Int32] = []
  private var last: [Int32] = []
  private var area = PixelRect.zero

  /// Starts a stroke that lies inside `area` and keeps the buffers of earlier ones.
  mutating func begin(in area: PixelRect) {
    self.area = area
    let count = area.width * area.height
    if coverage.count < count {
      coverage.append(contentsOf: repeatElement(0, count: count - coverage.count))
    }
    if first.count < area.height {
      let more = area.height - first.count
      first.append(contentsOf: repeatElement(Int32.max, count: more))
      last.append(contentsOf: repeatElement(-1, count: more))
    }
  }

  /// Adds a segment; coordinates are pixels, finite and near the area.
  mutating func add(
    x0: Double, y0: Double, x1: Double, y1: Double, width: Double, end: End
  ) {
    let half = Float(width / 2)
    let startX = Float(x0 - Double(area.x))
    let startY = Float(y0 - Double(area.y))
    let deltaX = Float(x1 - x0)
    let deltaY = Float(y1 - y0)
    let length = (deltaX * deltaX + deltaY * deltaY).squareRoot()
    guard startX.isFinite, startY.isFinite, length.isFinite, half.isFinite else { return }
    let reach = half + 1
    let areaWidth = area.width
    let top = Self.index(min(startY, startY + deltaY) - reach, in: 0...area.height)
    let bottom = Self.index(max(startY, startY + deltaY) + reach, in: -1...area.height - 1)
    guard top <= bottom else { return }
    let unitX = length > 0 ? deltaX / length : 1
    let unitY = length > 0 ? deltaY / length : 0
    let boxLeft = min(startX, startX + deltaX) - reach
    let boxRight = max(startX, startX + deltaX) + reach
    // On one row the stroke spans this much on each side of where the segment crosses it.
    let isFlat = abs(unitY) < 0.001
    let spread = isFlat ? 0 : reach / abs(unitY)
    let slope = isFlat ? 0 : unitX / unitY
    coverage.withUnsafeMutableBufferPointer { buffer in
      first.withUnsafeMutableBufferPointer { first in
        last.withUnsafeMutableBufferPointer { last in
          var y = top
          while y <= bottom {
            let centerY = Float(y) + 0.5
            var left = boxLeft
            var right = boxRight
            if !isFlat {
              let crossing = startX + (centerY - startY) * slope
              left = max(left, crossing - spread)
              right = min(right, crossing + spread)
            }
            var x = Self.index(left, in: 0...areaWidth)
            let stop = Self.index(right, in: -1...areaWidth &- 1)
            if x <= stop {
              first[y] = min(first[y], Int32(truncatingIfNeeded: x))
              last[y] = max(last[y], Int32(truncatingIfNeeded: stop))
            }
            let line = y &* areaWidth
            while x <= stop {
              let relativeX = Float(x) + 0.5 - startX
              let relativeY = centerY - startY
              let along = relativeX * unitX + relativeY * unitY
              var distance = abs(relativeX * unitY - relativeY * unitX)
              var share: Float = 1
              switch end {
              case .round:
                let beyond = along < 0 ? -along : along > length ? along - length : 0
                if beyond > 0 { distance = (distance * distance + beyond * beyond).squareRoot() }
              case .butt:
                share = min(along + 0.5, length) - max(along - 0.5, 0)
              }
              // The overlap of the stroke's cross section with a pixel's width.
              let overlap = min(distance + half, 0.5) - max(distance - half, -0.5)
              if overlap > 0, share > 0 {
                let value = UInt8(min(overlap * share, 1) * 255 + 0.5)
                if value > buffer[line &+ x] { buffer[line &+ x] = value }
              }
              x &+= 1
            }
            y &+= 1
          }
        }
      }
    }
  }

  /// The pixel of a position, held to a range.
  @inline(__always)
  private static func index(_ position: Float, in range: ClosedRange<Int>) -> Int {
    let held = min(max(position, Float(range.lowerBound)), Float(range.upperBound))
    return Int(held.rounded(.down))
  }

  /// Blends the stroke and leaves the buffers clear.
  mutating func finish(on raster: Raster, _ color: Color) {
    let alpha = UInt32(color.alpha)
    let pixel = color.pixel
    let area = self.area
    coverage.withUnsafeMutableBufferPointer { buffer in
      // Between two branches of a curve a row is mostly clear: look at eight pixels at once.
      let bytes = UnsafeRawBufferPointer(buffer)
      var y = 0
      while y < area.height {
        let end = Int(last[y])
        if end >= 0 {
          var x = Int(first[y])
          let line = raster.row(area.y &+ y) + area.x
          let source = y &* area.width
          while x <= end {
            let share = UInt32(buffer[source &+ x])
            if share == 0, x &+ 7 <= end,
              bytes.loadUnaligned(fromByteOffset: source &+ x, as: UInt64.self) == 0
            {
              x &+= 8
              continue
            }
            if share != 0 {
              line[x] = blend(pixel, over: line[x], alpha: multiply255(share, alpha))
              buffer[source &+ x] = 0
            }
            x &+= 1
          }
          first[y] = Int32.max
          last[y] = -1
        }
        y &+= 1
      }
    }
  }
}
