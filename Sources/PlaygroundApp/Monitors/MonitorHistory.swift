import ParallaxCore

/// What the graphs show: the last frames, in buffers that never grow.
struct MonitorHistory {
  /// One frame.
  struct Sample: Hashable {
    var offset = 0.0
    var state = MotionState.idle
    /// How long the frame's work took, in milliseconds; it is known one frame later, and negative
    /// where there was no frame.
    var work = -1.0
  }

  static let capacity = 480
  static let series = LayerName.allCases.count

  private var samples: [Sample]
  private var layers: [Double]
  private var next = 0
  /// How many frames are kept.
  private(set) var count = 0

  init() {
    samples = Array(repeating: Sample(), count: Self.capacity)
    layers = Array(repeating: 0, count: Self.capacity * Self.series)
  }

  /// Keeps a frame; the oldest one goes.
  mutating func append(_ simulation: Simulation, lastWork: Double) {
    if count > 0 { samples[slot(back: 0)].work = lastWork }
    samples[next] = Sample(
      offset: simulation.scrollView.contentOffset, state: MotionState(simulation))
    for index in 0..<Self.series {
      layers[next * Self.series + index] = Self.layerY(index, in: simulation)
    }
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  /// Forgets what was and shows the state as it is now, as if it had always been so.
  mutating func fill(with simulation: Simulation) {
    count = 0
    for _ in 0..<Self.capacity { append(simulation, lastWork: -1) }
  }

  /// The frame a number of frames ago; `back` is below the count.
  func sample(back: Int) -> Sample { samples[slot(back: back)] }

  /// A series of the layer graph a number of frames ago.
  func layerY(_ index: Int, back: Int) -> Double { layers[slot(back: back) * Self.series + index] }

  private func slot(back: Int) -> Int {
    (next + 2 * Self.capacity - 1 - min(back, Self.capacity - 1)) % Self.capacity
  }

  /// The y about which the series move: where the pictures are at rest.
  static func restY(in simulation: Simulation) -> Double {
    switch simulation.preset {
    case .pinnedHeader: simulation.tuning.header.y
    case .pathParallax, .combined, .layerCake: simulation.tuning.path.imageBaseOffset
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      (simulation.tuning.bar.height - Picture.size.height) / 2
    }
  }

  /// The y of a series: a layer's, or the one picture's.
  static func layerY(_ index: Int, in simulation: Simulation) -> Double {
    switch simulation.preset {
    case .pinnedHeader: simulation.tuning.header.y
    case .pathParallax, .combined: simulation.pathImageY
    case .layerCake: simulation.layerY(LayerName.allCases[index])
    case .stretchyHeader, .minimumHeight, .collapsingToolbar, .flexibleSpace, .quickReturn:
      simulation.bar(pictureSize: Picture.size)?.picture.y ?? 0
    }
  }
}

/// The four states the window tells apart.
enum MotionState: Int, CaseIterable {
  case idle, dragging, decelerating, settling

  init(_ simulation: Simulation) {
    switch simulation.scrollView.phase {
    case .idle: self = .idle
    case .dragging: self = .dragging
    case .decelerating: self = .decelerating
    case .bouncing, .retargeted, .animated: self = .settling
    }
  }

  var title: String {
    switch self {
    case .idle: "Idle"
    case .dragging: "Dragging"
    case .decelerating: "Decelerating"
    case .settling: "Settling"
    }
  }
}
