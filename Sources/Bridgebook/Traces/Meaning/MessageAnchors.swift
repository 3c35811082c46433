/// Selects the bytes by which each pattern is searched for in a line.
///
/// Windows are preferably inside words, where neither spaces nor quotes can differ. Each message
/// has several windows across its text, so that one remains wherever the text is truncated or
/// wrapped.
struct MessageAnchors {
  static let length = 8
  /// The maximum number of long words chosen per pattern; each additional window makes the search
  /// advance in smaller steps.
  private static let capacity = 4

  /// Eight bytes of a pattern, with the neighbors of the word that they begin.
  struct Window: Equatable {
    let bytes: [UInt8]
    /// The first two letters of the next word.
    ///
    /// Like `previous`, which contains the last two letters of the previous word in reverse, it is
    /// empty next to a wildcard, at an end of the pattern, and if the window itself covers several
    /// words.
    var next: [UInt8] = []
    var previous: [UInt8] = []
  }

  /// The windows of each pattern.
  private(set) var windows: [[Window]] = []

  init(_ patterns: [MessagePattern]) {
    let words = patterns.map { pattern -> [[Word]] in
      var offset = 0
      return pattern.parts.map { part in
        defer { offset += part.utf8.count }
        return MessageAnchors.longWords(of: part, from: offset)
      }
    }
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for pattern in words {
      for word in Set(pattern.joined().map { $0.bytes.prefix(MessageAnchors.length) }) {
        counts[word, default: 0] += 1
      }
    }
    for (pattern, long) in zip(patterns, words) {
      windows.append(
        MessageAnchors.windows(of: pattern, long.flatMap { $0 }) { counts[$0] ?? 0 })
    }
  }

  private static func windows(
    of pattern: MessagePattern, _ long: [Word], count: (ArraySlice<UInt8>) -> Int
  ) -> [Window] {
    // Prefers rare words, and avoids type names, which occur in many lines of an app.
    let ranked = long.indices.sorted { left, right in
      let (first, second) = (long[left], long[right])
      let places = [first, second].map { count($0.bytes.prefix(length)) + ($0.isName ? 8 : 0) }
      if places[0] != places[1] { return places[0] < places[1] }
      if first.bytes.count != second.bytes.count { return first.bytes.count > second.bytes.count }
      return left < right
    }
    var chosen: [Int] = []
    // The best word of each half, then the best remaining ones.
    let half = (long.count + 1) / 2
    if let head = ranked.first(where: { $0 < half }) { chosen.append(head) }
    if let tail = ranked.first(where: { $0 >= half }) { chosen.append(tail) }
    for index in ranked where chosen.count < capacity && !chosen.contains(index) {
      chosen.append(index)
    }
    var windows = chosen.sorted().map { index in
      let word = long[index]
      return Window(
        bytes: Array(word.bytes.prefix(length)), next: word.next, previous: word.previous)
    }
    let last = chosen.max().map { long[$0].end } ?? 0
    if windows.count < 2 {
      windows += pairs(in: pattern).map { Window(bytes: $0) }
    } else if last * 3 < pattern.pattern.utf8.count * 2 {
      // A text without its beginning is found by its last words.
      windows += pairs(in: pattern).suffix(forms.count).map { Window(bytes: $0) }
    }
    var unique: [Window] = []
    for window in windows where !unique.contains(window) { unique.append(window) }
    return unique
  }

  /// A word with at least as many bytes as a window.
  private struct Word {
    let bytes: [UInt8]
    /// Whether the word is a name, recognized by capital letters inside.
    let isName: Bool
    let next: [UInt8]
    let previous: [UInt8]
    /// The offset of its end among the literal bytes of the pattern.
    let end: Int
  }

  private static func longWords(of part: String, from offset: Int) -> [Word] {
    let bytes = Array(part.utf8)
    let words = MessageWords(part).words
    return words.indices.compactMap { index in
      let word = words[index]
      guard word.length >= length else { return nil }
      let own = bytes[word.start..<(word.start + word.length)]
      let isName = own.dropFirst().contains { $0 &- UInt8(ascii: "A") < 26 }
      let next = index + 1 < words.count ? words[index + 1] : nil
      let previous = index > 0 ? words[index - 1] : nil
      return Word(
        bytes: own.map(lower), isName: isName,
        next: next.map { bytes[$0.start..<($0.start + $0.length)].prefix(2).map(lower) } ?? [],
        previous: previous.map {
          bytes[$0.start..<($0.start + $0.length)].reversed().prefix(2).map(lower)
        } ?? [], end: offset + word.start + word.length)
    }
  }

  /// The possible separators of two words: one space, two, or a non-breaking one.
  private static let forms = [" ", "  ", "\u{A0}"]

  /// Returns windows that cover two or three short words, for each separator.
  private static func pairs(in pattern: MessagePattern) -> [[UInt8]] {
    var windows: [[UInt8]] = []
    for part in pattern.parts {
      let bytes = Array(part.utf8)
      let words = MessageWords(part).words
      var found: [[UInt8]] = []
      for index in words.indices {
        var row: [[UInt8]] = []
        for blanks in forms {
          var text: [UInt8] = []
          var end = words[index].start
          for word in words[index...].prefix(4) {
            let between = bytes[end..<word.start]
            guard word.start == words[index].start || between.elementsEqual(" ".utf8) else {
              break
            }
            if !text.isEmpty { text += Array(blanks.utf8) }
            text += bytes[word.start..<(word.start + word.length)].map(lower)
            end = word.start + word.length
          }
          row.append(Array(text.prefix(length)))
        }
        if row.allSatisfy({ $0.count == length }) { found += row }
      }
      // The first, the middle and the last pair, each with all separators.
      let pairCount = found.count / forms.count
      for pair in [0, pairCount / 2, pairCount - 1] where pair >= 0 && pair < pairCount {
        windows += found[(pair * forms.count)..<((pair + 1) * forms.count)]
      }
    }
    if windows.isEmpty { windows = wholes(of: pattern) }
    return windows
  }

  /// Returns the first bytes of the long literal parts, for patterns whose words are not separated
  /// by spaces alone.
  private static func wholes(of pattern: MessagePattern) -> [[UInt8]] {
    pattern.parts.filter { $0.utf8.count >= length }.map {
      Array($0.utf8.prefix(length)).map(lower)
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
