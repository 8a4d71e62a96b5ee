public import Drawing
import ParallaxCore

/// The pictures of the headers: their files, numbers and sizes.
public enum Picture: Int, CaseIterable, Sendable {
  /// The one picture of the first three presets.
  case headerImage
  /// The sky.
  case sky
  /// The sun.
  case sun
  /// The far ridge.
  case farRidge
  /// The middle ridge.
  case midRidge
  /// The near ridge.
  case nearRidge
  /// The band of fog.
  case fog
  /// The pines.
  case pines

  /// The number draw commands use.
  public var id: ImageID { ImageID(rawValue: rawValue) }

  /// The file below the assets folder.
  public var path: String {
    switch self {
    case .headerImage: "art/header-image.png"
    case .sky: "art/1-sky.png"
    case .sun: "art/2-sun.png"
    case .farRidge: "art/3-far-ridge.png"
    case .midRidge: "art/4-mid-ridge.png"
    case .nearRidge: "art/5-near-ridge.png"
    case .fog: "art/6-fog.png"
    case .pines: "art/7-pines.png"
    }
  }

  /// The size every picture is made for, in points; it is drawn as wide as the screen.
  static let size = Size(width: 390, height: 480)

  /// The height of a picture as wide as the screen.
  static func height(onScreenOfWidth width: Double) -> Double {
    size.height * width / size.width
  }

  init(_ layer: LayerName) {
    switch layer {
    case .sky: self = .sky
    case .sun: self = .sun
    case .farRidge: self = .farRidge
    case .midRidge: self = .midRidge
    case .nearRidge: self = .nearRidge
    case .fog: self = .fog
    case .pines: self = .pines
    }
  }
}
