import Drawing
import ParallaxCore

/// A straight piece of a line in pixels, and which share of the whole line it is.
struct Segment {
  /// One end.
  var a: Point
  /// The other end.
  var b: Point
  /// Where `a` lies on the whole line, 0 to 1.
  var start = 0.0
  /// Where `b` lies on the whole line, 0 to 1.
  var end = 1.0

  /// A whole line.
  init(_ a: Point, _ b: Point) {
    self.a = a
    self.b = b
  }

  /// What lies within `margin` of a rectangle (Liang and Barsky); nil when nothing does.
  func clipped(to rect: PixelRect, margin: Double) -> Segment? {
    guard a.isFinite, b.isFinite else { return nil }
    let delta = Point(x: b.x - a.x, y: b.y - a.y)
    guard delta.isFinite else { return nil }
    var low = 0.0
    var high = 1.0
    func cut(_ distance: Double, _ speed: Double) -> Bool {
      if speed == 0 { return distance >= 0 }
      let share = distance / speed
      if speed < 0 { low = max(low, share) } else { high = min(high, share) }
      return low <= high
    }
    guard cut(a.x - (Double(rect.x) - margin), -delta.x),
      cut(Double(rect.maxX) + margin - a.x, delta.x),
      cut(a.y - (Double(rect.y) - margin), -delta.y),
      cut(Double(rect.maxY) + margin - a.y, delta.y)
    else { return nil }
    var piece = self
    piece.start = low
    piece.end = high
    // Held once more, for of a huge coordinate the share is too coarse to hit the edge.
    func held(_ share: Double) -> Point {
      Point(
        x: min(max(a.x + delta.x * share, Double(rect.x) - margin), Double(rect.maxX) + margin),
        y: min(max(a.y + delta.y * share, Double(rect.y) - margin), Double(rect.maxY) + margin))
    }
    if low > 0 { piece.a = held(low) }
    if high < 1 { piece.b = held(high) }
    return piece
  }

  /// The whole pixels around a segment and `margin` on each side.
  static func box(_ segment: Segment, margin: Double) -> PixelRect {
    func low(_ a: Double, _ b: Double) -> Int {
      Placement.whole((min(a, b) - margin).rounded(.down)) ?? 0
    }
    func high(_ a: Double, _ b: Double) -> Int {
      Placement.whole((max(a, b) + margin).rounded(.up)) ?? 0
    }
    let left = low(segment.a.x, segment.b.x)
    let top = low(segment.a.y, segment.b.y)
    return PixelRect(
      x: left, y: top, width: high(segment.a.x, segment.b.x) - left,
      height: high(segment.a.y, segment.b.y) - top)
  }
}

/// A dash in pixels: `on` drawn, then the rest of `period` left out.
struct DashPattern {
  /// Pixels drawn.
  let on: Double
  /// Pixels from the start of one dash to the next.
  let period: Double

  /// Scales a dash; nil where the line is solid: no gap, or gaps that no pixel could show.
  init?(_ dash: Dash?, scale: Double) {
    guard let dash, dash.on.isFinite, dash.off.isFinite, dash.on > 0, dash.off > 0 else {
      return nil
    }
    on = dash.on * scale
    period = on + dash.off * scale
    guard period >= 1 else { return nil }
  }

  /// The dashes of a line of a length that meet a part of it, as distances from its start.
  func pieces(
    length: Double, from visible: ClosedRange<Double>, _ body: (Double, Double) -> Void
  ) {
    let stop = min(length, visible.upperBound)
    // Where the visible part begins beyond the limit no pixel shows it.
    var index = max(0, (visible.lowerBound / period).rounded(.down))
    guard index < Placement.limit else { return }
    while index * period < stop {
      let begin = index * period
      body(begin, min(begin + on, length))
      index += 1
    }
  }
}
