import Foundation

/// Measures the processor time of a thread, which does not depend on other threads and programs.
package enum ProcessorTime {
  /// Returns the shortest time of several tries, which excludes tries with cold caches.
  package static func shortest(tries: Int = 4, of body: () -> Void) -> Duration {
    (0..<tries).map { _ in measure(body) }.min() ?? .zero
  }

  /// Checks that time grows roughly linearly; returns the measured times if it does not.
  ///
  /// With quadratic growth, eight times the input takes sixty-four times as long. A factor of
  /// twenty-four is allowed, because a short input stays in the processor's caches, which other
  /// tests compete for. If that is exceeded, inputs of eight and sixty-four times the size are
  /// compared as well: neither fits into a cache, so the factor is the growth itself.
  ///
  /// - Parameter body: prepares the work for an input of that size.
  package static func excess(from count: Int, _ body: (Int) -> () -> Void) -> String? {
    let (few, many) = (body(count), body(8 * count))
    var times: [Duration] = []
    for _ in 0..<3 {
      times = [shortest(tries: 2, of: few), shortest(tries: 2, of: many)]
      if times[1] < times[0] * 24 + .milliseconds(20) { return nil }
    }
    times.append(shortest(tries: 2, of: body(64 * count)))
    return times[2] < times[1] * 24 ? nil : "\(times)"
  }

  /// Returns the processor time of one call on the calling thread.
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
