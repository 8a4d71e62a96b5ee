import Documents
import Drawing
import PanelKit
import ParallaxCore
import SDLKit

/// Measures the program: its frames in a real window, its start, its rest, its memory, its core.
public enum Bench {
  /// Prints all figures, as JSON and as a table. Needs a display.
  public static func run(_ options: Options, program: String) throws {
    var report = BenchReport()
    try measureWindow(options, &report)
    try measureAllocations(options, &report)
    measureStart(program, &report)
    measureCore(&report)
    try measureLayers(options, &report)
    report.print()
  }

  /// Scrolls each preset by hand and by fling, then rests; all in one window, in one run.
  private static func measureWindow(_ options: Options, _ report: inout BenchReport) throws {
    var options = options
    options.size = options.size ?? Options.defaultSize
    options.scale = options.scale ?? 1
    options.tuning.list.rows = 1000
    var loop = try WindowLoop(options)
    for preset in Preset.classic {
      loop.app.choose(preset)
      let frames = try scroll(&loop, frames: 600)
      let name = preset.rawValue
      report.add("\(name), frame CPU p50", frames.cpu.quantile(0.5), "ms")
      report.add("\(name), frame CPU p99", frames.cpu.quantile(0.99), "ms", aim: "below 8.3")
      report.add("\(name), frame wall p50", frames.wall.quantile(0.5), "ms")
      report.add("\(name), frame wall p99", frames.wall.quantile(0.99), "ms")
      report.add("\(name), frames a second", frames.rate, "", decimals: 1, aim: "the display's")
      report.add(
        "\(name), allocations a frame with X11's own", frames.allocations, "", decimals: 1)
    }
    for rows in [10, 10_000, 1_000_000] {
      var tuning = loop.app.simulation.tuning
      tuning.list.rows = rows
      loop.app.simulation.setTuning(tuning)
      let frames = try scroll(&loop, frames: 240)
      report.add("\(rows) rows, frame CPU p50", frames.cpu.quantile(0.5), "ms")
      report.add("\(rows) rows, frame CPU p99", frames.cpu.quantile(0.99), "ms")
    }
    try measureRest(&loop, &report)
    report.add(
      "peak memory", Double(ChildProcess.ownPeakMemory) / 1_048_576, "MiB", decimals: 1,
      aim: "below 80")
  }

  private struct Frames {
    var cpu = Samples()
    var wall = Samples()
    var allocations: Double?
    var rate = 0.0
  }

  /// Drags up, flings, drags down and flings again, as events, a display frame at a time. The first
  /// second only warms the caches.
  private static func scroll(_ loop: inout WindowLoop, frames count: Int) throws -> Frames {
    var frames = Frames()
    var before: Int?
    var start = 0.0
    for index in -120..<count {
      if index == 0 {
        before = AllocationCount.now()
        start = Clock.now()
      }
      loop.app.time = Clock.now()
      drive(loop.app, frame: index + 120)
      let cpu = Clock.threadTime()
      let wall = Clock.now()
      try loop.work()
      if index >= 0 {
        frames.cpu.append((Clock.threadTime() - cpu) * 1000)
        frames.wall.append((Clock.now() - wall) * 1000)
      }
      loop.pause()
    }
    frames.rate = Double(count) / (Clock.now() - start)
    if let before, let after = AllocationCount.now() {
      // What the samples themselves took is not the program's.
      frames.allocations = max(0, Double(after - before) / Double(count))
    }
    return frames
  }

  private static func drive(_ app: Playground, frame: Int) {
    let layout = app.layout
    let phase = frame % 60
    let up = frame / 60 % 2 == 0
    let start = Point(x: layout.screen.midX, y: layout.screen.midY)
    let y = start.y + (up ? -1.0 : 1) * Double(phase) * 9
    let place = Point(x: start.x * app.uiScale, y: y * app.uiScale)
    switch phase {
    case 0: app.handle(.pointerDown(Pointer(position: place)))
    case 1..<24: app.handle(.pointerMoved(Pointer(position: place, button: nil, clickCount: 0)))
    case 24: app.handle(.pointerUp(Pointer(position: place)))
    default: break
    }
  }

  /// The same scrolling off-screen: what the window system takes to show a frame is left out.
  private static func measureAllocations(
    _ options: Options, _ report: inout BenchReport
  ) throws {
    let assets = try AppAssets.load(
      from: try AssetFolder.find(override: options.assets), onReady: {})
    guard let fonts = assets.fonts else { return }
    let size = Options.defaultSize
    let canvas = try Canvas(width: Int(size.width), height: Int(size.height), assets: assets)
    // As the window does: pictures are scaled beside the loop and enlarged as they are drawn.
    canvas.loadsInBackground = true
    for preset in Preset.allCases {
      let app = Playground(
        preset: preset, tuning: options.tuning, framesPerSecond: 60, isDark: true,
        metrics: fonts)
      var before: Int?
      let frames = 600
      // Four seconds fill the graphs and meet every text there is.
      for frame in -300..<frames {
        if frame == 0 { before = AllocationCount.now() }
        while frame < 0, assets.images?.isLoading == true { Clock.sleep(until: Clock.now() + 0.01) }
        app.time += 1.0 / 60
        drive(app, frame: frame + 300)
        app.advance(frames: 1)
        app.draw(on: canvas)
      }
      let allocations = AllocationCount.now().flatMap { after in
        before.map { Double(after - $0) / Double(frames) }
      }
      report.add("\(preset.rawValue), allocations a frame", allocations, "", aim: "0")
    }
  }

