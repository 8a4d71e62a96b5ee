import Drawing
import ParallaxCore

extension Canvas {
  /// The largest side a picture is scaled to.
  private static let mostSide = 8192

  /// A picture at its rounded size, which no movement changes, with its corner at a rounded edge.
  func drawImage(
    _ id: ImageID, in rect: Rect, opacity: Double, placement: Placement, on raster: Raster
  ) {
    guard let images = assets.images, let x = placement.edgeX(rect.x),
      let y = placement.edgeY(rect.y), opacity > 0
    else { return }
    let width = placement.length(rect.width)
    let height = placement.length(rect.height)
    guard width > 0, height > 0, width <= Self.mostSide, height <= Self.mostSide else { return }
    let box = PixelRect(x: x, y: y, width: width, height: height)
    guard !box.intersection(raster.clip).isEmpty,
      let picture = images.picture(id, width: width, height: height, waits: !loadsInBackground)
    else { return }
    let share = UInt32((min(opacity, 1) * 255).rounded())
    if picture.width == width, picture.height == height {
      raster.draw(picture, x: x, y: y, opacity: share)
    } else {
      raster.drawStretched(picture, in: box, opacity: share, line: &line)
    }
  }

  /// A picture that is enlarged as it is drawn; a canvas that waits has it scaled anew instead.
  func drawZoomedImage(
    _ id: ImageID, in rect: Rect, zoom: Double, placement: Placement, on raster: Raster
  ) {
    guard loadsInBackground, zoom.isFinite, zoom > 0, zoom != 1 else {
      return drawImage(id, in: rect, opacity: 1, placement: placement, on: raster)
    }
    guard let images = assets.images, let box = placement.pixels(rect),
      !box.intersection(raster.clip).isEmpty
    else { return }
    let width = placement.length(rect.width / zoom)
    let height = placement.length(rect.height / zoom)
    guard width > 0, height > 0, width <= Self.mostSide, height <= Self.mostSide,
      let picture = images.picture(id, width: width, height: height, waits: false)
    else { return }
    raster.drawZoomed(picture, in: box, rows: &zoomRows)
  }

  /// A symbol in the middle of its rectangle, as large as the shorter side.
  func drawIcon(
    _ icon: Icon, in rect: Rect, _ color: Color, placement: Placement, on raster: Raster
  ) {
    let size = placement.length(min(rect.width, rect.height))
    guard let icons = assets.icons, size > 0, size <= 1024,
      let x = Placement.whole(
        placement.origin.x + placement.scale * rect.midX - Double(size) / 2),
      let y = Placement.whole(
        placement.origin.y + placement.scale * rect.midY - Double(size) / 2),
      !PixelRect(x: x, y: y, width: size, height: size).intersection(raster.clip).isEmpty
    else { return }
    raster.draw(icons.mask(icon, size: size), x: x, y: y, color)
  }
}
