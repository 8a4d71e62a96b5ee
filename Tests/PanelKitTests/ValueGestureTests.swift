import ParallaxCore
import Testing

@testable import PanelKit

@Suite struct ValueGestureTests {
  private static let rows = ParameterTable.shared.rows

  private func gesture(
    _ index: Int, at x: Double, _ modifiers: PanelModifiers = []
  ) -> ValueGesture {
    let row = Self.rows[index]
    return ValueGesture(
      row, index: index, startValue: row.defaultValue, trackX: 50, trackWidth: 144, x: x,
      modifiers: modifiers)
  }

  private func isOnGrid(_ value: Double, _ parameter: Parameter) -> Bool {
    parameter.snapped(value) == value || value == parameter.defaultValue
  }

  @Test func anyDragStaysInRangeAndOnTheGrid() {
    var random = Seeded(21)
    for (index, row) in Self.rows.enumerated() {
      var drag = gesture(index, at: .random(in: -500...900, using: &random))
      for _ in 0..<60 {
        let modifiers = PanelModifiers(rawValue: .random(in: 0...7, using: &random))
        let x = Double.random(in: -500...900, using: &random)
        drag.change(modifiers, x: x, row)
        drag.move(to: Double.random(in: -500...900, using: &random), row)
        #expect(row.parameter.range.contains(drag.value))
        #expect(isOnGrid(drag.value, row.parameter), "\(row.title) \(drag.value)")
      }
    }
  }

  @Test func theEndsReachTheBounds() {
    for (index, row) in Self.rows.enumerated() {
      #expect(gesture(index, at: 20, .alt).value == row.parameter.range.lowerBound)
      #expect(gesture(index, at: 220, .alt).value == row.parameter.range.upperBound)
    }
  }

  @Test func theDefaultSticksAndAltFreesIt() throws {
    let index = try #require(Parameter.all.firstIndex { $0.name == "header.height" })
    let row = Self.rows[index]
    let home = 50 + row.scale.place(of: row.defaultValue) * 144
    for offset in [-3.0, -1.5, 0, 2, 3] {
      #expect(gesture(index, at: home + offset).value == row.defaultValue)
    }
    #expect(gesture(index, at: home + 3.5).value != row.defaultValue)
    #expect(gesture(index, at: home + 2, .alt).value != row.defaultValue)
  }

  @Test func everyDefaultCanBeReached() {
    for (index, row) in Self.rows.enumerated() {
      let home = 50 + row.scale.place(of: row.defaultValue) * 144
      #expect(gesture(index, at: home.rounded()).value == row.defaultValue)
    }
  }

  @Test func modifiersNeverMakeTheValueJump() {
    var random = Seeded(22)
    for (index, row) in Self.rows.enumerated() {
      var drag = gesture(index, at: 100)
      for _ in 0..<40 {
        let x = Double.random(in: 0...250, using: &random)
        drag.move(to: x, row)
        let before = drag.value
        drag.change(PanelModifiers(rawValue: .random(in: 0...7, using: &random)), x: x, row)
        #expect(drag.value == before)
        drag.move(to: x, row)
        #expect(drag.value == before, "\(row.title) jumped")
      }
    }
  }

  @Test func shiftMovesATenthAsFar() throws {
    let index = try #require(Parameter.all.firstIndex { $0.name == "header.height" })
    let row = Self.rows[index]
    var drag = gesture(index, at: 122)
    #expect(drag.value == 300)
    drag.change(.shift, x: 122, row)
    drag.move(to: 122 + 24, row)
    #expect(drag.value == 310)
    drag.change([], x: 146, row)
    drag.move(to: 146 + 24, row)
    #expect(drag.value == 410)
  }
}
