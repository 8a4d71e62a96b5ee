import Drawing
import PanelKit
import ParallaxCore

/// The finger that is down and where it came from.
struct TouchTrail: Hashable {
  /// Where the finger came down, in screen points; nil while none is down.
  private(set) var start: Point?
  private var position = Point.zero

  mutating func began(at point: Point) {
    start = point
    position = point
  }

  mutating func moved(to point: Point) { position = point }

  mutating func ended() { start = nil }

  /// A 44 pt ring and a 6 pt dot at the finger, an 8 pt ring at the start, a dotted trail.
  func draw(_ guides: Guides, to list: inout DrawList) {
    guard let start else { return }
    let rowTop = guides.rowTop(at: guides.offset)
    let color = position.y > rowTop ? GuideColors.touchOverRows : GuideColors.white
    // The trail runs from ring to ring.
    let dx = position.x - start.x
    let dy = position.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    if length > 26 {
      list.line(
        from: Point(x: start.x + dx / length * 4, y: start.y + dy / length * 4),
        to: Point(
          x: position.x - dx / length * 22, y: position.y - dy / length * 22), width: 1, color,
        dash: Dash(on: 2, off: 4))
      list.ring(start, radius: 4, width: 1, color)
    }
    list.circle(position, radius: 22, color.opacity(0.25))
    list.ring(position, radius: 22, width: 1.5, color)
    list.circle(position, radius: 3, color)
  }
}
