import ParallaxCore
import Testing

/// The header rules of other libraries, by their figures.
struct PeerHeaderTests {
  @Test func aStretchyHeaderFillsTheOverscroll() {
    let size = Size(width: 390, height: 180)
    let rest = StretchyHeader.placement(of: size, atDistance: 0)
    #expect(rest.frame == Rect(x: 0, y: 0, width: 390, height: 180))
    #expect(rest.scale == 1)
    let pulled = StretchyHeader.placement(of: size, atDistance: -90)
    #expect(pulled.scale == 1.5)
    #expect(pulled.frame == Rect(x: -97.5, y: 0, width: 585, height: 270))
    let gone = StretchyHeader.placement(of: size, atDistance: 200)
    #expect(gone.frame == Rect(x: 0, y: -200, width: 390, height: 180))
    #expect(gone.scale == 1)
    for d in stride(from: -500.0, through: 500, by: 0.5) {
      let placement = StretchyHeader.placement(of: size, atDistance: d)
      // Its lower edge is always the content's top, and there is never a gap above.
      #expect(isClose(placement.frame.maxY, 180 - d))
      #expect(placement.frame.y <= 0)
      #expect(isClose(placement.frame.midX, 195))
    }
    let none = StretchyHeader.placement(of: Size(width: 390, height: 0), atDistance: -40)
    #expect(none.scale == 1 && none.frame.height == 40)
  }

