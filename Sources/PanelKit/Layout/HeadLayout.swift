import ParallaxCore

/// Where the controls of the panel's head stand in the window.
struct HeadLayout {
  let frame: Rect
  let presets: Rect
  let undo: Rect
  let redo: Rect
  let capture: Rect
  let search: Rect
  let clear: Rect
  let filter: Rect
  let isNarrow: Bool
  private let titles: PanelWidths

  init(_ frame: Rect, _ columns: Columns, _ titles: PanelWidths) {
    self.frame = frame
    self.titles = titles
    isNarrow = columns.isNarrow
    let left = frame.x + Columns.padding
    let width = max(0, frame.width - 2 * Columns.padding)
    let right = left + width
    func row(_ index: Double) -> Double { frame.y + 12 + index * 36 }
    presets = Rect(x: left, y: row(0), width: width, height: 28)
    undo = Rect(x: left, y: row(1), width: 28, height: 28)
    redo = Rect(x: left + 32, y: row(1), width: 28, height: 28)
    capture = Rect(x: right - 92, y: row(1), width: 92, height: 28)
    let filterWidth = isNarrow ? 104.0 : 112
    filter = Rect(x: right - filterWidth, y: row(2), width: filterWidth, height: 28)
    search = Rect(x: left, y: row(2), width: max(0, filter.x - 8 - left), height: 28)
    clear = Rect(x: search.maxX - 26, y: search.y + 4, width: 20, height: 20)
  }

  /// A segment of the presets: each as wide as its title, with the rest shared out evenly.
  func segment(_ index: Int) -> Rect {
    let inner = presets.inset(by: 2)
    let count = Double(titles.presets.count)
    let spare = (inner.width - titles.presets.reduce(0, +)) / max(count, 1)
    var x = inner.x
    for before in 0..<index where titles.presets.indices.contains(before) {
      x += titles.presets[before] + spare
    }
    let own = titles.presets.indices.contains(index) ? titles.presets[index] : 0
    let end = index == titles.presets.count - 1 ? inner.maxX : (x + own + spare).rounded()
    return Rect(x: x.rounded(), y: inner.y, width: max(0, end - x.rounded()), height: inner.height)
  }

  /// The open menu of presets under its button, and one of its items.
  var menu: Rect {
    Rect(
      x: presets.x, y: presets.maxY + 4, width: min(presets.width, 224),
      height: Double(titles.presets.count) * 28 + 8)
  }

  func menuItem(_ index: Int) -> Rect {
    Rect(
      x: menu.x + 4, y: menu.y + 4 + Double(index) * 28, width: max(0, menu.width - 8), height: 28)
  }
}
