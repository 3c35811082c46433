internal import Bridgebook

/// A fast checksum that detects changed texts: running sums, and sums of those sums, over 8-byte
/// words.
///
/// The whole book may be summed at every start, so speed matters. The second sum makes the result
/// depend on the order of the words. It is not cryptographic.
package enum Fingerprint {
  static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    hexadecimal(value(of: bytes))
  }

  /// Formats a checksum as sixteen hexadecimal digits.
  package static func hexadecimal(_ hash: UInt64) -> String { hash.hexadecimal() }

  /// Computes the checksum of the bytes.
  package static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sums = SIMD4<UInt64>(repeating: 0x9e37_79b9_7f4a_7c15)
    var sumsOfSums = SIMD4<UInt64>()
    var offset = 0
    while offset &+ 32 <= bytes.count {
      sums &+= bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      sumsOfSums &+= sums
      offset &+= 32
    }
    var hash = UInt64(bytes.count)
    for index in offset..<bytes.count { hash = mix(hash, UInt64(bytes[index])) }
    for lane in 0..<4 { hash = mix(mix(hash, sums[lane]), sumsOfSums[lane]) }
    return hash
  }

  /// Combines two numbers into one that depends on their order.
  package static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x9fb2_1c65_1e98_df25
    return (product << 31) | (product >> 33)
  }
}
