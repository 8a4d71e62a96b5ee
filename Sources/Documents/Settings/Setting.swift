public import ParallaxCore

/// A constant and a value for it, as the command line's `--set name=value` and a script's `set` say.
public struct Setting: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// The value; a switch is 0 or 1.
  public let value: Double

  init(name: String, value: Double) {
    self.name = name
    self.value = value
  }

  /// Reads `name=value`. Switches also take true, false, on and off.
  public init(_ text: String) throws(SettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw SettingError(message: "\(text.quoted) is not of the form name=value")
    }
    let name = String(parts[0])
    let parameter = try Self.parameter(named: name)
    let value: Double
    if case .flag = parameter.storage, let isOn = Self.switchWords[String(parts[1])] {
      value = isOn ? 1 : 0
    } else if let number = Double(parts[1]), number.isFinite {
      value = number
    } else {
      throw SettingError(
        message: "\(name) is \(String(parts[1]).quoted), which is no number; "
          + "allowed is \(Self.allowed(parameter))")
    }
    let setting = Setting(name: name, value: value)
    try setting.check(parameter)
    self = setting
  }

  /// Puts the value into a tuning. A constant that follows another is set free by it.
  public func apply(to tuning: inout Tuning) {
    Parameter.named(name)?.setFree(value, in: &tuning)
  }

  /// The value as it is written: a switch as true or false.
  public var valueText: String {
    if case .flag? = Parameter.named(name)?.storage { return value == 1 ? "true" : "false" }
    return value.shortest
  }

  private static let switchWords = ["true": true, "on": true, "false": false, "off": false]

  private static func parameter(named name: String) throws(SettingError) -> Parameter {
    if let parameter = Parameter.named(name) { return parameter }
    let nearest = Parameter.all.min { $0.name.distance(to: name) < $1.name.distance(to: name) }
    throw SettingError(
      message: "there is no parameter \(name.quoted)"
        + (nearest.map { "; the nearest is \($0.name)" } ?? ""))
  }

  private static func allowed(_ parameter: Parameter) -> String {
    let range =
      "\(parameter.range.lowerBound.shortest) to \(parameter.range.upperBound.shortest)"
    switch parameter.storage {
    case .number: return range + (parameter.unit == .none ? "" : " \(parameter.storedUnit)")
    case .count: return "a whole number from \(range)"
    case .flag: return "true or false"
    }
  }

  private func check(_ parameter: Parameter) throws(SettingError) {
    var isAllowed = parameter.range.contains(value)
    switch parameter.storage {
    case .number: break
    case .count, .flag: isAllowed = isAllowed && value == value.rounded()
    }
    guard isAllowed else {
      throw SettingError(
        message: "\(name) is \(value.shortest); allowed is \(Self.allowed(parameter))")
    }
  }
}

extension Setting {
  /// The value of a script's field.
  init(name: String, value: JSONValue) throws(LineError) {
    switch value {
    case .number(let number): self.init(name: name, value: number)
    case .flag(let flag):
      if let parameter = Parameter.named(name) {
        guard case .flag = parameter.storage else {
          throw LineError("\(name) is \(flag); allowed is \(Self.allowed(parameter))")
        }
      }
      self.init(name: name, value: flag ? 1 : 0)
    case .null, .text, .list, .object: throw LineError("\(name) is \(value.text), no number")
    }
  }

  /// The setting itself, if its name and value are allowed.
  func checked() throws(LineError) -> Setting {
    do {
      try check(Self.parameter(named: name))
      return self
    } catch {
      throw LineError(error.message)
    }
  }
}

extension Parameter {
  /// The unit of the value as it is stored and set: a share where it is shown in percent.
  fileprivate var storedUnit: String { unit == .percent ? "(a share)" : unit.symbol }
}

/// What is wrong with a setting, as one line.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what is allowed.
  public let message: String

  /// The message.
  public var description: String { message }
}
