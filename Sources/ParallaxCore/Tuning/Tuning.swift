/// Everything a person can tune, as one value. Lengths are points, y downwards; times milliseconds.
///
/// Every stored property has a row in `Parameter.all`; the defaults stand here and nowhere else.
public struct Tuning: Hashable, Sendable {
  /// The pinned header.
  public var header = Header()
  /// The image behind a transparent table header.
  public var path = Path()
  /// The layers of a layered header.
  public var layers = Layers()
  /// The header of the presets that follow other libraries' rules.
  public var bar = Bar()
  /// Where a drag lands.
  public var snap = Snap()
  /// How the list moves.
  public var scroll = Scroll()
  /// The scroll indicator.
  public var indicator = Indicator()
  /// What the list holds.
  public var list = List()
  /// Pulling the list to refresh it.
  public var refresh = Refresh()
  /// The simulated phone.
  public var device = Device()
  /// Which guides are drawn over the phone and beside it.
  public var overlay = Overlay()

  /// The defaults.
  public init() {}

  /// The constants of the pinned header.
  public struct Header: Hashable, Sendable {
    /// The top of the header's frame.
    public var y = 0.0
    /// The height of the header's frame.
    public var height = 180.0
    /// The height of the strip that the list never covers: the top of the table's frame.
    public var uncoveredHeight = 44.0
    /// What contentInset.top leaves of the header's bottom edge, when it is not linked.
    public var restInset = 43.0
    /// Whether the rest inset follows the uncovered height.
    public var restInsetLinked = true
  }

  /// The constants of the path parallax.
  public struct Path: Hashable, Sendable {
    /// The height of the transparent table header.
    public var headerHeight = 180.0
    /// The height of the line at the table header's bottom, inside it.
    public var borderHeight = 1.0
    /// The coverage of that line, 0 to 1, in black.
    public var borderAlpha = 0.8
    /// Where the image's top edge is at rest.
    public var imageBaseOffset = -150.0
    /// How many times more slowly the image moves than the list on overscroll.
    public var overscrollDivisor = 3.0
  }

  /// One picture that moves by its own multiplier.
  public struct Layer: Hashable, Sendable {
    /// Points moved per point scrolled; on overscroll too while the multipliers are linked.
    public var multiplier: Double
    /// Points moved per point of overscroll, when the multipliers are not linked.
    public var overscrollMultiplier: Double
    /// Whether one multiplier serves both directions.
    public var multipliersLinked = true
    /// Points below the common base offset, at rest.
    public var base: Double
    /// Whether the layer is drawn.
    public var isVisible = true

    /// A visible layer with one multiplier.
    public init(multiplier: Double, base: Double = 0) {
      self.multiplier = multiplier
      self.overscrollMultiplier = multiplier
      self.base = base
    }
  }

  /// The seven layers, back to front.
  public struct Layers: Hashable, Sendable {
    /// The sky.
    public var sky = Layer(multiplier: 0.10)
    /// The sun.
    public var sun = Layer(multiplier: 0.18)
    /// The far ridge.
    public var farRidge = Layer(multiplier: 0.30)
    /// The middle ridge.
    public var midRidge = Layer(multiplier: 0.45)
    /// The near ridge.
    public var nearRidge = Layer(multiplier: 0.62)
    /// The band of fog.
    public var fog = Layer(multiplier: 0.74, base: 6)
    /// The pines.
    public var pines = Layer(multiplier: 0.90, base: 8)
  }

  /// The constants of the other libraries' headers.
  public struct Bar: Hashable, Sendable {
    /// The height at rest.
    public var height = 180.0
    /// The least height: the minimum, the toolbar, the collapsed extent.
    public var minimumHeight = 64.0
    /// How much of its bar's motion the collapsing toolbar's picture is held back by.
    public var parallaxMultiplier = 0.5
    /// The overscroll from which the flexible space triggers its action.
    public var stretchTrigger = 100.0
    /// Which part of the picture keeps its place in the header of a minimum height: 0 top, 1 centre,
    /// 2 bottom.
    public var anchor = 1
  }

