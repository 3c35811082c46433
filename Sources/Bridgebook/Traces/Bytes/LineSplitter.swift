/// The traits of a line, found while splitting.
///
/// The first two are conservative: each may be true even if the line has no such byte.
struct LineTraits {
  var mayHoldHighBytes = false
  var mayHoldNUL = false
  var isCut = false
  /// The offset of its first byte in the input.
  var offset = 0
}

/// Splits a stream of bytes into lines, regardless of how the bytes are divided.
///
/// A line ends at a line feed; a carriage return before it is dropped. A line longer than `limit`
/// is truncated, so that memory does not depend on the input.
struct LineSplitter {
  static let limit = 64 * 1024

  private var carried: [UInt8] = []
  private var traits = LineTraits()
  private var offset = 0
  /// The number of bytes of the current line so far, including dropped ones.
  private var length = 0

  /// Creates a splitter whose first byte has the given offset in the input.
  init(offset: Int = 0) {
    self.offset = offset
    traits.offset = offset
  }

  /// Passes on each line that ends in the chunk.
  mutating func feed(_ chunk: Bytes, _ body: (Bytes, LineTraits) -> Void) {
    var position = 0
    while position < chunk.count {
      let end = scan(chunk, from: position)
      let part = chunk.slice(position, end)
      guard end < chunk.count else {
        carry(part)
        break
      }
      if length == 0 {
        emit(part, body)
      } else {
        carry(part)
        emitCarried(body)
      }
      position = end + 1
      startLine(at: offset + position)
    }
    offset += chunk.count
  }

  /// Passes on a last line without a line feed, and returns whether there was one.
  mutating func finish(_ body: (Bytes, LineTraits) -> Void) -> Bool {
    guard length > 0 else { return false }
    emitCarried(body)
    startLine(at: offset)
    return true
  }

  private mutating func startLine(at offset: Int) {
    traits = LineTraits()
    traits.offset = offset
    length = 0
    if carried.capacity > 4 * LineSplitter.limit {
      carried = []
    } else if !carried.isEmpty {
      carried.removeAll(keepingCapacity: true)
    }
  }

  /// Returns the index of the next line feed, and records the traits of the bytes before it.
  private mutating func scan(_ chunk: Bytes, from start: Int) -> Int {
    var index = start
    var seen: UInt64 = 0
    var zeros: UInt64 = 0
    defer {
      if seen & 0x8080_8080_8080_8080 != 0 { traits.mayHoldHighBytes = true }
      if zeros != 0 { traits.mayHoldNUL = true }
    }
    let (lastWord, lastVector) = (chunk.count &- 8, chunk.count &- 16)
    // Examines sixteen bytes at a time until one of them ends the line.
    let (none, lineFeed) = (SIMD16<UInt8>(), SIMD16<UInt8>(repeating: 0x0A))
    var seenTogether = none
    var zerosTogether = none .!= none
    while index <= lastVector {
      let bytes = chunk.vector(at: index)
      guard !Bytes.holds(bytes .== lineFeed) else { break }
      seenTogether |= bytes
      zerosTogether = zerosTogether .| (bytes .== none)
      index &+= 16
    }
    if Bytes.holds(seenTogether & SIMD16(repeating: 0x80) .!= none) {
      traits.mayHoldHighBytes = true
    }
    if Bytes.holds(zerosTogether) { traits.mayHoldNUL = true }
    while index <= lastWord {
      let word = chunk.word(at: index)
      seen |= word
      zeros |= Bytes.zeroBytes(in: word)
      let found = Bytes.zeroBytes(in: word ^ 0x0A0A_0A0A_0A0A_0A0A)
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < chunk.count, chunk[index] != 0x0A {
      seen |= UInt64(chunk[index])
      if chunk[index] == 0 { zeros = 1 }
      index += 1
    }
    return index
  }

  private mutating func carry(_ part: Bytes) {
    length += part.count
    // Keeps a few bytes more than the limit, so that a character is not split.
    let room = LineSplitter.limit + 8 - carried.count
    if room > 0 { carried.append(contentsOf: part.to(room).buffer) }
  }

  private mutating func emitCarried(_ body: (Bytes, LineTraits) -> Void) {
    traits.isCut = length > LineSplitter.limit
    carried.withUnsafeBufferPointer { emit(Bytes($0), body) }
  }

  private mutating func emit(_ line: Bytes, _ body: (Bytes, LineTraits) -> Void) {
    var line = line
    if line.count > LineSplitter.limit {
      traits.isCut = true
      var end = LineSplitter.limit
      while end > LineSplitter.limit - 3, line[end] & 0xC0 == 0x80 { end -= 1 }
      line = line.to(end)
    } else if !traits.isCut, line.count > 0, line[line.count - 1] == 0x0D {
      line = line.to(line.count - 1)
    }
    if traits.offset == 0, line.at(0) == 0xEF, line.at(1) == 0xBB, line.at(2) == 0xBF {
      line = line.from(3)
    }
    body(line, traits)
  }
}
