/// Premultiplied 0xAARRGGBB pixels.
struct PixelArray {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Row after row.
  let pixels: [UInt32]
}

/// Scales pictures with a filter that neither aliases nor bleeds colour out of clear pixels.
///
/// Making smaller, a pixel is the average of the area it covers, so the mean colour stays; making
/// larger, it is interpolated between its neighbours. Rows first, then columns; alpha is
/// premultiplied before.
enum Resample {
  /// Which source pixels make up each target pixel along one axis.
  private struct Taps {
    var first: [Int] = []
    var weights: [Float] = []
    var count = 0

    init(from source: Int, to target: Int) {
      let ratio = Double(source) / Double(target)
      // Half the filter's base: of a box when smaller, of a triangle when larger.
      let reach = ratio >= 1 ? ratio / 2 : 1
      count = Int((2 * reach).rounded(.up)) + 1
      for index in 0..<target {
        let center = (Double(index) + 0.5) * ratio
        let start = max(0, min(source - 1, Int((center - reach).rounded(.down))))
        var row: [Double] = []
        for tap in 0..<count {
          let left = Double(start + tap)
          guard start + tap < source else {
            row.append(0)
            continue
          }
          if ratio >= 1 {
            row.append(max(0, min(left + 1, center + reach) - max(left, center - reach)))
          } else {
            row.append(max(0, 1 - abs(left + 0.5 - center)))
          }
        }
        let sum = row.reduce(0, +)
        first.append(start)
        weights.append(contentsOf: row.map { Float($0 / sum) })
      }
    }
  }

  /// A surface of 0xAARRGGBB pixels at another size.
  static func scaled(_ surface: borrowing Surface, width: Int, height: Int) -> PixelArray {
    let sourceWidth = surface.width
    let sourceHeight = surface.height
    let across = Taps(from: sourceWidth, to: width)
    let down = Taps(from: sourceHeight, to: height)
    // Only the scaled rows that the current target row needs are kept.
    var rows = [SIMD4<Float>](repeating: .zero, count: width * down.count)
    var scaledUpTo = 0
    var premultiplied = [SIMD4<Float>](repeating: .zero, count: sourceWidth)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<height {
      let first = down.first[y]
      while scaledUpTo < min(sourceHeight, first + down.count) {
        if scaledUpTo >= first {
          surface.withRow(scaledUpTo) { premultiply($0, into: &premultiplied) }
          let slot = (scaledUpTo % down.count) * width
          scale(premultiplied, by: across, into: &rows, at: slot, width: width)
        }
        scaledUpTo += 1
      }
      var x = 0
      while x < width {
        sums[x] = .zero
        x += 1
      }
      for tap in 0..<down.count where down.weights[y * down.count + tap] > 0 {
        let weight = down.weights[y * down.count + tap]
        let slot = ((first + tap) % down.count) * width
        var x = 0
        while x < width {
          sums[x] += rows[slot + x] * weight
          x += 1
        }
      }
      x = 0
      while x < width {
        pixels.append(pack(sums[x]))
        x += 1
      }
    }
    return PixelArray(width: width, height: height, pixels: pixels)
  }

  private static func premultiply(
    _ row: UnsafeMutablePointer<UInt32>, into target: inout [SIMD4<Float>]
  ) {
    var x = 0
    while x < target.count {
      let pixel = row[x]
      let alpha = Float(pixel >> 24)
      let share = alpha / 255
      target[x] = SIMD4(
        Float((pixel >> 16) & 255) * share, Float((pixel >> 8) & 255) * share,
        Float(pixel & 255) * share, alpha)
      x += 1
    }
  }

  private static func scale(
    _ source: [SIMD4<Float>], by taps: Taps, into rows: inout [SIMD4<Float>], at slot: Int,
    width: Int
  ) {
    var x = 0
    while x < width {
      let first = taps.first[x]
      let count = min(taps.count, source.count - first)
      var sum = SIMD4<Float>.zero
      var tap = 0
      while tap < count {
        sum += source[first + tap] * taps.weights[x * taps.count + tap]
        tap += 1
      }
      rows[slot + x] = sum
      x += 1
    }
  }

  private static func pack(_ value: SIMD4<Float>) -> UInt32 {
    // A premultiplied channel never exceeds its alpha, whatever the rounding did.
    let alpha = UInt32(min(max(value.w, 0), 255) + 0.5)
    func channel(_ value: Float) -> UInt32 { min(UInt32(max(value, 0) + 0.5), alpha) }
    return alpha << 24 | channel(value.x) << 16 | channel(value.y) << 8 | channel(value.z)
  }
}
