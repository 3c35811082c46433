/// Tells from the beginning of an input read as lines whether it is text at all.
///
/// Text is read at once up to its first control byte. Where there is one, the rest of the sample is held back until
/// its share of such bytes can be told, so that the answer does not depend on how the bytes arrive.
struct TextSample {
  /// As much as tools that look for text take.
  static let length = 4096
  /// So many controls make no text binary, however short it is.
  private static let fewControls = 8
  /// Numbers of a program have at most seven zeros in a row, but for the number zero.
  private static let shortestHole = 8

  private var bytes: [UInt8] = []
  /// How much of the sample was handed out.
  private var given = 0
  private var isHolding = false

  var isFull: Bool { bytes.count == TextSample.length }

  /// Takes the next bytes, at most until it is full, and hands out what is text for certain.
  ///
  /// - Returns: how many bytes it took.
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

  /// Hands out what was held back, or nothing where the sample is no text.
  ///
  /// - Returns: what it is instead.
  func release(_ body: (Bytes) -> Void) -> Refusal? {
    guard isHolding else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let sample = Bytes(bytes)
      if let refusal = Refusal.ofLong(sample) { return refusal }
      body(sample.from(given))
      return nil
    }
  }

  /// A log may hold stray control bytes, or be in an older encoding, which is not valid but has no control bytes.
  ///
  /// Machine code is full of zeros; of compressed bytes one in nine is a control and nearly half are invalid.
  static func isText(_ sample: Bytes) -> Bool {
    let controls = sample.buffer.count(where: Refusal.isControl)
    if controls <= fewControls || controls * 32 < sample.count { return true }
    return controls * 8 < sample.count && (controls + invalidCount(sample)) * 4 < sample.count
  }

  /// The bytes without long rows of zeros: a log that was cut off or emptied while it was written has such holes.
  static func withoutHoles(_ sample: Bytes) -> [UInt8] {
    var filled: [UInt8] = []
    var index = 0
    while index < sample.count {
      var end = index
      while end < sample.count, sample[end] == 0 { end += 1 }
      if end - index < shortestHole {
        filled.append(contentsOf: sample.slice(index, end + 1).buffer)
      } else if end < sample.count {
        filled.append(sample[end])
      }
      index = end + 1
    }
    return filled
  }

  /// The bytes after a long row of zeros at the beginning.
  static func withoutFirstHole(_ sample: Bytes) -> Bytes {
    let end = sample.buffer.firstIndex { $0 != 0 } ?? sample.count
    return end < shortestHole ? sample : sample.from(end)
  }

  /// How many bytes beyond ASCII are no part of a character.
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

  /// The bytes of a character by its first; 0 where none begins so.
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
