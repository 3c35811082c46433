/// A point in time as printed in logs, in nanoseconds of the log's own clock.
struct Timestamp {
  enum Separator { case dash, slash }

  /// The years whose nanoseconds since 1970 fit into 64 bits.
  private static let years = 1678...2261

  /// Nanoseconds since 1970, or since midnight if there is no date.
  let nanoseconds: Int64
  /// The number of digits in the fraction of a second.
  let fractionDigits: Int
  /// The byte before the fraction, or 0 if there is none.
  let fractionMark: UInt8
  let hasZone: Bool

  /// Reads a date and time such as `2026-03-28 12:03:47.598497-0700`.
  ///
  /// The fraction and the zone are optional, the zone may contain a colon, and `T` may replace the
  /// space.
  static func read(_ cursor: inout Cursor, separator: Separator = .dash) -> Timestamp? {
    let mark: UInt8 = separator == .dash ? 0x2D : 0x2F
    // Leaves the cursor in place if there is no date, so that the text can be tried as a time of
    // day.
    var ahead = cursor
    guard ahead.bytes.at(ahead.index + 4) == mark, let year = ahead.digits(4), ahead.pass(mark),
      let month = ahead.digits(2), ahead.pass(mark), let day = ahead.digits(2),
      ahead.pass(0x20) || ahead.pass(UInt8(ascii: "T")), years ~= year, 1...12 ~= month,
      1...31 ~= day, let time = readTime(&ahead, from: days(year, month, day) * 86_400)
    else { return nil }
    cursor = ahead
    return time
  }

  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// The year used for dates without one; a leap year, so that every day exists.
  private static let anyYear = 2000

  /// Reads a date without a year and a time, such as `Sep  3 10:01:12.034252`.
  ///
  /// Times before and after the end of a year are far apart, because both get the same year.
  static func readWithoutYear(_ cursor: inout Cursor) -> Timestamp? {
    guard cursor.byte.isUpper, let month = months.firstIndex(where: { cursor.pass($0) }),
      cursor.passBlanks(), let day = cursor.number(), 1...31 ~= day, cursor.pass(0x20)
    else { return nil }
    return readTime(&cursor, from: days(anyYear, month + 1, day) * 86_400)
  }

  /// Reads a time of day such as `12:03:47.598497-0700`.
  static func readTimeOfDay(_ cursor: inout Cursor) -> Timestamp? { readTime(&cursor, from: 0) }

  private static func readTime(_ cursor: inout Cursor, from seconds: Int64) -> Timestamp? {
    guard let hour = cursor.digits(2), cursor.pass(UInt8(ascii: ":")),
      let minute = cursor.digits(2), cursor.pass(UInt8(ascii: ":")),
      let second = cursor.digits(2), hour < 25, minute < 60, second < 61
    else { return nil }
    var value = (seconds + Int64(hour * 3600 + minute * 60 + second)) * 1_000_000_000
    var digits = 0
    let mark = cursor.byte
    let hasFraction =
      (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") || mark == UInt8(ascii: ":"))
      && cursor.bytes.at(cursor.index + 1).isDigit
    if hasFraction {
      cursor.index += 1
      var unit: Int64 = 100_000_000
      while cursor.byte.isDigit {
        value += Int64(cursor.byte &- 0x30) * unit
        unit /= 10
        digits += 1
        cursor.index += 1
      }
    }
    let zone = readZone(&cursor)
    return Timestamp(
      nanoseconds: value - (zone ?? 0) * 1_000_000_000, fractionDigits: digits,
      fractionMark: hasFraction ? mark : 0, hasZone: zone != nil)
  }

  /// Reads the zone's offset from UTC in seconds, positive to the east.
  private static func readZone(_ cursor: inout Cursor) -> Int64? {
    if cursor.pass(UInt8(ascii: "Z")) { return 0 }
    let sign = cursor.byte
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    var zone = cursor
    zone.index += 1
    guard let hours = zone.digits(2) else { return nil }
    _ = zone.pass(UInt8(ascii: ":"))
    guard let minutes = zone.digits(2) else { return nil }
    cursor = zone
    let seconds = Int64(hours * 3600 + minutes * 60)
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// Returns the number of days since 1970-01-01 in the Gregorian calendar.
  ///
  /// Years are counted from March, so that a leap day is the last day of its year.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468)
  }
}
