/// A tuning is written as its parameters' names and values, switches as true and false.
///
/// Reading takes missing names at their defaults, and refuses unknown names and values that the
/// parameter's range does not contain.
extension Tuning: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes every value, exactly.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for parameter in Parameter.all {
      let name = Name(stringValue: parameter.name)
      if case .flag = parameter.storage {
        try container.encode(parameter[self] == 1, forKey: name)
      } else {
        try container.encode(parameter[self], forKey: name)
      }
    }
  }

  /// Reads what `encode` has written.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Name.self)
    for name in container.allKeys {
      guard let parameter = Parameter.named(name.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: container,
          debugDescription: "There is no parameter \(name.stringValue).")
      }
      let value: Double
      if case .flag = parameter.storage {
        value = try container.decode(Bool.self, forKey: name) ? 1 : 0
      } else {
        value = try container.decode(Double.self, forKey: name)
      }
      guard parameter.range.contains(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: container,
          debugDescription: "\(parameter.name) is not in \(parameter.range).")
      }
      parameter.set(value, in: &self)
    }
  }
}
