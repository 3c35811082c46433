internal import BookData
internal import Bridgebook

/// A checksum of numbered texts that does not depend on their order.
struct TextChecksum {
  private var sum: UInt64 = 0

  mutating func add(_ text: String, number: Int64) {
    var text = text
    let value = text.withUTF8 { Fingerprint.value(of: UnsafeRawBufferPointer($0)) }
    sum &+= Fingerprint.mix(UInt64(bitPattern: number) &+ 1, value)
  }

  var hexadecimal: String { Fingerprint.hexadecimal(sum) }
}

extension OwnVersion {
  /// A checksum of all recorded fields of the version.
  var checksum: String {
    var sum = TextChecksum()
    let parts = [
      header.id, header.kind.rawValue, header.relation.rawValue, header.target, baseHash,
      change.rawValue, time, author, text,
    ]
    for (number, part) in parts.enumerated() {
      if let part { sum.add(part, number: Int64(number)) }
    }
    return sum.hexadecimal
  }
}

/// The result of verifying checksums.
package struct ChecksumReport: Equatable, Sendable {
  /// The ids of changed items, such as runs.
  package var changed: [String] = []
  package var checkedCount = 0
}

extension ChecksumReport {
  mutating func take(_ name: String, stored: String?, found: String) {
    checkedCount += 1
    if stored != found { changed.append(name) }
  }
}
