extension Parameter {
  /// Every constant, in the panel's order.
  public static let all: [Parameter] =
    header + path + layers + bar + snap + scroll + indicator + list + refresh + device + overlay

  private static let model = "the two effects' published constants"
  private static let recorded = "recordings of UIScrollView, iOS 26.2"
  private static let ours = "chosen here"
  private static let byEye = "tuned by eye in re-implementations"

  private static let everywhere = Set(Preset.allCases)
  private static let pinned = Set(Preset.allCases.filter(\.hasPinnedTable))
  private static let pathTable: Set<Preset> = [.pathParallax]
  private static let pathImage = Set(Preset.allCases.filter(\.hasPathImage))
  private static let moving: Set<Preset> = [.pathParallax, .combined, .layerCake]
  private static let layered: Set<Preset> = [.layerCake]

  private static func number(
    _ name: String, _ title: String, _ section: Section, _ unit: Unit,
    _ range: ClosedRange<Double>, step: Double, decimals: Int, _ summary: String,
    source: String, in presets: Set<Preset> = everywhere, link: Link? = nil,
    _ keyPath: any WritableKeyPath<Tuning, Double> & Sendable
  ) -> Parameter {
    Parameter(
      name: name, title: title, section: section, unit: unit, range: range, step: step,
      decimals: decimals, summary: summary, source: source, presets: presets, link: link,
      storage: .number(keyPath))
  }

  private static func count(
    _ name: String, _ title: String, _ section: Section, _ range: ClosedRange<Double>,
    _ summary: String, in presets: Set<Preset> = everywhere,
    _ keyPath: any WritableKeyPath<Tuning, Int> & Sendable
  ) -> Parameter {
    Parameter(
      name: name, title: title, section: section, unit: .none, range: range, step: 1, decimals: 0,
      summary: summary, source: ours, presets: presets, link: nil, storage: .count(keyPath))
  }

  private static func flag(
    _ name: String, _ title: String, _ section: Section, _ summary: String,
    in presets: Set<Preset> = everywhere, _ keyPath: any WritableKeyPath<Tuning, Bool> & Sendable
  ) -> Parameter {
    Parameter(
      name: name, title: title, section: section, unit: .none, range: 0...1, step: 1, decimals: 0,
      summary: summary, source: ours, presets: presets, link: nil, storage: .flag(keyPath))
  }

  private static let header = [
    number(
      "header.height", "Header height", .header, .points, 0...600, step: 1, decimals: 0,
      "Height of the header's frame.", source: model, in: pinned, \.header.height),
    number(
      "header.y", "Header Y", .header, .points, -200...200, step: 1, decimals: 0,
      "Top of the header's frame.", source: model, in: pinned, \.header.y),
    number(
      "header.uncoveredHeight", "Uncovered height", .header, .points, 0...300, step: 1, decimals: 0,
      "Strip still visible when closed: the top of the table's frame.", source: model, in: pinned,
      \.header.uncoveredHeight),
    number(
      "header.restInset", "Rest inset", .header, .points, -100...400, step: 1, decimals: 0,
      "What the content inset leaves of the header: inset = max Y − rest inset.", source: model,
      in: pinned,
      link: Link(
        isOn: \.header.restInsetLinked, formula: "= uncovered − 1",
        sources: ["header.uncoveredHeight"], value: { $0.header.effectiveRestInset }),
      \.header.restInset),
    flag(
      "header.restInsetLinked", "Rest inset linked", .header,
      "Whether the rest inset is the uncovered height less 1.", in: pinned,
      \.header.restInsetLinked),
  ]

