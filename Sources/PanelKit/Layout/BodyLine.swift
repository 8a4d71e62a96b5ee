import ParallaxCore

/// One line of the panel's body, placed from the body's own top before scrolling.
struct BodyLine: Hashable, Sendable {
  let kind: Kind
  var y: Double
  let height: Double
  /// Where an opening or closing section cuts it off.
  var limit: Double

  var visibleHeight: Double { min(height, max(0, limit - y)) }

  enum Kind: Hashable, Sendable {
    case section(Int)
    case captions
    case slider(Int)
    case layer(Int)
    case overscroll(Int)
    case openRest
    case toggles(Int, Int?)
    case nothingFound
  }
}
