/// Converts ISO 8601 timestamps to UTC, so that timestamps from different machines can be compared
/// as strings.
enum RecordingTime {
  /// Returns the timestamp in UTC, truncated to seconds, such as `2026-11-23T17:40:00Z`; nil if the
  /// text is not a timestamp or has no time zone.
  static func utc(_ text: String) -> String? {
    var scanner = Scanner(rest: text.utf8[...])
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2), scanner.take("T"),
      let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2),
      scanner.take(":"), let second = scanner.number(2), (1...12).contains(month),
      (1...31).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    if scanner.take(".") { scanner.skipDigits() }
    guard let offset = scanner.zone(), scanner.rest.isEmpty else { return nil }
    let minutes = (Int(Timestamp.days(year, month, day)) * 24 + hour) * 60 + minute - offset
    let days = Int((Double(minutes) / 1_440).rounded(.down))
    let date = civil(days)
    let rest = minutes - days * 1_440
    return padded(date.year, 4) + "-" + padded(date.month) + "-" + padded(date.day) + "T"
      + padded(rest / 60) + ":" + padded(rest % 60) + ":" + padded(second) + "Z"
  }

  /// Returns the date `days` days after 1970-01-01.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    // 146,097 days are 400 years. Years are counted from March, so that a leap day is the last day
    // of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let inEra = shifted - era * 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let dayOfYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Consumes a text from its beginning.
  private struct Scanner {
    var rest: Substring.UTF8View

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Reads a number with exactly `count` digits.
    mutating func number(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy(Scanner.isDigit) else { return nil }
      rest.removeFirst(count)
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    mutating func skipDigits() { rest = rest.drop(while: Scanner.isDigit) }

    /// Reads a time zone and returns its offset from UTC in minutes; nil if there is none.
    mutating func zone() -> Int? {
      if take("Z") { return 0 }
      let isBehind = rest.first == UInt8(ascii: "-")
      guard take("-") || take("+"), let hours = number(2) else { return nil }
      _ = take(":")
      let minutes = rest.isEmpty ? 0 : number(2)
      guard let minutes, hours < 24, minutes < 60 else { return nil }
      return (isBehind ? -1 : 1) * (hours * 60 + minutes)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}

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

  /// About 146 years in nanoseconds, so that the difference of any two times fits as well.
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
