/// A kind of file that is known and not read; what to export instead is said elsewhere.
package enum Refusal: String, CaseIterable, Sendable {
  case gzip, zstd, bzip2, xz
  case perfetto
  /// A zip archive, such as a packed `.trace` bundle.
  case zip
  /// A crash report of the system.
  case ips
  case binaryPropertyList = "binary-plist"
  case sqlite
  case utf16
  /// Bytes that are no text of any kind.
  case binary

  /// So many bytes tell text from other bytes.
  static let sampleLength = 256

  /// What the first bytes are, where they are no text to read.
  static func of(_ head: Bytes) -> Refusal? {
    switch (head.at(0), head.at(1)) {
    case (0x1F, 0x8B): return .gzip
    case (0x28, 0xB5) where head.at(2) == 0x2F && head.at(3) == 0xFD: return .zstd
    case (0xFF, 0xFE), (0xFE, 0xFF): return .utf16
    case (0xFD, UInt8(ascii: "7")) where head.from(2).hasPrefix("zXZ"): return .xz
    default: break
    }
    if head.hasPrefix("PK\u{3}\u{4}") { return .zip }
    if head.hasPrefix("BZh"), head.from(4).hasPrefix("1AY&SY") { return .bzip2 }
    if head.hasPrefix("bplist00") { return .binaryPropertyList }
    if head.hasPrefix("SQLite format 3") { return .sqlite }
    if isPerfetto(head) { return .perfetto }
    if isCrashReport(head) { return .ips }
    return hasControls(head) ? ofSample(head.to(sampleLength)) : nil
  }

  /// Whether the opening holds a byte that text has seldom, so that a longer sample has to tell.
  static func hasControls(_ head: Bytes) -> Bool { isBinary(head.to(16)) }

  /// Text with a stray control byte is read; a text in which every other byte is zero is another encoding, and one in
  /// which many are controls is none.
  private static func ofSample(_ sample: Bytes) -> Refusal? {
    guard sample.count >= 16 else { return nil }
    let pairs = sample.count / 2
    let zeros = [0, 1].map { side in (0..<pairs).count { sample[2 * $0 + side] == 0 } }
    let most = zeros[0] > zeros[1] ? 0 : 1
    if zeros[most] * 10 >= pairs * 9, zeros[1 - most] * 10 <= pairs { return .utf16 }
    let controls = sample.buffer.count { isControl($0) }
    return controls * 8 >= sample.count ? .binary : nil
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
    head.to(256).buffer.contains(where: isControl)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x09 || (0x0E..<0x20 ~= byte && byte != 0x1B)
  }

  /// The first line of an `.ips` file is an object of its own.
  private static func isCrashReport(_ head: Bytes) -> Bool {
    guard head.at(0) == UInt8(ascii: "{") else { return false }
    return head.contains("\"bug_type\"") && head.contains("\"incident_id\"")
  }
}
