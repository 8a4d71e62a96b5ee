internal import ParallaxCore

/// Writes a script's lines. Names in them need no escapes: they are all of ASCII letters and signs.
enum ScriptLineWriter {
  /// One line, without its end.
  static func line(for input: TimedInput) -> String {
    "{\"t\":\(input.time.shortest),\(fields(of: input.kind))}"
  }

  private static func fields(of kind: TimedInput.Kind) -> String {
    switch kind {
    case .touch(let phase, let place):
      return "\"touch\":\"\(phase.rawValue)\",\"x\":\(place.x.shortest),\"y\":\(place.y.shortest)"
    case .wheel(let notches): return "\"wheel\":\(notches.shortest)"
    case .trackpad(.moved, let dy): return "\"trackpad\":\"moved\",\"dy\":\(dy.shortest)"
    case .trackpad(let phase, _): return "\"trackpad\":\"\(phase.rawValue)\""
    case .set(let settings):
      let fields = settings.sorted { $0.key < $1.key }.map { name, value in
        "\"\(name)\":\(Setting(name: name, value: value).valueText)"
      }
      return "\"set\":{\(fields.joined(separator: ","))}"
    case .bounds(let size):
      return "\"bounds\":[\(size.width.shortest),\(size.height.shortest)]"
    case .rows(let count): return "\"rows\":\(count)"
    case .prepend(let count): return "\"prepend\":\(count)"
    case .scroll(let destination, let animated):
      return "\"scrollTo\":\(text(of: destination)),\"animated\":\(animated)"
    case .preset(let preset): return "\"preset\":\"\(preset.rawValue)\""
    case .shot(let name): return "\"shot\":\"\(name)\""
    }
  }

  private static func text(of destination: TimedInput.Destination) -> String {
    switch destination {
    case .offset(let offset): offset.shortest
    case .top: "\"top\""
    case .rest(.open): "\"open\""
    case .rest(.closed): "\"closed\""
    case .otherRest: "\"other\""
    }
  }
}
