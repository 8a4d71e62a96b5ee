internal import ParallaxCore

/// What a line of a script is, named by its key.
enum Form: String, CaseIterable {
  case touch, wheel, trackpad, set, bounds, rows, prepend, scrollTo, preset, shot

  /// The keys it may have besides "t" and its own.
  var others: [String] {
    switch self {
    case .touch: ["x", "y"]
    case .trackpad: ["dy"]
    case .scrollTo: ["animated"]
    case .wheel, .set, .bounds, .rows, .prepend, .preset, .shot: []
    }
  }
}

/// The fields of a line, read with what is allowed.
struct Fields {
  let form: Form
  let values: [String: JSONValue]

  func number(_ key: String, in range: ClosedRange<Double>) throws(LineError) -> Double {
    let allowed = "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard let value = values[key] else { throw LineError("no \"\(key)\", \(allowed)") }
    guard case .number(let number) = value, range.contains(number) else {
      throw LineError("\"\(key)\" is \(value.text); allowed is \(allowed)")
    }
    return number
  }

  func place(_ key: String, else lastPlace: Double?) throws(LineError) -> Double {
    if let lastPlace, values[key] == nil { return lastPlace }
    return try number(key, in: -100_000...100_000)
  }

  func count(_ key: String, in range: ClosedRange<Int>) throws(LineError) -> Int {
    let number = try number(key, in: Double(range.lowerBound)...Double(range.upperBound))
    guard let count = Int(exactly: number) else {
      throw LineError("\"\(key)\" is \(number.shortest); allowed is a whole number")
    }
    return count
  }

  func flag(_ key: String) throws(LineError) -> Bool {
    guard let value = values[key] else { return false }
    guard case .flag(let flag) = value else {
      throw LineError("\"\(key)\" is \(value.text); allowed are true and false")
    }
    return flag
  }

  func name(_ key: String, in names: [String]) throws(LineError) -> String {
    guard case .text(let name)? = values[key], names.contains(name) else {
      let allowed = names.map { "\"\($0)\"" }.joined(separator: ", ")
      throw LineError("\"\(key)\" is \(values[key]?.text ?? "missing"); allowed are \(allowed)")
    }
    return name
  }

  func phase() throws(LineError) -> TimedInput.TouchPhase {
    let name = try name(form.rawValue, in: TimedInput.TouchPhase.allCases.map(\.rawValue))
    return TimedInput.TouchPhase(rawValue: name) ?? .cancelled
  }

  func destination() throws(LineError) -> TimedInput.Destination {
    switch values["scrollTo"] {
    case .number(let offset)?: return .offset(offset)
    case .text("top")?: return .top
    case .text("open")?: return .rest(.open)
    case .text("closed")?: return .rest(.closed)
    case .text("other")?: return .otherRest
    case let other:
      throw LineError(
        "\"scrollTo\" is \(other?.text ?? "missing"); allowed are an offset, \"top\", \"open\", "
          + "\"closed\" and \"other\"")
    }
  }

  func settings() throws(LineError) -> [String: Double] {
    guard case .object(let fields)? = values["set"], !fields.isEmpty else {
      throw LineError("\"set\" takes an object, like {\"header.height\":200}")
    }
    var settings: [String: Double] = [:]
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      let setting = try Setting(name: name, value: value)
      settings[name] = try setting.checked().value
    }
    return settings
  }
}
