import Drawing
import ParallaxCore

/// The round picture at the start of a row: a coloured ground and one simple figure.
enum Emblem: CaseIterable {
  case hut, rain, water, ridge, moon, snow, sun, pine

  private var ground: Color {
    switch self {
    case .hut: Color(0xE8AF85)
    case .rain: Color(0x8FB4C9)
    case .water: Color(0x8ECDC4)
    case .ridge: Color(0xBFA3D6)
    case .moon: Color(0xA9AEE0)
    case .snow: Color(0xB9D3E4)
    case .sun: Color(0xECC67A)
    case .pine: Color(0x9DC49C)
    }
  }

  private var figure: Color {
    switch self {
    case .hut: Color(0x5A2E33)
    case .rain: Color(0x27495E)
    case .water: Color(0x1E5560)
    case .ridge: Color(0x442A66)
    case .moon: Color(0xFFF6DF)
    case .snow: Color(0xFFFFFF)
    case .sun: Color(0xFFF3D2)
    case .pine: Color(0x204A36)
    }
  }

  /// Draws the emblem in a circle of 22 pt radius, whose figure fits a square of 28 pt.
  func draw(at center: Point, to list: inout DrawList) {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    list.circle(center, radius: 22, ground)
    switch self {
    case .hut:
      list.polygon(point(-13, -1), point(0, -12), point(13, -1), color: figure)
      list.rect(Rect(x: center.x - 9, y: center.y - 1, width: 18, height: 12), figure)
      list.rect(Rect(x: center.x - 2, y: center.y + 3, width: 5, height: 8), Color(0xFFD98F))
    case .rain:
      list.circle(point(-5, -4), radius: 6, figure)
      list.circle(point(4, -5), radius: 7, figure)
      list.rect(Rect(x: center.x - 8, y: center.y - 3, width: 16, height: 5), figure)
      for x in [-6.0, 0, 6] {
        list.line(from: point(x, 6), to: point(x - 2, 11), width: 2, figure)
      }
    case .water:
      for y in [-5.0, 2, 9] {
        list.polyline(width: 2, figure) { points in
          for step in 0...14 {
            let x = Double(step) * 2 - 14
            let phase = Double(step % 7)
            points.append(point(x, y - (phase < 3.5 ? phase : 7 - phase)))
          }
        }
      }
    case .ridge:
      list.polygon(point(-16, 10), point(-5, -9), point(6, 10), color: figure)
      list.polygon(point(-3, 10), point(7, -3), point(16, 10), color: figure)
      list.polygon(point(-8.5, -3), point(-5, -9), point(-1.5, -3), color: Color(0xFFFFFF))
    case .moon:
      list.circle(point(0, 0), radius: 11, figure)
      list.circle(point(5, -3), radius: 9, ground)
    case .snow:
      list.line(from: point(-1, -12), to: point(-1, 12), width: 2, figure)
      list.line(from: point(-10, -6), to: point(10, 6), width: 2, figure)
      list.line(from: point(-10, 6), to: point(10, -6), width: 2, figure)
    case .sun:
      list.circle(point(0, -1), radius: 8, figure)
      list.rect(Rect(x: center.x - 15, y: center.y + 4, width: 30, height: 2), Color(0xB9763A))
      list.rect(Rect(x: center.x - 10, y: center.y + 9, width: 20, height: 2), Color(0xB9763A))
    case .pine:
      list.polygon(point(-6, -3), point(0, -14), point(6, -3), color: figure)
      list.polygon(point(-8, 4), point(0, -8), point(8, 4), color: figure)
      list.polygon(point(-10, 11), point(0, -1), point(10, 11), color: figure)
    }
  }
}
