import ParallaxCore

/// What the panel keeps of each parameter, made once: a frame then copies no strings.
struct ParameterRow: Sendable {
  let parameter: Parameter
  let title: String
  /// What stands in a narrow label column.
  let shortTitle: String
  let unit: String
  /// A unit too long for the unit column stands behind the label.
  let isUnitLong: Bool
  let defaultValue: Double
  let isLinkedByDefault: Bool
  let scale: SliderScale
  /// Whether it is a switch.
  let isFlag: Bool
  /// The parameter whose link this switch is; such a switch has no row of its own.
  let linkOwner: Int?
  /// The parameters its link is computed from.
  let sources: [Int]
  /// Title, dotted name and summary in lower case.
  let searchText: [UInt8]
}

/// The rows of all parameters and how the panel arranges them.
struct ParameterTable: Sendable {
  static let shared = ParameterTable()

  let rows: [ParameterRow]
  let entries: [PanelEntry]
  /// The entries of each section, in the order of `Parameter.Section`.
  let sections: [Range<Int>]
  let layers: [LayerEntry]
  /// The cases, kept: `allCases` makes a new array each time it is asked.
  let kinds = Parameter.Section.allCases
  let presets = Preset.allCases

  func row(_ index: Int) -> ParameterRow? { rows.indices.contains(index) ? rows[index] : nil }

  private init() {
    let all = Parameter.all
    rows = all.map { Self.row(of: $0, in: all) }
    layers = LayerName.allCases.compactMap { LayerEntry($0, in: all) }
    var entries: [PanelEntry] = []
    var sections: [Range<Int>] = []
    for section in Parameter.Section.allCases {
      let start = entries.count
      for (index, parameter) in all.enumerated() where parameter.section == section {
        if let layer = layers.firstIndex(where: { $0.parameters.contains(index) }) {
          if layers[layer].multiplier == index { entries.append(.layer(layer)) }
        } else if rows[index].linkOwner == nil {
          entries.append(rows[index].isFlag ? .toggle(index) : .slider(index))
          if parameter.name == "snap.closedRest" { entries.append(.openRest) }
        }
      }
      sections.append(start..<entries.count)
    }
    self.entries = entries
    self.sections = sections
  }

  private static func row(of parameter: Parameter, in all: [Parameter]) -> ParameterRow {
    var isFlag = false
    var owner: Int?
    if case .flag(let keyPath) = parameter.storage {
      isFlag = true
      owner = all.firstIndex { $0.link.map { $0.isOn as AnyKeyPath == keyPath } ?? false }
    }
    let search = [parameter.title, parameter.name, parameter.summary].joined(separator: "\n")
    return ParameterRow(
      parameter: parameter, title: parameter.title,
      shortTitle: shortTitles[parameter.name] ?? parameter.title, unit: parameter.unit.symbol,
      isUnitLong: parameter.unit.symbol.count > 2, defaultValue: parameter.defaultValue,
      isLinkedByDefault: parameter.link.map { Tuning()[keyPath: $0.isOn] } ?? false,
      scale: SliderScale(parameter), isFlag: isFlag, linkOwner: owner,
      sources: all.indices.filter { parameter.link?.sources.contains(all[$0].name) ?? false },
      searchText: Array(search.lowercased().utf8))
  }

  private static let shortTitles = [
    "path.headerHeight": "Table header h.",
    "path.overscrollDivisor": "Overscroll div.",
    "scroll.stopVelocity": "Stop speed",
    "scroll.flingThreshold": "Fling speed",
  ]
}

/// What stands in a row of the panel.
enum PanelEntry: Hashable, Sendable {
  case slider(Int)
  case toggle(Int)
  case layer(Int)
  /// The offset at which the header is open: derived, read only.
  case openRest
}

/// The parameters of one layer, by their indices.
struct LayerEntry: Sendable {
  let name: LayerName
  let multiplier: Int
  let overscroll: Int
  let isLinked: Int
  let base: Int
  let isVisible: Int

  var parameters: [Int] { [multiplier, overscroll, isLinked, base, isVisible] }

  init?(_ name: LayerName, in all: [Parameter]) {
    func index(_ property: String) -> Int? {
      all.firstIndex { $0.name == "layers.\(name.rawValue).\(property)" }
    }
    guard let multiplier = index("multiplier"), let overscroll = index("overscrollMultiplier"),
      let isLinked = index("multipliersLinked"), let base = index("base"),
      let isVisible = index("isVisible")
    else { return nil }
    self.name = name
    self.multiplier = multiplier
    self.overscroll = overscroll
    self.isLinked = isLinked
    self.base = base
    self.isVisible = isVisible
  }
}
