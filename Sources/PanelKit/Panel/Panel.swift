import Drawing
public import ParallaxCore

/// The tuning panel: a head that stays and a body of sections that scrolls.
///
/// Each frame, hand it the events with `update`, do its edits, and draw it. It keeps no constant: it
/// reads the context's tuning and says what should change.
public struct Panel: Sendable {
  /// The layer whose swatch was clicked last; the phone may outline it.
  public internal(set) var selectedLayer: LayerName?
  /// What the pointer should look like over the panel.
  public internal(set) var cursor = PanelCursor.arrow

  let table = ParameterTable.shared
  var widths = PanelWidths()
  var values = TuningValues(Tuning())
  /// The context's tuning with the edits of this update, which later events of the same update see.
  var working = Tuning()
  var columns = Columns(width: 400)
  /// The preset of the last context.
  var preset = Preset.pinnedHeader
  var frame = Rect.zero
  var lines: [BodyLine] = []
  var contentHeight = 0.0
  var scroll = 0.0
  var time = 0.0

  var isOpen: [Bool]
  /// When each section was opened or closed last.
  var sectionTimes: [Double]
  /// Sections closed by hand while a search or the filter opens all that match.
  var closedWhileFiltering: [Bool]

  var pointer: Point?
  var modifiers: PanelModifiers = []
  var hover = Fade<Control>()
  var rowHover = Fade<BodyLine.Kind>()
  /// The button that is held down.
  var pressed: Control?
  var gesture = Gesture.none

  var focus: Control?
  var showsFocus = false
  var focusOrder: [Control] = []

  var typing: Typing?
  var valueEditor = TextEditor()
  var search = TextEditor()
  /// Whether each parameter matches the search.
  var isMatch: [Bool]
  var openRestMatches = true
  var onlyModified = false
  /// The slash that opens the search may come again as text; then it is not typed into it.
  var skipsText = false

  var isMenuOpen = false
  var menuChoice = 0

  var flashed: Int?
  var flashTime = -1.0
  var toggled: Int?
  var toggleTime = -1.0

  /// Makes a panel in its first state.
  public init() {
    isOpen = Parameter.Section.allCases.map {
      ![.bar, .indicator, .list, .refresh, .device].contains($0)
    }
    sectionTimes = isOpen.map { _ in -1 }
    closedWhileFiltering = isOpen.map { _ in false }
    isMatch = table.rows.map { _ in true }
  }

  /// What a held button is doing.
  enum Gesture: Hashable, Sendable {
    case none
    case value(ValueGesture)
    /// The scrollbar, held this far below its top.
    case scrollbar(grab: Double)
    /// A selection in the field that is typed in.
    case selection
  }

  /// What is being typed.
  enum Typing: Hashable, Sendable {
    case search
    /// A parameter's value; once a step changed it, it has begun and knows the value before.
    case value(Int, before: Double, hasBegun: Bool)
  }
}
