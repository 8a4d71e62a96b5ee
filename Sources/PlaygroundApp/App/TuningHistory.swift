import ParallaxCore

/// The constants before each change, for undo and redo. One drag of a slider is one step, and so are
/// changes of one constant in quick succession: the presses of an arrow key, a double click.
struct TuningHistory {
  private var past: [Tuning] = []
  private var future: [Tuning] = []
  private var pending: Tuning?
  private var last: (parameter: Int, time: Double)?

  private static let most = 500
  /// Changes of one constant closer than this, in seconds, are one step.
  private static let pause = 0.6

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// A change begins that may go through many values.
  mutating func begin(_ tuning: Tuning) { if pending == nil { pending = tuning } }

  /// The change is done; one that changed nothing is no step. A change of one constant names it.
  mutating func commit(_ tuning: Tuning, of parameter: Int? = nil, at time: Double) {
    guard let before = pending else { return }
    pending = nil
    guard before != tuning else { return }
    let goesOn = last.map { $0.parameter == parameter && time - $0.time < Self.pause } ?? false
    last = parameter.map { ($0, time) }
    future.removeAll()
    if goesOn { return }
    past.append(before)
    if past.count > Self.most { past.removeFirst() }
  }

  /// The change never was.
  mutating func cancel() { pending = nil }

  /// The constants one step back.
  mutating func undo(from tuning: Tuning) -> Tuning? {
    pending = nil
    last = nil
    guard let before = past.popLast() else { return nil }
    future.append(tuning)
    return before
  }

  /// The constants one step forward.
  mutating func redo(from tuning: Tuning) -> Tuning? {
    pending = nil
    last = nil
    guard let after = future.popLast() else { return nil }
    past.append(tuning)
    return after
  }
}
