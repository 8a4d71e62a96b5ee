public import ParallaxCore

/// Dashes along a line: `on` points drawn, then `off` points left out.
public struct Dash: Hashable, Sendable {
  /// Points drawn.
  public var on: Double
  /// Points left out.
  public var off: Double

  /// Makes a dash pattern.
  public init(on: Double, off: Double) {
    self.on = on
    self.off = off
  }
}

/// A run of entries in one of the draw list's own buffers.
public struct BufferRange: Hashable, Sendable {
  /// The first entry.
  public var start: Int32
  /// How many.
  public var count: Int32
}

/// One thing to draw. Lengths are in the list's own points; whoever executes it scales and rounds.
///
/// A command holds no reference, so that a list can be refilled every frame without allocating.
public enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle with square corners. Neighbours that share an edge share its pixel.
  case rect(Rect, Color)
  /// A rectangle that runs from one colour at its top to another at its bottom.
  case gradient(Rect, top: Color, bottom: Color)
  /// A filled rectangle with round corners.
  case roundedRect(Rect, radius: Double, Color)
  /// The outline of a rounded rectangle, drawn inside its edge.
  case roundedBorder(Rect, radius: Double, width: Double, Color)
  /// The corners that a rounded rectangle leaves of its bounding box, filled.
  case cornerMask(Rect, radius: Double, Color)
  /// A filled circle.
  case circle(center: Point, radius: Double, Color)
  /// The outline of a circle, drawn inside its radius.
  case ring(center: Point, radius: Double, width: Double, Color)
  /// A straight line. A slanted one is centred on its ends; of a level one y is the top edge, of an
  /// upright one x is the left edge, and both fall on whole pixels.
  case line(from: Point, to: Point, width: Double, Color, dash: Dash?)
  /// A line through the given points, smoothed at its edges. Its x never decreases.
  case polyline(BufferRange, width: Double, Color)
  /// A filled convex polygon, smoothed at its edges.
  case polygon(BufferRange, Color)
  /// A picture, scaled to the rectangle's size and moved by whole pixels.
  case image(ImageID, in: Rect, opacity: Double)
  /// A picture whose size changes from frame to frame: it is kept at the rectangle's size divided by
  /// the zoom and enlarged as it is drawn, without a new copy for every size.
  case zoomedImage(ImageID, in: Rect, zoom: Double)
  /// A symbol in one colour.
  case icon(Icon, in: Rect, Color)
  /// One line of text in a box of the style's line height whose top is at the anchor's y.
  /// With `fixedFigures` digits, signs and the point stand in cells of one width.
  /// A `maxWidth` of 0 is no limit; longer text ends in an ellipsis.
  case text(
    BufferRange, at: Point, style: TextStyle, color: Color, alignment: TextAlignment,
    fixedFigures: Bool, maxWidth: Double)
  /// From here on draw only inside the rectangle and inside the clip before it.
  case pushClip(Rect)
  /// Back to the clip before the last push.
  case popClip
}
