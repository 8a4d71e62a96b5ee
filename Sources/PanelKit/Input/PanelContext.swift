public import Drawing
public import ParallaxCore

/// What the panel reads: the app owns all of it.
public struct PanelContext {
  /// Where the panel stands in the window, in points.
  public var frame: Rect
  /// The colours.
  public var theme: Theme
  /// The constants, with every edit so far.
  public var tuning: Tuning
  /// The preset that runs.
  public var preset: Preset
  /// Whether there is a step to undo.
  public var canUndo: Bool
  /// Whether there is a step to redo.
  public var canRedo: Bool
  /// The widths of text.
  public var metrics: any TextMetrics
  /// Pixels per point; when it changes, all text is measured anew.
  public var scale: Double
  /// Seconds, from the same start as the input's.
  public var time: Double

  /// Makes a context.
  public init(
    frame: Rect, theme: Theme, tuning: Tuning, preset: Preset, canUndo: Bool = false,
    canRedo: Bool = false, metrics: any TextMetrics, scale: Double = 1, time: Double = 0
  ) {
    self.frame = frame
    self.theme = theme
    self.tuning = tuning
    self.preset = preset
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.metrics = metrics
    self.scale = scale
    self.time = time
  }
}

/// What the pointer should look like.
public enum PanelCursor: Hashable, Sendable {
  /// The usual arrow.
  case arrow
  /// A hand: a press acts.
  case hand
  /// An I-beam: a press types.
  case text
  /// Two arrows: a press drags sideways.
  case resizeHorizontal
}
