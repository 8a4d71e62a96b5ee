/// Two neighbouring rows of a picture, laid out pixel by pixel, that are kept while they last.
struct ZoomRows {
  var upper: [UInt32] = []
  var lower: [UInt32] = []
  fileprivate var upperY = -1
  fileprivate var lowerY = -1

  /// Has the rows that a line between them needs; the lower one becomes the upper one as it goes down.
  fileprivate mutating func load(_ picture: Picture, upper newUpper: Int, lower newLower: Int) {
    if newUpper != upperY {
      if newUpper == lowerY {
        swap(&upper, &lower)
        swap(&upperY, &lowerY)
      } else {
        picture.expand(row: newUpper, into: &upper)
        upperY = newUpper
      }
    }
    if newLower != lowerY {
      picture.expand(row: newLower, into: &lower)
      lowerY = newLower
    }
  }

  fileprivate mutating func forget() {
    upperY = -1
    lowerY = -1
  }
}

extension Picture {
  /// Lays a row out pixel by pixel; clear pixels are 0.
  fileprivate func expand(row y: Int, into line: inout [UInt32]) {
    if line.count < width {
      line.append(contentsOf: repeatElement(0, count: width - line.count))
    }
    line.withUnsafeMutableBufferPointer { line in
      for x in 0..<width { line[x] = 0 }
      eachRun(ofRow: y) { run, pixels in
        for index in 0..<Int(run.count) { line[Int(run.x) + index] = pixels[index] }
      }
    }
  }
}

extension Raster {
  /// Draws a picture enlarged to a box, each pixel mixed of its four neighbours by distance.
  func drawZoomed(_ picture: Picture, in box: PixelRect, rows: inout ZoomRows) {
    let area = box.intersection(clip)
    guard !area.isEmpty, picture.width > 0, picture.height > 0 else { return }
    rows.forget()
    // Places in the picture in 1/65536 of a pixel; a pixel's colour belongs to its middle.
    let stepX = picture.width &<< 16 / box.width
    let stepY = picture.height &<< 16 / box.height
    let lastX = (picture.width - 1) << 16
    let lastY = (picture.height - 1) << 16
    for y in area.y..<area.maxY {
      let place = min(max((y - box.y) * stepY + stepY / 2 - 32768, 0), lastY)
      rows.load(
        picture, upper: place >> 16, lower: min((place >> 16) + 1, picture.height - 1))
      let down = UInt32((place >> 8) & 0xFF)
      let target = row(y)
      rows.upper.withUnsafeBufferPointer { upper in
        rows.lower.withUnsafeBufferPointer { lower in
          var across = (area.x - box.x) * stepX + stepX / 2 - 32768
          for x in area.x..<area.maxX {
            let held = min(max(across, 0), lastX)
            let left = held &>> 16
            let right = min(left &+ 1, picture.width &- 1)
            let share = UInt32((held &>> 8) & 0xFF)
            let pixel = mix(
              mix(upper[left], upper[right], share), mix(lower[left], lower[right], share), down)
            target[x] = blendPremultiplied(pixel, over: target[x])
            across &+= stepX
          }
        }
      }
    }
  }

  /// Two premultiplied pixels mixed, the second at a share of 256; each channel rounds down.
  @inline(__always)
  private func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue =
      ((a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share) &>> 8 & 0x00FF_00FF
    let alphaGreen =
      ((a &>> 8) & 0x00FF_00FF) &* rest &+ ((b &>> 8) & 0x00FF_00FF) &* share
    return redBlue | (alphaGreen & 0xFF00_FF00)
  }
}