  /// Lets everything settle, then counts the processor's time over five seconds of rest.
  private static func measureRest(_ loop: inout WindowLoop, _ report: inout BenchReport) throws {
    let settled = Clock.now() + 8
    while Clock.now() < settled, loop.app.needsFrame || loop.app.wait != nil {
      try loop.work()
      loop.pause(atMost: 0.5)
    }
    let start = Clock.now()
    let cpu = Clock.processTime()
    var turns = 0
    while Clock.now() < start + 5 {
      try loop.work()
      loop.pause(atMost: start + 5 - Clock.now())
      turns += 1
    }
    let seconds = Clock.now() - start
    report.add(
      "at rest, share of a core", (Clock.processTime() - cpu) / seconds * 100, "%", decimals: 3,
      aim: "below 0.5")
    report.add(
      "at rest, wakes a second", Double(turns) / seconds, "", decimals: 1, aim: "at most 2")
  }

  /// The program is started anew, ten times, to draw one frame and end.
  private static func measureStart(_ program: String, _ report: inout BenchReport) {
    var seconds = Samples()
    for _ in 0..<10 {
      guard let usage = ChildProcess.run(program, ["--frames=1"]), usage.status == 0 else {
        report.add("start to first frame", nil, "ms")
        return
      }
      seconds.append(usage.seconds * 1000)
    }
    report.add(
      "start, first frame and end, p50", seconds.quantile(0.5), "ms", decimals: 0,
      aim: "below 150")
    report.add("start, first frame and end, worst of 10", seconds.quantile(1), "ms", decimals: 0)
  }

  /// One step of the whole model: the scroll view, the insets, the indicator and eight pictures.
  private static func measureCore(_ report: inout BenchReport) {
    var simulation = Simulation(preset: .layerCake)
    var sum = 0.0
    let steps = 1_000_000
    let before = AllocationCount.now()
    let start = Clock.threadTime()
    for step in 0..<steps {
      if step % 200 == 0 {
        simulation.touchBegan(at: Double(step) / 60, y: 400)
        simulation.touchMoved(at: Double(step) / 60 + 0.02, y: step % 400 == 0 ? 340 : 460)
        simulation.touchEnded(at: Double(step) / 60 + 0.03)
      }
      simulation.step()
      sum += simulation.indicator.y + simulation.pathImageY
      sum += simulation.layerY(.sky) + simulation.layerY(.sun) + simulation.layerY(.farRidge)
      sum += simulation.layerY(.midRidge) + simulation.layerY(.nearRidge)
      sum += simulation.layerY(.fog) + simulation.layerY(.pines)
    }
    let seconds = Clock.threadTime() - start
    let allocations = AllocationCount.now().flatMap { after in
      before.map { Double(after - $0) / Double(steps) }
    }
    // The sum is shown to the optimiser, so that no step can be left out.
    report.add(
      "core step with 8 layers", sum.isFinite ? seconds * 1e9 / Double(steps) : nil, "ns",
      decimals: 0, aim: "below 200")
    report.add("core step, allocations", allocations, "", aim: "0")
  }

  /// The phone's screen alone with 1, 8 and 32 layers, off-screen.
  private static func measureLayers(_ options: Options, _ report: inout BenchReport) throws {
    let folder = try AssetFolder.find(override: options.assets)
    let assets = try AppAssets.load(from: folder, onReady: {})
    let canvas = try Canvas(width: 390, height: 844, assets: assets)
    let screen = Rect(x: 0, y: 0, width: 390, height: 844)
    let simulation = Simulation(preset: .pinnedHeader)
    for count in [1, 8, 32] {
      var samples = Samples()
      var list = DrawList()
      for frame in -20..<200 {
        list.removeAll()
        for layer in 0..<count {
          let picture = Picture.allCases[layer == 0 ? 1 : 1 + layer % 7]
          list.append(
            .image(
              picture.id,
              in: HeaderPicture.frame(
                y: -150 + Double(frame % 40) * Double(layer) / 32, in: screen), opacity: 1))
        }
        TableContent.draw(simulation, in: screen, to: &list)
        let start = Clock.threadTime()
        canvas.draw(list, origin: .zero, scale: 1, clip: canvas.bounds)
        if frame >= 0 { samples.append((Clock.threadTime() - start) * 1000) }
      }
      report.add(
        "screen with \(count) layer\(count == 1 ? "" : "s"), CPU p50", samples.quantile(0.5), "ms")
    }
  }
}
