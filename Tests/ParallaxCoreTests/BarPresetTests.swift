import ParallaxCore
import Testing

/// The presets of other libraries' rules: their geometry in the simulation.
struct BarPresetTests {
  static let bars = Preset.allCases.filter { !Preset.classic.contains($0) }
  let picture = Size(width: 390, height: 480)

  private func bar(_ preset: Preset, at offset: Double) throws -> Simulation.BarPlacement {
    var simulation = Simulation(preset: preset)
    // A finger may go where the program may not: past the edge.
    let start = simulation.scrollView.contentOffset
    if offset < start {
      simulation.touchBegan(at: 0, y: 100)
      simulation.touchMoved(at: 1, y: 110)
      let pull = RubberBand.distance(forOffset: start - offset, length: 844, constant: 0.55)
      simulation.touchMoved(at: 2, y: 110 + pull)
    } else {
      simulation.scroll(to: offset, animated: false)
    }
    #expect(abs(simulation.scrollView.contentOffset - offset) <= 0.17)
    return try #require(simulation.bar(pictureSize: picture))
  }

  @Test func theTwoEffectsHaveNoBar() {
    for preset in Preset.classic {
      #expect(Simulation(preset: preset).bar(pictureSize: picture) == nil)
    }
  }

  @Test(arguments: bars)
  func atRestTheHeaderIsAsHighAsItsConstantAndCovered(preset: Preset) throws {
    let simulation = Simulation(preset: preset)
    let bar = try #require(simulation.bar(pictureSize: picture))
    #expect(bar.frame == Rect(x: 0, y: 0, width: 390, height: 180))
    #expect(bar.progress == 1)
    #expect(bar.zoom == 1)
    #expect(!bar.isTriggered)
    #expect(bar.picture == Rect(x: 0, y: -150, width: 390, height: 480))
    // The first row is right below it.
    #expect(simulation.screenY(ofContent: simulation.tableGeometry.rowsY) == 180)
  }

  @Test func aStretchyHeaderFillsWhatIsUncoveredAndScales() throws {
    let pulled = try bar(.stretchyHeader, at: -60)
    #expect(abs(pulled.frame.height - 240) < 0.2)
    #expect(pulled.frame.y == 0)
    #expect(abs(pulled.zoom - 240.0 / 180) < 0.001)
    #expect(abs(pulled.picture.midX - 195) < 1e-9)
    #expect(abs(pulled.picture.width / pulled.picture.height - 390.0 / 480) < 1e-9)
    let scrolled = try bar(.stretchyHeader, at: 60)
    #expect(scrolled.frame == Rect(x: 0, y: -60, width: 390, height: 180))
  }

  @Test func aMinimumHeightIsNeverPassedAndGivesProgress() throws {
    #expect(try bar(.minimumHeight, at: -122).progress == 0.5)
    #expect(try bar(.minimumHeight, at: -64).progress == 0)
    let far = try bar(.minimumHeight, at: 500)
    #expect(far.frame == Rect(x: 0, y: 0, width: 390, height: 64))
    #expect(far.progress == 0)
    // The middle of the picture stays in the middle of the header.
    #expect(far.picture.midY == 32)
  }

  @Test func aCollapsingToolbarMovesItsPictureHalfAsFar() throws {
    let half = try bar(.collapsingToolbar, at: -122)
    #expect(half.frame.y == -58)
    #expect(half.picture.y == -150 - 29)
    #expect(half.progress == 0.5)
    #expect(try bar(.collapsingToolbar, at: 800).frame.y == -116)
    #expect(try bar(.collapsingToolbar, at: -260).frame.y == 0)
  }

  @Test func aFlexibleSpaceMovesItsBackgroundAQuarterZoomsAndTriggers() throws {
    let collapsed = try bar(.flexibleSpace, at: -64)
    #expect(collapsed.frame.height == 64)
    #expect(collapsed.picture.y == -150 - 29)
    let pulled = try bar(.flexibleSpace, at: -270)
    #expect(abs(pulled.zoom - 1.5) < 0.001)
    #expect(!pulled.isTriggered)
    #expect(try bar(.flexibleSpace, at: -281).isTriggered)
  }

