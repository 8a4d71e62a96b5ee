/// The whole state, so that a run can go on in another process and nothing changes. The list is laid
/// out anew from the constants.
extension Simulation: Codable {
  private enum Key: String, CodingKey {
    case preset, tuning, frameDuration, prependedRows, scrollView, stillTime, refreshTime,
      quickReturnHidden
  }

  /// Writes every value, exactly.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(preset, forKey: .preset)
    try container.encode(tuning, forKey: .tuning)
    try container.encode(frameDuration, forKey: .frameDuration)
    try container.encode(prependedRows, forKey: .prependedRows)
    try container.encode(scrollView, forKey: .scrollView)
    try container.encode(stillTime, forKey: .stillTime)
    try container.encodeIfPresent(refreshTime, forKey: .refreshTime)
    try container.encode(quickReturnHidden, forKey: .quickReturnHidden)
  }

  /// Reads what `encode` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let frameDuration = try container.decode(Double.self, forKey: .frameDuration)
    guard frameDuration > 0, frameDuration <= 1000 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frameDuration, in: container,
        debugDescription: "A frame takes more than 0 and at most 1000 ms.")
    }
    let prependedRows = try container.decode(Int.self, forKey: .prependedRows)
    guard (0...1_000_000).contains(prependedRows) else {
      throw DecodingError.dataCorruptedError(
        forKey: .prependedRows, in: container,
        debugDescription: "From 0 to 1000000 rows are added above the first.")
    }
    self.init(
      preset: try container.decode(Preset.self, forKey: .preset),
      tuning: try container.decode(Tuning.self, forKey: .tuning), frameDuration: frameDuration,
      prependedRows: prependedRows)
    scrollView = try container.decode(ScrollView.self, forKey: .scrollView)
    stillTime = try container.decode(Double.self, forKey: .stillTime)
    refreshTime = try container.decodeIfPresent(Double.self, forKey: .refreshTime)
    quickReturnHidden = try container.decode(Double.self, forKey: .quickReturnHidden)
    layOut()
  }
}
