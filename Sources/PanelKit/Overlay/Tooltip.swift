public import Drawing
public import ParallaxCore

/// What the pointer rests on, as far as tooltips care.
public struct TooltipTarget: Hashable, Sendable {
  /// Tells targets apart; another state of the same thing that reads otherwise is another target.
  public var id: Int
  /// Where it stands; the tooltip stands left of it.
  public var anchor: Rect

  /// Makes a target.
  public init(id: Int, anchor: Rect) {
    self.id = id
    self.anchor = anchor
  }
}

/// What a tooltip says.
public struct TooltipContent: Hashable, Sendable {
  /// Its first line.
  public var title: String
  /// Its smaller lines; each wraps.
  public var lines: [String]

  /// Makes a content.
  public init(title: String, lines: [String] = []) {
    self.title = title
    self.lines = lines
  }
}

/// The one tooltip of the window: it comes after 500 ms, and at once beside one that shows.
public struct Tooltip: Sendable {
  private var target: TooltipTarget?
  private var since = 0.0
  private var isShown = false
  private var title = ""
  private var lines: [String] = []
  private var width = 0.0

  /// How long the pointer rests before the tooltip comes, in seconds.
  public static let delay = 0.5
  private static let maximumWidth = 240.0
  private static let padding = (x: 10.0, y: 8.0)

  /// Makes a tooltip that does not show.
  public init() {}

  /// Whether it shows.
  public var isVisible: Bool { isShown }

  /// Takes what the pointer rests on now, and how wide the tooltip may be beside it. `content` is
  /// asked once, when the tooltip comes.
  public mutating func update(
    _ target: TooltipTarget?, at time: Double, metrics: any TextMetrics, room: Double = 240,
    content: () -> TooltipContent?
  ) {
    guard let target else {
      self.target = nil
      isShown = false
      return
    }
    if target.id != self.target?.id {
      since = time
      if isShown { isShown = show(content(), metrics, room) }
    }
    self.target = target
    if !isShown, time >= since + Self.delay { isShown = show(content(), metrics, room) }
  }

  /// When it comes, if it waits.
  public func nextWake(after time: Double) -> Double? {
    guard target != nil, !isShown else { return nil }
    return max(time, since + Self.delay)
  }

  /// Draws it left of its target and inside the window.
  public func draw(into list: inout DrawList, in window: Rect, _ theme: Theme) {
    guard isShown, let target else { return }
    let height = 16 * Double(lines.count + 1) + 2 * Self.padding.y
    let left = max(target.anchor.x - 8 - width, window.x + 8)
    let top = min(max(target.anchor.y - 4, window.y + 8), max(window.y, window.maxY - 8 - height))
    let box = Rect(x: left.rounded(), y: top.rounded(), width: width, height: height)
    list.roundedRect(box, radius: 6, theme.tip)
    let x = box.x + Self.padding.x
    var y = box.y + Self.padding.y
    list.text(
      title, at: Point(x: x, y: y), style: .body, theme.tipText,
      maxWidth: max(1, width - 2 * Self.padding.x))
    for line in lines {
      y += 16
      list.text(
        line, at: Point(x: x, y: y), style: .caption, theme.tipDetail,
        maxWidth: max(1, width - 2 * Self.padding.x))
    }
  }

  private mutating func show(
    _ content: TooltipContent?, _ metrics: any TextMetrics, _ room: Double
  ) -> Bool {
    guard let content else { return false }
    // Too narrow a gutter is not worth a tooltip of single words.
    let room = min(max(room, 140), Self.maximumWidth) - 2 * Self.padding.x
    title = content.title
    lines = content.lines.flatMap { Self.wrap($0, to: room, metrics) }
    let widest = lines.reduce(metrics.width(of: title, style: .body)) {
      max($0, metrics.width(of: $1, style: .caption))
    }
    width = min(widest, room).rounded(.up) + 2 * Self.padding.x
    return true
  }

  /// Breaks a text between words so that each line fits; a longer word stands alone.
  static func wrap(_ text: String, to width: Double, _ metrics: any TextMetrics) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || metrics.width(of: longer, style: .caption) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
