public import Drawing
public import ParallaxCore

/// Every colour of the window, by what it means.
///
/// Accent means live or changed and nothing else; state is never shown by colour alone.
public struct Theme: Hashable, Sendable {
  /// Whether the window is dark.
  public var isDark: Bool
  /// The ground behind the phone.
  public var workspace: Color
  /// The panel, the monitors, the status bar.
  public var panel: Color
  /// Buttons and the selected segment.
  public var raised: Color
  /// The row under the pointer.
  public var hover: Color
  /// Fields and the grounds of graphs.
  public var inset: Color
  /// Dividers, the borders of fields, the grids of graphs.
  public var line: Color
  /// The borders of controls, scrollbars, minor ticks.
  public var edge: Color
  /// A slider's track.
  public var track: Color
  /// A slider's track from its least value to its value; the bars of frames.
  public var fill: Color
  /// The borders of toggles, dimension lines.
  public var control: Color
  /// A slider's thumb.
  public var thumb: Color
  /// Main text.
  public var text: Color
  /// Labels.
  public var label: Color
  /// Axes and all that is disabled.
  public var faint: Color
  /// The one accent.
  public var accent: Color
  /// The accent under the pointer.
  public var accentHover: Color
  /// A ground in the accent's hue.
  public var accentGround: Color
  /// Text on the accent.
  public var onAccent: Color
  /// The phone's ring.
  public var bezel: Color
  /// The ring's rim of 1 px.
  public var bezelEdge: Color
  /// The ground of tooltips and toasts.
  public var tip: Color
  /// Their text.
  public var tipText: Color
  /// Their smaller text.
  public var tipDetail: Color
  /// Their action.
  public var tipAction: Color
  /// The series colours of the layers.
  public var layers: LayerColors

  /// The series colour of a layer.
  public func color(of layer: LayerName) -> Color { layers[layer] }

  /// What is over a budget, and a field that refused a value: the sun's colour.
  public var warning: Color { layers.sun }

  /// One colour for each layer.
  public struct LayerColors: Hashable, Sendable {
    /// The sky.
    public var sky: Color
    /// The sun.
    public var sun: Color
    /// The far ridge.
    public var farRidge: Color
    /// The middle ridge.
    public var midRidge: Color
    /// The near ridge.
    public var nearRidge: Color
    /// The band of fog.
    public var fog: Color
    /// The pines.
    public var pines: Color

    /// The colour of a layer.
    public subscript(layer: LayerName) -> Color {
      switch layer {
      case .sky: sky
      case .sun: sun
      case .farRidge: farRidge
      case .midRidge: midRidge
      case .nearRidge: nearRidge
      case .fog: fog
      case .pines: pines
      }
    }
  }
}
