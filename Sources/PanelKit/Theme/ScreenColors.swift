public import Drawing

/// The colours of the simulated list, the same in both themes: they lie on the phone's screen.
public enum ListColors {
  /// The ground of the rows.
  public static let paper = Color(0xF7F2EB)
  /// A row's title.
  public static let title = Color(0x211A2E)
  /// A row's second line.
  public static let subtitle = Color(0x5F566A)
  /// A row's time.
  public static let time = Color(0x6B6275)
  /// The line above the first row.
  public static let hairline = Color(0x1A1224)
  /// The lines between rows.
  public static let separator = Color(0xE4DCD1)
  /// The thread through the emblems.
  public static let timeline = Color(0xDDD3C6)
}

/// The colours of the guides over the phone's screen, the same in both themes.
public enum GuideColors {
  /// What moves: the projection, the row top.
  public static let mint = Color(0x8FF3E6)
  /// What rests.
  public static let white = Color(0xFFFFFF, alpha: 0.8)
  /// The shadow one pixel below a guide.
  public static let shadow = Color(0x0A0718, alpha: 0.35)
  /// A guide over rows.
  public static let overRows = Color(0x3A2F4E, alpha: 0.7)
  /// A touch over rows.
  public static let touchOverRows = Color(0x241A38, alpha: 0.6)
}
