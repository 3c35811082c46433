/// Finds texts of the runtime in a line, looking at few of its bytes.
///
/// Each pattern has a few anchors, eight bytes of its longest and rarest words. The search steps through a line by the
/// distance that the three bytes under the end of an eight-byte window allow (Wu and Manber's method), and compares the
/// words of a pattern only where one of its anchors stands.
package final class MessageMatcher: Sendable {
  /// What a line says.
  struct Match {
    let index: Int
    let certainty: MessageShape.Certainty
    /// How many letters of the pattern were found; more of them is more specific.
    let strength: Int
    /// How many of its words have the pattern's own case.
    var exactCount = 0
  }

  /// What a line says, and whether the next line may go on with it.
  struct Reading {
    var match: Match?
    /// The line ends inside a message.
    var isOpen = false
  }

  /// Eight bytes of a pattern, letters in lower case.
  private struct Anchor: Sendable {
    let bytes: UInt64
    let pattern: Int
    let window: MessageAnchors.Window
  }

  private static let window = 8
  private static let slotCount = 1 << 14
  /// Sets the bit that parts capital letters from small ones, in three bytes and in eight.
  private static let lowerCase: UInt32 = 0x20_2020
  private static let lowerCaseWindow: UInt64 = 0x2020_2020_2020_2020
  /// Bytes before and after an anchor in which its message must lie.
  private static let reach = 1_200

  package let catalogue: MessageCatalogue
  private let shapes: [MessageShape]
  private let shifts: [UInt8]
  /// The anchors whose window ends in the three bytes of a slot.
  private let candidates: [[Anchor]]

  /// Compiles the patterns; do it once a process.
  package init(_ catalogue: MessageCatalogue) {
    // Stacks are found by their frames, after they were read.
    let catalogue = MessageCatalogue(catalogue.patterns.filter { $0.stack == nil })
    self.catalogue = catalogue
    shapes = catalogue.patterns.map { MessageShape(parts: $0.parts) }
    let anchors = MessageAnchors(catalogue.patterns)
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

  /// The most specific pattern the line holds.
  func match(_ text: Bytes) -> Match? { read(text).match }

  /// The most specific pattern the line holds, and whether it ends inside one.
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

  /// Whether a word begins there and has one of its neighbors, so that few words of an app are compared further.
  ///
  /// A neighbor may be cut off; both are missing only where strange words stand on both sides.
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
      // At the end the next word may be wrapped, or cut after one letter.
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
        let gotchas = catalogue.patterns[index].gotchas
        if gotchas != catalogue.patterns[best.index].gotchas { isAmbiguous = true }
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
