/// Finds the numbers of processes and threads.
enum ProcessSpans {
  /// The words before such a number, in lowercase.
  private static let labels: [(word: StaticString, kind: PrivateSpan.Kind)] = [
    ("processidentifier", .process), ("processid", .process), ("process id", .process),
    ("threadid", .thread), ("ppid", .process), ("pid", .process), ("tid", .thread),
  ]

  /// Finds labeled numbers such as `PID: 4002`, `tid=0xf900` or `"processID":1`.
  static func labeled(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    for label in labels where hasWord(Bytes(label.word), in: text, at: start) {
      var cursor = Cursor(text)
      cursor.index = start + label.word.utf8CodeUnitCount
      let end = cursor.index
      _ = cursor.pass(UInt8(ascii: "\""))
      cursor.passBlanks()
      _ = cursor.pass(UInt8(ascii: ":")) || cursor.pass(UInt8(ascii: "="))
      cursor.passBlanks()
      _ = cursor.pass(UInt8(ascii: "\""))
      guard cursor.index > end else { return [] }
      _ = cursor.pass("0x")
      let number = cursor.index
      guard cursor.hexadecimal() != nil, !cursor.byte.isPlainWord else { return [] }
      return [PrivateSpan(label.kind, number, cursor.index, key: text.slice(number, cursor.index))]
    }
    return told(text, start).map { [$0] } ?? []
  }

  /// Words before a number, and the minimum number of its digits; shorter numbers after `process`
  /// are counts, and those after `thread` are the indices of crash reports.
  private static let nouns: [(word: StaticString, kind: PrivateSpan.Kind, digitCount: Int)] = [
    ("process", .process, 3), ("proc", .process, 3), ("thread", .thread, 5),
  ]
  /// The words before `process` that make it a verb.
  private static let auxiliaries: [StaticString] = [
    "and", "can", "cannot", "could", "must", "not", "should", "to", "will", "would",
  ]
  /// The units of processed items, after the number.
  private static let units: [StaticString] = [
    "bytes", "cells", "changes", "elements", "entries", "events", "files", "frames", "images",
    "items", "lines", "messages", "ms", "objects", "of", "pages", "percent", "points", "records",
    "requests", "rows", "samples", "seconds", "tasks", "times", "updates", "values", "views",
  ]

  /// Finds the number in `process 54324 exited`, `Process: 54324` or `Thread 774213`, but not in
  /// `process 500 rows` or `to process 500`.
  private static func told(_ text: Bytes, _ start: Int) -> PrivateSpan? {
    guard let noun = nouns.first(where: { hasWord(Bytes($0.word), in: text, at: start) }) else {
      return nil
    }
    let end = start + noun.word.utf8CodeUnitCount
    var cursor = Cursor(text)
    cursor.index = end
    _ = cursor.pass(UInt8(ascii: ":")) || cursor.pass(UInt8(ascii: "="))
    cursor.passBlanks()
    let number = cursor.index
    guard number > end, cursor.number() != nil, cursor.index - number >= noun.digitCount,
      !cursor.byte.isPlainWord, cursor.byte != UInt8(ascii: "-"), cursor.byte != UInt8(ascii: "%"),
      !(cursor.byte == UInt8(ascii: ".") && text.at(cursor.index + 1).isPlainWord)
    else { return nil }
    let next = text.at(cursor.index) == 0x20 ? cursor.index + 1 : cursor.index
    guard !text.slice(next, text.endOfWord(next)).isOne(of: units),
      !text.wordBefore(start).isOne(of: auxiliaries)
    else { return nil }
    return PrivateSpan(noun.kind, number, cursor.index)
  }

  /// Finds numbers such as those in `Atlas[27001:549001]`, `Atlas[88001]:` or
  /// `Atlas(UIKitCore)[88001] <Notice>`.
  static func bracketed(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start) == UInt8(ascii: "["), start > 0, text[start - 1] > 0x20 else { return [] }
    var cursor = Cursor(text)
    cursor.index = start + 1
    guard cursor.number() != nil else { return [] }
    let process = PrivateSpan(.process, start + 1, cursor.index)
    if cursor.pass(UInt8(ascii: ":")) {
      let thread = cursor.index
      guard cursor.hexadecimal() != nil, cursor.byte == UInt8(ascii: "]") else { return [] }
      return [process, PrivateSpan(.thread, thread, cursor.index)]
    }
    return endsNumber(cursor) ? [process] : []
  }

  /// The levels of logs, as written in angle brackets.
  private static let levels: [StaticString] = [
    "Emergency", "Alert", "Critical", "Error", "Warning", "Notice", "Info", "Debug", "Default",
    "Fault",
  ]

  /// Returns whether `]:` or `] <Notice>` ends a number in brackets; in `cells[3] <UILabel: …>` it
  /// is an index.
  static func endsNumber(_ cursor: Cursor) -> Bool {
    var cursor = cursor
    if cursor.pass("]:") { return true }
    guard cursor.pass("] <") else { return false }
    return levels.contains { level in
      var end = cursor
      return end.pass(level) && end.byte == UInt8(ascii: ">")
    }
  }

  /// Finds the number in `Atlas (20)`, the form in which a table names a process.
  static func named(_ text: Bytes) -> [PrivateSpan] {
    guard let open = text.lastIndex(of: UInt8(ascii: "(")) else { return [] }
    var cursor = Cursor(text)
    cursor.index = open + 1
    guard cursor.number() != nil, cursor.byte == UInt8(ascii: ")") else { return [] }
    return [PrivateSpan(.process, open + 1, cursor.index)]
  }

  /// Returns the digits of a thread that is identified by a number; nil for a name.
  static func threadNumber(_ text: Bytes) -> Bytes? {
    let digits = text.hasPrefix("0x") ? text.from(2) : text
    return !digits.isEmpty && digits.buffer.allSatisfy { $0.hexValue != nil } ? digits : nil
  }

  private static func hasWord(_ word: Bytes, in text: Bytes, at start: Int) -> Bool {
    guard start + word.count < text.count else { return false }
    for index in 0..<word.count where text[start + index] | 0x20 != word[index] { return false }
    return !text[start + word.count].isPlainWord
  }
}
