public import ParallaxCore

/// Where everything stands in a window of a size, in points; derived anew whenever the size changes.
public struct WindowLayout: Hashable, Sendable {
  /// The whole window.
  public var window: Rect
  /// The column of graphs at the left; empty while hidden.
  public var monitors: Rect
  /// The graphs' width, one or two frames a point.
  public var plotWidth: Double
  /// What is between monitors and panel.
  public var workspace: Rect
  /// The gutter at the left of the phone.
  public var leftGutter: Rect
  /// The gutter at the right of the phone.
  public var rightGutter: Rect
  /// The phone with its bezel.
  public var phone: Rect
  /// The simulated screen.
  public var screen: Rect
  /// Window points per screen point.
  public var phoneScale: Double
  /// The ring around the screen.
  public var bezel: Double
  /// The panel; empty while hidden.
  public var panel: Rect
  /// The line of values at the bottom.
  public var statusBar: Rect

  /// The height of the status bar.
  public static let statusHeight = 28.0
  /// The width of the monitors beside their plots.
  static let monitorsExtra = 56.0

  /// Lays out a window for a simulated screen. Hidden parts leave their room to the workspace; where
  /// the window is too narrow for all, the monitors go first, then the panel.
  public init(window size: Size, device: Size, showsMonitors: Bool = true, showsPanel: Bool = true)
  {
    let width = max(0, size.width)
    let height = max(0, size.height)
    window = Rect(x: 0, y: 0, width: width, height: height)
    let contentHeight = max(0, height - Self.statusHeight)
    statusBar = Rect(
      x: 0, y: contentHeight, width: width, height: min(height, Self.statusHeight))

    let panelWidth = showsPanel && width >= 520 ? Self.panelWidth(window: width) : 0
    panel = Rect(x: width - panelWidth, y: 0, width: panelWidth, height: contentHeight)
    plotWidth = width >= 3200 ? 480 : width >= 1280 ? 240 : 120
    let isWideEnough =
      width >= 760 && width - panelWidth >= plotWidth + Self.monitorsExtra + 240
    let monitorsWidth =
      showsMonitors && isWideEnough ? plotWidth + Self.monitorsExtra - (width < 1280 ? 4 : 0) : 0
    monitors = Rect(x: 0, y: 0, width: monitorsWidth, height: contentHeight)
    workspace = Rect(
      x: monitorsWidth, y: 0, width: max(0, width - panelWidth - monitorsWidth),
      height: contentHeight)

    // A smaller phone has a thinner ring, which leaves more room for it.
    let full = Self.phoneScale(workspace: workspace, device: device, bezel: 12)
    bezel = full < 1 ? 8 : 12
    phoneScale = full < 1 ? Self.phoneScale(workspace: workspace, device: device, bezel: 8) : full
    let screenSize = Size(width: device.width * phoneScale, height: device.height * phoneScale)
    let outer = Size(width: screenSize.width + 2 * bezel, height: screenSize.height + 2 * bezel)
    phone = Rect(
      x: workspace.x + ((workspace.width - outer.width) / 2).rounded(),
      y: ((contentHeight - outer.height) / 2).rounded(), width: outer.width, height: outer.height)
    screen = Rect(
      x: phone.x + bezel, y: phone.y + bezel, width: screenSize.width, height: screenSize.height)
    leftGutter = Rect(
      x: workspace.x, y: 0, width: max(0, phone.x - workspace.x), height: contentHeight)
    rightGutter = Rect(
      x: phone.maxX, y: 0, width: max(0, workspace.maxX - phone.maxX), height: contentHeight)
  }

  private static func panelWidth(window width: Double) -> Double {
    (min(max(width * 0.28, 320), 480) / 4).rounded(.down) * 4
  }

  /// The largest scale at which phone and gutters fit, on a grid of twelfths below 1 and of quarters
  /// above, at most 3. Both grids give whole font resolutions.
  private static func phoneScale(workspace: Rect, device: Size, bezel: Double) -> Double {
    guard device.width > 0, device.height > 0 else { return 1 }
    let fit = min(
      (workspace.height - 2 * bezel - 24) / device.height,
      (workspace.width - 2 * bezel - 192) / device.width)
    guard fit > 1.0 / 12 else { return 1.0 / 12 }
    // What fits exactly must not fall short of itself by rounding.
    let roomy = fit + 1e-9
    return fit < 1 ? (roomy * 12).rounded(.down) / 12 : min(3, (roomy * 4).rounded(.down) / 4)
  }

  /// A place in the window in the simulated screen's points.
  public func screenPoint(_ point: Point) -> Point {
    Point(x: (point.x - screen.x) / phoneScale, y: (point.y - screen.y) / phoneScale)
  }
}
