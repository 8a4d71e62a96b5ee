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
  /// Whether the presets are one button that opens the menu: in a narrow panel, and while a preset
  /// runs that has no segment of its own.
  let usesMenu: Bool
  /// Opens the menu beside the segments.
  let more: Rect
  private let titles: PanelWidths

  init(_ frame: Rect, _ columns: Columns, _ titles: PanelWidths, preset: Preset) {
    self.frame = frame
    self.titles = titles
    isNarrow = columns.isNarrow
    usesMenu = columns.isNarrow || !Preset.classic.contains(preset)
    let left = frame.x + Columns.padding
    let width = max(0, frame.width - 2 * Columns.padding)
    let right = left + width
    func row(_ index: Double) -> Double { frame.y + 12 + index * 36 }
    presets = Rect(x: left, y: row(0), width: width, height: 28)
    more = Rect(
      x: max(left, right - 26), y: row(0) + 2, width: min(24, width), height: 24)
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
    let inner = Rect(
      x: presets.x + 2, y: presets.y + 2, width: max(0, more.x - presets.x - 2), height: 24)
    let count = min(Preset.classic.count, titles.presets.count)
    var spare = inner.width
    for other in 0..<count { spare -= titles.presets[other] }
    spare /= Double(max(count, 1))
    var x = inner.x
    for before in 0..<min(index, count) { x += titles.presets[before] + spare }
    let own = index < count ? titles.presets[index] : 0
    let end = index == count - 1 ? inner.maxX : (x + own + spare).rounded()
    return Rect(x: x.rounded(), y: inner.y, width: max(0, end - x.rounded()), height: inner.height)
  }

  /// The open menu of all presets under its button, and one of its items.
  var menu: Rect {
    let width = min(presets.width, 224)
    return Rect(
      x: usesMenu ? presets.x : presets.maxX - width, y: presets.maxY + 4, width: width,
      height: Double(titles.presets.count) * 28 + 8)
  }

  func menuItem(_ index: Int) -> Rect {
    Rect(
      x: menu.x + 4, y: menu.y + 4 + Double(index) * 28, width: max(0, menu.width - 8), height: 28)
  }
}
