/// A kind of file that is known and not read; what to export instead is said elsewhere.
package enum Refusal: String, CaseIterable, Sendable {
  case gzip, zstd
  case perfetto
  /// A zip archive, such as a packed `.trace` bundle.
  case zip
  /// A crash report of the system.
  case ips
  case binaryPropertyList = "binary-plist"
  case sqlite
  case utf16

  /// What the first bytes are, where they are no text to read.
  static func of(_ head: Bytes) -> Refusal? {
    switch (head.at(0), head.at(1)) {
    case (0x1F, 0x8B): return .gzip
    case (0x28, 0xB5) where head.at(2) == 0x2F && head.at(3) == 0xFD: return .zstd
    case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
    default: break
    }
    if head.hasPrefix("PK\u{3}\u{4}") { return .zip }
    if head.hasPrefix("bplist00") { return .binaryPropertyList }
    if head.hasPrefix("SQLite format 3") { return .sqlite }
    if isPerfetto(head) { return .perfetto }
    if isCrashReport(head) { return .ips }
    return nil
  }

  /// Packets of a protobuf: tag 0x0A, a length, and a tag again where the next packet must begin.
  private static func isPerfetto(_ head: Bytes) -> Bool {
    guard head.at(0) == 0x0A, head.count > 4 else { return false }
    var index = 1
    var length = 0
    var shift = 0
    while head.at(index) >= 0x80, shift < 28 {
      length |= Int(head.at(index) & 0x7F) << shift
      shift += 7
      index += 1
    }
    length |= Int(head.at(index)) << shift
    index += 1
    guard length > 0, head.at(index) & 7 <= 5, head.at(index) >> 3 > 0 else { return false }
    if index + length < head.count { return head.at(index + length) == 0x0A && isBinary(head) }
    return isBinary(head)
  }

  private static func isBinary(_ head: Bytes) -> Bool {
    head.to(256).buffer.contains { $0 < 0x09 || (0x0E..<0x20 ~= $0 && $0 != 0x1B) }
  }

  /// The first line of an `.ips` file is an object of its own.
  private static func isCrashReport(_ head: Bytes) -> Bool {
    guard head.at(0) == UInt8(ascii: "{") else { return false }
    return head.contains("\"bug_type\"") && head.contains("\"incident_id\"")
  }
}
