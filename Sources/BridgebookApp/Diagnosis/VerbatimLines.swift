internal import Bridgebook

/// The verbatim lines of an input, for findings to quote.
///
/// Of a file, only the wanted lines are kept, and of a stream only the newest, so that memory does
/// not depend on the length of the input.
struct VerbatimLines {
  /// The number of lines of a stream that are kept.
  private static let newestCount = 4_096
  /// The length in bytes at which a line is cut.
  private static let maximumByteCount = 1_000
  /// The maximum length in characters of the columns before a log's text, such as times, that are
  /// quoted with it; longer ones would leave no room for the text.
  private static let maximumPrefixCount = 24

  /// The numbers of the lines to keep, sorted; nil for the newest ones.
  private let wanted: [Int]?
  /// The index of the next wanted line.
  private var next = 0
  /// The wanted lines by number.
  private var texts: [Int: [UInt8]] = [:]
  /// The newest lines, each at the index that is the remainder of its line number.
  private var newest: [[UInt8]] = []
  private let before: Int
  /// The number of complete lines so far, including those before the first byte.
  private(set) var count: Int
  private var unfinished: [UInt8] = []

  /// - Parameters:
  ///   - wanted: the numbers of the lines to keep; nil for the newest ones.
  ///   - before: the number of lines before the first byte.
  init(_ wanted: Set<Int>? = nil, afterLines before: Int = 0) {
    self.wanted = wanted?.filter { $0 > before }.sorted()
    self.before = before
    count = before
    if wanted == nil {
      newest = Array(repeating: [], count: VerbatimLines.newestCount)
    }
  }

  /// Adds the next bytes of the input.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    for index in 0..<bytes.count where bytes[index] == 10 {
      keep(bytes[start..<index])
      endLine()
      start = index + 1
    }
    keep(bytes[start...])
  }

  /// Marks the end of the input, which also ends a last line without a line feed.
  mutating func finish() {
    if !unfinished.isEmpty { endLine() }
  }

  /// Returns the quotes with verbatim lines in place of events' texts, where those lines are known.
  ///
  /// - Parameters:
  ///   - quotes: the quotes made from a run's events, by line number.
  ///   - lines: the numbers of the lines to quote.
  func replacing(_ quotes: [Int: String], ofLines lines: some Sequence<Int>) -> [Int: String] {
    var replaced = quotes
    for line in lines {
      if let text = text(of: line).flatMap({ VerbatimLines.quote($0, words: quotes[line]) }) {
        replaced[line] = text
      }
    }
    return replaced
  }

  private func text(of line: Int) -> String? {
    guard wanted == nil else { return texts[line].map { String(decoding: $0, as: UTF8.self) } }
    guard line > before, line <= count, line > count - VerbatimLines.newestCount else { return nil }
    return String(decoding: newest[line % VerbatimLines.newestCount], as: UTF8.self)
  }

  /// Returns the quote of a line; nil if the line is an object of a document or does not contain
  /// the words.
  private static func quote(_ line: String, words: String?) -> String? {
    let bytes = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = Substring(bytes)
    guard let first = bytes.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "<"),
      !text.hasPrefix("[{"), !holdsZero(line)
    else { return nil }
    guard let words else { return String(text) }
    guard let place = text.firstRange(of: words)?.lowerBound else {
      return holdsWord(of: words, text) ? String(text) : nil
    }
    guard !text[..<place].dropFirst(maximumPrefixCount).isEmpty else { return String(text) }
    return "…" + text[place...]
  }

  /// Returns whether a text contains one of the words.
  ///
  /// The words are separated one at a time, because most lines contain the first; an array of all
  /// words for each of thousands of quotes took a noticeable part of a diagnosis.
  private static func holdsWord(of words: String, _ text: Substring) -> Bool {
    var rest = words[...].utf8
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      if !word.isEmpty, text.contains(String(Substring(word))) { return true }
      rest = rest[word.endIndex...].dropFirst()
    }
    return false
  }

  /// Returns whether a line contains a zero byte, as binary data does, which is not quoted.
  private static func holdsZero(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { $0.contains(0) }
  }

  private var isWanted: Bool {
    guard let wanted else { return true }
    return next < wanted.count && wanted[next] == count + 1
  }

  private mutating func keep(_ part: Slice<UnsafeRawBufferPointer>) {
    guard isWanted else { return }
    unfinished += part.prefix(VerbatimLines.maximumByteCount - unfinished.count)
  }

  private mutating func endLine() {
    defer { count += 1 }
    guard isWanted else { return }
    if unfinished.last == 13 { unfinished.removeLast() }
    if wanted == nil {
      swap(&newest[(count + 1) % VerbatimLines.newestCount], &unfinished)
    } else {
      texts[count + 1] = unfinished
      next += 1
    }
    unfinished.removeAll(keepingCapacity: true)
  }
}
