import CSDL2
import CSDL2Image
import Drawing
import Synchronization

/// The symbols: SVG files, drawn at the pixel size they are needed in and tinted when drawn.
public final class IconStore: Sendable {
  private struct Key: Hashable {
    let icon: Icon
    let size: Int
  }

  private struct State {
    let files: [Icon: [UInt8]]
    var masks: [Key: Mask] = [:]
  }

  private let state: Mutex<State>

  /// Reads every symbol's file from a folder and draws each once, so that a missing or broken one
  /// is known at the start; the error names it.
  ///
  /// The corresponding C function is `IMG_LoadSizedSVG_RW`.
  public init(folder: String) throws(AssetError) {
    var files: [Icon: [UInt8]] = [:]
    for icon in Icon.allCases {
      let path = "\(folder)/\(icon.rawValue).svg"
      let bytes = SVGArcs.separated(try File.bytes(at: path, atMost: 1 << 20))
      do throws(SDLError) {
        _ = try Self.render(bytes, size: 16)
      } catch {
        throw AssetError(path: path, reason: "cannot be drawn: \(error)")
      }
      files[icon] = bytes
    }
    state = Mutex(State(files: files))
  }

  /// The coverage of a symbol in a square of `size` pixels.
  func mask(_ icon: Icon, size: Int) -> Mask {
    let key = Key(icon: icon, size: size)
    return state.withLock { state in
      if let mask = state.masks[key] { return mask }
      // It was drawn once at the start; should it fail now, it stays clear.
      let mask = state.files[icon].flatMap { try? Self.render($0, size: size) } ?? .empty
      if state.masks.count >= 256 { state.masks.removeAll(keepingCapacity: true) }
      state.masks[key] = mask
      return mask
    }
  }

  /// The corresponding C function is `IMG_LoadSizedSVG_RW`.
  private static func render(_ svg: [UInt8], size: Int) throws(SDLError) -> Mask {
    let pointer = try svg.withUnsafeBufferPointer { (buffer) throws(SDLError) in
      let source = try check(
        "SDL_RWFromConstMem", SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)))
      defer { SDL_RWclose(source) }
      return try check(
        "IMG_LoadSizedSVG_RW", IMG_LoadSizedSVG_RW(source, Int32(size), Int32(size)))
    }
    let argb = try Surface(owning: pointer).convertedToARGB()
    var coverage: [UInt8] = []
    for y in 0..<argb.height {
      argb.withRow(y) { row in
        for x in 0..<argb.width { coverage.append(UInt8(row[x] >> 24)) }
      }
    }
    return Mask(width: argb.width, height: argb.height, coverage: coverage)
  }
}
