/// Flutter's flexible space in an app bar: the background moves up by a quarter of the way the bar
/// collapses, and is zoomed on overscroll, which triggers an action from 100 on.
///
/// Source: FlexibleSpaceBar (CollapseMode.parallax, StretchMode.zoomBackground) and SliverAppBar's
/// stretchTriggerOffset, in Flutter's material library.
public struct FlexibleSpace: Hashable, Sendable {
  /// The expanded height.
  public let maximumExtent: Double
  /// The collapsed height; held to 0…maximum.
  public let minimumExtent: Double
  /// The overscroll from which the action is triggered.
  public let stretchTrigger: Double

  /// Makes a space; a negative height counts as 0.
  public init(maximumExtent: Double, minimumExtent: Double, stretchTrigger: Double = 100) {
    self.maximumExtent = max(0, maximumExtent)
    self.minimumExtent = minimumExtent.clamped(0, self.maximumExtent)
    self.stretchTrigger = stretchTrigger
  }

  /// The bar's height, scrolled by a distance, negative on overscroll: max(minimum, maximum − d).
  public func extent(scrolledBy d: Double) -> Double { max(minimumExtent, maximumExtent - d) }

  /// How collapsed it is: t = 1 − (extent − minimum)/(maximum − minimum), held to 0…1; a bar that
  /// cannot collapse is expanded, 0.
  public func collapse(scrolledBy d: Double) -> Double {
    guard maximumExtent > minimumExtent else { return 0 }
    return (1 - (extent(scrolledBy: d) - minimumExtent) / (maximumExtent - minimumExtent))
      .clamped(0, 1)
  }

  /// The background's top in the bar: −t · (maximum − minimum)/4.
  public func backgroundY(scrolledBy d: Double) -> Double {
    (-collapse(scrolledBy: d) * (maximumExtent - minimumExtent) / 4).withoutNegativeZero
  }

  /// The background's zoom on overscroll: extent/maximum, 1 otherwise.
  public func zoom(scrolledBy d: Double) -> Double {
    maximumExtent > 0 ? max(1, extent(scrolledBy: d) / maximumExtent) : 1
  }

  /// Whether an overscroll triggers the action.
  public func isTriggered(scrolledBy d: Double) -> Bool { -d >= stretchTrigger }
}
