/// A header above the content that never gets lower than a minimum, as parallax header libraries for
/// UIScrollView build it (contentInset.top is the full height, the header's height follows −o).
public struct MinimumHeightHeader: Hashable, Sendable {
  /// The height at rest.
  public let height: Double
  /// The least height; held to 0…height.
  public let minimumHeight: Double

  /// Makes a header; a negative height counts as 0.
  public init(height: Double, minimumHeight: Double) {
    self.height = max(0, height)
    self.minimumHeight = minimumHeight.clamped(0, self.height)
  }

  /// contentInset.top, the full height: the rest is at its negative.
  public var contentInsetTop: Double { height }

  /// The header's height at an offset: max(minimum, −o). On overscroll it is higher than at rest.
  public func visibleHeight(contentOffset: Double) -> Double {
    max(minimumHeight, -contentOffset).withoutNegativeZero
  }

  /// How open it is: (H − minimum)/(height − minimum), held to 0…1, from the offset alone. A header
  /// that cannot close, height = minimum, is open: 1.
  public func progress(contentOffset: Double) -> Double {
    guard height > minimumHeight else { return 1 }
    return
      ((visibleHeight(contentOffset: contentOffset) - minimumHeight)
      / (height - minimumHeight)).clamped(0, 1)
  }

  /// What must follow the last row so that short content can close the header: bounds − minimum −
  /// content, at least 0.
  public func filler(boundsHeight: Double, contentHeight: Double) -> Double {
    max(0, boundsHeight - minimumHeight - contentHeight)
  }
}

/// Which part of a picture stays where it is in a header of a changing height: the modes top, center
/// and bottom of parallax header libraries for UIScrollView.
public enum HeaderAnchor: Hashable, Sendable, CaseIterable {
  /// The top edges are one; the header's lower edge cuts the picture.
  case top
  /// The middles are one.
  case center
  /// The bottom edges are one: the picture moves with the content.
  case bottom

  /// The top of a picture in a header of a height: 0, (H − h)/2 or H − h.
  public func y(ofPicture height: Double, in visibleHeight: Double) -> Double {
    switch self {
    case .top: 0
    case .center: ((visibleHeight - height) / 2).withoutNegativeZero
    case .bottom: (visibleHeight - height).withoutNegativeZero
    }
  }
}
