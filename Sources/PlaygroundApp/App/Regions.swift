import Drawing
import ParallaxCore
import SDLKit

/// The window's regions, and what lies over them all.
struct Regions {
  var monitors = Region()
  var leftGutter = Region()
  /// Bezel, screen in its own points, guides, and the ring that rounds the screen's corners.
  var phone = Region(parts: 3)
  var rightGutter = Region()
  var panelHead = Region()
  var panelBody = Region()
  var statusBar = Region()
  /// Toast, tooltip, menu and help; its frame is what they cover.
  var overlay = Region()
  private var shownOverlay = Rect.zero
  /// What was drawn by the last call.
  private(set) var damage: [PixelRect] = []

  /// Draws what has changed, or everything, and says what was drawn in `damage`.
  mutating func draw(on canvas: Canvas, scale: Double, everything: Bool) {
    damage.removeAll(keepingCapacity: true)
    let overlayChanged = overlay.hasChanged
    // What the overlay covered before or covers now is drawn anew from below.
    let disturbed = overlayChanged ? overlay.frame.union(shownOverlay) : .zero
    shownOverlay = overlay.frame
    func draw(_ region: inout Region, _ damage: inout [PixelRect]) {
      let isDisturbed = region.frame.intersects(disturbed)
      guard everything || isDisturbed || region.hasChanged else { return }
      let clip = region.pixels(scale: scale)
      if !clip.isEmpty {
        region.draw(on: canvas, scale: scale, clip: clip)
        damage.append(clip)
      }
      // One that is hidden is remembered too, or it would not be drawn when it comes back.
      region.didDraw()
    }
    draw(&monitors, &damage)
    draw(&leftGutter, &damage)
    draw(&phone, &damage)
    draw(&rightGutter, &damage)
    draw(&panelHead, &damage)
    draw(&panelBody, &damage)
    draw(&statusBar, &damage)
    for clip in damage { overlay.draw(on: canvas, scale: scale, clip: clip) }
    overlay.didDraw()
  }
}
