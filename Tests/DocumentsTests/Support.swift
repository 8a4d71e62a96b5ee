import Documents
import ParallaxCore

/// A generator that gives the same numbers for the same seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A script of every kind of input, the same for the same seed.
func randomScript(seed: UInt64, length: Int = 120) -> Script {
  var random = SeededGenerator(seed: seed)
  var script = Script()
  var time = 0.0
  var y = 400.0
  for _ in 0..<length {
    time += Double.random(in: 0...0.03, using: &random)
    let kind: TimedInput.Kind
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2: kind = .touch(.began, at: Point(x: 200, y: y))
    case 3...11:
      y += Double.random(in: -40...40, using: &random)
      kind = .touch(.moved, at: Point(x: 200, y: y))
    case 12, 13: kind = .touch(.ended, at: Point(x: 200, y: y))
    case 14: kind = .touch(.cancelled, at: Point(x: 1, y: y))
    case 15: kind = .wheel(notches: Double(Int.random(in: -3...3, using: &random)))
    case 16:
      let phase = TimedInput.TouchPhase.allCases.randomElement(using: &random) ?? .began
      let dy = Double.random(in: -30...30, using: &random)
      kind = .trackpad(phase, dy: phase == .moved ? dy : 0)
    case 17, 18:
      let parameter = Parameter.all[Int.random(in: 0..<Parameter.all.count, using: &random)]
      let upper = parameter.name == "list.rows" ? 200 : parameter.range.upperBound
      let value = Double.random(in: parameter.range.lowerBound...upper, using: &random)
      kind = .set([parameter.name: min(parameter.snapped(value), upper)])
    case 19:
      kind =
        [
          .bounds(Size(width: 844, height: 390)), .bounds(Size(width: 390, height: 844)),
          .preset(Preset.allCases.randomElement(using: &random) ?? .combined),
        ].randomElement(using: &random) ?? .rows(1)
    case 20: kind = .rows(Int.random(in: 0...60, using: &random))
    case 21: kind = .prepend(Int.random(in: 1...4, using: &random))
    case 22: kind = .shot("shot-\(script.inputs.count)")
    default:
      let destinations: [TimedInput.Destination] = [
        .offset(Double.random(in: -300...900, using: &random)), .top, .rest(.open),
        .rest(.closed), .otherRest,
      ]
      kind = .scroll(
        to: destinations.randomElement(using: &random) ?? .top,
        animated: Bool.random(using: &random))
    }
    script.inputs.append(TimedInput(at: time, kind))
  }
  return script
}
