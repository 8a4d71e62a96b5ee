#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often the program has asked the heap for memory, when the counting library is preloaded.
public enum AllocationCount {
  private typealias Counter = @convention(c) () -> UInt64

  /// The count so far; nil without the library.
  ///
  /// The corresponding C function is the library's `allocation_count`.
  public static func now() -> Int? {
    guard let symbol = dlsym(nil, "allocation_count") else { return nil }
    return Int(clamping: unsafeBitCast(symbol, to: Counter.self)())
  }
}
