public import Drawing
public import ParallaxCore
import Synchronization

/// The pictures by number: files that have passed the gate, scaled to the sizes in use.
///
/// Only scaled pictures are kept. A window's canvas draws what is there and has the rest decoded in
/// the background; `onReady` is then called on some thread. An off-screen canvas waits.
public final class ImageStore: Sendable {
  private struct Size: Hashable {
    let id: Int
    let width: Int
    let height: Int
  }

  private struct Kept {
    let size: Size
    let picture: Picture
    var lastUse: Int
  }

  private struct State {
    var files: [Int: (path: String, header: ImageHeader)] = [:]
    var next = 0
    var kept: [Kept] = []
    var pending: Set<Size> = []
    var failed: Set<Size> = []
    var failures: [AssetError] = []
    var uses = 0
  }

  /// How many sizes of one picture are kept: the window's and a capture's.
  private static let mostSizes = 2

  private let state = Mutex(State())
  private let onReady: @Sendable () -> Void

  /// Makes an empty store; `onReady` is called on any thread when a picture can be drawn.
  public init(onReady: @escaping @Sendable () -> Void = {}) {
    self.onReady = onReady
  }

  /// Checks a file (regular, at most 64 MiB, PNG or JPEG by its first bytes, sides up to 16384,
  /// 64 million pixels in all) and gives it a number. Nothing is decoded yet.
  public func register(_ path: String) throws(AssetError) -> ImageID {
    let header = try ImageFile.header(at: path)
    return state.withLock { state in
      let id = state.next
      state.next += 1
      state.files[id] = (path, header)
      return ImageID(rawValue: id)
    }
  }

  /// Puts another file behind a number; what was scaled from the old one goes.
  public func replace(_ id: ImageID, with path: String) throws(AssetError) {
    let header = try ImageFile.header(at: path)
    state.withLock { state in
      state.files[id.rawValue] = (path, header)
      state.next = max(state.next, id.rawValue + 1)
      state.kept.removeAll { $0.size.id == id.rawValue }
      state.failed = state.failed.filter { $0.id != id.rawValue }
    }
  }

  /// The size a picture's file declares, in pixels; nil for an unknown number.
  public func pixelSize(of id: ImageID) -> ParallaxCore.Size? {
    state.withLock { state in
      state.files[id.rawValue].map {
        ParallaxCore.Size(width: Double($0.header.width), height: Double($0.header.height))
      }
    }
  }

  /// What went wrong while decoding since the last call; asking again finds nothing.
  public func takeFailures() -> [AssetError] {
    state.withLock { state in
      let failures = state.failures
      if !failures.isEmpty { state.failures = [] }
      return failures
    }
  }

  /// Whether pictures are being decoded.
  public var isLoading: Bool { state.withLock { !$0.pending.isEmpty } }

  /// The bytes that the scaled pictures take.
  public var bytes: Int { state.withLock { $0.kept.reduce(0) { $0 + $1.picture.bytes } } }

  /// A picture at a size. Without `waits` it is what there is: this size, else another, else none.
  func picture(_ id: ImageID, width: Int, height: Int, waits: Bool) -> Picture? {
    let size = Size(id: id.rawValue, width: width, height: height)
    enum Answer {
      case ready(Picture?)
      case load(String, old: Picture?)
    }
    let answer: Answer = state.withLock { state in
      state.uses += 1
      var other = -1
      for index in state.kept.indices where state.kept[index].size.id == size.id {
        if state.kept[index].size == size {
          state.kept[index].lastUse = state.uses
          return .ready(state.kept[index].picture)
        }
        if other < 0 || state.kept[index].lastUse > state.kept[other].lastUse { other = index }
      }
      let old = other < 0 ? nil : state.kept[other].picture
      guard let file = state.files[size.id], !state.failed.contains(size) else {
        return .ready(waits ? nil : old)
      }
      if waits { return .load(file.path, old: nil) }
      guard state.pending.insert(size).inserted else { return .ready(old) }
      return .load(file.path, old: old)
    }
    switch answer {
    case .ready(let picture):
      return picture
    case .load(let path, let old):
      if waits { return load(size, path) }
      Task.detached(priority: .userInitiated) { [self] in
        _ = load(size, path)
        onReady()
      }
      return old
    }
  }

  private func load(_ size: Size, _ path: String) -> Picture? {
    do throws(AssetError) {
      let picture = try ImageFile.picture(at: path, width: size.width, height: size.height)
      state.withLock { state in
        state.pending.remove(size)
        // The file may have been replaced meanwhile; then this is a picture of the old one.
        guard state.files[size.id]?.path == path else { return }
        keep(picture, at: size, in: &state)
      }
      return picture
    } catch {
      state.withLock { state in
        state.pending.remove(size)
        state.failed.insert(size)
        state.failures.append(error)
      }
      return nil
    }
  }

  private func keep(_ picture: Picture, at size: Size, in state: inout State) {
    state.uses += 1
    state.kept.removeAll { $0.size == size }
    let same = state.kept.indices.filter { state.kept[$0].size.id == size.id }
    if same.count >= Self.mostSizes,
      let oldest = same.min(by: { state.kept[$0].lastUse < state.kept[$1].lastUse })
    {
      state.kept.remove(at: oldest)
    }
    state.kept.append(Kept(size: size, picture: picture, lastUse: state.uses))
  }
}
