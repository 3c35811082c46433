/// Finds texts of the runtime in a line, looking at few of its bytes.
///
/// Each pattern has an anchor, its first long literal part. The search steps through a line by the distance the two
/// bytes under the end of an eight-byte window allow (Wu and Manber's method), and compares whole patterns only where
/// an anchor may begin.
package final class MessageMatcher: Sendable {
  /// What a line says.
  struct Match {
    let index: Int
    /// How many literal bytes were found; more of them is more specific.
    let strength: Int
  }

  private struct Compiled: Sendable {
    let parts: [[UInt8]]
    let anchor: Int
  }

  /// So many bytes of a text that is cut or wrapped must be there.
  static let shortestCut = 24
  private static let slotCount = 4096

  package let catalogue: MessageCatalogue
  private let patterns: [Compiled]
  private let window: Int
  private let shifts: [UInt8]
  /// The patterns whose window ends in the two bytes of a slot, one list after the other.
  private let candidates: [[Int]]

  /// Compiles the patterns; do it once a process.
  package init(_ catalogue: MessageCatalogue) {
    self.catalogue = catalogue
    patterns = catalogue.patterns.map { pattern in
      let parts = pattern.parts.map { Array($0.utf8) }
      let long = parts.firstIndex { $0.count >= 8 }
      let longest = parts.indices.max { parts[$0].count < parts[$1].count }
      return Compiled(parts: parts, anchor: long ?? longest ?? 0)
    }
    let anchors = patterns.map { $0.parts[$0.anchor] }
    window = min(8, anchors.map(\.count).filter { $0 > 1 }.min() ?? 8)
    var shifts = Array(repeating: UInt8(window - 1), count: MessageMatcher.slotCount)
    var candidates: [[Int]] = Array(repeating: [], count: MessageMatcher.slotCount)
    for (index, anchor) in anchors.enumerated() where anchor.count >= window {
      for end in 1..<window {
        let slot = MessageMatcher.slot(anchor[end - 1], anchor[end])
        shifts[slot] = min(shifts[slot], UInt8(window - 1 - end))
      }
      candidates[MessageMatcher.slot(anchor[window - 2], anchor[window - 1])].append(index)
    }
    self.shifts = shifts
    self.candidates = candidates
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 5 ^ Int(second)) & (slotCount - 1)
  }

  /// The most specific pattern the line holds.
  func match(_ text: Bytes) -> Match? {
    guard !patterns.isEmpty, text.count >= window else { return nil }
    return shifts.withUnsafeBufferPointer { shifts -> Match? in
      var best: Match?
      var end = window - 1
      while end < text.count {
        let slot = MessageMatcher.slot(text[end - 1], text[end])
        let shift = Int(shifts[slot])
        if shift > 0 {
          end += shift
          continue
        }
        for index in candidates[slot] {
          guard let strength = strength(of: patterns[index], in: text, at: end - window + 1)
          else { continue }
          if strength > (best?.strength ?? 0) { best = Match(index: index, strength: strength) }
        }
        end += 1
      }
      return best
    }
  }

  /// How many literal bytes of the pattern the text holds, its anchor beginning there; nil where it is not the pattern.
  private func strength(of pattern: Compiled, in text: Bytes, at start: Int) -> Int? {
    var strength = 0
    var position = 0
    for part in pattern.parts[..<pattern.anchor] where !part.isEmpty {
      guard let found = find(part, in: text.to(start), from: position) else { return nil }
      position = found + part.count
      strength += part.count
    }
    let anchor = pattern.parts[pattern.anchor]
    let common = commonCount(anchor, text, at: start)
    strength += common
    if common < anchor.count {
      // A class name alone is long, but no cut message: several of its words have to be there.
      let blanks = anchor[..<common].count { $0 == UInt8(ascii: " ") }
      let isCut =
        start + common == text.count && common >= MessageMatcher.shortestCut && blanks >= 2
      let isReworded = pattern.parts.count == 1 && common >= MessageMatcher.shortestCut + 10
      return isCut || isReworded ? strength : nil
    }
    position = start + anchor.count
    for part in pattern.parts[(pattern.anchor + 1)...] where !part.isEmpty {
      guard let found = find(part, in: text, from: position) else {
        guard let tail = cutTail(of: part, in: text, from: position) else { return nil }
        let isEnough = strength + tail >= MessageMatcher.shortestCut
        return isEnough ? strength + tail : nil
      }
      position = found + part.count
      strength += part.count
    }
    return strength
  }

  private func find(_ part: [UInt8], in text: Bytes, from position: Int) -> Int? {
    part.withUnsafeBufferPointer { text.firstIndex(of: Bytes($0), from: position) }
  }

  private func commonCount(_ part: [UInt8], _ text: Bytes, at start: Int) -> Int {
    var count = 0
    while count < part.count, start + count < text.count, part[count] == text[start + count] {
      count += 1
    }
    return count
  }

  /// How much of the part's beginning the text ends with, where that is enough to tell.
  private func cutTail(of part: [UInt8], in text: Bytes, from position: Int) -> Int? {
    var count = min(part.count, text.count - position)
    while count >= 8 {
      if commonCount(part, text, at: text.count - count) == count { return count }
      count -= 1
    }
    return nil
  }
}
