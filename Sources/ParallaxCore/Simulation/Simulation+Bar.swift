/// The headers of other libraries' rules: where the header and its picture are in this frame.
extension Simulation {
  /// A header that is no effect of the two: its frame on the screen and the picture it cuts out.
  public struct BarPlacement: Hashable, Sendable {
    /// The header's frame on the screen.
    public var frame: Rect
    /// The picture's frame on the screen; more of it than the header's is not seen.
    public var picture: Rect
    /// How much larger the picture is than at rest.
    public var zoom = 1.0
    /// How open the header is, 0 to 1.
    public var progress: Double
    /// Whether an overscroll has triggered the header's action.
    public var isTriggered = false
  }

  /// The header, for a picture of a size that covers it with its aspect kept; nil for the two
  /// effects' own presets.
  public func bar(pictureSize: Size) -> BarPlacement? {
    let width = tuning.device.width
    switch preset {
    case .pinnedHeader, .pathParallax, .combined, .layerCake: return nil
    case .stretchyHeader: return stretchyBar(pictureSize, width)
    case .minimumHeight: return minimumHeightBar(pictureSize, width)
    case .collapsingToolbar: return toolbarBar(pictureSize, width)
    case .flexibleSpace: return flexibleBar(pictureSize, width)
    case .quickReturn:
      let frame = Rect(
        x: 0, y: (-quickReturnHidden).withoutNegativeZero, width: width, height: tuning.bar.height)
      let progress = frame.height > 0 ? 1 - quickReturnHidden / frame.height : 1
      return BarPlacement(
        frame: frame, picture: Self.covering(pictureSize, frame), progress: progress)
    }
  }

  /// How far the content has moved from its rest, negative on overscroll.
  var scrolledDistance: Double { scrollView.contentOffset - layerRestOffset }

  /// The lower edge of the bar on the screen; 0 where the preset has none.
  var barBottom: Double { bar(pictureSize: Size(width: 1, height: 1))?.frame.maxY ?? 0 }

  /// The rule of the collapsing toolbar.
  var collapsingToolbar: CollapsingToolbar {
    CollapsingToolbar(
      height: tuning.bar.height, toolbarHeight: tuning.bar.minimumHeight,
      parallaxMultiplier: tuning.bar.parallaxMultiplier)
  }

  /// The rule of the header with a minimum height.
  var minimumHeightHeader: MinimumHeightHeader {
    MinimumHeightHeader(height: tuning.bar.height, minimumHeight: tuning.bar.minimumHeight)
  }

  /// How much the quick return's bar is hidden after a frame; 0 in every other preset.
  func quickReturnHiddenAfterFrame() -> Double {
    guard preset == .quickReturn else { return 0 }
    let offset = scrollView.contentOffset
    // A jump of the program's own has no velocity: it hides and shows nothing.
    return QuickReturn.hiddenHeight(
      before: quickReturnHidden, height: tuning.bar.height,
      from: offset - scrollView.velocity * frameDuration, to: offset, in: scrollView.range)
  }

  private func stretchyBar(_ picture: Size, _ width: Double) -> BarPlacement {
    let size = Size(width: width, height: tuning.bar.height)
    let placement = StretchyHeader.placement(of: size, atDistance: scrolledDistance)
    let rest = Self.covering(picture, Rect(x: 0, y: 0, width: width, height: size.height))
    // The picture is enlarged with its header, about the middle of the upper edge.
    let scale = placement.scale
    return BarPlacement(
      frame: Rect(
        x: 0, y: placement.frame.y, width: width, height: placement.frame.height),
      picture: Rect(
        x: width / 2 + (rest.x - width / 2) * scale, y: placement.frame.y + rest.y * scale,
        width: rest.width * scale, height: rest.height * scale), zoom: scale, progress: 1)
  }

  private func minimumHeightBar(_ picture: Size, _ width: Double) -> BarPlacement {
    let header = minimumHeightHeader
    let offset = scrollView.contentOffset
    let height = header.visibleHeight(contentOffset: offset)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    // As large as the header at rest needs it, larger only where the header outgrows it.
    let rest = Self.covering(
      picture, Rect(x: 0, y: 0, width: width, height: header.height))
    let size = Self.covering(
      picture, Rect(x: 0, y: 0, width: width, height: max(height, header.height)))
    let anchors = HeaderAnchor.allCases
    let anchor = anchors[min(max(tuning.bar.anchor, 0), anchors.count - 1)]
    return BarPlacement(
      frame: frame,
      picture: Rect(
        x: size.x, y: anchor.y(ofPicture: size.height, in: height), width: size.width,
        height: size.height), zoom: rest.height > 0 ? size.height / rest.height : 1,
      progress: header.progress(contentOffset: offset))
  }

  private func toolbarBar(_ picture: Size, _ width: Double) -> BarPlacement {
    let bar = collapsingToolbar
    let d = scrolledDistance
    let frame = Rect(x: 0, y: bar.y(scrolledBy: d), width: width, height: bar.height)
    let rest = Self.covering(picture, Rect(x: 0, y: 0, width: width, height: bar.height))
    return BarPlacement(
      frame: frame, picture: rest.offset(dx: 0, dy: bar.pictureY(scrolledBy: d)),
      progress: bar.scrollRange > 0 ? 1 + frame.y / bar.scrollRange : 1)
  }

  private func flexibleBar(_ picture: Size, _ width: Double) -> BarPlacement {
    let space = FlexibleSpace(
      maximumExtent: tuning.bar.height, minimumExtent: tuning.bar.minimumHeight,
      stretchTrigger: tuning.bar.stretchTrigger)
    let d = scrolledDistance
    let rest = Self.covering(
      picture, Rect(x: 0, y: 0, width: width, height: space.maximumExtent))
    let zoom = space.zoom(scrolledBy: d)
    return BarPlacement(
      frame: Rect(x: 0, y: 0, width: width, height: space.extent(scrolledBy: d)),
      picture: Rect(
        x: width / 2 + (rest.x - width / 2) * zoom,
        y: rest.y * zoom + space.backgroundY(scrolledBy: d), width: rest.width * zoom,
        height: rest.height * zoom), zoom: zoom, progress: 1 - space.collapse(scrolledBy: d),
      isTriggered: space.isTriggered(scrolledBy: d))
  }

  /// The frame of a picture that covers a box with its aspect kept, their middles one.
  private static func covering(_ picture: Size, _ box: Rect) -> Rect {
    let scale = picture.coverScale(over: Size(width: box.width, height: box.height))
    let size = Size(width: picture.width * scale, height: picture.height * scale)
    return Rect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
