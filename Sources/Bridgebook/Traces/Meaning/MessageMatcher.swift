/// Finds runtime messages in a line by examining only few of its bytes.
///
/// Each pattern has a few anchors: eight bytes of its long and rare words. The search advances by
/// the distance that the last three bytes of an eight-byte window permit (the Wu–Manber algorithm),
/// and compares the words of a pattern only where one of its anchors occurs.
package final class MessageMatcher: Sendable {
  /// A message found in a line.
  struct Match {
    let index: Int
    let certainty: MessageShape.Certainty
    /// The number of letters of the pattern that were found; a higher number is more specific.
    let strength: Int
    /// The number of words that have the same case as in the pattern.
    var exactCount = 0
  }

  /// A message found in a line, and whether the next line may continue one.
  struct Reading {
    var match: Match?
    /// Whether the line ends inside a message.
    var isOpen = false
  }

  /// Eight bytes of a pattern, with letters in lowercase.
  private struct Anchor: Sendable {
    let bytes: UInt64
    let pattern: Int
    let window: MessageAnchors.Window
  }

  private static let window = 8
  private static let slotCount = 1 << 14
  /// The bit that distinguishes lowercase from uppercase letters, for three bytes and for eight.
  private static let lowerCase: UInt32 = 0x20_2020
  private static let lowerCaseWindow: UInt64 = 0x2020_2020_2020_2020
  /// The number of bytes before and after an anchor that may belong to its message.
  private static let reach = 1_200

  package let catalog: MessageCatalog
  private let shapes: [MessageShape]
  private let shifts: [UInt8]
  /// The anchors whose last three bytes have the hash of a slot.
  private let candidates: [[Anchor]]

  /// Compiles the patterns; call it once per process.
  package init(_ catalog: MessageCatalog) {
    // Stacks are excluded, because they are matched by their frames after reading.
    let catalog = MessageCatalog(catalog.patterns.filter { $0.stack == nil })
    self.catalog = catalog
    shapes = catalog.patterns.map { MessageShape(parts: $0.parts) }
    let anchors = MessageAnchors(catalog.patterns)
    var shifts = Array(
      repeating: UInt8(MessageMatcher.window - 2), count: MessageMatcher.slotCount)
    var candidates: [[Anchor]] = Array(repeating: [], count: MessageMatcher.slotCount)
    for (pattern, windows) in anchors.windows.enumerated() {
      for window in windows {
        for end in 2..<MessageMatcher.window {
          let bytes = window.bytes
          let slot = MessageMatcher.slot(bytes[end - 2], bytes[end - 1], bytes[end])
          shifts[slot] = min(shifts[slot], UInt8(MessageMatcher.window - 1 - end))
          guard end == MessageMatcher.window - 1 else { continue }
          let whole = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1 | 0x20) }
          candidates[slot].append(Anchor(bytes: whole, pattern: pattern, window: window))
        }
      }
    }
    self.shifts = shifts
    self.candidates = candidates
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    slot(UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16)
  }

  @inline(__always)
  private static func slot(_ bytes: UInt32) -> Int {
    Int(((bytes & 0xFF_FFFF | lowerCase) &* 0x9E37_79B1) >> 18)
  }

  /// Returns the most specific pattern in a line.
  func match(_ text: Bytes) -> Match? { read(text).match }

  /// Returns the most specific pattern in a line, and whether the line ends inside a message.
  func read(_ text: Bytes) -> Reading {
    var hits: [Int] = []
    var first = 0
    scan(text) { pattern, place in
      if hits.isEmpty { first = place }
      if !hits.contains(pattern), place - first <= MessageMatcher.reach { hits.append(pattern) }
    }
    guard !hits.isEmpty else { return Reading() }
    return compare(text, with: hits.sorted(), around: first)
  }

  @inline(__always)
  private func scan(_ text: Bytes, _ body: (_ pattern: Int, _ place: Int) -> Void) {
    let window = MessageMatcher.window
    guard text.count >= window else { return }
    shifts.withUnsafeBufferPointer { shifts in
      var start = 0
      let last = text.count - window
      while start <= last {
        let bytes = text.word(at: start)
        let slot = MessageMatcher.slot(UInt32(truncatingIfNeeded: bytes >> 40))
        let shift = Int(shifts[slot])
        if shift > 0 {
          start += shift
          continue
        }
        let folded = bytes.littleEndian | MessageMatcher.lowerCaseWindow
        for anchor in candidates[slot]
        where anchor.bytes == folded && MessageMatcher.stands(anchor.window, in: text, at: start) {
          body(anchor.pattern, start)
        }
        start += 1
      }
    }
  }

  /// Returns whether a word begins at an index and has one of its neighbors, which excludes most
  /// words of an app.
  ///
  /// One neighbor may be missing because the text is truncated; if both are different words, the
  /// text is not the message.
  private static func stands(
    _ window: MessageAnchors.Window, in text: Bytes, at start: Int
  ) -> Bool {
    var before = start - 1
    guard !isWord(text.at(before)) else { return false }
    if window.next.isEmpty, window.previous.isEmpty { return true }
    if !window.next.isEmpty {
      var after = start + MessageMatcher.window
      while isWord(text.at(after)) { after += 1 }
      while after < text.count, !isWord(text[after]) { after += 1 }
      let isThere = window.next.enumerated().allSatisfy {
        text.at(after + $0.offset) | 0x20 == $0.element | 0x20
      }
      // At the end of the text, the next word may be wrapped, or truncated after one letter.
      if isThere || after + 1 >= text.count { return true }
    }
    if !window.previous.isEmpty {
      while before >= 0, !isWord(text[before]) { before -= 1 }
      let isThere = window.previous.enumerated().allSatisfy {
        text.at(before - $0.offset) | 0x20 == $0.element | 0x20
      }
      if isThere || before < 0 { return true }
    }
    return false
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  private func compare(_ text: Bytes, with hits: [Int], around place: Int) -> Reading {
    let text = text.slice(place - MessageMatcher.reach, place + 2 * MessageMatcher.reach)
    let words = MessageWords(text.buffer)
    var reading = Reading()
    var isAmbiguous = false
    for index in hits {
      let (found, isOpen, _) = shapes[index].compare(words)
      if isOpen { reading.isOpen = true }
      guard let found else { continue }
      let match = Match(
        index: index, certainty: found.certainty, strength: found.weight,
        exactCount: found.exactCount)
      guard let best = reading.match else {
        reading.match = match
        continue
      }
      let order = (match.certainty, match.strength, match.exactCount)
      if order == (best.certainty, best.strength, best.exactCount) {
        let gotchas = catalog.patterns[index].gotchas
        if gotchas != catalog.patterns[best.index].gotchas { isAmbiguous = true }
      } else if order > (best.certainty, best.strength, best.exactCount) {
        reading.match = match
        isAmbiguous = false
      }
    }
    if let match = reading.match, isAmbiguous, match.certainty < .whole {
      reading.match = Match(index: match.index, certainty: .near, strength: match.strength)
    }
    if reading.match?.certainty == .whole { reading.isOpen = false }
    return reading
  }
}
