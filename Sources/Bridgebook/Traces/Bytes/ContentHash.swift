internal import CContentHash

/// The SHA-256 hash of a stream of bytes, independent of how the stream is divided.
package struct ContentHash: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0
  private let usesInstructions: Bool

  /// - Parameter mayUseInstructions: False to use the portable implementation, without SHA
  ///   instructions of the processor.
  package init(mayUseInstructions: Bool = true) {
    usesInstructions = mayUseInstructions && bridgebook_has_sha256()
  }

  /// Adds the next bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var position = 0
    if !rest.isEmpty {
      position = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<position])
      guard rest.count == 64 else { return }
      let block = rest
      block.withUnsafeBytes { compress($0, from: 0, to: 64) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = position + (bytes.count - position) / 64 * 64
    if end > position { compress(bytes, from: position, to: end) }
    position = end
    rest.append(contentsOf: bytes[position...])
  }

  /// The digest of all bytes so far, as 64 hexadecimal digits; a run's id is the first twelve.
  package var hexadecimal: String {
    var copy = self
    let bits = copy.length &* 8
    var end: [UInt8] = [0x80]
    end += Array(repeating: 0, count: (119 - copy.rest.count) % 64)
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    end.withUnsafeBytes { copy.update($0) }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in copy.state {
      for shift in stride(from: UInt32(28), through: 0, by: -4) {
        text.append(digits[Int(word >> shift & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func compress(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) {
    ContentHash.constants.withUnsafeBufferPointer { k in
      state.withUnsafeMutableBufferPointer { state in
        // SHA instructions of the processor are faster than the portable implementation.
        if usesInstructions, let k = k.baseAddress, let state = state.baseAddress,
          let bytes = bytes.baseAddress
        {
          let first = bytes.assumingMemoryBound(to: UInt8.self) + start
          return bridgebook_sha256(state, first, (end - start) / 64, k)
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
          guard let k = k.baseAddress, let w = w.baseAddress, let state = state.baseAddress,
            let bytes = bytes.baseAddress
          else { return }
          for offset in stride(from: start, to: end, by: 64) {
            ContentHash.rounds(k, w, state, bytes + offset)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// Computes a round; the caller permutes the arguments instead of moving the eight words.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let choice = g ^ (e & (f ^ g))
    let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ input
    let majority = (a & b) | (c & (a | b))
    d = d &+ first
    h = first &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
  }

  private static func rounds(
    _ k: UnsafePointer<UInt32>, _ w: UnsafeMutablePointer<UInt32>,
    _ state: UnsafeMutablePointer<UInt32>, _ bytes: UnsafeRawPointer
  ) {
    var index = 0
    while index < 16 {
      w[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
      index &+= 1
    }
    while index < 64 {
      let early = w[index &- 15]
      let late = w[index &- 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early &>> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late &>> 10)
      w[index] = w[index &- 16] &+ first &+ w[index &- 7] &+ second
      index &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    index = 0
    while index < 64 {
      round(a, b, c, &d, e, f, g, &h, k[index] &+ w[index])
      round(h, a, b, &c, d, e, f, &g, k[index &+ 1] &+ w[index &+ 1])
      round(g, h, a, &b, c, d, e, &f, k[index &+ 2] &+ w[index &+ 2])
      round(f, g, h, &a, b, c, d, &e, k[index &+ 3] &+ w[index &+ 3])
      round(e, f, g, &h, a, b, c, &d, k[index &+ 4] &+ w[index &+ 4])
      round(d, e, f, &g, h, a, b, &c, k[index &+ 5] &+ w[index &+ 5])
      round(c, d, e, &f, g, h, a, &b, k[index &+ 6] &+ w[index &+ 6])
      round(b, c, d, &e, f, g, h, &a, k[index &+ 7] &+ w[index &+ 7])
      index &+= 8
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
