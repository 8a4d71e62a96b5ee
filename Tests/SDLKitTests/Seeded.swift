import Drawing
import ParallaxCore
import SDLKit

/// A small random number generator with a seed, so that a failure can be repeated.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The package's folder.
let packageFolder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

/// A black canvas with a list drawn on it in white, or whatever the list says.
func drawn(
  _ width: Int, _ height: Int, scale: Double = 1, origin: Point = .zero,
  clip: PixelRect? = nil, assets: Assets = Assets(), _ fill: (inout DrawList) -> Void
) throws -> Canvas {
  let canvas = try Canvas(width: width, height: height, assets: assets)
  var list = DrawList()
  fill(&list)
  canvas.draw(list, origin: origin, scale: scale, clip: clip ?? canvas.bounds)
  return canvas
}

extension Canvas {
  /// The sum of the red channel over a part, in whole pixels of full white.
  func area(in part: PixelRect? = nil) -> Double {
    let part = part ?? bounds
    var sum = 0.0
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { sum += Double(pixel(x, y).red) / 255 }
    }
    return sum
  }

  /// The smallest rectangle around all that is not black.
  var ink: PixelRect {
    var box = PixelRect.zero
    for y in 0..<height {
      for x in 0..<width where pixel(x, y) != Color(0) {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}

let white = Color(0xFFFFFF)
