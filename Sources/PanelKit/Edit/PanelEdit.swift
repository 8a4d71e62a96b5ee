public import ParallaxCore

/// What the panel asks of the app. A parameter is named by its index in `Parameter.all`.
///
/// A value changes only between a `begin` and its `commit` or `cancel`; that is one undo step. Every
/// other edit is a step of its own.
public enum PanelEdit: Hashable, Sendable {
  /// A parameter's value is about to change.
  case begin(Int)
  /// The value now, in the parameter's own unit and inside its range.
  case live(Int, Double)
  /// The change is done.
  case commit(Int)
  /// The change never was: the value before it comes back.
  case cancel(Int, restoring: Double)
  /// A switch is set.
  case toggle(Int, Bool)
  /// A linked parameter follows its link from now on, or keeps its value and is free.
  case setLink(Int, Bool)
  /// Only this layer is shown; once more, and all are.
  case solo(LayerName)
  /// These parameters go back to their defaults, links included.
  case reset([Int])
  /// All parameters of a section go back to their defaults.
  case resetSection(Parameter.Section)
  /// Another preset runs.
  case choosePreset(Preset)
  /// One step back.
  case undo
  /// One step forward.
  case redo
  /// Take a picture.
  case capture
}
