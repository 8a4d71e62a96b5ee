import ParallaxCore

/// A script of random inputs that is the same for the same seed: fingers, wheels, edits of every
/// parameter, rows that come and go, rotations, presets and programmatic scrolls, at any moment.
struct RandomScript {
  let seed: UInt64
  private(set) var inputs: [TimedInput] = []
  let preset: Preset
  /// The constants it begins with.
  let tuning: Tuning

  private var edited: Tuning
  private var random: SeededGenerator
  private var time = 0.0
  private var finger: (y: Double, speed: Double, isTrackpad: Bool)?

  init(seed: UInt64, edits: Bool = true) {
    self.seed = seed
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 77)
    preset = Preset.allCases[Int(random.next() % UInt64(Preset.allCases.count))]
    var tuning = Tuning()
    for _ in 0..<[0, 0, 2, 8][Int(random.next() % 4)] { Self.edit(&tuning, &random) }
    if random.next() % 4 == 0 {
      tuning.refresh.isEnabled = true
      tuning.refresh.threshold = 30
      tuning.refresh.duration = 300
    }
    self.tuning = tuning
    edited = tuning
    self.random = random
    let end = 0.4 + unit() * 1.6
    while time < end {
      time += chance(0.1) ? unit() * 0.3 : 0.004 + unit() * 0.02
      if edits, chance(0.12) { change() } else { point() }
    }
    if finger != nil { lift() }
  }

  private mutating func unit() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }
  private mutating func chance(_ share: Double) -> Bool { unit() < share }
  private mutating func add(_ kind: TimedInput.Kind) { inputs.append(TimedInput(at: time, kind)) }

  private mutating func point() {
    if let finger {
      if chance(0.08) {
        lift()
      } else {
        var finger = finger
        if chance(0.15) { finger.speed = (unit() - 0.5) * (chance(0.3) ? 8 : 1) }
        let dy = finger.speed * (4 + unit() * 12)
        finger.y += dy
        self.finger = finger
        add(
          finger.isTrackpad
            ? .trackpad(.moved, dy: dy)
            : .touch(.moved, at: Point(x: 200, y: finger.y)))
      }
    } else if chance(0.25) {
      let y = unit() * 844
      let isTrackpad = chance(0.2)
      finger = (y, (unit() - 0.5) * (chance(0.4) ? 10 : 2), isTrackpad)
      add(isTrackpad ? .trackpad(.began, dy: 0) : .touch(.began, at: Point(x: 200, y: y)))
    } else if chance(0.1) {
      add(.wheel(notches: ((unit() - 0.5) * 8).rounded()))
    } else if chance(0.06) {
      let destination: TimedInput.Destination =
        switch random.next() % 4 {
        case 0: .top
        case 1: .otherRest
        case 2: .rest(chance(0.5) ? .open : .closed)
        default: .offset((unit() - 0.3) * 3000)
        }
      add(.scroll(to: destination, animated: chance(0.6)))
    }
  }

  private mutating func lift() {
    guard let finger else { return }
    let phase: TimedInput.TouchPhase = chance(0.1) ? .cancelled : .ended
    add(
      finger.isTrackpad
        ? .trackpad(phase, dy: 0)
        : .touch(phase, at: Point(x: 200, y: finger.y)))
    self.finger = nil
  }

  private mutating func change() {
    switch random.next() % 12 {
    case 0: add(.rows(Int(unit() * 60)))
    case 1: add(.prepend(Int(unit() * 5)))
    case 2: add(.bounds(Size(width: 844, height: 390)))
    case 3: add(.bounds(Size(width: 390, height: 844)))
    case 4: add(.preset(Preset.allCases[Int(random.next() % UInt64(Preset.allCases.count))]))
    default:
      let parameter = Self.edit(&edited, &random)
      add(.set([parameter.name: parameter[edited]]))
    }
  }

  /// Any parameter takes any value, or one near the one it has.
  @discardableResult
  private static func edit(
    _ tuning: inout Tuning, _ random: inout SeededGenerator
  ) -> Parameter {
    let parameter = Parameter.all[Int(random.next() % UInt64(Parameter.all.count))]
    let range = parameter.range
    // A million rows of varied height take longer to lay out than all else here.
    let upper = parameter.name == "list.rows" ? 300 : range.upperBound
    let width = upper - range.lowerBound
    let value =
      random.next() % 2 == 0
      ? parameter[tuning] + Double.random(in: -0.025...0.025, using: &random) * width
      : Double.random(in: range.lowerBound...upper, using: &random)
    parameter.set(min(parameter.snapped(value), upper), in: &tuning)
    return parameter
  }
}

/// What random scripts found wrong, told once.
struct Findings {
  private(set) var first: [String] = []
  private(set) var count = 0

  mutating func add(_ text: @autoclosure () -> String) {
    count += 1
    if first.count < 6 { first.append(text()) }
  }

  var summary: String { "\(count) findings:\n" + first.joined(separator: "\n") }
}

extension Simulation {
  init(_ script: RandomScript) {
    self.init(preset: script.preset, tuning: script.tuning)
  }

  /// Feeds a script frame by frame, as the trace runner does, and calls after each step.
  mutating func run(
    _ script: RandomScript, before: (Simulation, TimedInput) -> Void = { _, _ in },
    after: (Simulation, TimedInput?) -> Void = { _, _ in }
  ) {
    var next = 0
    var frame = 0
    while next < script.inputs.count {
      let now = Double(frame) * frameDuration / 1000
      while next < script.inputs.count, script.inputs[next].time <= now {
        before(self, script.inputs[next])
        apply(script.inputs[next])
        after(self, script.inputs[next])
        next += 1
      }
      step()
      after(self, nil)
      frame += 1
    }
  }
}
