/// The clocks; times of different clocks are not comparable.
enum TraceClock: Int, CaseIterable {
  /// Clocks with an arbitrary origin; the first time of an input becomes the start of the run.
  case calendar, dayTime, counter
  /// A clock that already counts from the start of the run.
  case running
}

/// The time of the current line, relative to the first time of its clock.
struct TraceTime {
  /// The time in nanoseconds; nil if the line has none.
  private(set) var nanoseconds: Int64?
  private var starts: [Int64?] = [nil, nil, nil, nil]

  /// About a century, so that the difference of any two times fits as well.
  private static let maximumSpan: UInt64 = 1 << 62

  /// Sets the time from a clock; returns false if it is too far from the start.
  mutating func set(_ time: Int64, _ clock: TraceClock) -> Bool {
    let start = clock == .running ? 0 : starts[clock.rawValue] ?? time
    starts[clock.rawValue] = start
    let (span, isTooFar) = time.subtractingReportingOverflow(start)
    let isNear = !isTooFar && span.magnitude < TraceTime.maximumSpan
    nanoseconds = isNear ? span : nil
    return isNear
  }

  mutating func forget() { nanoseconds = nil }
}
