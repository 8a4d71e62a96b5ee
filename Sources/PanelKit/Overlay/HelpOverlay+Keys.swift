extension HelpOverlay {
  #if os(macOS)
    static let commandKey = "Cmd"
  #else
    static let commandKey = "Ctrl"
  #endif

  /// One line of the help: keys and what they do.
  struct Entry: Hashable, Sendable {
    let keys: [String]
    let text: String
  }

  /// A column of the help.
  struct Group: Hashable, Sendable {
    let title: String
    let entries: [Entry]
  }

  /// Everything that can be done, in three columns. Nothing stands here that does not work.
  static let groups = [
    Group(
      title: "Canvas",
      entries: [
        Entry(keys: ["Drag"], text: "Scroll the list"),
        Entry(keys: ["Wheel"], text: "Scroll the list"),
        Entry(keys: ["O"], text: "Jump between rests"),
        Entry(keys: ["Space"], text: "Pause or run"),
        Entry(keys: ["."], text: "Step one frame"),
        Entry(keys: ["G"], text: "Overlay on or off"),
        Entry(keys: ["H"], text: "Hide the panel"),
        Entry(keys: ["M"], text: "Hide the monitors"),
      ]),
    Group(
      title: "Presets and window",
      entries: [
        Entry(keys: ["1", "…", "9"], text: "Choose a preset"),
        Entry(keys: [commandKey, "Z"], text: "Undo"),
        Entry(keys: [commandKey, "Shift", "Z"], text: "Redo"),
        Entry(keys: [commandKey, "S"], text: "Capture screenshot"),
        Entry(keys: [commandKey, "Shift", "S"], text: "Capture the window"),
        Entry(keys: ["T"], text: "Light or dark theme"),
        Entry(keys: ["?"], text: "This help"),
        Entry(keys: ["Esc"], text: "Close or cancel"),
        Entry(keys: [commandKey, "Q"], text: "Quit"),
      ]),
    Group(
      title: "Panel",
      entries: [
        Entry(keys: ["/"], text: "Search constants"),
        Entry(keys: ["D"], text: "Show modified only"),
        Entry(keys: ["Tab"], text: "Next control"),
        Entry(keys: ["↑", "↓"], text: "Previous or next row"),
        Entry(keys: ["←", "→"], text: "Step value"),
        Entry(keys: ["Shift", "←", "→"], text: "Step by ten"),
        Entry(keys: ["Alt", "←", "→"], text: "Step by a tenth"),
        Entry(keys: ["Enter"], text: "Type a value"),
        Entry(keys: ["Backspace"], text: "Reset value"),
        Entry(keys: ["L"], text: "Link or unlink"),
      ]),
  ]
}
