import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct SliderScaleTests {
  @Test func endsAreTheBoundsExactly() {
    for parameter in Parameter.all {
      let scale = SliderScale(parameter)
      #expect(scale.value(at: 0) == parameter.range.lowerBound)
      #expect(scale.value(at: 1) == parameter.range.upperBound)
      #expect(scale.place(of: parameter.range.lowerBound) == 0)
      #expect(scale.place(of: parameter.range.upperBound) == 1)
    }
  }

  @Test func placesOutsideAreTheEnds() throws {
    let scale = SliderScale(try #require(Parameter.named("list.rows")))
    #expect(scale.value(at: -3) == 0)
    #expect(scale.value(at: 7) == 1_000_000)
    #expect(scale.place(of: -5) == 0)
    #expect(scale.place(of: 2_000_000) == 1)
  }

  @Test func placeAndValueAreInverse() {
    var random = Seeded(11)
    for parameter in Parameter.all {
      let scale = SliderScale(parameter)
      let span = parameter.range.upperBound - parameter.range.lowerBound
      for _ in 0..<100 {
        let value = Double.random(in: parameter.range, using: &random)
        #expect(abs(scale.value(at: scale.place(of: value)) - value) <= span * 1e-9)
      }
    }
  }

  @Test func everyScaleRisesThroughout() {
    for parameter in Parameter.all {
      let scale = SliderScale(parameter)
      let values = (0...1000).map { scale.value(at: Double($0) / 1000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func onlyTheRowCountIsWide() throws {
    let wide = Parameter.all.filter { SliderScale($0).isWide }.map(\.name)
    #expect(wide == ["list.rows"])
    let scale = SliderScale(try #require(Parameter.named("list.rows")))
    #expect(scale.place(of: 24) > 0.2)
    #expect(scale.place(of: 1000) < 0.5)
  }
}
