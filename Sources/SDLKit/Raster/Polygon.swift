import Drawing
import ParallaxCore

/// Fills convex polygons with exact coverage, and keeps its buffers.
///
/// Each edge adds its signed area to the pixels it crosses and its height to those right of them;
/// the running sum along a row is then the coverage (as font renderers do it).
struct PolygonFill {
  private var corners: [Point] = []
  private var spare: [Point] = []
  private var sums: [Float] = []

  /// Fills a polygon whose corners are in a placement. One corner that is not finite draws nothing.
  mutating func draw(
    _ points: ArraySlice<Point>, _ color: Color, at placement: Placement, on raster: Raster
  ) {
    guard points.count > 2, placement.isUsable, !raster.clip.isEmpty, color.alpha > 0 else {
      return
    }
    corners.removeAll(keepingCapacity: true)
    for point in points {
      let corner = placement.exact(point)
      guard corner.isFinite, abs(corner.x) < 1e9, abs(corner.y) < 1e9 else { return }
      corners.append(corner)
    }
    let clip = raster.clip
    cut { $0.x - Double(clip.x) }
    cut { Double(clip.maxX) - $0.x }
    cut { $0.y - Double(clip.y) }
    cut { Double(clip.maxY) - $0.y }
    guard corners.count > 2 else { return }
    var box = PixelRect.zero
    for corner in corners {
      box = box.union(Segment.box(Segment(corner, corner), margin: 1e-9))
    }
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    let width = area.width + 2
    let count = width * area.height
    if sums.count < count { sums.append(contentsOf: repeatElement(0, count: count - sums.count)) }
    for index in corners.indices {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      edge(from: corners[index], to: next, area: area, width: width)
    }
    blend(area, width: width, color, on: raster)
  }

  /// Keeps the part of the polygon where `distance` is not negative (Sutherland and Hodgman).
  private mutating func cut(_ distance: (Point) -> Double) {
    guard var previous = corners.last else { return }
    spare.removeAll(keepingCapacity: true)
    var before = distance(previous)
    for corner in corners {
      let after = distance(corner)
      if (before < 0) != (after < 0) {
        let share = before / (before - after)
        spare.append(
          Point(
            x: previous.x + (corner.x - previous.x) * share,
            y: previous.y + (corner.y - previous.y) * share))
      }
      if after >= 0 { spare.append(corner) }
      previous = corner
      before = after
    }
    swap(&corners, &spare)
  }

  private mutating func edge(from a: Point, to b: Point, area: PixelRect, width: Int) {
    guard a.y != b.y else { return }
    let sign: Float = a.y < b.y ? 1 : -1
    let top = a.y < b.y ? a : b
    let bottom = a.y < b.y ? b : a
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let height = Double(area.height)
    let startY = min(max(top.y - Double(area.y), 0), height)
    let endY = min(max(bottom.y - Double(area.y), 0), height)
    var y = Int(startY)
    while y < area.height, Double(y) < endY {
      let from = max(startY, Double(y))
      let to = min(endY, Double(y + 1))
      let offset = Double(area.y) - top.y
      let most = Double(area.width)
      let x0 = min(max(top.x - Double(area.x) + (from + offset) * slope, 0), most)
      let x1 = min(max(top.x - Double(area.x) + (to + offset) * slope, 0), most)
      add(left: min(x0, x1), right: max(x0, x1), height: Float(to - from) * sign, at: y * width)
      y += 1
    }
  }

  /// Spreads one edge's height on one row over the pixels it crosses.
  private mutating func add(left: Double, right: Double, height: Float, at line: Int) {
    let first = Int(left)
    let last = Int(right)
    guard last > first else {
      let middle = Float((left + right) / 2 - Double(first))
      sums[line + first] += height * (1 - middle)
      sums[line + first + 1] += height * middle
      return
    }
    // Coverage right of the edge, as its integral up to each pixel's right side.
    let span = right - left
    var before = 0.0
    var total = 0.0
    for x in first...last {
      let side = min(Double(x + 1), right)
      let reach = side - left
      // The share of the pixel's area that lies right of the edge.
      let integral = reach * reach / (2 * span) + max(0, Double(x + 1) - right)
      sums[line + x] += height * Float(integral - before - total)
      total = integral - before
      before = integral
    }
    sums[line + last + 1] += height * Float(1 - total)
  }

  private mutating func blend(
    _ area: PixelRect, width: Int, _ color: Color, on raster: Raster
  ) {
    let alpha = Float(color.alpha)
    for y in 0..<area.height {
      let line = raster.row(area.y + y) + area.x
      var sum: Float = 0
      for x in 0..<width {
        sum += sums[y * width + x]
        sums[y * width + x] = 0
        guard x < area.width else { continue }
        let covered = UInt32(min(abs(sum), 1) * alpha + 0.5)
        if covered > 0 {
          line[x] = SDLKit.blend(color.pixel, over: line[x], alpha: covered)
        }
      }
    }
  }
}
