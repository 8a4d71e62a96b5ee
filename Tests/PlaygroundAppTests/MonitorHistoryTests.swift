import ParallaxCore
import Testing

@testable import PlaygroundApp

@Suite struct MonitorHistoryTests {
  private func simulation(_ preset: Preset = .layerCake, at offset: Double) -> Simulation {
    var simulation = Simulation(preset: preset)
    simulation.scroll(to: offset, animated: false)
    return simulation
  }

  @Test func theNewestIsFirst() {
    var history = MonitorHistory()
    #expect(history.count == 0)
    for offset in [10.0, 20, 30] { history.append(simulation(at: offset), lastWork: 0) }
    #expect(history.count == 3)
    #expect((0..<3).map { history.sample(back: $0).offset } == [30, 20, 10])
  }

  @Test func aFramesWorkIsKnownOneFrameLater() {
    var history = MonitorHistory()
    history.append(simulation(at: 1), lastWork: 99)
    history.append(simulation(at: 2), lastWork: 5)
    history.append(simulation(at: 3), lastWork: 7)
    #expect((0..<3).map { history.sample(back: $0).work } == [-1, 7, 5])
  }

  @Test func theOldestGoesWhenItIsFull() {
    var history = MonitorHistory()
    var model = simulation(at: 0)
    let count = MonitorHistory.capacity + 25
    for frame in 0..<count {
      model.scroll(to: Double(frame), animated: false)
      history.append(model, lastWork: 0)
    }
    #expect(history.count == MonitorHistory.capacity)
    for back in [0, 1, 24, 25, 26, 479] {
      #expect(history.sample(back: back).offset == Double(count - 1 - back))
    }
    // What is further back than anything kept is the oldest.
    #expect(history.sample(back: 5000).offset == history.sample(back: 479).offset)
  }

  @Test func everyLayerHasASeriesOfItsOwn() {
    var history = MonitorHistory()
    let model = simulation(at: 50)
    history.append(simulation(at: -1), lastWork: 0)
    history.append(model, lastWork: 0)
    for (index, name) in LayerName.allCases.enumerated() {
      #expect(history.layerY(index, back: 0) == model.layerY(name))
    }
    history.fill(with: model)
    #expect(history.count == MonitorHistory.capacity)
    for back in [0, 1, MonitorHistory.capacity - 1] {
      #expect(history.sample(back: back).offset == model.scrollView.contentOffset)
      #expect(history.sample(back: back).work < 0)
    }
  }

  @Test func theOnePictureIsTheFirstSeries() {
    #expect(MonitorHistory.layerY(0, in: simulation(.pinnedHeader, at: 30)) == 0)
    #expect(MonitorHistory.layerY(0, in: simulation(.pathParallax, at: 30)) == -180)
    #expect(MonitorHistory.layerY(0, in: simulation(.combined, at: -137)) == -150)
  }

  @Test func everyPhaseIsOneOfFourStates() {
    var model = simulation(at: -137)
    #expect(MotionState(model) == .idle)
    model.touchBegan(at: 0, y: 400)
    model.touchMoved(at: 0.02, y: 380)
    #expect(MotionState(model) == .dragging)
    model.touchMoved(at: 0.04, y: 200)
    model.touchMoved(at: 0.05, y: 120)
    model.touchEnded(at: 0.05)
    #expect(MotionState(model) == .decelerating)
    model.jumpBetweenRests()
    #expect(MotionState(model) == .settling)
    #expect(Set(MotionState.allCases.map(\.title)).count == 4)
  }
}
