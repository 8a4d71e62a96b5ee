import ParallaxCore
import Testing

struct ParameterTests {
  /// The dotted paths of every number and switch that is stored in a value.
  private func leaves(of value: Any, path: String = "") -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      let name = path.isEmpty ? label : "\(path).\(label)"
      let inner = leaves(of: child.value, path: name)
      return inner.isEmpty ? [name] : inner
    }
  }

  @Test func everyStoredPropertyHasExactlyOneRow() {
    let stored = leaves(of: Tuning()).sorted()
    #expect(stored.count > 60)
    #expect(Parameter.all.map(\.name).sorted() == stored)
  }

  @Test func everyRowWritesTheFieldItsNameSays() {
    for parameter in Parameter.all {
      var tuning = Tuning()
      let other =
        parameter.range.lowerBound == parameter.defaultValue
        ? parameter.range.upperBound : parameter.range.lowerBound
      parameter.set(other, in: &tuning)
      #expect(parameter[tuning] == other)
      let before = values(of: Tuning())
      let after = values(of: tuning)
      let changed = before.keys.filter { before[$0] != after[$0] }
      #expect(changed == [parameter.name])
    }
  }

  private func values(of value: Any, path: String = "") -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      guard let label = child.label else { continue }
      let name = path.isEmpty ? label : "\(path).\(label)"
      let inner = values(of: child.value, path: name)
      if inner.isEmpty { result[name] = "\(child.value)" } else { result.merge(inner) { $1 } }
    }
    return result
  }

  @Test func defaultsLieInRangeAndOnTheGrid() {
    for parameter in Parameter.all {
      #expect(parameter.range.contains(parameter.defaultValue), "\(parameter.name)")
      #expect(
        parameter.snapped(parameter.defaultValue) == parameter.defaultValue, "\(parameter.name)")
      #expect(parameter.step > 0)
      #expect(!parameter.presets.isEmpty)
      #expect(!parameter.summary.isEmpty && parameter.summary.hasSuffix("."))
      #expect(!parameter.summary.contains("\n"))
      #expect(!parameter.source.isEmpty)
      #expect(!parameter.isModified(in: Tuning()))
      #expect(Parameter.named(parameter.name)?.name == parameter.name)
    }
    #expect(Parameter.named("header.nothing") == nil)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func snappingIsIdempotentMonotoneAndNear(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for parameter in Parameter.all {
      var last = -Double.infinity
      var inputs = (0..<200).map { _ in Double.random(in: parameter.range, using: &random) }
      inputs.sort()
      for value in inputs {
        let snapped = parameter.snapped(value)
        #expect(parameter.range.contains(snapped))
        #expect(parameter.snapped(snapped) == snapped, "\(parameter.name) at \(value)")
        #expect(abs(snapped - value) <= parameter.step / 2 * 1.000001)
        #expect(snapped >= last)
        last = snapped
      }
      #expect(parameter.snapped(parameter.range.upperBound) <= parameter.range.upperBound)
    }
  }

  @Test func valuesOutOfRangeAreHeldAndNotANumberIsIgnored() {
    for parameter in Parameter.all {
      var tuning = Tuning()
      parameter.set(.infinity, in: &tuning)
      #expect(parameter[tuning] == parameter.range.upperBound)
      parameter.set(-.infinity, in: &tuning)
      #expect(parameter[tuning] == parameter.range.lowerBound)
      parameter.set(.nan, in: &tuning)
      #expect(parameter[tuning] == parameter.range.lowerBound)
    }
  }

  @Test func linkedValuesFollowTheirSource() throws {
    var tuning = Tuning()
    let rest = try #require(Parameter.named("header.restInset"))
    tuning.header.uncoveredHeight = 60
    #expect(rest.effectiveValue(in: tuning) == 59)
    #expect(!rest.isModified(in: tuning))
    tuning.header.restInsetLinked = false
    #expect(rest.effectiveValue(in: tuning) == 43)
    #expect(rest.isModified(in: tuning))
    let overscroll = try #require(Parameter.named("layers.sun.overscrollMultiplier"))
    tuning.layers.sun.multiplier = 0.4
    #expect(overscroll.effectiveValue(in: tuning) == 0.4)
    tuning.layers.sun.multipliersLinked = false
    #expect(overscroll.effectiveValue(in: tuning) == 0.18)
  }
}
