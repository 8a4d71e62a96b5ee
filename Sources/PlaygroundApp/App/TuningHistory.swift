import ParallaxCore

/// The constants before each change, for undo and redo. One drag of a slider is one step.
struct TuningHistory {
  private var past: [Tuning] = []
  private var future: [Tuning] = []
  private var pending: Tuning?

  private static let most = 500

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// A change begins that may go through many values.
  mutating func begin(_ tuning: Tuning) { if pending == nil { pending = tuning } }

  /// The change is done; one that changed nothing is no step.
  mutating func commit(_ tuning: Tuning) {
    guard let before = pending else { return }
    pending = nil
    guard before != tuning else { return }
    past.append(before)
    if past.count > Self.most { past.removeFirst() }
    future.removeAll()
  }

  /// The change never was.
  mutating func cancel() { pending = nil }

  /// The constants one step back.
  mutating func undo(from tuning: Tuning) -> Tuning? {
    pending = nil
    guard let before = past.popLast() else { return nil }
    future.append(tuning)
    return before
  }

  /// The constants one step forward.
  mutating func redo(from tuning: Tuning) -> Tuning? {
    pending = nil
    guard let after = future.popLast() else { return nil }
    past.append(tuning)
    return after
  }
}
