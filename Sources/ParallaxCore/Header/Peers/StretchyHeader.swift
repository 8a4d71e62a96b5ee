/// A header that stretches to fill what an overscroll uncovers: the rule of the "stretchy header" in
/// countless UIKit articles, y = o and height = h − o while o < 0.
public enum StretchyHeader {
  /// Where the header is and how much it is enlarged.
  public struct Placement: Hashable, Sendable {
    /// The frame on the screen; it keeps the middle of its width.
    public var frame: Rect
    /// The uniform scale, 1 at rest.
    public var scale: Double
  }

  /// The placement at a distance from the rest: d < 0 is overscroll, and
  /// height = h − d, scale = height/h, width = w · scale, with the top at the screen's top. Scrolled,
  /// d > 0, it moves away with the content, unscaled. A header without a height does not scale.
  public static func placement(of size: Size, atDistance d: Double) -> Placement {
    guard d < 0, size.height > 0 else {
      return Placement(
        frame: Rect(
          x: 0, y: d > 0 ? -d : 0, width: size.width, height: max(0, size.height - min(d, 0))),
        scale: 1)
    }
    let height = size.height - d
    let scale = height / size.height
    let width = size.width * scale
    return Placement(
      frame: Rect(x: (size.width - width) / 2, y: 0, width: width, height: height), scale: scale)
  }
}

extension Size {
  /// The scale at which a picture of this size covers a box with its aspect kept:
  /// max(box width/width, box height/height); 1 for a picture without an extent.
  public func coverScale(over box: Size) -> Double {
    guard width > 0, height > 0 else { return 1 }
    return max(box.width / width, box.height / height)
  }
}
