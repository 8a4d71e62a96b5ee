extension Tuning.Header {
  /// The rest inset in force: the uncovered height less 1 while linked, so that the 1 pt line above
  /// the first cell shows just below the header at rest.
  public var effectiveRestInset: Double { restInsetLinked ? uncoveredHeight - 1 : restInset }

  /// The bottom edge of the header's frame, y + height.
  public var maxY: Double { y + height }
}

extension Tuning.Layer {
  /// The overscroll multiplier in force.
  public var effectiveOverscrollMultiplier: Double {
    multipliersLinked ? multiplier : overscrollMultiplier
  }
}

/// One of the seven layers, back to front; the raw value is its property's name.
public enum LayerName: String, Hashable, Sendable, CaseIterable {
  /// The sky.
  case sky
  /// The sun.
  case sun
  /// The far ridge.
  case farRidge
  /// The middle ridge.
  case midRidge
  /// The near ridge.
  case nearRidge
  /// The band of fog.
  case fog
  /// The pines.
  case pines

  /// What the window calls it.
  public var title: String {
    switch self {
    case .sky: "Sky"
    case .sun: "Sun"
    case .farRidge: "Far ridge"
    case .midRidge: "Mid ridge"
    case .nearRidge: "Near ridge"
    case .fog: "Fog band"
    case .pines: "Pines"
    }
  }
}

extension Tuning.Layers {
  /// The layer of a name.
  public subscript(name: LayerName) -> Tuning.Layer {
    get {
      switch name {
      case .sky: sky
      case .sun: sun
      case .farRidge: farRidge
      case .midRidge: midRidge
      case .nearRidge: nearRidge
      case .fog: fog
      case .pines: pines
      }
    }
    set {
      switch name {
      case .sky: sky = newValue
      case .sun: sun = newValue
      case .farRidge: farRidge = newValue
      case .midRidge: midRidge = newValue
      case .nearRidge: nearRidge = newValue
      case .fog: fog = newValue
      case .pines: pines = newValue
      }
    }
  }
}