  /// Where a drag lands.
  public struct Snap: Hashable, Sendable {
    /// The share of the header's height past which a still release opens.
    public var midpoint = 0.5
    /// The offset at which the header is closed.
    public var closedRest = -1.0
    /// How fast a motion to a changed target ends when the release is slow, per millisecond.
    public var easeRate = 0.012
  }

  /// How the list moves.
  public struct Scroll: Hashable, Sendable {
    /// What is left of the velocity after a millisecond of free deceleration.
    public var decelerationRate = 0.998
    /// The rubber band's constant for touches and the mouse.
    public var rubberBand = 0.55
    /// The rubber band's constant for trackpads and wheels with phases.
    public var trackpadRubberBand = 0.715
    /// What is left of the outward velocity after a millisecond past an edge, before the pull.
    public var bounceRate = 0.998
    /// How fast the edge pulls content back, per millisecond.
    public var bouncePull = 0.01005
    /// The distance from an edge within which a bounce settles on it.
    public var settleDistance = 0.5
    /// The velocity below which a deceleration stops, in points per millisecond.
    public var stopVelocity = 0.01
    /// The velocity below which a release does not fling, in points per millisecond.
    public var flingThreshold = 0.25
    /// How far a finger moves before a pan begins.
    public var panSlop = 10.0
    /// How long a finger may lie still before its lift no longer flings, in milliseconds.
    public var holdTimeout = 100.0
    /// How far one notch of a mouse wheel scrolls.
    public var wheelStep = 72.0
  }

  /// The scroll indicator.
  public struct Indicator: Hashable, Sendable {
    /// How thick it is.
    public var thickness = 3.0
    /// How far it is from the edges.
    public var margin = 3.0
    /// The least length inside the range.
    public var minimumLength = 36.0
    /// The least length while overscrolled.
    public var compressedLength = 7.0
    /// How long it stays after the last motion, in milliseconds.
    public var fadeDelay = 1200.0
    /// How long it takes to go, in milliseconds.
    public var fadeDuration = 250.0
  }

  /// What the list holds.
  public struct List: Hashable, Sendable {
    /// How many rows.
    public var rows = 24
    /// The height of a row.
    public var rowHeight = 72.0
    /// How much row heights differ: each row is higher by a fixed share of this, from 0 to 1.
    public var heightVariation = 0.0
    /// How many sections the rows are shared out among; 0 for none.
    public var sections = 0
    /// The height of a section's header.
    public var sectionHeaderHeight = 28.0
  }

  /// Pulling the list to refresh it.
  public struct Refresh: Hashable, Sendable {
    /// Whether a pull refreshes.
    public var isEnabled = false
    /// How far past the top a release must be.
    public var threshold = 80.0
    /// What is added to the top inset while refreshing.
    public var height = 60.0
    /// How long refreshing takes, in milliseconds.
    public var duration = 1500.0
  }

  /// The simulated phone.
  public struct Device: Hashable, Sendable {
    /// The screen's width.
    public var width = 390.0
    /// The screen's height.
    public var height = 844.0
    /// Pixels per point, on whose grid offsets come to rest.
    public var scale = 3.0
  }

  /// Which guides are drawn.
  public struct Overlay: Hashable, Sendable {
    /// The header's bottom edge.
    public var headerMaxY = true
    /// The strip that stays uncovered.
    public var uncovered = true
    /// The two rests.
    public var rests = true
    /// The offset at which a still release changes its mind.
    public var midpoint = true
    /// Where free deceleration would end.
    public var projected = true
    /// The finger and its trail.
    public var touches = true
    /// The ruler beside the phone.
    public var ruler = true
    /// A frame around each layer.
    public var layerBounds = false
  }
}
