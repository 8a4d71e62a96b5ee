public import Drawing
public import ParallaxCore

/// A short notice.
public struct Toast: Hashable, Sendable {
  /// Its symbol.
  public var icon: Icon
  /// What happened.
  public var text: String
  /// More of it, smaller.
  public var detail: String
  /// The word of what can be done about it.
  public var action: String?

  /// Makes a toast.
  public init(icon: Icon, text: String, detail: String = "", action: String? = nil) {
    self.icon = icon
    self.text = text
    self.detail = detail
    self.action = action
  }
}

/// The one toast of the window: top centre, for 4 s, longer while the pointer is on it. It is 376
/// points wide, wider only where its text needs it.
public struct ToastView: Sendable {
  /// The toast that shows.
  public private(set) var toast: Toast?
  private var box = Rect.zero
  private var textWidth = 0.0
  private var detailWidth = 0.0
  private var actionWidth = 0.0
  private var left = 0.0
  private var lastTime = 0.0
  private var pointer: Point?
  private var pressed: Part?

  /// How long it shows, in seconds.
  public static let duration = 4.0

  private enum Part: Hashable { case action, close }

  /// Makes a view without a toast.
  public init() {}

  /// Shows a toast in the place of any other.
  public mutating func show(_ toast: Toast, at time: Double, metrics: any TextMetrics) {
    self.toast = toast
    left = Self.duration
    lastTime = time
    pressed = nil
    textWidth = metrics.width(of: toast.text, style: .body)
    // Rounded up, or its last letter might not fit.
    detailWidth =
      toast.detail.isEmpty ? 0 : metrics.width(of: toast.detail, style: .caption).rounded(.up) + 9
    actionWidth = toast.action.map { metrics.width(of: $0, style: .bodyMedium) } ?? 0
  }

  /// Takes the toast away.
  public mutating func dismiss() { toast = nil }

  /// Lets time pass and handles the events; true when the action was clicked, after which the toast
  /// is gone. The frame is the part of the window it is centred in.
  public mutating func update(_ input: PanelInput, in frame: Rect) -> Bool {
    let ends = 40 + (toast?.action == nil ? 40 : 56 + actionWidth)
    let needed = (textWidth + detailWidth + ends).rounded(.up)
    let width = min(max(376, needed), max(0, frame.width - 16))
    box = Rect(
      x: (frame.midX - width / 2).rounded(), y: frame.y + 12, width: width, height: 40)
    let passed = max(0, input.time - lastTime)
    lastTime = input.time
    guard toast != nil else { return false }
    if !isHovered { left -= passed }
    var isDone = false
    for event in input.events where toast != nil {
      switch event {
      case .pointer(let place): pointer = place
      case .press(let place, _):
        pointer = place
        pressed = part(at: place)
      case .release(let place):
        pointer = place
        if let pressed, part(at: place) == pressed {
          isDone = isDone || pressed == .action
          toast = nil
        }
        pressed = nil
      default: break
      }
    }
    if left <= 0, !isHovered { toast = nil }
    return isDone
  }

  /// Whether a point is on the toast, so that nothing below it is meant.
  public func contains(_ place: Point) -> Bool { toast != nil && box.contains(place) }

  /// When it goes by itself.
  public func nextWake(after time: Double) -> Double? {
    toast == nil || isHovered ? nil : max(time, lastTime + left)
  }

  /// Draws it.
  public func draw(into list: inout DrawList, _ theme: Theme) {
    guard let toast else { return }
    let y = box.midY - 8
    list.roundedRect(box, radius: 6, theme.tip)
    list.icon(toast.icon, center: Point(x: box.x + 20, y: box.midY), theme.tipAction)
    let end = toast.action == nil ? box.maxX - 40 : actionBox.x
    let x = box.x + 40
    list.text(
      toast.text, at: Point(x: x, y: y), style: .body, theme.tipText, maxWidth: max(1, end - x))
    let detail = x + textWidth + 8
    if !toast.detail.isEmpty, detail < end - 16 {
      list.text(
        toast.detail, at: Point(x: detail, y: y), style: .caption, theme.tipDetail,
        maxWidth: end - detail)
    }
    if let action = toast.action {
      list.text(
        action, at: Point(x: actionBox.midX, y: y), style: .bodyMedium, theme.tipAction,
        alignment: .center)
    }
    let isCloseLit = pointer.map { part(at: $0) == .close } ?? false
    list.icon(
      .close, center: Point(x: box.maxX - 20, y: box.midY),
      isCloseLit ? theme.tipText : theme.tipDetail)
  }

  private var isHovered: Bool { pointer.map { box.contains($0) } ?? false }

  private var actionBox: Rect {
    Rect(x: box.maxX - 56 - actionWidth, y: box.y, width: actionWidth + 16, height: box.height)
  }

  private func part(at place: Point) -> Part? {
    guard toast != nil, box.contains(place) else { return nil }
    if place.x >= box.maxX - 36 { return .close }
    return toast?.action != nil && actionBox.contains(place) ? .action : nil
  }
}
