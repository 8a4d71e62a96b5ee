import CSDL2
import CSDL2TTF
import Drawing
import Synchronization

/// SDL_ttf draws all faces with one library object, so only one thread may call it at a time.
let typefaceLock = Mutex(())

/// The open faces: one per weight for measuring, a few recent ones per size for drawing.
///
/// The owner of its handles. Its methods are called under `typefaceLock` unless they say
/// that they hold it.
struct FontTable: ~Copyable {
  /// The em of the measuring faces, in pixels; widths are exact to a thousandth of it.
  static let measuringSize: Int32 = 1024
  private static let mostOpen = 12

  private struct Face {
    var font: OpaquePointer
    var weight: FontWeight
    var size: Int32
    var lastUse: Int
  }

  private let files: [FontWeight: String]
  private var faces: [Face] = []
  private var uses = 0
  private var text: [CChar] = []

  /// Starts SDL_ttf.
  ///
  /// The corresponding C function is `TTF_Init`.
  init(files: [FontWeight: String]) throws(SDLError) {
    // First, so that a failure leaves nothing for `deinit` to undo.
    try check("TTF_Init", TTF_Init())
    self.files = files
  }

  /// Starts SDL_ttf, holding the lock.
  static func opened(_ files: [FontWeight: String]) throws(SDLError) -> FontTable {
    try typefaceLock.withLock { (_) throws(SDLError) in try FontTable(files: files) }
  }

  /// Measures every weight once, holding the lock.
  mutating func measureExtents() throws(SDLError) -> [FontWeight: FontExtent] {
    var extents: [FontWeight: FontExtent] = [:]
    for weight in FontWeight.allCases { extents[weight] = try measureExtent(weight) }
    return extents
  }

  /// The corresponding C functions are `TTF_CloseFont` and `TTF_Quit`.
  deinit {
    let faces = self.faces
    typefaceLock.withLock { _ in
      for face in faces { TTF_CloseFont(face.font) }
      TTF_Quit()
    }
  }

  /// The face of a weight at an em of `size` 72nds of a pixel.
  ///
  /// The size is given as resolution, so that it need not be a whole number of pixels.
  /// The corresponding C function is `TTF_OpenFontDPI`.
  private mutating func face(_ weight: FontWeight, size: Int32) throws(SDLError) -> OpaquePointer {
    uses += 1
    if let index = faces.firstIndex(where: { $0.weight == weight && $0.size == size }) {
      faces[index].lastUse = uses
      return faces[index].font
    }
    guard let path = files[weight] else {
      throw SDLError(call: "TTF_OpenFontDPI", message: "no file for weight \(weight.rawValue)")
    }
    let dpi = UInt32(max(1, size))
    let font = try check("TTF_OpenFontDPI", TTF_OpenFontDPI(path, 1, dpi, dpi))
    // Fractional advances and glyphs at fractions of a pixel, as browsers draw them.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(font, 1)
    if faces.count >= Self.mostOpen,
      let oldest = faces.indices.min(by: { faces[$0].lastUse < faces[$1].lastUse })
    {
      TTF_CloseFont(faces[oldest].font)
      faces.remove(at: oldest)
    }
    faces.append(Face(font: font, weight: weight, size: size, lastUse: uses))
    return font
  }

  /// The kerned width of a text in ems.
  ///
  /// The corresponding C function is `TTF_SizeUTF8`.
  mutating func width(of utf8: some Sequence<UInt8>, weight: FontWeight) throws(SDLError)
    -> Double
  {
    let font = try face(weight, size: Self.measuringSize * 72)
    terminate(utf8)
    guard text.count > 1 else { return 0 }
    var width: Int32 = 0
    try check("TTF_SizeUTF8", TTF_SizeUTF8(font, text, &width, nil))
    return Double(width) / Double(Self.measuringSize)
  }

  /// The corresponding C functions are `TTF_FontAscent` and `TTF_FontDescent`.
  private mutating func measureExtent(_ weight: FontWeight) throws(SDLError) -> FontExtent {
    try typefaceLock.withLock { (_) throws(SDLError) in
      let font = try face(weight, size: Self.measuringSize * 72)
      let em = Double(Self.measuringSize)
      return FontExtent(
        ascent: Double(TTF_FontAscent(font)) / em, descent: -Double(TTF_FontDescent(font)) / em,
        digit: try width(of: "0".utf8, weight: weight))
    }
  }

  /// The coverage of a text, and where its top left corner lies from the pen on the baseline.
  ///
  /// The corresponding C function is `TTF_RenderUTF8_Blended`.
  mutating func render(_ utf8: some Sequence<UInt8>, weight: FontWeight, size: Int32)
    throws(SDLError) -> (mask: Mask, left: Int, top: Int)
  {
    let font = try face(weight, size: size)
    terminate(utf8)
    guard text.count > 1 else { return (.empty, 0, 0) }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let surface = try Surface(
      owning: check("TTF_RenderUTF8_Blended", TTF_RenderUTF8_Blended(font, text, white)))
    // A first letter that reaches left of the pen moves the whole picture right by as much.
    var left: Int32 = 0
    if let scalar = firstScalar() {
      TTF_GlyphMetrics32(font, scalar, &left, nil, nil, nil, nil)
    }
    let (mask, x, y) = surface.alphaMask()
    return (mask, x + Int(min(0, left)), y - Int(TTF_FontAscent(font)))
  }

  private func firstScalar() -> UInt32? {
    text.withUnsafeBufferPointer { buffer in
      let bytes = buffer.lazy.map { UInt8(bitPattern: $0) }
      var iterator = bytes.makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
      return scalar.value
    }
  }

  /// Copies a text for C: control characters (a zero, a line break) become spaces.
  private mutating func terminate(_ utf8: some Sequence<UInt8>) {
    text.removeAll(keepingCapacity: true)
    for byte in utf8 { text.append(CChar(bitPattern: byte < 32 ? 32 : byte)) }
    text.append(0)
  }
}
