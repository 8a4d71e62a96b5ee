public import ParallaxCore

/// A constant's name and a value for it, as a person writes them: `header.height=200`.
public struct Setting: Hashable, Sendable {
  /// The parameter's dotted name.
  public let name: String
  /// The value in the parameter's own unit; a switch is 0 or 1.
  public let value: Double

  /// What is wrong with a setting, in one line: what, and what is allowed.
  public struct Wrong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public let description: String
  }

  /// Reads `name=value`. Throws for an unknown name, a value that is no number (or for a switch none
  /// of true, false, on, off, 1, 0), and one out of the parameter's range.
  public init(_ text: String) throws(Wrong) {
    guard let sign = text.firstIndex(of: "=") else {
      throw Wrong(description: "allowed: name=value")
    }
    try self.init(
      name: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  /// Reads a value for a name.
  public init(name: String, value text: String) throws(Wrong) {
    let parameter = try Self.parameter(named: name)
    let number: Double?
    if case .flag = parameter.storage { number = Self.flags[text] } else { number = Double(text) }
    guard let number else { throw Wrong(description: Self.allowed(parameter)) }
    try self.init(name: name, value: number)
  }

  /// Takes a number for a name.
  public init(name: String, value: Double) throws(Wrong) {
    let parameter = try Self.parameter(named: name)
    guard parameter.range.contains(value) else {
      throw Wrong(description: Self.allowed(parameter))
    }
    if case .number = parameter.storage {} else if value != value.rounded() {
      throw Wrong(description: Self.allowed(parameter))
    }
    self.name = name
    self.value = value
  }

  /// Puts the value into a tuning. A constant that follows another is set free by it.
  public func apply(to tuning: inout Tuning) {
    guard let parameter = Parameter.named(name) else { return }
    parameter.set(value, in: &tuning)
    if let link = parameter.link { tuning[keyPath: link.isOn] = false }
  }

  private static let flags: [String: Double] = [
    "true": 1, "on": 1, "1": 1, "false": 0, "off": 0, "0": 0,
  ]

  private static func allowed(_ parameter: Parameter) -> String {
    switch parameter.storage {
    case .flag: return "allowed for \(parameter.name): true, false"
    case .count:
      return "allowed for \(parameter.name): a whole number from "
        + "\(Int(parameter.range.lowerBound)) to \(Int(parameter.range.upperBound))"
    case .number:
      return "allowed for \(parameter.name): a number from \(parameter.range.lowerBound) to "
        + "\(parameter.range.upperBound)"
    }
  }

  private static func parameter(named name: String) throws(Wrong) -> Parameter {
    if let parameter = Parameter.named(name) { return parameter }
    let nearest = Parameter.all.map(\.name).min {
      distance($0, name, limit: 40) < distance($1, name, limit: 40)
    }
    throw Wrong(
      description: "there is no constant \(name)"
        + (nearest.map { "; the nearest is \($0)" } ?? ""))
  }

  /// How many letters differ: insertions, deletions and replacements, over at most `limit` letters.
  private static func distance(_ a: String, _ b: String, limit: Int) -> Int {
    let a = Array(a.lowercased().prefix(limit))
    let b = Array(b.lowercased().prefix(limit))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
