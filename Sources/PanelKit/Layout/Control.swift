/// Something that can be pointed at or focused. Parameters and sections go by index, so that a
/// control is the same one from frame to frame.
enum Control: Hashable, Sendable {
  /// The presets as one stop of Tab; with a narrow panel the menu button.
  case presets
  /// One segment, or one item of the menu.
  case preset(Int)
  case undo
  case redo
  case capture
  case search
  case clearSearch
  case filter
  case section(Int)
  case resetSection(Int)
  case slider(Int)
  case field(Int)
  case toggle(Int)
  case link(Int)
  /// The dot of a changed row; the index is the line's main parameter.
  case dot(Int)
  case layerName(Int)
  case scrollbar

  /// The parameter it edits.
  var parameter: Int? {
    switch self {
    case .slider(let index), .field(let index), .toggle(let index), .link(let index): index
    default: nil
    }
  }

  var isInHead: Bool {
    switch self {
    case .presets, .preset, .undo, .redo, .capture, .search, .clearSearch, .filter: true
    default: false
    }
  }
}
