/// How thick the strokes of a letter are; the raw value is the CSS weight.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
}

/// A size and weight of the one typeface, with the height of its line.
public struct TextStyle: Hashable, Sendable {
  /// The em, in points.
  public var size: Double
  /// The height of the box one line is centred in, in points.
  public var lineHeight: Double
  /// The weight.
  public var weight: FontWeight

  /// Makes a style.
  public init(size: Double, lineHeight: Double, weight: FontWeight) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }

  /// The big offset value, titles: 16/20, 600.
  public static let readout = TextStyle(size: 16, lineHeight: 20, weight: .semibold)
  /// Labels and values: 13/16, 400.
  public static let body = TextStyle(size: 13, lineHeight: 16, weight: .regular)
  /// A modified value, a button: 13/16, 500.
  public static let bodyMedium = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  /// A section's title: 13/16, 600.
  public static let bodySemibold = TextStyle(size: 13, lineHeight: 16, weight: .semibold)
  /// Units, axes, notes, key caps: 11/16, 400.
  public static let caption = TextStyle(size: 11, lineHeight: 16, weight: .regular)
  /// Values on the overlay: 11/16, 600.
  public static let captionSemibold = TextStyle(size: 11, lineHeight: 16, weight: .semibold)
}

/// Where text lies against its anchor.
public enum TextAlignment: Hashable, Sendable {
  /// It begins at the anchor.
  case leading
  /// Its middle is at the anchor.
  case center
  /// It ends at the anchor.
  case trailing
}

/// What the layout needs to know of the typeface; the drawing side measures, tests use fixed widths.
public protocol TextMetrics {
  /// The width of one line of text in points, kerned as it will be drawn.
  func width(of text: String, style: TextStyle) -> Double
}
