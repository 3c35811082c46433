/// The 64-bit FNV-1a hash, for identifiers that are the same in every process; not cryptographic.
package struct FNVHash: Equatable, Sendable {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds one byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds bytes in groups of eight, which is faster than one by one and yields a different hash.
  package mutating func add(chunksOf bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let chunk = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        value = (value ^ UInt64(littleEndian: chunk)) &* 0x100_0000_01b3
        offset += 8
      }
      while offset < bytes.count {
        add(bytes[offset])
        offset += 1
      }
    }
  }

  /// Adds the UTF-8 bytes of a text.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds one text of a sequence; different divisions of the same text yield different hashes.
  package mutating func add(part text: String) {
    add(text)
    add(0xff)  // in no UTF-8 text
  }
}

extension UInt64 {
  /// Returns the number in hexadecimal digits, padded with zeros to the width.
  package func hexadecimal(width: Int = 16) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