  @Test(arguments: [Preset.minimumHeight, .collapsingToolbar, .flexibleSpace])
  func oneRowIsEnoughToCollapseTheBar(preset: Preset) {
    for rows in [0, 1, 5, 200] {
      var tuning = Tuning()
      tuning.list.rows = rows
      let simulation = Simulation(preset: preset, tuning: tuning)
      #expect(simulation.scrollView.range.lowerBound == -180)
      #expect(simulation.scrollView.range.upperBound >= -64)
      #expect(simulation.isReachable(.closed))
    }
  }

  @Test func everyReleaseOfTheToolbarEndsOnAnEdge() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var simulation = Simulation(preset: .collapsingToolbar)
      let start = Double.random(in: -180...100, using: &random)
      simulation.scroll(to: start, animated: false)
      var y = 400.0
      simulation.touchBegan(at: 0, y: y)
      for move in 1...6 {
        y += Double.random(in: -20...20, using: &random)
        simulation.touchMoved(at: Double(move) / 60, y: y)
        simulation.step()
      }
      simulation.touchEnded(at: 0.1)
      let isSettled = simulation.settle()
      #expect(isSettled)
      let offset = simulation.scrollView.contentOffset
      #expect(offset <= -180 || offset >= -64, "\(offset) from \(start)")
    }
  }

  @Test(arguments: bars)
  func noPlaceIsANegativeZero(preset: Preset) throws {
    var tuning = Tuning()
    for height in [180.0, 0] {
      tuning.bar.height = height
      let simulation = Simulation(preset: preset, tuning: tuning)
      let bar = try #require(simulation.bar(pictureSize: picture))
      for place in [
        bar.frame.y, simulation.unclampedOffset(of: .open), simulation.unclampedOffset(of: .closed),
      ] {
        #expect(place != 0 || place.sign == .plus, "height \(height)")
      }
    }
  }

  @Test func theQuickReturnComesBackWithTheFirstMotionDown() throws {
    var simulation = Simulation(preset: .quickReturn)
    func drag(_ simulation: inout Simulation, by distance: Double) {
      let time = simulation.stillTime
      simulation.touchBegan(at: time, y: 400)
      for step in 1...20 {
        let way = Double(step) / 20 * (abs(distance) + 10)
        simulation.touchMoved(
          at: time + Double(step) / 10, y: 400 + (distance < 0 ? -way : way))
        simulation.step()
      }
      simulation.touchEnded(at: time + 9)
      _ = simulation.settle()
    }
    drag(&simulation, by: -300)
    #expect(try #require(simulation.bar(pictureSize: picture)).frame.y == -180)
    drag(&simulation, by: 50)
    #expect(abs(try #require(simulation.bar(pictureSize: picture)).frame.y + 130) < 0.2)
    simulation.scroll(to: 600, animated: false)
    simulation.step()
    // A jump of the program's own is no motion.
    #expect(abs(try #require(simulation.bar(pictureSize: picture)).frame.y + 130) < 0.2)
  }

  @Test func theIndicatorBeginsAtTheBarsLowerEdge() throws {
    for preset in Self.bars where preset.table == .bar {
      for offset in stride(from: -180.0, through: 300, by: 7) {
        var simulation = Simulation(preset: preset)
        simulation.scroll(to: offset, animated: false)
        let bar = try #require(simulation.bar(pictureSize: picture))
        #expect(simulation.indicatorInsets.top == max(0, bar.frame.maxY))
      }
    }
  }

  @Test func constantsAtTheirEndsStayFinite() throws {
    for preset in Self.bars {
      for parameter in Parameter.all where parameter.section == .bar {
        for value in [parameter.range.lowerBound, parameter.range.upperBound] {
          var tuning = Tuning()
          parameter.set(value, in: &tuning)
          var simulation = Simulation(preset: preset, tuning: tuning)
          for offset in [-1000.0, -180, -64, 0, 5000] {
            simulation.scroll(to: offset, animated: false)
            let bar = try #require(simulation.bar(pictureSize: picture))
            for number in [
              bar.frame.y, bar.frame.height, bar.picture.x, bar.picture.y, bar.picture.width,
              bar.picture.height, bar.zoom, bar.progress,
            ] {
              #expect(number.isFinite, "\(preset) \(parameter.name) \(value)")
            }
            #expect((0...1).contains(bar.progress))
          }
        }
      }
    }
  }
}
