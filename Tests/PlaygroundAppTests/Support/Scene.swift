import ParallaxCore

/// Places in which the phone's screen is looked at.
enum Scene: String, CaseIterable {
  case rest, midway, closed, overscrolled

  /// A model that has been brought there.
  func simulation(_ preset: Preset, _ tuning: Tuning = Tuning()) -> Simulation {
    var simulation = Simulation(preset: preset, tuning: tuning)
    let rest = simulation.offset(of: .open)
    switch self {
    case .rest: break
    case .midway: simulation.scroll(to: rest + 71, animated: false)
    case .closed: simulation.scroll(to: simulation.offset(of: .closed), animated: false)
    case .overscrolled:
      simulation.touchBegan(at: 0, y: 300)
      simulation.touchMoved(at: 0.1, y: 520)
    }
    return simulation
  }
}
