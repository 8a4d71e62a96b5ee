import ParallaxCore
import Testing

/// A scroll view does not know up from down: what is mirrored moves as its mirror image.
struct MirrorTests {
  @Test(arguments: [UInt64(1), 2, 3]) func aMirroredScriptGivesTheMirroredTrace(seed: UInt64) {
    var findings = Findings()
    for index in 0..<300 as Range<UInt64> {
      let script = RandomScript(seed: seed * 10_000 + index, edits: false)
      let physics = Physics(Tuning())
      // A range symmetric about 0, so that the mirror image of o is −o.
      var view = ScrollView(
        boundsHeight: 800, contentHeight: 1400, contentInset: EdgeInsets(top: 300, bottom: -300),
        contentOffset: 0)
      var image = view
      var next = 0
      for frame in 0..<200 {
        while next < script.inputs.count, script.inputs[next].time <= Double(frame) / 60 {
          view.feel(script.inputs[next], sign: 1, in: physics)
          image.feel(script.inputs[next], sign: -1, in: physics)
          next += 1
        }
        view.step(in: physics)
        image.step(in: physics)
        if !isClose(view.contentOffset, -image.contentOffset, within: 1e-7) {
          findings.add("seed \(script.seed): \(view.contentOffset), \(image.contentOffset)")
          break
        }
      }
    }
    #expect(findings.count == 0, "\(findings.summary)")
  }
}

extension ScrollView {
  /// Feels a script's fingers and its programmatic scrolls, as they are or mirrored.
  fileprivate mutating func feel(_ input: TimedInput, sign: Double, in physics: Physics) {
    switch input.kind {
    case .touch(.began, let place): touchBegan(at: input.time, y: sign * place.y, in: physics)
    case .touch(.moved, let place): touchMoved(at: input.time, y: sign * place.y, in: physics)
    case .touch(.ended, _): touchEnded(at: input.time, in: physics)
    case .touch(.cancelled, _): touchCancelled(in: physics)
    case .scroll(.offset(let offset), true):
      animateContentOffset(to: sign * (offset - 600) / 4)
    case .scroll(.offset(let offset), false):
      setContentOffset(sign * (offset - 600) / 4, in: physics)
    default: break
    }
  }
}
