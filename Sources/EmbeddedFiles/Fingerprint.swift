/// A fast hash for "is this the same text": four lanes of multiply and rotate over 8-byte words.
///
/// The whole book is hashed at every start, so a byte-wise hash would be felt; it is no defense against attackers.
enum Fingerprint {
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    var lanes: SIMD4<UInt64> = [
      0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb, 0xd6e8_feb8_6659_fd93,
    ]
    let words = bytes.count / 8
    var word = 0
    while word + 4 <= words {
      for lane in 0..<4 {
        let value = bytes.loadUnaligned(fromByteOffset: (word + lane) * 8, as: UInt64.self)
        lanes[lane] = mix(lanes[lane], UInt64(littleEndian: value))
      }
      word += 4
    }
    var hash = UInt64(bytes.count)
    for lane in 0..<4 { hash = mix(hash, lanes[lane]) }
    for offset in (word * 8)..<bytes.count { hash = mix(hash, UInt64(bytes[offset])) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x9fb2_1c65_1e98_df25
    return (product << 31) | (product >> 33)
  }
}
