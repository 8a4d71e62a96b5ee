import CSDL2

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Time as the loop reads it: seconds since an arbitrary start, never backwards.
public enum Clock {
  /// Seconds now.
  ///
  /// The corresponding C function is `SDL_GetPerformanceCounter`.
  public static func now() -> Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Sleeps until a time; returns at once when it has passed. At most ten seconds.
  ///
  /// The corresponding C function is `nanosleep`.
  public static func sleep(until time: Double) {
    let end = min(time, now() + 10)
    while true {
      let rest = end - now()
      guard rest > 0 else { return }
      var span = timespec(
        tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1_000_000_000))
      // Interrupted by a signal it goes round again.
      _ = nanosleep(&span, nil)
    }
  }

  /// Seconds of processor time that the whole program has used.
  ///
  /// The corresponding C function is `clock_gettime`.
  public static func processTime() -> Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds of processor time that this thread has used.
  ///
  /// The corresponding C function is `clock_gettime`.
  public static func threadTime() -> Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
