public import ParallaxCore

/// Everything that is drawn in one region of the window, as data.
///
/// Refill a kept list with `removeAll()` and the appending calls: the buffers stay, so a steady
/// frame allocates nothing. Two equal lists draw the same pixels.
public struct DrawList: Hashable, Sendable {
  /// The commands, back to front.
  public private(set) var commands: [DrawCommand] = []
  /// The text of every text command, UTF-8.
  public private(set) var utf8: [UInt8] = []
  /// The points of every polyline and polygon.
  public private(set) var points: [Point] = []

  /// Makes an empty list.
  public init() {}

  /// Empties the list and keeps its buffers.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    utf8.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// Appends a command that needs no buffer.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// A filled rectangle.
  public mutating func rect(_ rect: Rect, _ color: Color) { commands.append(.rect(rect, color)) }

  /// A filled rectangle with round corners.
  public mutating func roundedRect(_ rect: Rect, radius: Double, _ color: Color) {
    commands.append(.roundedRect(rect, radius: radius, color))
  }

  /// The outline of a rounded rectangle, inside its edge.
  public mutating func roundedBorder(
    _ rect: Rect, radius: Double, width: Double = 1, _ color: Color
  ) {
    commands.append(.roundedBorder(rect, radius: radius, width: width, color))
  }

  /// A filled circle.
  public mutating func circle(_ center: Point, radius: Double, _ color: Color) {
    commands.append(.circle(center: center, radius: radius, color))
  }

  /// The outline of a circle, inside its radius.
  public mutating func ring(_ center: Point, radius: Double, width: Double, _ color: Color) {
    commands.append(.ring(center: center, radius: radius, width: width, color))
  }

  /// A straight line.
  public mutating func line(
    from start: Point, to end: Point, width: Double = 1, _ color: Color, dash: Dash? = nil
  ) {
    commands.append(.line(from: start, to: end, width: width, color, dash: dash))
  }

  /// A symbol.
  public mutating func icon(_ icon: Icon, in rect: Rect, _ color: Color) {
    commands.append(.icon(icon, in: rect, color))
  }

  /// One line of text.
  public mutating func text(
    _ text: String, at anchor: Point, style: TextStyle, _ color: Color,
    alignment: TextAlignment = .leading, fixedFigures: Bool = false, maxWidth: Double = 0
  ) {
    let start = utf8.count
    utf8.append(contentsOf: text.utf8)
    appendText(
      from: start, at: anchor, style: style, color, alignment, fixedFigures: fixedFigures,
      maxWidth: maxWidth)
  }

  /// A number with a fixed count of decimals, what stands before it and what follows it. Its digits stand in fixed cells
  /// and its minus is U+2212. The text never passes through a string, so nothing is allocated.
  public mutating func number(
    _ value: Double, decimals: Int, plus: Bool = false, prefix: StaticString = "",
    suffix: StaticString = "",
    at anchor: Point, style: TextStyle, _ color: Color, alignment: TextAlignment = .trailing
  ) {
    let start = utf8.count
    appendStatic(prefix)
    NumberText.append(value, decimals: decimals, plus: plus, to: &utf8)
    appendStatic(suffix)
    appendText(
      from: start, at: anchor, style: style, color, alignment, fixedFigures: true, maxWidth: 0)
  }

  /// One line of text that `write` appends as UTF-8, so that mixed text needs no string.
  public mutating func composed(
    at anchor: Point, style: TextStyle, _ color: Color, alignment: TextAlignment = .leading,
    fixedFigures: Bool = false, maxWidth: Double = 0, write: (inout [UInt8]) -> Void
  ) {
    let start = utf8.count
    write(&utf8)
    appendText(
      from: start, at: anchor, style: style, color, alignment, fixedFigures: fixedFigures,
      maxWidth: maxWidth)
  }

  /// A line through the points that `fill` appends. Fewer than two draw nothing.
  public mutating func polyline(
    width: Double, _ color: Color, fill: (inout [Point]) -> Void
  ) {
    let start = points.count
    fill(&points)
    let count = points.count - start
    guard count > 1 else { return }
    commands.append(
      .polyline(BufferRange(start: Int32(start), count: Int32(count)), width: width, color))
  }

  /// A filled triangle, or a convex figure of four corners.
  public mutating func polygon(
    _ first: Point, _ second: Point, _ third: Point, _ fourth: Point? = nil, color: Color
  ) {
    let start = points.count
    points.append(first)
    points.append(second)
    points.append(third)
    if let fourth { points.append(fourth) }
    commands.append(
      .polygon(BufferRange(start: Int32(start), count: Int32(points.count - start)), color))
  }

  /// Draws what `body` appends only inside the rectangle.
  public mutating func clipped(to rect: Rect, _ body: (inout DrawList) -> Void) {
    commands.append(.pushClip(rect))
    body(&self)
    commands.append(.popClip)
  }

  /// The bytes of a text command.
  public func text(_ range: BufferRange) -> ArraySlice<UInt8> {
    utf8[Int(range.start)..<Int(range.start + range.count)]
  }

  /// The points of a polyline or polygon.
  public func points(_ range: BufferRange) -> ArraySlice<Point> {
    points[Int(range.start)..<Int(range.start + range.count)]
  }

  private mutating func appendStatic(_ text: StaticString) {
    text.withUTF8Buffer { unsafe utf8.append(contentsOf: $0) }
  }

  private mutating func appendText(
    from start: Int, at anchor: Point, style: TextStyle, _ color: Color,
    _ alignment: TextAlignment, fixedFigures: Bool, maxWidth: Double
  ) {
    let range = BufferRange(start: Int32(start), count: Int32(utf8.count - start))
    commands.append(
      .text(
        range, at: anchor, style: style, color: color, alignment: alignment,
        fixedFigures: fixedFigures, maxWidth: maxWidth))
  }
}
