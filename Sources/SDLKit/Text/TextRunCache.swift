import Drawing

/// A rendered text: its coverage and where that lies from the pen on the baseline, in pixels.
struct TextRun: Sendable {
  /// The coverage, cut to the ink.
  let mask: Mask
  /// From the pen to the left of the mask.
  let left: Int
  /// From the baseline to the top of the mask; negative above.
  let top: Int
  /// How far the pen moves, not rounded.
  let advance: Double
}

/// The rendered runs of one canvas, by text, weight, size and limit. Colour is not part of it.
///
/// A lookup hashes and compares the bytes where they are, so finding a run allocates nothing.
/// When the masks outgrow the cap the runs that were not used for longest go.
struct TextRunCache {
  private struct Entry {
    var hash: UInt64
    var utf8: [UInt8]
    var weight: FontWeight
    var size: Int32
    var maxWidth: Int32
    var run: TextRun
    var lastUse: Int
    var next: Int
  }

  /// How many bytes of coverage and text are kept.
  let cap: Int
  private var entries: [Entry] = []
  private var heads: [UInt64: Int] = [:]
  private var uses = 0
  private(set) var bytes = 0

  /// Makes an empty cache.
  init(cap: Int = 6 << 20) { self.cap = cap }

  /// How many runs are kept.
  var count: Int { entries.count }

  /// The run of a text, rendered at the first call.
  mutating func run(
    _ utf8: ArraySlice<UInt8>, weight: FontWeight, size: Int32, maxWidth: Int, fonts: FontStore
  ) -> TextRun {
    let limit = Int32(clamping: maxWidth)
    let hash = Self.hash(utf8, weight: weight, size: size, maxWidth: limit)
    uses &+= 1
    var index = heads[hash] ?? -1
    while index >= 0 {
      if entries[index].size == size, entries[index].weight == weight,
        entries[index].maxWidth == limit, entries[index].utf8.elementsEqual(utf8)
      {
        entries[index].lastUse = uses
        return entries[index].run
      }
      index = entries[index].next
    }
    let run = fonts.render(utf8, weight: weight, size: size, maxWidth: maxWidth)
    let entry = Entry(
      hash: hash, utf8: Array(utf8), weight: weight, size: size, maxWidth: limit, run: run,
      lastUse: uses, next: heads[hash] ?? -1)
    bytes += Self.bytes(entry)
    heads[hash] = entries.count
    entries.append(entry)
    if bytes > cap { evict() }
    return run
  }

  /// Keeps the most recently used half of the cap.
  private mutating func evict() {
    let recent = entries.sorted { $0.lastUse > $1.lastUse }
    entries.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    bytes = 0
    for var entry in recent {
      let size = Self.bytes(entry)
      guard bytes + size <= cap / 2 else { break }
      bytes += size
      entry.next = heads[entry.hash] ?? -1
      heads[entry.hash] = entries.count
      entries.append(entry)
    }
  }

  private static func bytes(_ entry: Entry) -> Int {
    entry.utf8.count + entry.run.mask.coverage.count + MemoryLayout<Entry>.stride + 64
  }

  /// FNV-1a over the bytes and the rest of the key.
  private static func hash(
    _ utf8: ArraySlice<UInt8>, weight: FontWeight, size: Int32, maxWidth: Int32
  ) -> UInt64 {
    utf8.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var index = 0
      while index < buffer.count {
        hash = (hash ^ UInt64(buffer[index])) &* 0x100_0000_01B3
        index &+= 1
      }
      hash = (hash ^ UInt64(truncatingIfNeeded: weight.rawValue)) &* 0x100_0000_01B3
      hash = (hash ^ UInt64(truncatingIfNeeded: size)) &* 0x100_0000_01B3
      return (hash ^ UInt64(truncatingIfNeeded: maxWidth)) &* 0x100_0000_01B3
    }
  }
}
