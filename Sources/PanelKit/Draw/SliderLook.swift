import Drawing
import ParallaxCore

/// How a slider looks in one state.
struct SliderLook {
  /// The places on the track, 0 to 1.
  var value: Double
  var home: Double
  /// Where a drag began.
  var ghost: Double?
  var isDragged = false
  var isEnabled = true
  /// How strongly the pointer lights it, 0 to 1.
  var light = 0.0

  /// The track begins and ends this far inside the slider.
  static let inset = 6.0

  func draw(in rect: Rect, _ theme: Theme, into list: inout DrawList) {
    let y = rect.midY
    let track = Rect(
      x: rect.x + Self.inset, y: y - 2, width: max(0, rect.width - 2 * Self.inset), height: 4)
    func x(_ place: Double) -> Double { track.x + (track.width * place).rounded() }
    list.roundedRect(track, radius: 2, theme.track)
    let isModified = isEnabled && value != home
    if isEnabled {
      let end = x(min(value, home))
      if end > track.x {
        list.roundedRect(
          Rect(x: track.x, y: track.y, width: end - track.x, height: 4), radius: 2, theme.fill)
      }
      let changed = x(max(value, home)) - end
      if isModified, changed > 0 {
        list.rect(Rect(x: end, y: track.y, width: changed, height: 4), theme.accent)
      }
    }
    list.rect(Rect(x: x(home), y: y + 7, width: 1, height: 5), theme.control)
    if let ghost {
      list.ring(Point(x: x(ghost), y: y), radius: 6, width: 1.5, theme.control)
    }
    drawThumb(at: Point(x: x(value), y: y), theme, into: &list)
  }

  private func drawThumb(at center: Point, _ theme: Theme, into list: inout DrawList) {
    let radius = isDragged ? 7 : 6 + light
    list.circle(center, radius: radius + 2, theme.panel)
    if isEnabled {
      list.circle(center, radius: radius, isDragged ? theme.accent : theme.thumb)
    } else {
      list.ring(center, radius: 6, width: 1.5, theme.control)
    }
  }
}
