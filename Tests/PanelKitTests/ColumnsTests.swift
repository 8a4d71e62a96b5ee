import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct ColumnsTests {
  @Test func theDesignsMetricsStand() {
    let wide = Columns(width: 400)
    #expect(wide.slider == Columns.Span(x: 136, maxX: 292))
    #expect(wide.field == Columns.Span(x: 304, maxX: 384))
    #expect(wide.layerSlider == Columns.Span(x: 136, maxX: 228))
    #expect(wide.multiplier == Columns.Span(x: 230, maxX: 306))
    #expect(wide.base == Columns.Span(x: 310, maxX: 384))
    #expect(wide.layerSwatch == 42)
    #expect(wide.layerName == 62)
    let narrow = Columns(width: 320)
    #expect(narrow.slider == Columns.Span(x: 128, maxX: 220))
    #expect(narrow.field == Columns.Span(x: 228, maxX: 304))
    #expect(narrow.isNarrow)
    #expect(narrow.layerSlider.width == 66)
  }

  @Test func onlySlidersGrowBeyondTheWideDesign() {
    let wide = Columns(width: 400)
    let wider = Columns(width: 480)
    #expect(wider.field.width == wide.field.width)
    #expect(wider.slider.x == wide.slider.x)
    #expect(wider.slider.width == wide.slider.width + 80)
    #expect(wider.layerSlider.width == wide.layerSlider.width + 80)
  }

  @Test func nothingOverlapsAtAnyWidth() {
    for width in stride(from: 240.0, through: 480, by: 4) {
      let columns = Columns(width: width)
      #expect(columns.labelEnd <= columns.field.x)
      #expect(columns.multiplier.maxX < columns.base.x)
      #expect(columns.layerNameEnd <= columns.multiplier.x)
      if columns.hasTrack(columns.slider) { #expect(columns.slider.maxX < columns.field.x) }
      if columns.hasTrack(columns.layerSlider) {
        #expect(columns.layerSlider.maxX <= columns.multiplier.x)
      }
      #expect(columns.leftToggles.maxX < columns.rightToggles.x)
    }
  }
}
