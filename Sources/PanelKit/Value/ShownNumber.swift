import Drawing
import ParallaxCore

/// How a parameter's value is written: in its shown unit, with its fixed decimals, and with one more
/// where the value was typed or stepped finer than they can say.
struct ShownNumber {
  let number: Double
  let decimals: Int

  init(_ value: Double, of parameter: Parameter) {
    number = value * parameter.unit.displayFactor
    let scaled = number * Self.power(parameter.decimals)
    let isExact = abs(scaled - scaled.rounded()) < 0.04
    decimals = parameter.decimals + (isExact ? 0 : 1)
  }

  /// A number that is no parameter's.
  init(_ number: Double, decimals: Int) {
    self.number = number
    self.decimals = decimals
  }

  /// The number of characters it takes.
  var cells: Int {
    var count = decimals > 0 ? decimals + 1 : 0
    var whole = abs(number)
    repeat {
      whole /= 10
      count += 1
    } while whole >= 1 && count < 24
    return number < 0 ? count + 1 : count
  }

  /// The number as text, for a field that opens.
  var string: String { NumberText.string(number, decimals: decimals) }

  /// A value held to the range and to the finest that can be shown.
  static func rounded(_ value: Double, of parameter: Parameter) -> Double {
    let held = min(max(value, parameter.range.lowerBound), parameter.range.upperBound)
    let power = power(parameter.decimals + 1) * parameter.unit.displayFactor
    let rounded = (held * power).rounded() / power
    let whole = if case .count = parameter.storage { held.rounded() } else { rounded }
    return min(max(whole, parameter.range.lowerBound), parameter.range.upperBound)
  }

  /// The value some steps on: ten with Shift, a tenth with Alt, else one.
  static func stepped(
    _ value: Double, by steps: Double, _ modifiers: PanelModifiers, of parameter: Parameter
  ) -> Double {
    let isWhole = if case .count = parameter.storage { true } else { false }
    if modifiers.contains(.alt), !isWhole {
      return rounded(value + steps * parameter.step / 10, of: parameter)
    }
    let count = modifiers.contains(.shift) ? steps * 10 : steps
    return parameter.snapped(value + count * parameter.step)
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
