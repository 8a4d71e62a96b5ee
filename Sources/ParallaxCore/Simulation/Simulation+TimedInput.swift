extension Simulation {
  /// Lets an input happen. A setting of an unknown name does nothing; values are held to their range,
  /// and one for a constant that follows another sets it free.
  public mutating func apply(_ input: TimedInput) {
    switch input.kind {
    case .touch(.began, let place): touchBegan(at: input.time, y: place.y)
    case .touch(.moved, let place): touchMoved(at: input.time, y: place.y)
    case .trackpad(.began, _): touchBegan(at: input.time, y: 0, pointing: .trackpad)
    case .trackpad(.moved, let dy):
      guard let touch = scrollView.touch else { return }
      touchMoved(at: input.time, y: touch.y + dy)
    case .touch(.ended, _), .trackpad(.ended, _): touchEnded(at: input.time)
    case .touch(.cancelled, _), .trackpad(.cancelled, _): touchCancelled()
    case .wheel(let notches): wheel(notches: notches)
    case .set(let settings):
      edit { tuning in
        // In the table's order a link stands behind what it links: naming both keeps the link.
        for parameter in Parameter.all {
          if let value = settings[parameter.name] { parameter.setFree(value, in: &tuning) }
        }
      }
    case .bounds(let size):
      edit { tuning in
        Parameter.named("device.width")?.set(size.width, in: &tuning)
        Parameter.named("device.height")?.set(size.height, in: &tuning)
      }
    case .rows(let count):
      edit { tuning in Parameter.named("list.rows")?.set(Double(count), in: &tuning) }
    case .prepend(let count): prependRows(count)
    case .scroll(let destination, let animated): scroll(to: destination, animated: animated)
    case .preset(let preset): setPreset(preset)
    case .shot: break
    }
  }

  /// Scrolls to a place, at once or eased.
  public mutating func scroll(to destination: TimedInput.Destination, animated: Bool) {
    switch destination {
    case .offset(let offset): scroll(to: offset, animated: animated)
    case .top: scroll(to: scrollView.range.lowerBound, animated: animated)
    case .rest(let rest): scroll(to: offset(of: rest), animated: animated)
    case .otherRest: scroll(to: offset(of: otherRest), animated: animated)
    }
  }

  /// Changes constants in place.
  public mutating func edit(_ change: (inout Tuning) -> Void) {
    var changed = tuning
    change(&changed)
    setTuning(changed)
  }
}
