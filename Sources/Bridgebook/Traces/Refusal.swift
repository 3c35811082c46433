/// A kind of file that is recognized but not read; the command line suggests what to export
/// instead.
package enum Refusal: String, CaseIterable, Sendable {
  case gzip, zstd, bzip2, xz
  case perfetto
  /// A zip archive, such as a packed `.trace` bundle.
  case zip
  case binaryPropertyList = "binary-plist"
  case sqlite
  /// An image, most likely a screenshot.
  case picture
  case pdf, rtf
  /// A part of a system log archive.
  case tracev3
  /// A tape archive, such as those that sysdiagnose creates.
  case tar
  case utf16
  /// Bytes that are not text in any supported encoding.
  case binary

  /// The number of bytes needed to distinguish text from binary data, and archives from each other.
  static let sampleLength = 512

  /// The first bytes of each kind of file.
  private static let openings: [(bytes: [UInt8], kind: Refusal)] = [
    ([0x1F, 0x8B], .gzip),
    ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
    (Array("BZh91AY&SY".utf8), .bzip2),
    ([0xFD] + Array("7zXZ".utf8), .xz),
    (Array("PK\u{3}\u{4}".utf8), .zip),
    (Array("bplist00".utf8), .binaryPropertyList),
    (Array("SQLite format 3".utf8), .sqlite),
    ([0x89] + Array("PNG\r\n".utf8), .picture),
    ([0xFF, 0xD8, 0xFF], .picture),
    (Array("GIF87a".utf8), .picture),
    (Array("GIF89a".utf8), .picture),
    (Array("%PDF-1.".utf8), .pdf),
    (Array("%PDF-2.".utf8), .pdf),
    (Array("{\\rtf1".utf8), .rtf),
    ([0x00, 0x10, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00], .tracev3),
    ([0xFF, 0xFE], .utf16),
    ([0xFE, 0xFF], .utf16),
  ]

  /// Returns the kind of file if the first bytes are not readable text.
  static func of(_ head: Bytes) -> Refusal? {
    let kind = openings.first { head.buffer.starts(with: $0.bytes) }?.kind
    if let kind { return kind }
    if isPerfetto(head) { return .perfetto }
    return hasControls(head) ? ofSample(head.to(sampleLength)) : nil
  }

  /// Returns whether the beginning contains a byte that is rare in text, so that a longer sample
  /// has to decide.
  static func hasControls(_ head: Bytes) -> Bool { isBinary(head.to(16)) }

  /// Returns the kind of a sample; UTF-16 is recognized by zeros in every other byte.
  private static func ofSample(_ sample: Bytes) -> Refusal? {
    if isTar(sample) { return .tar }
    // A log that was truncated while it was being written begins with a run of zeros.
    let sample = TextSample.withoutFirstHole(sample)
    guard sample.count >= 16 else { return nil }
    let pairs = sample.count / 2
    let zeros = [0, 1].map { side in (0..<pairs).count { sample[2 * $0 + side] == 0 } }
    let most = zeros[0] > zeros[1] ? 0 : 1
    if zeros[most] * 10 >= pairs * 9, zeros[1 - most] * 10 <= pairs { return .utf16 }
    return TextSample.isText(sample) ? nil : .binary
  }

  /// Returns the kind of a longer sample whose first bytes looked like text.
  static func ofLong(_ sample: Bytes) -> Refusal? {
    if isTar(sample) { return .tar }
    let filled = TextSample.withoutHoles(sample)
    let hasText = filled.count(where: { !isControl($0) }) * 2 > filled.count
    if filled.count < sample.count, !hasText { return .binary }
    return filled.withUnsafeBufferPointer { TextSample.isText(Bytes($0)) } ? nil : .binary
  }

  private static func isTar(_ sample: Bytes) -> Bool { sample.from(257).hasPrefix("ustar") }

  /// Returns whether the bytes are protobuf packets: tag 0x0A, a length, and a tag again where the
  /// next packet begins.
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

  /// Returns whether a byte is rare in text: a control character other than white space and escape.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x09 || (0x0E..<0x20 ~= byte && byte != 0x1B)
  }
}
