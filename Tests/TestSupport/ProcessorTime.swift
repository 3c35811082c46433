import Foundation

/// The time a thread computes; what other threads and programs do meanwhile does not count.
package enum ProcessorTime {
  /// The shortest time of some tries, since a cache that others empty makes them longer.
  package static func shortest(tries: Int = 4, of body: () -> Void) -> Duration {
    (0..<tries).map { _ in measure(body) }.min() ?? .zero
  }

  /// The time of one call, on the calling thread alone.
  package static func measure(_ body: () -> Void) -> Duration {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
