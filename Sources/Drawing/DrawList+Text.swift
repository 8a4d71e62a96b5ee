import ParallaxCore

extension DrawList: CustomStringConvertible {
  /// The list as text, one command a line, lengths with at most two decimals. Goldens are made of it.
  public var description: String {
    commands.map(describe).joined(separator: "\n")
  }

  private func describe(_ command: DrawCommand) -> String {
    switch command {
    case .rect(let rect, let color):
      "rect \(text(rect)) \(text(color))"
    case .gradient(let rect, let top, let bottom):
      "gradient \(text(rect)) \(text(top)) \(text(bottom))"
    case .roundedRect(let rect, let radius, let color):
      "roundedRect \(text(rect)) r\(text(radius)) \(text(color))"
    case .roundedBorder(let rect, let radius, let width, let color):
      "roundedBorder \(text(rect)) r\(text(radius)) w\(text(width)) \(text(color))"
    case .cornerMask(let rect, let radius, let color):
      "cornerMask \(text(rect)) r\(text(radius)) \(text(color))"
    case .circle(let center, let radius, let color):
      "circle \(text(center)) r\(text(radius)) \(text(color))"
    case .ring(let center, let radius, let width, let color):
      "ring \(text(center)) r\(text(radius)) w\(text(width)) \(text(color))"
    case .line(let start, let end, let width, let color, let dash):
      "line \(text(start)) \(text(end)) w\(text(width)) \(text(color))"
        + (dash.map { " dash \(text($0.on))/\(text($0.off))" } ?? "")
    case .polyline(let range, let width, let color):
      "polyline \(points(range).map { text($0) }.joined(separator: " ")) w\(text(width)) "
        + text(color)
    case .polygon(let range, let color):
      "polygon \(points(range).map { text($0) }.joined(separator: " ")) \(text(color))"
    case .image(let id, let rect, let opacity):
      "image \(id.rawValue) \(text(rect)) \(text(opacity))"
    case .zoomedImage(let id, let rect, let zoom):
      "image \(id.rawValue) \(text(rect)) zoom \(text(zoom))"
    case .icon(let icon, let rect, let color):
      "icon \(icon.rawValue) \(text(rect)) \(text(color))"
    case .text(
      let range, let anchor, let style, let color, let alignment, let fixedFigures, let maxWidth):
      "text \"\(String(decoding: text(range), as: UTF8.self))\" \(text(anchor)) "
        + "\(text(style.size))/\(style.weight.rawValue) \(text(color)) \(alignment)"
        + (fixedFigures ? " figures" : "") + (maxWidth > 0 ? " max \(text(maxWidth))" : "")
    case .pushClip(let rect):
      "clip \(text(rect))"
    case .popClip:
      "unclip"
    }
  }

  private func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded == rounded.rounded() else { return "\(rounded)" }
    return NumberText.string(rounded, decimals: 0).replacingMinus
  }

  private func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

  private func text(_ rect: Rect) -> String {
    "\(text(rect.x)),\(text(rect.y)) \(text(rect.width))x\(text(rect.height))"
  }

  private func text(_ color: Color) -> String {
    func hex(_ channel: UInt8) -> String {
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
      + (color.alpha == 255 ? "" : hex(color.alpha))
  }
}

extension String {
  fileprivate var replacingMinus: String {
    String(map { $0 == "\u{2212}" ? "-" : $0 })
  }
}
