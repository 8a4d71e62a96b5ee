internal import ParallaxCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What is wrong with a line, as a sentence part.
struct LineError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Reads a script's lines one by one; it knows the time and the finger's place of the lines before.
struct ScriptLineReader {
  private var time = 0.0
  private var place = Point.zero
  private let decoder = JSONDecoder()

  /// The input of a line.
  mutating func input(from line: some StringProtocol) throws(LineError) -> TimedInput {
    let fields: [String: JSONValue]
    do {
      fields = try decoder.decode([String: JSONValue].self, from: Data(line.utf8))
    } catch {
      throw LineError("not a JSON object of finite numbers, like {\"t\":1,\"wheel\":-3}")
    }
    guard let t = fields["t"] else { throw LineError("no \"t\", the time in seconds") }
    guard case .number(let seconds) = t, seconds >= 0, seconds <= Script.longest else {
      throw LineError("\"t\" is \(t.text); allowed are 0 to \(Script.longest.shortest) seconds")
    }
    guard seconds >= time else {
      throw LineError("\"t\" is \(seconds.shortest), before \(time.shortest) of the line before")
    }
    let forms = Form.allCases.filter { fields[$0.rawValue] != nil }
    guard forms.count == 1, let form = forms.first else {
      let names = Form.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      let found = fields.keys.filter { $0 != "t" }.sorted().map { "\"\($0)\"" }
      throw LineError(
        (found.isEmpty ? "nothing but \"t\"" : found.joined(separator: ", "))
          + "; allowed is one of \(names)")
    }
    let allowed = ["t", form.rawValue] + form.others
    for key in fields.keys.sorted() where !allowed.contains(key) {
      let names = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
      throw LineError("unknown key \"\(key)\"; allowed are \(names)")
    }
    let kind = try kind(form, Fields(form: form, values: fields))
    time = seconds
    if case .touch(_, let newPlace) = kind { place = newPlace }
    return TimedInput(at: seconds, kind)
  }

  private func kind(_ form: Form, _ fields: Fields) throws(LineError) -> TimedInput.Kind {
    switch form {
    case .touch:
      let phase = try fields.phase()
      let mayBeLeftOut = phase == .ended || phase == .cancelled
      return .touch(
        phase,
        at: Point(
          x: try fields.place("x", else: mayBeLeftOut ? place.x : nil),
          y: try fields.place("y", else: mayBeLeftOut ? place.y : nil)))
    case .wheel:
      return .wheel(notches: try fields.number("wheel", in: -1000...1000))
    case .trackpad:
      let phase = try fields.phase()
      guard phase == .moved else {
        guard fields.values["dy"] == nil else {
          throw LineError("\"dy\" is for \"moved\" only")
        }
        return .trackpad(phase, dy: 0)
      }
      return .trackpad(phase, dy: try fields.number("dy", in: -10_000...10_000))
    case .set: return .set(try fields.settings())
    case .bounds:
      guard case .list(let sides)? = fields.values["bounds"], sides.count == 2,
        case .number(let width) = sides[0], case .number(let height) = sides[1]
      else { throw LineError("\"bounds\" takes [width, height]") }
      return .bounds(
        Size(
          width: try Setting(name: "device.width", value: width).checked().value,
          height: try Setting(name: "device.height", value: height).checked().value))
    case .rows: return .rows(try fields.count("rows", in: 0...1_000_000))
    case .prepend: return .prepend(try fields.count("prepend", in: 1...1_000_000))
    case .scrollTo:
      return .scroll(to: try fields.destination(), animated: try fields.flag("animated"))
    case .preset:
      let names = Preset.allCases.map(\.rawValue)
      let name = try fields.name("preset", in: names)
      return .preset(Preset(rawValue: name) ?? .pinnedHeader)
    case .shot:
      guard case .text(let name)? = fields.values["shot"], Script.isShotName(name) else {
        throw LineError("\"shot\" takes a name of 1 to 64 letters, digits, - and _")
      }
      return .shot(name)
    }
  }
}

extension Script {
  /// Whether a picture may have the name: 1 to 64 letters, digits, "-" and "_" of ASCII, so that it
  /// is a file's name everywhere.
  public static func isShotName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