  private static let path = [
    number(
      "path.headerHeight", "Table header height", .path, .points, 0...600, step: 1, decimals: 0,
      "Height of the transparent table header.", source: model, in: pathTable, \.path.headerHeight),
    number(
      "path.borderHeight", "Border height", .path, .points, 0...20, step: 0.5, decimals: 1,
      "Height of the line at the table header's bottom.", source: model, in: pathTable,
      \.path.borderHeight),
    number(
      "path.borderAlpha", "Border alpha", .path, .none, 0...1, step: 0.05, decimals: 2,
      "Coverage of that line.", source: model, in: pathTable, \.path.borderAlpha),
    number(
      "path.imageBaseOffset", "Image base offset", .path, .points, -480...180, step: 1, decimals: 0,
      "Top edge of the image at rest; all layers start from it.", source: model, in: moving,
      \.path.imageBaseOffset),
    number(
      "path.overscrollDivisor", "Overscroll divisor", .path, .none, 1...12, step: 0.1, decimals: 1,
      "How many times more slowly the image moves on overscroll.", source: model, in: pathImage,
      \.path.overscrollDivisor),
  ]

  private static let layers = LayerName.allCases.flatMap { layer in
    [
      number(
        "layers.\(layer.rawValue).multiplier", layer.title, .layers, .times, -0.5...1.5, step: 0.01,
        decimals: 2, "Points the layer moves per point scrolled.", source: ours, in: layered,
        \.layers[layer].multiplier),
      number(
        "layers.\(layer.rawValue).overscrollMultiplier", "\(layer.title) overscroll", .layers,
        .times,
        -0.5...1.5, step: 0.01, decimals: 2, "Points the layer moves per point of overscroll.",
        source: ours, in: layered,
        link: Link(
          isOn: \.layers[layer].multipliersLinked, formula: "= multiplier",
          sources: ["layers.\(layer.rawValue).multiplier"],
          value: { $0.layers[layer].multiplier }),
        \.layers[layer].overscrollMultiplier),
      flag(
        "layers.\(layer.rawValue).multipliersLinked", "\(layer.title) linked", .layers,
        "Whether one multiplier serves both directions.", in: layered,
        \.layers[layer].multipliersLinked),
      number(
        "layers.\(layer.rawValue).base", "\(layer.title) base", .layers, .points, -200...200,
        step: 1,
        decimals: 0, "Points below the image base offset at rest.", source: ours, in: layered,
        \.layers[layer].base),
      flag(
        "layers.\(layer.rawValue).isVisible", "\(layer.title) visible", .layers,
        "Whether the layer is drawn.", in: layered, \.layers[layer].isVisible),
    ]
  }

  private static let bar = [
    number(
      "bar.height", "Full height", .bar, .points, 0...600, step: 1, decimals: 0,
      "Height of the header at rest.", source: ours,
      in: Set(Preset.allCases.filter { !Preset.classic.contains($0) }), \.bar.height),
    number(
      "bar.minimumHeight", "Minimum height", .bar, .points, 0...300, step: 1, decimals: 0,
      "Least height of the header: minimum, toolbar, collapsed extent.", source: ours,
      in: [.minimumHeight, .collapsingToolbar, .flexibleSpace], \.bar.minimumHeight),
    count(
      "bar.anchor", "Picture anchor", .bar, 0...2,
      "Part of the picture that keeps its place: 0 top, 1 centre, 2 bottom.",
      in: [.minimumHeight], \.bar.anchor),
    number(
      "bar.parallaxMultiplier", "Parallax mult.", .bar, .times, 0...1, step: 0.05, decimals: 2,
      "How much of the bar's motion its picture is held back by.",
      source: "Material Components", in: [.collapsingToolbar], \.bar.parallaxMultiplier),
    number(
      "bar.stretchTrigger", "Stretch trigger", .bar, .points, 10...300, step: 1, decimals: 0,
      "Overscroll from which the flexible space triggers its action.",
      source: "Flutter's material library", in: [.flexibleSpace], \.bar.stretchTrigger),
  ]

