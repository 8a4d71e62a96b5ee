/// How strongly things are lit that light up under the pointer: in and out within 120 ms, ease-out.
struct Fade<ID: Hashable & Sendable>: Sendable {
  private(set) var current: ID?
  private var since = -1.0
  private var last: ID?
  private var lastSince = -1.0

  init() {}

  mutating func move(to id: ID?, at time: Double) {
    guard id != current else { return }
    if current != nil {
      last = current
      lastSince = time
    }
    if last == id { last = nil }
    current = id
    since = time
  }

  /// 0 unlit, 1 lit.
  func share(of id: ID, at time: Double) -> Double {
    if id == current { return Ease.out(since: since, at: time) }
    if id == last { return 1 - Ease.out(since: lastSince, at: time) }
    return 0
  }

  func isMoving(at time: Double) -> Bool {
    (current != nil && Ease.isRunning(since: since, at: time))
      || (last != nil && Ease.isRunning(since: lastSince, at: time))
  }
}

/// The one transition of the window.
enum Ease {
  static let duration = 0.12

  /// 0 at the start to 1 at the end: 1 − (1 − t)³. A time before the start counts as the end, so that
  /// a clock that went back leaves nothing half open.
  static func out(since start: Double, at time: Double) -> Double {
    guard isRunning(since: start, at: time) else { return 1 }
    let rest = 1 - (time - start) / duration
    return 1 - rest * rest * rest
  }

  static func isRunning(since start: Double, at time: Double) -> Bool {
    time >= start && time < start + duration
  }
}
