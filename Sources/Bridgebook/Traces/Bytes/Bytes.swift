/// A range of input bytes, valid only during the call to which it is passed.
struct Bytes {
  let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  init(_ text: StaticString) {
    start = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // The address of an empty buffer is never read.
    start = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return start[index]
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }
  @inline(__always)
  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Returns the byte at an index, or 0 if the index is out of range.
  @inline(__always)
  func at(_ index: Int) -> UInt8 { index >= 0 && index < count ? start[index] : 0 }

  /// Returns the bytes from an index to the end; empty if the index is past the end.
  @inline(__always)
  func from(_ index: Int) -> Bytes {
    let index = min(max(index, 0), count)
    return Bytes(start: start + index, count: count - index)
  }

  /// Returns the bytes before an index.
  @inline(__always)
  func to(_ index: Int) -> Bytes {
    Bytes(start: start, count: min(max(index, 0), count))
  }

  @inline(__always)
  func slice(_ from: Int, _ to: Int) -> Bytes { self.to(to).from(from) }

  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  @inline(__always)
  func vector(at index: Int) -> SIMD16<UInt8> {
    UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
  }
}

extension Bytes {
  @inline(__always)
  func isEqual(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    return hasBytes(other, at: 0)
  }

  @inline(__always)
  func isEqual(_ text: StaticString) -> Bool { isEqual(Bytes(text)) }

  @inline(__always)
  func hasPrefix(_ text: StaticString) -> Bool { hasBytes(Bytes(text), at: 0) }

  @inline(__always)
  func hasSuffix(_ text: StaticString) -> Bool {
    let text = Bytes(text)
    return text.count <= count && hasBytes(text, at: count - text.count)
  }

  /// Returns whether other bytes occur at an index.
  @inline(__always)
  func hasBytes(_ other: Bytes, at offset: Int) -> Bool {
    guard offset >= 0, other.count <= count - offset else { return false }
    var index = 0
    while index + 8 <= other.count {
      if word(at: offset + index) != other.word(at: index) { return false }
      index += 8
    }
    while index < other.count {
      if start[offset + index] != other.start[index] { return false }
      index += 1
    }
    return true
  }

  /// Returns the length of the common prefix of these bytes from `index` and other bytes from
  /// `otherIndex`.
  func commonCount(with other: Bytes, from index: Int, _ otherIndex: Int) -> Int {
    let limit = min(count - index, other.count - otherIndex)
    let (left, right) = (from(index), other.from(otherIndex))
    var length = 0
    let lastVector = limit &- 16
    while length <= lastVector,
      !Bytes.holds(left.vector(at: length) .!= right.vector(at: length))
    {
      length &+= 16
    }
    let lastWord = limit &- 8
    while length <= lastWord {
      let difference = left.word(at: length) ^ right.word(at: length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < limit, left[length] == right[length] { length &+= 1 }
    return length
  }

  /// Returns the index of the first occurrence of a byte, starting at an index.
  func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = max(index, 0)
    while index + 8 <= count {
      let found = Bytes.zeroBytes(in: word(at: index) ^ pattern)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if start[index] == byte { return index }
      index += 1
    }
    return nil
  }

  func firstIndex(of text: StaticString, from index: Int = 0) -> Int? {
    firstIndex(of: Bytes(text), from: index)
  }

  func firstIndex(of other: Bytes, from index: Int = 0) -> Int? {
    guard !other.isEmpty else { return index <= count ? index : nil }
    var index = index
    while let found = firstIndex(of: other[0], from: index) {
      if found + other.count > count { return nil }
      if hasBytes(other, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  func lastIndex(of byte: UInt8) -> Int? {
    var index = count - 1
    while index >= 0 {
      if start[index] == byte { return index }
      index -= 1
    }
    return nil
  }

  @inline(__always)
  func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  /// The bytes without spaces and tabs at either end.
  var trimmed: Bytes {
    var low = 0
    var high = count
    while low < high, start[low] == 0x20 || start[low] == 0x09 { low += 1 }
    while high > low, start[high - 1] == 0x20 || start[high - 1] == 0x09 { high -= 1 }
    return slice(low, high)
  }

  /// Returns whether a comparison is true for any byte, without the function calls of the standard
  /// library's `any`.
  @inline(__always)
  static func holds(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  /// Returns a word with bit 7 set for each zero byte; bits above the lowest set bit may be wrong.
  @inline(__always)
  static func zeroBytes(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension UInt8 {
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always)
  var isUpper: Bool { self &- 0x41 < 26 }
  @inline(__always)
  var isLower: Bool { self &- 0x61 < 26 }
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte may be part of a Swift identifier, as any byte of a non-ASCII character may.
  @inline(__always)
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
  var hexValue: UInt8? {
    if isDigit { return self - 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
