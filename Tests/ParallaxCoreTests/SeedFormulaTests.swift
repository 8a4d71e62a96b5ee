import ParallaxCore
import Testing

/// The published constants' formulas, against every case of the figure file.
struct SeedFormulaTests {
  struct Cases: Decodable {
    struct Initial: Decodable {
      let headerY, headerHeight, contentInsetTop, indicatorInsetTop, contentOffsetY: Double
    }
    struct Footer: Decodable {
      let boundsWidth, boundsHeight, rowsHeight, footerWidth, footerHeight: Double
      let contentInsetBottom: Double
    }
    struct Indicator: Decodable { let headerHeight, contentOffsetY, indicatorInsetTop: Double }
    struct Snap: Decodable {
      let headerY, headerHeight, velocityY, proposedY, targetY: Double
    }
    struct Path: Decodable { let imageY, contentOffsetY, layerY: Double }
    let initial: [Initial]
    let footer: [Footer]
    let indicator: [Indicator]
    let snap: [Snap]
    let path: [Path]
  }

  let cases: Cases

  init() throws { cases = try figures(Cases.self, from: "seed-formulas") }

  private func header(y: Double = 0, height: Double) -> PinnedHeader {
    var header = Tuning().header
    header.y = y
    header.height = height
    return PinnedHeader(header: header, snap: Tuning().snap)
  }

  @Test func everyGroupHasItsCases() {
    #expect(cases.initial.count == 40)
    #expect(cases.footer.count == 40)
    #expect(cases.indicator.count == 40)
    #expect(cases.snap.count == 80)
    #expect(cases.path.count == 40)
  }

  @Test func insetsAndOffsetAtLoad() {
    for figure in cases.initial {
      let header = header(y: figure.headerY, height: figure.headerHeight)
      #expect(header.contentInsetTop == figure.contentInsetTop)
      #expect(header.openRest == figure.contentOffsetY)
      var tuning = Tuning()
      tuning.header.y = figure.headerY
      tuning.header.height = figure.headerHeight
      let simulation = Simulation(preset: .pinnedHeader, tuning: tuning)
      #expect(simulation.scrollView.contentInset.top == figure.indicatorInsetTop)
      if figure.contentOffsetY <= simulation.scrollView.range.upperBound {
        #expect(simulation.scrollView.contentOffset == figure.contentOffsetY)
      }
    }
  }

  @Test func footerAsHighAsTheBoundsAndItsInset() {
    for figure in cases.footer {
      #expect(figure.footerHeight == figure.boundsHeight)
      #expect(figure.footerWidth == figure.boundsWidth)
      #expect(
        PinnedHeader.contentInsetBottom(
          rowsHeight: figure.rowsHeight, boundsHeight: figure.boundsHeight)
          == figure.contentInsetBottom)
      let view = ScrollView(
        boundsHeight: figure.boundsHeight, contentHeight: figure.rowsHeight + figure.footerHeight,
        contentInset: EdgeInsets(top: 0, bottom: figure.contentInsetBottom), contentOffset: 0)
      #expect(view.range.upperBound == max(0, figure.rowsHeight - figure.boundsHeight))
    }
  }

  @Test func indicatorInsetWhileScrolling() {
    for figure in cases.indicator {
      let header = header(height: figure.headerHeight)
      #expect(
        isClose(
          header.indicatorInsetTop(contentOffset: figure.contentOffsetY), figure.indicatorInsetTop))
    }
  }

  @Test func whereADragLands() {
    for figure in cases.snap {
      let header = header(y: figure.headerY, height: figure.headerHeight)
      #expect(
        header.targetContentOffset(proposed: figure.proposedY, velocity: figure.velocityY)
          == figure.targetY)
    }
  }

  @Test func imageOfThePathParallax() {
    for figure in cases.path {
      var path = Tuning().path
      path.imageBaseOffset = figure.imageY
      let effect = PathParallax(path: path)
      #expect(effect.imageY(contentOffset: figure.contentOffsetY) == figure.layerY)
      // As a layer it is the same but for the order of rounding.
      #expect(isClose(effect.layer.y(atDistance: figure.contentOffsetY), figure.layerY))
    }
  }
}
