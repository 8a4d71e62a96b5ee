public import ParallaxCore

/// A list of timed inputs as a text: JSON Lines, one input a line. Recorded sessions and scripts
/// written by hand are the same.
///
/// Every line has the time `t` in seconds, which never goes back, and one of these:
///
///     {"t":0.6,"touch":"began","x":200,"y":614.7}    a finger, in screen points; also moved, ended,
///                                                    cancelled (these two may leave out the place)
///     {"t":1,"wheel":-3}                             notches, positive away from the user
///     {"t":1,"trackpad":"moved","dy":-12.5}          points, positive downwards; also began, ended,
///                                                    cancelled, which take no dy
///     {"t":2,"set":{"header.height":200}}            parameters, switches as true and false
///     {"t":2,"bounds":[844,390]}                     the screen's width and height
///     {"t":2,"rows":5}                               how many rows there are from now on
///     {"t":2,"prepend":3}                            rows added above the first
///     {"t":3,"scrollTo":-1,"animated":true}          an offset, or "top", "open", "closed" or
///                                                    "other": the rest it is not on
///     {"t":3,"preset":"path-parallax"}
///     {"t":4,"shot":"name"}                          a picture, named
///
/// Empty lines are passed over.
public struct Script: Hashable, Sendable {
  /// What happens, in the order of time.
  public var inputs: [TimedInput]

  /// The latest time of an input, in seconds: an hour.
  public static let longest = 3600.0

  /// Makes a script of inputs, which are in the order of time.
  public init(inputs: [TimedInput] = []) { self.inputs = inputs }

  /// Reads a script; the first line that is wrong is named by its number.
  public init(text: String) throws(ScriptError) {
    inputs = []
    var reader = ScriptLineReader()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do {
        inputs.append(try reader.input(from: line))
      } catch {
        throw ScriptError(line: number, message: error.message)
      }
    }
  }

  /// Adds what has just happened, for a live session to be recorded: a time before the last one's is
  /// taken as that. What a script cannot hold, because reading would refuse it, is left out, and the
  /// result is false.
  @discardableResult
  public mutating func record(_ input: TimedInput) -> Bool {
    var input = input
    if let last = inputs.last { input.time = max(input.time, last.time) }
    guard let line = try? Script(text: ScriptLineWriter.line(for: input)), line.inputs == [input]
    else { return false }
    inputs.append(input)
    return true
  }

  /// The script as JSON Lines; reading it gives the same inputs.
  public var text: String { inputs.map { ScriptLineWriter.line(for: $0) + "\n" }.joined() }
}

/// What is wrong with a script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, from 1.
  public let line: Int
  /// What is wrong and what is allowed, as one line.
  public let message: String

  /// "line 3: …".
  public var description: String { "line \(line): \(message)" }
}
