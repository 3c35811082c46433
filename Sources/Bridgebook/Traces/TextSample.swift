/// Determines whether an input that is read as lines is text, by examining its beginning.
///
/// Text is passed on immediately up to its first control byte. From there on the sample is held
/// until the proportion of such bytes is known, so that the result does not depend on how the input
/// is divided.
struct TextSample {
  /// The length of the sample in bytes, the same as other tools use to detect text.
  static let length = 4096
  /// The number of control bytes that are accepted in any text, however short.
  private static let acceptedControlCount = 8
  /// The minimum number of zeros in a run that is removed; a nonzero 64-bit number has at most
  /// seven consecutive zero bytes.
  private static let minimumHoleLength = 8

  private var bytes: [UInt8] = []
  /// The number of bytes of the sample that were passed on.
  private var given = 0
  private var isHolding = false

  var isFull: Bool { bytes.count == TextSample.length }

  /// Takes bytes until the sample is full, and passes on the part that is certainly text.
  ///
  /// - Returns: The number of bytes taken.
  mutating func take(_ chunk: Bytes, _ body: (Bytes) -> Void) -> Int {
    let part = chunk.to(TextSample.length - bytes.count)
    bytes.append(contentsOf: part.buffer)
    guard !isHolding else { return part.count }
    let clean = part.buffer.firstIndex(where: Refusal.isControl)
    isHolding = clean != nil
    given += clean ?? part.count
    body(part.to(clean ?? part.count))
    return part.count
  }

  /// Passes on the held bytes, or nothing if the sample is not text.
  ///
  /// - Returns: The kind of file if it is not text.
  func release(_ body: (Bytes) -> Void) -> Refusal? {
    guard isHolding else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let sample = Bytes(bytes)
      if let refusal = Refusal.ofLong(sample) { return refusal }
      body(sample.from(given))
      return nil
    }
  }

  /// Returns whether a sample is text, which may contain stray control bytes or be in an older
  /// encoding that is not valid UTF-8.
  ///
  /// Machine code contains many zeros. In compressed data one byte in nine is a control byte, and
  /// nearly half are invalid.
  static func isText(_ sample: Bytes) -> Bool {
    let controls = sample.buffer.count(where: Refusal.isControl)
    if controls <= acceptedControlCount || controls * 32 < sample.count { return true }
    return controls * 8 < sample.count && (controls + invalidCount(sample)) * 4 < sample.count
  }

  /// Returns the bytes without long runs of zeros, which a log contains if it was truncated while
  /// it was being written.
  static func withoutHoles(_ sample: Bytes) -> [UInt8] {
    var filled: [UInt8] = []
    var index = 0
    while index < sample.count {
      var end = index
      while end < sample.count, sample[end] == 0 { end += 1 }
      if end - index < minimumHoleLength {
        filled.append(contentsOf: sample.slice(index, end + 1).buffer)
      } else if end < sample.count {
        filled.append(sample[end])
      }
      index = end + 1
    }
    return filled
  }

  /// Returns the bytes after a long run of zeros at the beginning.
  static func withoutFirstHole(_ sample: Bytes) -> Bytes {
    let end = sample.buffer.firstIndex { $0 != 0 } ?? sample.count
    return end < minimumHoleLength ? sample : sample.from(end)
  }

  /// Returns the number of non-ASCII bytes that are not part of a valid character.
  private static func invalidCount(_ sample: Bytes) -> Int {
    var count = 0
    var index = 0
    while index < sample.count {
      let length = lengthOfCharacter(sample[index])
      let isWhole =
        length > 0 && (1..<max(length, 1)).allSatisfy { sample.at(index + $0) & 0xC0 == 0x80 }
      if !isWhole { count += 1 }
      index += isWhole ? length : 1
    }
    return count
  }

  /// Returns the length of a character by its first byte, or 0 if no character begins with it.
  private static func lengthOfCharacter(_ first: UInt8) -> Int {
    switch first {
    case ..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }
}
