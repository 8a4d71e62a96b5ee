/// Counts how many frames were drawn in the last second.
struct FrameMeter {
  private var times: [Double] = []
  private var next = 0

  init() { times = Array(repeating: -.infinity, count: 256) }

  mutating func drew(at time: Double) {
    times[next] = time
    next = (next + 1) % times.count
  }

  /// The rate of the frames that were drawn in the last half second, in frames a second.
  func rate(at time: Double) -> Double {
    var count = 0
    var first = time
    var last = -Double.infinity
    for shown in times where shown > time - 0.5 && shown <= time {
      count += 1
      first = min(first, shown)
      last = max(last, shown)
    }
    guard count > 1, last > first else { return 0 }
    return Double(count - 1) / (last - first)
  }
}
