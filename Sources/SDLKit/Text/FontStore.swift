public import Drawing
import Synchronization

/// The typeface in its three weights: measures text, and renders it for the canvases.
///
/// Inter where it is installed, else DejaVu Sans, else whatever the system has. One store serves
/// every canvas on every thread; its calls wait for each other.
public final class FontStore: TextMetrics, Sendable {
  private struct State: ~Copyable {
    var table: FontTable
    var widths: [FontWeight: [String: Double]] = [:]
    var count = 0

    init(table: consuming FontTable) { self.table = table }
  }

  private static let mostWidths = 4096

  private let state: Mutex<State>
  private let extents: [FontWeight: FontExtent]
  /// The file that each weight is read from.
  public let files: [FontWeight: String]

  /// Finds the typeface in the folders where systems install it.
  ///
  /// The corresponding C functions are `TTF_Init` and `TTF_OpenFontDPI`.
  public convenience init() throws(AssetError) {
    try self.init(folders: FontFiles.knownFolders, asksSystem: true)
  }

  /// Finds the typeface in the given folders; `asksSystem` allows fontconfig's answer as the last.
  ///
  /// The corresponding C functions are `TTF_Init` and `TTF_OpenFontDPI`.
  public init(folders: [String], asksSystem: Bool) throws(AssetError) {
    let files = try FontFiles.find(in: folders, asksSystem: asksSystem)
    do throws(SDLError) {
      var table = try FontTable.opened(files)
      extents = try table.measureExtents()
      state = Mutex(State(table: table))
    } catch {
      throw AssetError(path: files[.regular] ?? "Inter", reason: "cannot be used: \(error)")
    }
    self.files = files
  }

  /// The width of one line of text in points, kerned; 0 for a text that cannot be measured.
  ///
  /// It does not depend on the scale of any canvas. The corresponding C function is `TTF_SizeUTF8`.
  public func width(of text: String, style: TextStyle) -> Double {
    guard !text.isEmpty else { return 0 }
    return state.withLock { state in
      if let width = state.widths[style.weight]?[text] { return width * style.size }
      let width = typefaceLock.withLock { _ in
        (try? state.table.width(of: text.utf8, weight: style.weight)) ?? 0
      }
      if state.count >= Self.mostWidths {
        state.widths.removeAll()
        state.count = 0
      }
      state.count += 1
      state.widths[style.weight, default: [:]][text] = width
      return width * style.size
    }
  }

  /// The width of a text whose digits and signs stand in cells, in points at scale 1.
  ///
  /// A canvas rounds every cell to whole pixels, so what is drawn may be wider by half a pixel for
  /// each character.
  public func fixedFiguresWidth(of text: String, style: TextStyle) -> Double {
    let cell = (extent(style.weight).digit * style.size).rounded()
    var sum = 0.0
    var rest = ""
    for scalar in text.unicodeScalars {
      if Figures.isFigure(scalar.value) { sum += cell } else { rest.unicodeScalars.append(scalar) }
    }
    return sum + width(of: rest, style: style)
  }

  /// What a line of a weight needs above and below its baseline, in ems.
  func extent(_ weight: FontWeight) -> FontExtent {
    extents[weight] ?? FontExtent(ascent: 0.97, descent: 0.24, digit: 0.6)
  }

  /// Renders a run; `size` is the em in 72nds of a pixel. A text that cannot be rendered is empty.
  func render(
    _ utf8: ArraySlice<UInt8>, weight: FontWeight, size: Int32, maxWidth: Int
  ) -> TextRun {
    let em = Double(size) / 72
    return state.withLock { state in
      typefaceLock.withLock { _ in
        do {
          var shown = utf8
          var width = try state.table.width(of: utf8, weight: weight) * em
          if maxWidth > 0, width > Double(maxWidth) {
            shown = try Ellipsis.shorten(utf8, to: Double(maxWidth) / em) { text in
              try state.table.width(of: text, weight: weight)
            }
            width = try state.table.width(of: shown, weight: weight) * em
          }
          let run = try state.table.render(shown, weight: weight, size: size)
          return TextRun(mask: run.mask, left: run.left, top: run.top, advance: width)
        } catch {
          return TextRun(mask: .empty, left: 0, top: 0, advance: 0)
        }
      }
    }
  }
}

/// The vertical measures of a weight, and the width of its zero, in ems.
struct FontExtent: Sendable {
  /// From the baseline up.
  let ascent: Double
  /// From the baseline down.
  let descent: Double
  /// The advance of "0".
  let digit: Double
}

/// Cuts a text so that it fits with an ellipsis at its end.
enum Ellipsis {
  /// The longest beginning of a text that fits with "…" after it; "…" alone when nothing does.
  static func shorten(
    _ utf8: ArraySlice<UInt8>, to width: Double, measure: (ArraySlice<UInt8>) throws -> Double
  ) rethrows -> ArraySlice<UInt8> {
    // Cut between characters, not inside a letter and its accent.
    let text = String(decoding: utf8, as: UTF8.self)
    let ends = Array(text.indices)
    func cut(_ count: Int) -> ArraySlice<UInt8> {
      var kept = text[..<(count < ends.count ? ends[count] : text.endIndex)]
      while kept.last == " " { kept.removeLast() }
      return ArraySlice(Array(kept.utf8) + Array("…".utf8))
    }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high + 1) / 2
      if try measure(cut(middle)) <= width { low = middle } else { high = middle - 1 }
    }
    return cut(low)
  }
}
