import ParallaxCore

/// A press on a slider that is not released yet.
///
/// It keeps where it was anchored and derives the value from the whole way since; it never adds up.
struct ValueGesture: Hashable, Sendable {
  let parameter: Int
  /// The value before the press.
  let startValue: Double
  /// The value now.
  private(set) var value: Double
  /// The track, in the window's points.
  private let trackX: Double
  private let trackWidth: Double
  private var anchorX: Double
  private var anchorPlace: Double
  private var gain = 1.0
  private var sticks = true
  /// Where the way began anew beside the default, it does not stick before it has left it.
  private var hasLeftDefault = true

  /// How near the default, in points, a value becomes the default.
  static let stickiness = 3.0

  init(
    _ row: ParameterRow, index: Int, startValue: Double, trackX: Double, trackWidth: Double,
    x: Double, modifiers: PanelModifiers
  ) {
    parameter = index
    self.startValue = startValue
    value = startValue
    self.trackX = trackX
    self.trackWidth = max(trackWidth, 1)
    anchorX = x
    anchorPlace = x - trackX
    gain = modifiers.contains(.shift) ? 0.1 : 1
    sticks = !modifiers.contains(.alt)
    move(to: x, row)
  }

  /// Follows the pointer.
  mutating func move(to x: Double, _ row: ParameterRow) {
    let place = anchorPlace + (x - anchorX) * gain
    let home = row.scale.place(of: row.defaultValue) * trackWidth
    // In fine motion the default must not hide its neighbours, so it holds as tight as it moves.
    let isNear = abs(min(max(place, 0), trackWidth) - home) <= Self.stickiness * gain + 1e-9
    hasLeftDefault = hasLeftDefault || !isNear
    if sticks, hasLeftDefault, isNear {
      value = row.defaultValue
    } else {
      value = row.parameter.snapped(row.scale.value(at: place / trackWidth))
    }
  }

  /// Takes new modifiers. The way begins anew at the value now, so nothing jumps.
  mutating func change(_ modifiers: PanelModifiers, x: Double, _ row: ParameterRow) {
    let gain = modifiers.contains(.shift) ? 0.1 : 1
    let sticks = !modifiers.contains(.alt)
    guard gain != self.gain || sticks != self.sticks else { return }
    self.gain = gain
    self.sticks = sticks
    anchorX = x
    anchorPlace = row.scale.place(of: value) * trackWidth
    hasLeftDefault = value == row.defaultValue
  }
}
