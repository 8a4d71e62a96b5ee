import Drawing
import ParallaxCore

/// How strongly and how a control answers to the pointer and the keyboard.
struct ControlLook {
  var light = 0.0
  var isPressed = false
  var isFocused = false
  var isEnabled = true
  var isOn = false
}

extension DrawList {
  /// The ring of keyboard focus, 2 px wide and 2 px outside.
  mutating func focusRing(around rect: Rect, radius: Double, _ theme: Theme) {
    roundedBorder(rect.inset(by: -4), radius: radius + 4, width: 2, theme.accent)
  }

  /// A button's ground, its border and its ring. The colour of what stands on it is returned.
  mutating func button(
    _ rect: Rect, _ look: ControlLook, isPrimary: Bool = false, _ theme: Theme
  ) -> Color {
    var content = theme.text
    if !look.isEnabled {
      roundedBorder(rect, radius: 6, theme.line)
      content = theme.faint
    } else if look.isOn {
      roundedRect(rect, radius: 6, theme.accentGround)
      roundedBorder(rect, radius: 6, theme.accent)
      content = theme.accent
    } else if look.isPressed {
      roundedRect(rect, radius: 6, isPrimary ? theme.accentGround : theme.inset)
      roundedBorder(rect, radius: 6, isPrimary ? theme.accent : theme.edge)
      content = isPrimary ? theme.accent : theme.text
    } else if isPrimary {
      roundedRect(rect, radius: 6, theme.accent.mixed(with: theme.accentHover, look.light))
      content = theme.onAccent
    } else {
      roundedRect(rect, radius: 6, theme.raised.mixed(with: theme.edge, look.light))
    }
    if look.isFocused { focusRing(around: rect, radius: 6, theme) }
    return content
  }

  /// A switch of 28 × 16; `share` is how far its knob is to the right.
  mutating func toggle(_ rect: Rect, _ look: ControlLook, share: Double, _ theme: Theme) {
    let knob = Point(x: rect.x + 8 + 12 * share, y: rect.midY)
    guard look.isEnabled else {
      roundedRect(rect, radius: 8, theme.track)
      return circle(knob, radius: 5, look.isOn ? theme.faint : theme.control)
    }
    let ground = look.isOn ? theme.accentGround : theme.track
    roundedRect(rect, radius: 8, ground)
    let border =
      look.isOn
      ? theme.accent.mixed(with: theme.accentHover, look.light)
      : theme.control.mixed(with: theme.label, look.light)
    roundedBorder(rect, radius: 8, border)
    let off = theme.label.mixed(with: theme.text, look.light)
    circle(knob, radius: 5, look.isOn ? border : off)
    if look.isFocused { focusRing(around: rect, radius: 8, theme) }
  }

  /// A key's cap of 18, centred on a height; its right edge is returned.
  @discardableResult
  mutating func keyCap(
    _ key: String, x: Double, midY: Double, width: Double, _ theme: Theme
  ) -> Double {
    let cap = Rect(x: x, y: midY - 9, width: max(18, width + 10), height: 18)
    roundedBorder(cap, radius: 4, theme.edge)
    text(
      key, at: Point(x: cap.midX, y: midY - 8), style: .caption, theme.label, alignment: .center)
    return cap.maxX
  }

  /// An icon of 16, centred.
  mutating func icon(_ icon: Icon, center: Point, _ color: Color) {
    self.icon(icon, in: Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16), color)
  }
}
