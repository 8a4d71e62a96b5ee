import Drawing
import ParallaxCore
import Testing

@testable import PlaygroundApp

@Suite struct FrameMeterTests {
  @Test func theRateIsThatOfTheLastHalfSecond() {
    var meter = FrameMeter()
    #expect(meter.rate(at: 0) == 0)
    for frame in 0...60 { meter.drew(at: 10 + Double(frame) / 60) }
    #expect(abs(meter.rate(at: 11) - 60) < 0.01)
    for frame in 1...60 { meter.drew(at: 11 + Double(frame) / 120) }
    #expect(abs(meter.rate(at: 11.5) - 120) < 0.01)
  }

  @Test func whileNothingIsDrawnItIsNone() {
    var meter = FrameMeter()
    meter.drew(at: 1)
    #expect(meter.rate(at: 1) == 0)
    meter.drew(at: 1.1)
    #expect(meter.rate(at: 2) == 0)
  }

  @Test func moreFramesThanItKeepsAreNotMiscounted() {
    var meter = FrameMeter()
    for frame in 0...2000 { meter.drew(at: Double(frame) / 240) }
    #expect(abs(meter.rate(at: 2000.0 / 240) - 240) < 0.01)
  }
}

@Suite struct TrackpadStreamTests {
  @Test func theFirstPartTakesHoldAndAPauseLetsGoOnce() {
    var stream = TrackpadStream()
    #expect(!stream.isActive)
    let isFirst = stream.turned(at: 1)
    #expect(isFirst)
    let isAnother = stream.turned(at: 1.05)
    #expect(!isAnother)
    #expect(stream.isActive)
    let isEarly = stream.hasPaused(at: 1.1)
    #expect(!isEarly)
    let isDue = stream.hasPaused(at: 1.12)
    #expect(isDue)
    let isAgain = stream.hasPaused(at: 2)
    #expect(!isAgain)
    #expect(!stream.isActive)
  }

  @Test func aFingerTakesOver() {
    var stream = TrackpadStream()
    let hadHold = stream.cancel()
    #expect(!hadHold)
    _ = stream.turned(at: 1)
    let hasLost = stream.cancel()
    #expect(hasLost)
    #expect(!stream.isActive)
    let isLate = stream.hasPaused(at: 9)
    #expect(!isLate)
  }
}

@Suite struct TouchTrailTests {
  private let guides = Guides(simulation: Simulation(), projection: nil, isOn: true)

  private func drawn(_ trail: TouchTrail) -> String {
    var list = DrawList()
    trail.draw(guides, to: &list)
    return list.description
  }

  @Test func nothingIsDrawnWithoutAFinger() {
    var trail = TouchTrail()
    #expect(drawn(trail) == "")
    trail.began(at: Point(x: 100, y: 100))
    trail.ended()
    #expect(drawn(trail) == "")
  }

  @Test func aFingerOverThePictureIsWhite() {
    var trail = TouchTrail()
    trail.began(at: Point(x: 100, y: 100))
    #expect(
      drawn(trail) == """
        circle 100,100 r22 #FFFFFF33
        ring 100,100 r22 w1.5 #FFFFFFCC
        circle 100,100 r3 #FFFFFFCC
        """)
  }

  @Test func aFingerOverRowsIsDarkAndLeavesATrail() {
    var trail = TouchTrail()
    trail.began(at: Point(x: 100, y: 500))
    trail.moved(to: Point(x: 100, y: 400))
    #expect(
      drawn(trail) == """
        line 100,496 100,422 w1 #241A3899 dash 2/4
        ring 100,500 r4 w1 #241A3899
        circle 100,400 r22 #241A3826
        ring 100,400 r22 w1.5 #241A3899
        circle 100,400 r3 #241A3899
        """)
  }
}

@Suite struct GuidesTests {
  private func guides(_ preset: Preset, _ change: (inout Tuning) -> Void = { _ in }) -> Guides {
    var tuning = Tuning()
    change(&tuning)
    return Guides(
      simulation: Simulation(preset: preset, tuning: tuning), projection: nil, isOn: true)
  }

  @Test func theRowTopIsWhereTheModelPutsIt() {
    let guides = guides(.pinnedHeader)
    #expect(guides.rowTop(at: -137) == 181)
    #expect(guides.rowTop(at: -1) == 45)
    #expect(guides.midpoint == -90)
    #expect(guides.headerMaxY == 180)
    #expect(guides.uncoveredHeight == 44)
  }

  @Test func aTransparentHeaderHasNoMidpointAndNoStrip() {
    let guides = guides(.pathParallax)
    #expect(guides.midpoint == nil)
    #expect(guides.uncoveredHeight == 0)
    #expect(guides.rowTop(at: 0) == 180)
    #expect(guides.runway.topGapBelow == -450)
  }

  @Test func hiddenLayersDoNotCountForWhereThePictureEnds() {
    let all = guides(.layerCake).runway
    let some = guides(.layerCake) { $0.layers.sky.isVisible = false }.runway
    #expect(all.firstGapBelow != some.firstGapBelow)
    let none = guides(.layerCake) { tuning in
      for name in LayerName.allCases { tuning.layers[name].isVisible = false }
    }
    #expect(none.runway == Runway(staticHeader: Tuning().header, rowTop: none.rowTop(at: 0)))
  }
}
