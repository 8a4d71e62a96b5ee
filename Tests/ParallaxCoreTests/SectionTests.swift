import ParallaxCore
import Testing

/// Sections and their sticky headers.
struct SectionTests {
  private var tuning: Tuning {
    var tuning = Tuning()
    tuning.list.sections = 5
    tuning.list.rows = 42
    return tuning
  }

  @Test func rowsAreSharedOutEvenlyAndFound() {
    for (rows, sections) in [(0, 3), (1, 3), (7, 3), (42, 5), (100, 100), (12, 0), (9, 1)] {
      for variation in [0.0, 31] {
        var list = Tuning().list
        list.rows = rows
        list.sections = sections
        list.heightVariation = variation
        let geometry = ListGeometry(list)
        #expect(geometry.sectionCount == min(rows, sections))
        var row = 0
        var y = 0.0
        for section in 0..<geometry.sectionCount {
          #expect(isClose(geometry.top(ofSection: section), y))
          y += 28
          let count =
            geometry.firstRow(ofSection: section + 1) - geometry.firstRow(ofSection: section)
          #expect(
            count == rows / geometry.sectionCount || count == rows / geometry.sectionCount + 1)
          for _ in 0..<count {
            #expect(geometry.section(ofRow: row) == section)
            #expect(isClose(geometry.top(ofRow: row), y))
            y = geometry.bottom(ofRow: row)
            row += 1
          }
        }
        if geometry.sectionCount > 0 { #expect(isClose(geometry.height, y)) }
        // Search agrees with going through all of them.
        for top in stride(from: -50.0, to: geometry.height + 100, by: 37) {
          let bottom = top + 300
          let rows = (0..<rows).filter {
            geometry.bottom(ofRow: $0) > top && geometry.top(ofRow: $0) < bottom
          }
          #expect(Array(geometry.rows(from: top, to: bottom)) == rows)
          let sections = (0..<geometry.sectionCount).filter {
            geometry.top(ofSection: $0 + 1) > top && geometry.top(ofSection: $0) < bottom
          }
          #expect(Array(geometry.sections(from: top, to: bottom)) == sections)
        }
      }
    }
  }

  @Test func headersStickBelowTheVisibleHeader() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset: preset, tuning: tuning)
      for offset in stride(from: simulation.scrollView.range.lowerBound, through: 2000, by: 3.5) {
        simulation.scroll(to: offset, animated: false)
        let offset = simulation.scrollView.contentOffset
        let edge: Double =
          switch preset {
          case .pinnedHeader, .combined, .layerCake: 44
          case .pathParallax, .stretchyHeader: min(180, max(0, 180 - offset))
          case .minimumHeight, .flexibleSpace: max(64, -offset)
          case .collapsingToolbar: min(180, max(64, -offset))
          // A jump of the program's own neither hides nor shows it.
          case .quickReturn: 180
          }
        #expect(isClose(simulation.stickyLine, edge))
        for section in 0..<5 {
          let y = simulation.sectionHeaderY(section)
          let rowsY = simulation.tableGeometry.rowsY
          let natural = simulation.screenY(
            ofContent: rowsY + simulation.list.top(ofSection: section))
          let end = simulation.screenY(
            ofContent: rowsY + simulation.list.top(ofSection: section + 1))
          if natural >= simulation.stickyLine {
            #expect(y == natural)
          } else if end - 28 >= simulation.stickyLine {
            #expect(y == simulation.stickyLine)
          } else {
            #expect(y == end - 28)
          }
          // Headers never overlap, and none is above the content's top.
          if section > 0 { #expect(y >= simulation.sectionHeaderY(section - 1) + 28 - 1e-9) }
          #expect(y >= natural - 1e-9)
        }
      }
    }
  }

  @Test func onOverscrollTheFirstHeaderGoesWithTheContent() {
    for preset in Preset.allCases {
      var simulation = Simulation(preset: preset, tuning: tuning)
      simulation.drag(by: Array(repeating: 20, count: 10))
      #expect(simulation.scrollView.isOverscrolled)
      let rowsY = simulation.tableGeometry.rowsY
      #expect(simulation.sectionHeaderY(0) == simulation.screenY(ofContent: rowsY))
    }
  }
}