  private static let snap = [
    number(
      "snap.midpoint", "Midpoint", .snap, .percent, 0...1, step: 0.01, decimals: 0,
      "Share of the header height past which a still release opens.", source: model, in: pinned,
      \.snap.midpoint),
    number(
      "snap.closedRest", "Closed rest", .snap, .points, -200...0, step: 1, decimals: 0,
      "Offset at which the header is closed.", source: model, in: pinned, \.snap.closedRest),
    number(
      "snap.easeRate", "Ease rate", .snap, .perMillisecond, 0.002...0.05, step: 0.0005, decimals: 4,
      "Least rate at which a changed target is reached; approximate.", source: ours,
      \.snap.easeRate),
  ]

  private static let scroll = [
    number(
      "scroll.decelerationRate", "Deceleration rate", .scroll, .none, 0.9...0.9995, step: 0.0005,
      decimals: 4, "Velocity left after a millisecond; fast is 0.99.", source: recorded,
      \.scroll.decelerationRate),
    number(
      "scroll.rubberBand", "Rubber band", .scroll, .none, 0.05...1, step: 0.005, decimals: 3,
      "Rubber band constant for touches and the mouse.", source: recorded, \.scroll.rubberBand),
    number(
      "scroll.trackpadRubberBand", "Trackpad band", .scroll, .none, 0.05...1, step: 0.005,
      decimals: 3, "Rubber band constant for trackpads.", source: recorded,
      \.scroll.trackpadRubberBand),
    number(
      "scroll.bounceRate", "Bounce rate", .scroll, .none, 0.98...0.9995, step: 0.0005, decimals: 4,
      "Outward velocity left after a millisecond past an edge.", source: recorded,
      \.scroll.bounceRate),
    number(
      "scroll.bouncePull", "Bounce pull", .scroll, .perMillisecond, 0.001...0.05, step: 0.00005,
      decimals: 5, "How fast an edge pulls content back.", source: recorded, \.scroll.bouncePull),
    number(
      "scroll.settleDistance", "Settle distance", .scroll, .points, 0.1...5, step: 0.1, decimals: 1,
      "Distance within which a bounce settles.", source: recorded, \.scroll.settleDistance),
    number(
      "scroll.stopVelocity", "Stop velocity", .scroll, .pointsPerMillisecond, 0.005...0.2,
      step: 0.005, decimals: 3, "Velocity below which a deceleration stops.", source: recorded,
      \.scroll.stopVelocity),
    number(
      "scroll.flingThreshold", "Fling threshold", .scroll, .pointsPerMillisecond, 0...2, step: 0.01,
      decimals: 2, "Velocity below which a release does not fling.",
      source: "a disassembly of UIScrollView", \.scroll.flingThreshold),
    number(
      "scroll.panSlop", "Pan slop", .scroll, .points, 0...40, step: 1, decimals: 0,
      "How far a finger moves before a pan begins.", source: recorded, \.scroll.panSlop),
    number(
      "scroll.holdTimeout", "Hold timeout", .scroll, .milliseconds, 20...1000, step: 10,
      decimals: 0, "A finger still for longer does not fling.", source: byEye,
      \.scroll.holdTimeout),
    number(
      "scroll.wheelStep", "Wheel step", .scroll, .points, 4...400, step: 4, decimals: 0,
      "How far one notch of a wheel scrolls.", source: ours, \.scroll.wheelStep),
  ]

  private static let indicator = [
    number(
      "indicator.thickness", "Thickness", .indicator, .points, 1...12, step: 0.5, decimals: 1,
      "How thick the indicator is.", source: "view dumps of UIScrollView", \.indicator.thickness),
    number(
      "indicator.margin", "Margin", .indicator, .points, 0...12, step: 0.5, decimals: 1,
      "Its distance from the edges.", source: "view dumps of UIScrollView", \.indicator.margin),
    number(
      "indicator.minimumLength", "Minimum length", .indicator, .points, 7...200, step: 1,
      decimals: 0, "Its least length inside the range.", source: byEye, \.indicator.minimumLength),
    number(
      "indicator.compressedLength", "Compressed", .indicator, .points, 1...36, step: 1,
      decimals: 0, "Its least length while overscrolled.", source: "view dumps of UIScrollView",
      \.indicator.compressedLength),
    number(
      "indicator.fadeDelay", "Fade delay", .indicator, .milliseconds, 0...5000, step: 50,
      decimals: 0, "How long it stays after the last motion.", source: byEye,
      \.indicator.fadeDelay),
    number(
      "indicator.fadeDuration", "Fade duration", .indicator, .milliseconds, 0...2000, step: 10,
      decimals: 0, "How long it takes to go.", source: byEye, \.indicator.fadeDuration),
  ]

