import CSDL2

/// A call into the C libraries that failed: which one, and what the library said.
public struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function that failed.
  public let call: String
  /// The library's own message, or what was wrong with what it returned.
  public let message: String

  /// Makes an error from a call's name and a message.
  public init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// One line: the call, then the message.
  public var description: String { "\(call): \(message)" }

  /// The error that the library reports for the call that has just failed on this thread.
  ///
  /// The corresponding C function is `SDL_GetError`.
  static func last(_ call: StaticString) -> SDLError {
    let message = String(cString: SDL_GetError())
    return SDLError(call: "\(call)", message: message.isEmpty ? "failed" : message)
  }
}

/// Throws what the library says when a call returns a negative number.
@discardableResult
func check(_ call: StaticString, _ result: Int32) throws(SDLError) -> Int32 {
  guard result >= 0 else { throw SDLError.last(call) }
  return result
}

/// Throws what the library says when a call returns no handle.
func check<Handle>(_ call: StaticString, _ handle: Handle?) throws(SDLError) -> Handle {
  guard let handle else { throw SDLError.last(call) }
  return handle
}
