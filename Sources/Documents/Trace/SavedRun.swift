public import ParallaxCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A run's whole state between two frames, as JSON with every number exact.
public struct SavedRun: Hashable, Sendable, Codable {
  /// The model.
  public var simulation: Simulation
  /// The number of the next frame.
  public var frame: Int
  /// The display's frames per second.
  public var framesPerSecond: Double

  /// Makes a state.
  public init(simulation: Simulation, frame: Int, framesPerSecond: Double) {
    self.simulation = simulation
    self.frame = frame
    self.framesPerSecond = framesPerSecond
  }

  /// Reads a state that `text` has written.
  public init(text: String) throws(SavedRunError) {
    let state: SavedRun
    do {
      state = try JSONDecoder().decode(SavedRun.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw SavedRunError(message: Self.message(of: error))
    } catch {
      throw SavedRunError(message: "it cannot be read")
    }
    guard (0...100_000_000).contains(state.frame),
      TraceRun.allowedFramesPerSecond.contains(state.framesPerSecond),
      state.simulation.frameDuration == 1000 / state.framesPerSecond
    else { throw SavedRunError(message: "its frames are not those of a run") }
    self = state
  }

  /// The state as JSON, on one line, with its keys in order.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Every number in it is finite, so that encoding cannot fail.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func message(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      (context.codingPath.map(\.stringValue).joined(separator: " ") + ": "
        + context.debugDescription)
    @unknown default: "it cannot be read"
    }
  }
}

/// What is wrong with a saved state, as one line.
public struct SavedRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let message: String

  /// "not a saved state: …".
  public var description: String { "not a saved state: \(message)" }
}