  private static let list = [
    count("list.rows", "Rows", .list, 0...1_000_000, "How many rows the list has.", \.list.rows),
    number(
      "list.rowHeight", "Row height", .list, .points, 24...240, step: 1, decimals: 0,
      "Height of a row.", source: ours, \.list.rowHeight),
    number(
      "list.heightVariation", "Height variation", .list, .points, 0...200, step: 1, decimals: 0,
      "Rows are higher by a fixed pattern of 0 to this.", source: ours, \.list.heightVariation),
    count(
      "list.sections", "Sections", .list, 0...100,
      "How many sections with sticky headers the rows are shared out among.",
      \.list.sections),
    number(
      "list.sectionHeaderHeight", "Section header", .list, .points, 0...120, step: 1, decimals: 0,
      "Height of a section's header.", source: "a plain table view's", \.list.sectionHeaderHeight),
  ]

  private static let refresh = [
    flag(
      "refresh.isEnabled", "Enabled", .refresh, "Whether a pull past the top refreshes.",
      \.refresh.isEnabled),
    number(
      "refresh.threshold", "Threshold", .refresh, .points, 10...300, step: 1, decimals: 0,
      "How far past the top a release refreshes.", source: byEye, \.refresh.threshold),
    number(
      "refresh.height", "Inset", .refresh, .points, 0...200, step: 1, decimals: 0,
      "Added to the top inset while refreshing.", source: byEye, \.refresh.height),
    number(
      "refresh.duration", "Duration", .refresh, .milliseconds, 0...10_000, step: 50, decimals: 0,
      "How long refreshing takes.", source: ours, \.refresh.duration),
  ]

  private static let device = [
    number(
      "device.width", "Screen width", .device, .points, 240...1400, step: 1, decimals: 0,
      "Width of the simulated screen.", source: "a 6.1 inch phone", \.device.width),
    number(
      "device.height", "Screen height", .device, .points, 240...1400, step: 1, decimals: 0,
      "Height of the simulated screen.", source: "a 6.1 inch phone", \.device.height),
    number(
      "device.scale", "Pixel scale", .device, .times, 1...4, step: 0.5, decimals: 1,
      "Pixels per point: offsets come to rest on their grid.", source: "a 6.1 inch phone",
      \.device.scale),
  ]

  private static let overlay = [
    flag(
      "overlay.headerMaxY", "Header max Y", .overlay, "The header's bottom edge.",
      \.overlay.headerMaxY),
    flag(
      "overlay.projected", "Projected target", .overlay, "Where free deceleration would end.",
      \.overlay.projected),
    flag(
      "overlay.uncovered", "Uncovered", .overlay, "The strip that stays uncovered.",
      \.overlay.uncovered),
    flag("overlay.touches", "Touches", .overlay, "The finger and its trail.", \.overlay.touches),
    flag("overlay.rests", "Rest positions", .overlay, "The two rests.", \.overlay.rests),
    flag("overlay.ruler", "Ruler", .overlay, "The ruler beside the phone.", \.overlay.ruler),
    flag(
      "overlay.midpoint", "Snap midpoint", .overlay,
      "The offset past which a still release opens.", \.overlay.midpoint),
    flag(
      "overlay.layerBounds", "Layer bounds", .overlay, "A frame around each layer.",
      \.overlay.layerBounds),
  ]
}
