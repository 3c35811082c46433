/// Appends short texts and numbers to bytes without allocating strings or arrays, for loops over
/// millions of events.
enum EventBytes {
  /// Appends a static text.
  static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an integer in decimal.
  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude, digits: 1, to: &bytes)
  }

  /// Appends a number in decimal, with zeros in front if it has fewer than `least` digits.
  static func append(_ magnitude: UInt64, digits least: Int, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { room in
      var place = room.count
      var rest = magnitude
      while rest > 0 || room.count - place < least {
        let next = rest / 10
        place -= 1
        room[place] = UInt8(truncatingIfNeeded: 48 + rest - next * 10)
        rest = next
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[place...]))
    }
  }
}
