import ParallaxCore
import Testing

@testable import PlaygroundApp

@Suite struct MonitorLayoutTests {
  private func layout(height: Double, rows: Int = 4, isWide: Bool = true) -> MonitorLayout {
    MonitorLayout(
      column: Rect(x: 0, y: 0, width: isWide ? 296 : 172, height: height),
      plotWidth: isWide ? 240 : 120, legendRows: rows, isWide: isWide)
  }

  @Test func plotsShareTheSpareHeight() {
    let layout = layout(height: 1400)
    let offset = layout.offsetPlot.height
    #expect(abs(layout.layerPlot.height - offset * 7 / 5) <= 8)
    #expect(abs(layout.framePlot.height - offset * 2 / 5) <= 8)
    #expect(layout.legendY != nil)
    #expect(layout.noteY != nil)
  }

  @Test func theNoteGoesFirstThenLegendThenFramesThenLayers() {
    // What is shown, from the highest column to the lowest.
    var seen: [[Bool]] = []
    for height in stride(from: 1000.0, through: 200, by: -1) {
      let layout = layout(height: height)
      let shown = [
        layout.noteY != nil, layout.legendY != nil, !layout.framePlot.isEmpty,
        !layout.layerPlot.isEmpty,
      ]
      if seen.last != shown { seen.append(shown) }
    }
    #expect(
      seen == [
        [true, true, true, true], [false, true, true, true], [false, false, true, true],
        [false, false, false, true], [false, false, false, false],
      ])
  }

  @Test func narrowColumnsHaveNoLegend() {
    #expect(layout(height: 1400, isWide: false).legendY == nil)
  }

  @Test func nothingOverlapsAndAllIsInsideTheColumn() {
    for height in stride(from: 260.0, through: 2200, by: 7) {
      for rows in [1, 4] {
        let layout = layout(height: height, rows: rows)
        #expect(layout.offsetPlot.height >= 96)
        #expect(layout.offsetPlot.y >= MonitorLayout.headHeight)
        var bottom = layout.offsetPlot.maxY
        for plot in [layout.layerPlot, layout.framePlot] where !plot.isEmpty {
          #expect(plot.y >= bottom, "height \(height)")
          bottom = plot.maxY
        }
        if let y = layout.legendY {
          #expect(y >= layout.layerPlot.maxY, "height \(height)")
          #expect(y + Double(rows) * 20 <= layout.framePlot.y, "height \(height)")
        }
        #expect(bottom <= height, "height \(height), rows \(rows)")
        if let note = layout.noteY { #expect(note + 16 <= height, "height \(height)") }
      }
    }
  }
}