  @Test func aPictureCoversItsBoxWithItsAspectKept() {
    #expect(
      isClose(
        Size(width: 390, height: 245).coverScale(over: Size(width: 390, height: 250)), 250 / 245.0))
    #expect(Size(width: 200, height: 400).coverScale(over: Size(width: 400, height: 400)) == 2)
    #expect(Size(width: 0, height: 4).coverScale(over: Size(width: 4, height: 4)) == 1)
  }

  @Test func anAnchoredPictureKeepsItsEdge() {
    #expect(HeaderAnchor.top.y(ofPicture: 180, in: 100) == 0)
    #expect(HeaderAnchor.center.y(ofPicture: 180, in: 100) == -40)
    #expect(HeaderAnchor.bottom.y(ofPicture: 180, in: 100) == -80)
    for anchor in HeaderAnchor.allCases {
      #expect(anchor.y(ofPicture: 180, in: 180) == 0)
      #expect(anchor.y(ofPicture: 180, in: 180).sign == .plus)
    }
    #expect(HeaderAnchor.center.y(ofPicture: 180, in: 240) == 30)
  }

  @Test func progressCountsTheMinimumAndStaysInRange() {
    let header = MinimumHeightHeader(height: 180, minimumHeight: 44)
    #expect(header.visibleHeight(contentOffset: -header.contentInsetTop) == 180)
    #expect(header.progress(contentOffset: -180) == 1)
    #expect(header.progress(contentOffset: -112) == 0.5)
    #expect(header.progress(contentOffset: -44) == 0)
    #expect(header.progress(contentOffset: 3000) == 0)
    #expect(header.progress(contentOffset: -9000) == 1)
    #expect(header.visibleHeight(contentOffset: -300) == 300)
    #expect(header.visibleHeight(contentOffset: 300) == 44)
  }

  @Test func aHeaderWithItsMinimumAsHeightIsFixedAndGivesNoNaN() {
    for height in [0.0, 64, 180] {
      let header = MinimumHeightHeader(height: height, minimumHeight: height)
      for offset in [-height, 0, 100, -0.0] {
        #expect(header.progress(contentOffset: offset) == 1)
        #expect(header.visibleHeight(contentOffset: offset) == height)
        #expect(header.visibleHeight(contentOffset: offset).sign == .plus)
      }
    }
    // A minimum above the height is held to it: it is never accepted as it is.
    #expect(MinimumHeightHeader(height: 0, minimumHeight: 64).minimumHeight == 0)
    #expect(MinimumHeightHeader(height: 100, minimumHeight: .nan).minimumHeight == 0)
  }

  @Test func oneRowCanCloseAHeaderWithItsFiller() {
    let header = MinimumHeightHeader(height: 180, minimumHeight: 44)
    let filler = header.filler(boundsHeight: 844, contentHeight: 72)
    let top = 72 + filler - 844
    #expect(top == -44)
    #expect(header.progress(contentOffset: top) == 0)
    #expect(header.filler(boundsHeight: 844, contentHeight: 5000) == 0)
  }

  @Test func aCollapsingToolbarMovesItsPictureByHalfAndSnapsToTheNearerEdge() {
    let bar = CollapsingToolbar(height: 256, toolbarHeight: 56)
    #expect(bar.scrollRange == 200)
    #expect(bar.y(scrolledBy: -50) == 0 && bar.y(scrolledBy: 80) == -80)
    #expect(bar.y(scrolledBy: 900) == -200)
    #expect(bar.pictureY(scrolledBy: 80) == -40)
    #expect(bar.pictureY(scrolledBy: 900) == -100)
    #expect(bar.y(scrolledBy: 0).sign == .plus && bar.pictureY(scrolledBy: -3).sign == .plus)
    #expect(bar.snapped(scrolledBy: 99) == 0)
    #expect(bar.snapped(scrolledBy: 101) == 200)
    #expect(bar.snapped(scrolledBy: 350) == 350)
    for d in stride(from: -100.0, through: 400, by: 1) {
      #expect(bar.snapped(scrolledBy: bar.snapped(scrolledBy: d)) == bar.snapped(scrolledBy: d))
    }
  }

  @Test func aFlexibleSpaceMovesItsBackgroundByAQuarter() {
    let space = FlexibleSpace(maximumExtent: 256, minimumExtent: 56)
    #expect(space.collapse(scrolledBy: 0) == 0 && space.collapse(scrolledBy: 100) == 0.5)
    #expect(space.collapse(scrolledBy: 700) == 1)
    #expect(space.backgroundY(scrolledBy: 100) == -25)
    #expect(space.backgroundY(scrolledBy: 200) == -50)
    #expect(space.backgroundY(scrolledBy: -80) == 0)
    #expect(space.extent(scrolledBy: -64) == 320 && space.zoom(scrolledBy: -64) == 1.25)
    #expect(space.zoom(scrolledBy: 64) == 1)
    #expect(!space.isTriggered(scrolledBy: -99.9) && space.isTriggered(scrolledBy: -100))
    let fixed = FlexibleSpace(maximumExtent: 56, minimumExtent: 80)
    #expect(fixed.collapse(scrolledBy: 30) == 0 && fixed.minimumExtent == 56)
  }

  @Test(arguments: [UInt64(1), 2, 3]) func quickReturnComesBackAtOnceAndIgnoresBounces(seed: UInt64)
  {
    let range = -100.0...900
    func hidden(_ before: Double, _ from: Double, _ to: Double) -> Double {
      QuickReturn.hiddenHeight(before: before, height: 100, from: from, to: to, in: range)
    }
    #expect(hidden(0, -100, -40) == 60)
    #expect(hidden(60, -40, 500) == 100)
    #expect(hidden(100, 500, 470) == 70)
    #expect(hidden(70, 900, 980) == 70)
    #expect(hidden(70, 980, 900) == 70)
    #expect(hidden(100, 300, -160) == 0)
    var random = SeededGenerator(seed: seed)
    var offset = -100.0
    var before = 0.0
    for _ in 0..<5000 {
      let next = Double.random(in: -200...1000, using: &random)
      // One way in two parts is the same.
      let middle = Double.random(in: min(offset, next)...max(offset, next), using: &random)
      let now = hidden(before, offset, next)
      #expect(isClose(hidden(hidden(before, offset, middle), middle, next), now))
      #expect(now >= 0 && now <= 100)
      before = now
      offset = next
    }
  }
}
