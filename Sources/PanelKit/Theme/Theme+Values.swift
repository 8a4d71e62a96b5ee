import Drawing

extension Theme {
  /// The dark theme.
  public static let dark = Theme(
    isDark: true, workspace: Color(0x0C0E12), panel: Color(0x14171C), raised: Color(0x20252D),
    hover: Color(0x1B1F26), inset: Color(0x0D1014), line: Color(0x252A33), edge: Color(0x39414D),
    track: Color(0x2B313B), fill: Color(0x5D6778), control: Color(0x6B7686),
    thumb: Color(0xE9EDF3), text: Color(0xECEFF4), label: Color(0xAAB3C1), faint: Color(0x8A95A6),
    accent: Color(0x5AD8C8), accentHover: Color(0x8BE9DC), accentGround: Color(0x16302F),
    onAccent: Color(0x05201C), bezel: Color(0x1A1D23), bezelEdge: Color(0x3B424E),
    tip: Color(0x2A303A), tipText: Color(0xECEFF4), tipDetail: Color(0xB4BDCA),
    tipAction: Color(0x5AD8C8),
    layers: LayerColors(
      sky: Color(0x7FA9FF), sun: Color(0xFFC46B), farRidge: Color(0xF48FA2),
      midRidge: Color(0xD08CE6), nearRidge: Color(0x9D93FF), fog: Color(0xC6CFDC),
      pines: Color(0xB5C96B)))

  /// The light theme.
  public static let light = Theme(
    isDark: false, workspace: Color(0xDDE1E8), panel: Color(0xF7F8FA), raised: Color(0xE6E9EF),
    hover: Color(0xEEF0F4), inset: Color(0xFFFFFF), line: Color(0xDADFE7), edge: Color(0xB9C1CE),
    track: Color(0xD3D9E2), fill: Color(0x8791A1), control: Color(0x747F90),
    thumb: Color(0x2A303B), text: Color(0x161A21), label: Color(0x454E5D), faint: Color(0x525C6C),
    accent: Color(0x0A665E), accentHover: Color(0x07524B), accentGround: Color(0xD3EAE6),
    onAccent: Color(0xFFFFFF), bezel: Color(0x23272F), bezelEdge: Color(0x0F1217),
    tip: Color(0x20252D), tipText: Color(0xECEFF4), tipDetail: Color(0xB4BDCA),
    tipAction: Color(0x5AD8C8),
    layers: LayerColors(
      sky: Color(0x2C5FD6), sun: Color(0xA46500), farRidge: Color(0xC23E5B),
      midRidge: Color(0x9340B4), nearRidge: Color(0x5B47D6), fog: Color(0x5F6B7D),
      pines: Color(0x5B7212)))
}
