/// One constant a person can tune: its name, its place in `Tuning`, and what may be said of it.
///
/// Sliders, search, command line flags, exports and the reference page are made of these rows.
public struct Parameter: Sendable {
  /// The dotted name, which mirrors the key path: `header.uncoveredHeight`.
  public let name: String
  /// What the panel calls it.
  public let title: String
  /// Where the panel shows it.
  public let section: Section
  /// What its value counts.
  public let unit: Unit
  /// The values allowed; others are refused on the command line and held to it on a slider.
  public let range: ClosedRange<Double>
  /// The distance of two neighbouring slider values, counted from the range's lower bound.
  public let step: Double
  /// How many decimals are shown.
  public let decimals: Int
  /// One line of documentation.
  public let summary: String
  /// Where the default comes from.
  public let source: String
  /// Which presets read it.
  public let presets: Set<Preset>
  /// What its value follows while a flag is set.
  public let link: Link?
  /// Its place in `Tuning`.
  public let storage: Storage

  /// The value without edits, from `Tuning()`.
  public var defaultValue: Double { self[Tuning()] }

  /// The number that stands in a tuning; a switch is 0 or 1.
  public subscript(tuning: Tuning) -> Double {
    switch storage {
    case .number(let keyPath): tuning[keyPath: keyPath]
    case .count(let keyPath): Double(tuning[keyPath: keyPath])
    case .flag(let keyPath): tuning[keyPath: keyPath] ? 1 : 0
    }
  }

  /// The number in force: the link's while the value follows one.
  public func effectiveValue(in tuning: Tuning) -> Double {
    guard let link, tuning[keyPath: link.isOn] else { return self[tuning] }
    return link.value(tuning)
  }

  /// Whether the value, or whether it follows its link, differs from the default.
  public func isModified(in tuning: Tuning) -> Bool {
    if let link {
      let isLinked = tuning[keyPath: link.isOn]
      if isLinked != Tuning()[keyPath: link.isOn] { return true }
      if isLinked { return false }
    }
    return self[tuning] != defaultValue
  }

  /// Puts a value into a tuning, held to the range; not a number changes nothing.
  public func set(_ value: Double, in tuning: inout Tuning) {
    guard !value.isNaN else { return }
    let held = min(max(value, range.lowerBound), range.upperBound)
    switch storage {
    case .number(let keyPath): tuning[keyPath: keyPath] = held
    case .count(let keyPath): tuning[keyPath: keyPath] = Int(held.rounded())
    case .flag(let keyPath): tuning[keyPath: keyPath] = held >= 0.5
    }
  }

  /// Puts a value into a tuning by hand: a constant that follows another is set free by it.
  public func setFree(_ value: Double, in tuning: inout Tuning) {
    set(value, in: &tuning)
    if let link { tuning[keyPath: link.isOn] = false }
  }

  /// The nearest value a slider stops at: a whole number of steps from the lower bound.
  public func snapped(_ value: Double) -> Double {
    let held = min(max(value, range.lowerBound), range.upperBound)
    let steps = ((held - range.lowerBound) / step).rounded()
    let stepped = range.lowerBound + steps * step
    // The sum of steps carries binary dust; the shown decimals and two more hold all of the value.
    var power = 1.0
    for _ in 0..<(decimals + 2 + unit.extraDecimals) { power *= 10 }
    return min(max((stepped * power).rounded() / power, range.lowerBound), range.upperBound)
  }

  /// The row of a name.
  public static func named(_ name: String) -> Parameter? { byName[name] }

  /// The row of a switch by its place in `Tuning`.
  public static func flag(at keyPath: WritableKeyPath<Tuning, Bool>) -> Parameter? {
    all.first { if case .flag(let place) = $0.storage { place == keyPath } else { false } }
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Where a value stands in `Tuning`.
  public enum Storage: Sendable {
    /// A real number.
    case number(any WritableKeyPath<Tuning, Double> & Sendable)
    /// A whole number.
    case count(any WritableKeyPath<Tuning, Int> & Sendable)
    /// A switch.
    case flag(any WritableKeyPath<Tuning, Bool> & Sendable)
  }

  /// A value that another one gives while a flag is set.
  public struct Link: Sendable {
    /// The flag.
    public let isOn: any WritableKeyPath<Tuning, Bool> & Sendable
    /// What the panel shows in the slider's place.
    public let formula: String
    /// The names of the parameters it is computed from.
    public let sources: [String]
    /// The value while linked.
    public let value: @Sendable (Tuning) -> Double
  }

  /// A part of the panel.
  public enum Section: String, Sendable, CaseIterable {
    /// The pinned header.
    case header = "Header"
    /// The path parallax.
    case path = "Path parallax"
    /// The layers.
    case layers = "Layers"
    /// The other libraries' headers.
    case bar = "Other headers"
    /// Where a drag lands.
    case snap = "Snap"
    /// How the list moves.
    case scroll = "Scroll physics"
    /// The scroll indicator.
    case indicator = "Indicator"
    /// The list.
    case list = "List"
    /// Pull to refresh.
    case refresh = "Pull to refresh"
    /// The phone.
    case device = "Device"
    /// The guides.
    case overlay = "Overlay"
  }

  /// What a value counts.
  public enum Unit: Sendable {
    /// Points.
    case points
    /// A share, shown in percent.
    case percent
    /// A factor.
    case times
    /// Milliseconds.
    case milliseconds
    /// Points per millisecond.
    case pointsPerMillisecond
    /// Per millisecond.
    case perMillisecond
    /// A plain number.
    case none

    /// What stands behind the value.
    public var symbol: String {
      switch self {
      case .points: "pt"
      case .percent: "%"
      case .times: "×"
      case .milliseconds: "ms"
      case .pointsPerMillisecond: "pt/ms"
      case .perMillisecond: "/ms"
      case .none: ""
      }
    }

    /// What the stored value is multiplied by to be shown.
    public var displayFactor: Double { self == .percent ? 100 : 1 }

    var extraDecimals: Int { self == .percent ? 2 : 0 }
  }
}
