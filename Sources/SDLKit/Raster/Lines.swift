import Drawing
import ParallaxCore

// Level and upright lines are rectangles of whole pixels; slanted ones and polylines are strokes.

extension Raster {
  /// A straight line in a placement.
  ///
  /// A level line's y is its top edge and an upright line's x its left edge: a line 1 pt wide at
  /// scale 1 is exactly one row or column of pixels, at the rounded coordinate. Such a line is
  /// never thinner than a pixel. A slanted line is centred on its ends.
  func line(
    from start: Point, to end: Point, width: Double, _ color: Color, dash: Dash?,
    at placement: Placement, stroke: inout Stroke
  ) {
    guard start.isFinite, end.isFinite, width > 0, placement.isUsable else { return }
    if start.y == end.y || start.x == end.x {
      straight(from: start, to: end, width: width, color, dash: dash, at: placement)
    } else {
      slanted(from: start, to: end, width: width, color, dash: dash, at: placement, &stroke)
    }
  }

  private func straight(
    from start: Point, to end: Point, width: Double, _ color: Color, dash: Dash?,
    at placement: Placement
  ) {
    let isLevel = start.y == end.y
    let thickness = max(1, placement.length(width))
    let origin = isLevel ? placement.origin.x : placement.origin.y
    let first = origin + placement.scale * (isLevel ? start.x : start.y)
    let second = origin + placement.scale * (isLevel ? end.x : end.y)
    let low = isLevel ? clip.x : clip.y
    let high = isLevel ? clip.maxX : clip.maxY
    guard first.isFinite, second.isFinite,
      let side = isLevel ? placement.edgeY(start.y) : placement.edgeX(start.x)
    else { return }
    func piece(_ from: Double, _ to: Double) {
      guard let near = Placement.whole(min(from, to)), let far = Placement.whole(max(from, to))
      else { return }
      fill(
        isLevel
          ? PixelRect(x: near, y: side, width: far - near, height: thickness)
          : PixelRect(x: side, y: near, width: thickness, height: far - near), color)
    }
    guard let pattern = DashPattern(dash, scale: placement.scale) else {
      return piece(first, second)
    }
    pattern.pieces(length: abs(second - first), from: visible(first, second, low, high)) {
      let sign = second < first ? -1.0 : 1.0
      piece(first + sign * $0, first + sign * $1)
    }
    /// How far along the line the clip begins and ends.
    func visible(_ first: Double, _ second: Double, _ low: Int, _ high: Int) -> ClosedRange<Double>
    {
      let a = second < first ? first - Double(high) : Double(low) - first
      let b = second < first ? first - Double(low) : Double(high) - first
      return min(a, b)...max(a, b)
    }
  }

  private func slanted(
    from start: Point, to end: Point, width: Double, _ color: Color, dash: Dash?,
    at placement: Placement, _ stroke: inout Stroke
  ) {
    let thickness = min(width * placement.scale, Placement.limit)
    let a = placement.exact(start)
    let b = placement.exact(end)
    let whole = (b.x - a.x, b.y - a.y)
    let length = (whole.0 * whole.0 + whole.1 * whole.1).squareRoot()
    guard length > 0, length.isFinite,
      let visible = Segment(a, b).clipped(to: clip, margin: thickness + 2)
    else { return }
    let area = Segment.box(visible, margin: thickness / 2 + 1).intersection(clip)
    guard !area.isEmpty else { return }
    stroke.begin(in: area)
    let from = visible.start * length
    let to = visible.end * length
    let unit = (whole.0 / length, whole.1 / length)
    func piece(_ first: Double, _ second: Double) {
      stroke.add(
        x0: visible.a.x + unit.0 * (first - from), y0: visible.a.y + unit.1 * (first - from),
        x1: visible.a.x + unit.0 * (second - from), y1: visible.a.y + unit.1 * (second - from),
        width: thickness, end: .butt)
    }
    if let pattern = DashPattern(dash, scale: placement.scale) {
      pattern.pieces(length: length, from: from...max(from, to)) { piece($0, $1) }
    } else {
      stroke.add(
        x0: visible.a.x, y0: visible.a.y, x1: visible.b.x, y1: visible.b.y, width: thickness,
        end: .butt)
    }
    stroke.finish(on: self, color)
  }

  /// A line through points, round at its joints and ends. Points that are not finite break it.
  func polyline(
    _ points: ArraySlice<Point>, width: Double, _ color: Color, at placement: Placement,
    stroke: inout Stroke
  ) {
    guard width > 0, width.isFinite, placement.isUsable, !clip.isEmpty, points.count > 1 else {
      return
    }
    let thickness = min(width * placement.scale, 4096)
    let margin = thickness / 2 + 1
    var box = PixelRect.zero
    eachSegment(of: points, at: placement, margin: margin) {
      box = box.union(Segment.box($0, margin: margin))
    }
    let area = box.intersection(clip)
    guard !area.isEmpty else { return }
    stroke.begin(in: area)
    eachSegment(of: points, at: placement, margin: margin) {
      stroke.add(
        x0: $0.a.x, y0: $0.a.y, x1: $0.b.x, y1: $0.b.y, width: thickness, end: .round)
    }
    stroke.finish(on: self, color)
  }

  private func eachSegment(
    of points: ArraySlice<Point>, at placement: Placement, margin: Double, _ body: (Segment) -> Void
  ) {
    var index = points.startIndex + 1
    while index < points.endIndex {
      let from = points[index - 1]
      let to = points[index]
      index += 1
      guard from.isFinite, to.isFinite,
        let visible = Segment(placement.exact(from), placement.exact(to))
          .clipped(to: clip, margin: margin)
      else { continue }
      body(visible)
    }
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Placement {
  /// Whether pixels can be computed at all.
  var isUsable: Bool { origin.isFinite && scale.isFinite && scale > 0 }

  /// The pixel position of a point, not rounded.
  func exact(_ point: Point) -> Point {
    Point(x: origin.x + scale * point.x, y: origin.y + scale * point.y)
  }
}
