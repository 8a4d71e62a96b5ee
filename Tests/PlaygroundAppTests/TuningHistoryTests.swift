import ParallaxCore
import Testing

@testable import PlaygroundApp

@Suite struct TuningHistoryTests {
  private func tuning(_ height: Double) -> Tuning {
    var tuning = Tuning()
    tuning.header.height = height
    return tuning
  }

  /// A change from one height to another.
  private func change(
    _ history: inout TuningHistory, _ from: Double, _ to: Double, of parameter: Int? = nil,
    at time: Double = 0
  ) {
    history.begin(tuning(from))
    history.commit(tuning(to), of: parameter, at: time)
  }

  @Test func aChangeThroughManyValuesIsOneStep() {
    var history = TuningHistory()
    history.begin(tuning(100))
    // What a slider sends while it is dragged.
    history.begin(tuning(120))
    history.begin(tuning(140))
    history.commit(tuning(150), of: 3, at: 1)
    let before = history.undo(from: tuning(150))
    #expect(before == tuning(100))
    #expect(!history.canUndo)
  }

  @Test func undoAndRedoGoThereAndBack() {
    var history = TuningHistory()
    for step in 0..<3 { change(&history, Double(step), Double(step + 1), at: Double(step)) }
    let second = history.undo(from: tuning(3))
    #expect(second == tuning(2))
    let first = history.undo(from: tuning(2))
    #expect(first == tuning(1))
    #expect(history.canRedo)
    let again = history.redo(from: tuning(1))
    #expect(again == tuning(2))
    let last = history.redo(from: tuning(2))
    #expect(last == tuning(3))
    #expect(!history.canRedo)
    let none = history.redo(from: tuning(3))
    #expect(none == nil)
  }

  @Test func aNewChangeClearsWhatWasUndone() {
    var history = TuningHistory()
    change(&history, 1, 2)
    _ = history.undo(from: tuning(2))
    change(&history, 1, 5)
    #expect(!history.canRedo)
  }

  @Test func quickChangesOfOneConstantAreOneStep() {
    var history = TuningHistory()
    change(&history, 1, 2, of: 7, at: 10)
    change(&history, 2, 3, of: 7, at: 10.5)
    change(&history, 3, 4, of: 7, at: 11)
    let before = history.undo(from: tuning(4))
    #expect(before == tuning(1))
    #expect(!history.canUndo)
  }

  @Test func slowOnesAndThoseOfOthersAreNot() {
    var history = TuningHistory()
    change(&history, 1, 2, of: 7, at: 10)
    change(&history, 2, 3, of: 7, at: 10.7)
    change(&history, 3, 4, of: 8, at: 10.8)
    change(&history, 4, 5, at: 10.9)
    change(&history, 5, 6, at: 11)
    var steps: [Tuning] = []
    var now = tuning(6)
    while let before = history.undo(from: now) {
      steps.append(before)
      now = before
    }
    #expect(steps == [5, 4, 3, 2, 1].map { tuning($0) })
  }

  @Test func nothingIsMergedOverAnUndo() {
    var history = TuningHistory()
    change(&history, 1, 2, of: 7, at: 10)
    _ = history.undo(from: tuning(2))
    change(&history, 1, 3, of: 7, at: 10.1)
    let before = history.undo(from: tuning(3))
    #expect(before == tuning(1))
  }

  @Test func whatChangedNothingOrWasCalledOffIsNoStep() {
    var history = TuningHistory()
    change(&history, 1, 1)
    history.begin(tuning(1))
    history.cancel()
    history.commit(tuning(9), at: 0)
    #expect(!history.canUndo)
  }

  @Test func theOldestStepsGo() {
    var history = TuningHistory()
    for step in 0..<620 { change(&history, Double(step), Double(step + 1)) }
    var count = 0
    var now = tuning(620)
    while let before = history.undo(from: now) {
      now = before
      count += 1
    }
    #expect(count == 500)
    #expect(now == tuning(120))
  }
}
