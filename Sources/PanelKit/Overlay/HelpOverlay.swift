public import Drawing
public import ParallaxCore

/// The list of keys over the dimmed window. While it is open every event is its own.
public struct HelpOverlay: Sendable {
  /// Whether it shows.
  public private(set) var isOpen = false
  private var scroll = 0.0
  private var pointer: Point?
  private var window = Rect.zero
  private var measuredScale = 0.0
  private var capWidths: [[[Double]]] = []
  private var closeWidth = 0.0

  private static let padding = 24.0
  private static let row = 24.0
  private static let top = 72.0
  private static let capsWidth = 124.0

  /// Makes a help that does not show.
  public init() {}

  /// Shows it.
  public mutating func open() {
    isOpen = true
    scroll = 0
  }

  /// Hides it.
  public mutating func close() { isOpen = false }

  /// Handles the events: Escape, the question mark, or a press outside or on Close hides it, the
  /// wheel scrolls it where the window is too low.
  public mutating func update(
    _ input: PanelInput, in window: Rect, metrics: any TextMetrics, scale: Double = 1
  ) {
    self.window = window
    measure(metrics, scale)
    for event in input.events where isOpen {
      switch event {
      case .key(.escape), .key(.question): close()
      case .pointer(let place): pointer = place
      case .press(let place, _):
        pointer = place
        if !box.contains(place) || closeBox.contains(place) { close() }
      case .wheel(let notches) where notches.isFinite: scroll += notches * 72
      default: break
      }
    }
    scroll = min(max(scroll, 0), max(0, contentHeight - box.height))
  }

  /// Draws it and dims what is below.
  public func draw(into list: inout DrawList, _ theme: Theme) {
    guard isOpen else { return }
    list.rect(window, theme.workspace.opacity(0.6))
    let box = box
    guard !box.isEmpty else { return }
    list.roundedRect(box, radius: 12, theme.panel)
    list.clipped(to: box.inset(by: 1)) { list in
      let y = box.y + Self.padding - scroll
      list.text(
        "Keyboard and mouse", at: Point(x: box.x + Self.padding, y: y), style: .readout, theme.text,
        maxWidth: max(1, closeBox.x - box.x - Self.padding))
      drawClose(theme, into: &list)
      for index in Self.groups.indices { drawGroup(index, theme, into: &list) }
    }
    list.roundedBorder(box, radius: 12, theme.edge)
  }

  private var columnCount: Int { window.width >= 880 ? 3 : window.width >= 600 ? 2 : 1 }

  /// The rows of groups that stand side by side, each as high as its longest.
  private var contentHeight: Double {
    groupTop(Self.groups.count - 1) + groupHeight(row: (Self.groups.count - 1) / columnCount)
      - 24 + Self.padding
  }

  private func groupHeight(row: Int) -> Double {
    let first = row * columnCount
    let last = min(first + columnCount, Self.groups.count)
    let longest = (first..<last).reduce(0) { max($0, Self.groups[$1].entries.count) }
    return Self.row * Double(longest + 1) + 24
  }

  private func groupTop(_ index: Int) -> Double {
    (0..<(index / columnCount)).reduce(Self.top - 8) { $0 + groupHeight(row: $1) }
  }

  private var box: Rect {
    let width = min([0, 360, 680, 1000][columnCount], max(0, window.width - 32))
    let height = min(contentHeight, max(0, window.height - 32))
    return Rect(
      x: (window.midX - width / 2).rounded(), y: (window.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private var closeBox: Rect {
    let width = closeWidth + 48
    return Rect(
      x: box.maxX - Self.padding - width, y: box.y + Self.padding - 4 - scroll, width: width,
      height: 28)
  }

  private func drawClose(_ theme: Theme, into list: inout DrawList) {
    let isLit = pointer.map { closeBox.contains($0) } ?? false
    let midY = closeBox.midY
    list.text(
      "Close", at: Point(x: closeBox.x + 4, y: midY - 8), style: .caption,
      isLit ? theme.text : theme.label)
    list.keyCap("Esc", x: closeBox.x + closeWidth + 12, midY: midY, width: 18, theme)
  }

  private func drawGroup(_ index: Int, _ theme: Theme, into list: inout DrawList) {
    let group = Self.groups[index]
    let width = (box.width - 2 * Self.padding) / Double(columnCount)
    let x = box.x + Self.padding + Double(index % columnCount) * width
    var y = box.y + groupTop(index) - scroll
    list.text(group.title, at: Point(x: x, y: y), style: .bodySemibold, theme.text)
    for (number, entry) in group.entries.enumerated() {
      y += Self.row
      var cap = x
      for (key, name) in entry.keys.enumerated() {
        let known = capWidths.indices.contains(index)
        let right = list.keyCap(
          name, x: cap, midY: y + 8, width: known ? capWidths[index][number][key] : 8, theme)
        cap = right + 4
      }
      list.text(
        entry.text, at: Point(x: x + Self.capsWidth, y: y), style: .body, theme.label,
        maxWidth: max(1, width - Self.capsWidth - 8))
    }
  }

  private mutating func measure(_ metrics: any TextMetrics, _ scale: Double) {
    guard isOpen, scale != measuredScale else { return }
    measuredScale = scale
    closeWidth = metrics.width(of: "Close", style: .caption)
    capWidths = Self.groups.map { group in
      group.entries.map { $0.keys.map { metrics.width(of: $0, style: .caption) } }
    }
  }
}
