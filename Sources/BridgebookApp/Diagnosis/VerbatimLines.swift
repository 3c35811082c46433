internal import Bridgebook

/// Lines of an input as they stand in it, for findings to quote.
///
/// Of a file the wanted lines are kept, of a stream the newest ones, so that memory does not depend
/// on the length of the input.
struct VerbatimLines {
  /// The number of lines of a stream that are kept.
  private static let newestCount = 4_096
  /// The length in bytes at which a line is cut.
  private static let maximumByteCount = 1_000
  /// The length in characters of a log's own columns in front of a text, such as times, that is
  /// quoted with it; longer ones would leave no room for the text.
  private static let maximumPrefixCount = 24

  /// The lines to keep; nil for the newest ones.
  private let wanted: Set<Int>?
  /// The wanted lines by number.
  private var texts: [Int: [UInt8]] = [:]
  /// The newest lines, each at the remainder of its number.
  private var newest: [[UInt8]] = []
  private let before: Int
  /// The number of complete lines so far, with those before the first byte.
  private(set) var count: Int
  private var unfinished: [UInt8] = []

  /// - Parameters:
  ///   - wanted: the numbers of the lines to keep; nil for the newest ones.
  ///   - before: the number of lines before the first byte.
  init(_ wanted: Set<Int>? = nil, afterLines before: Int = 0) {
    self.wanted = wanted
    self.before = before
    count = before
    if wanted == nil {
      newest = Array(repeating: [], count: VerbatimLines.newestCount)
    }
  }

  /// Takes the next bytes of the input.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 10) {
      keep(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    keep(rest)
  }

  /// Takes the end of the input, which may end a line.
  mutating func finish() {
    if !unfinished.isEmpty { endLine() }
  }

  /// The quotes with their lines as they stand in the input, where they are known.
  ///
  /// - Parameters:
  ///   - quotes: what a run's events say of lines, by line number.
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

  /// The quote of a line; nil if it is an object of a document, or not the line of the words.
  private static func quote(_ line: String, words: String?) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first, first != "{", first != "<", !text.hasPrefix("[{"),
      !text.contains("\0")
    else { return nil }
    guard let words else { return String(text) }
    guard let place = text.firstRange(of: words)?.lowerBound else {
      let hasWord = words.split(separator: " ").contains { text.contains(String($0)) }
      return hasWord ? String(text) : nil
    }
    guard text.distance(from: text.startIndex, to: place) > maximumPrefixCount else {
      return String(text)
    }
    return "…" + text[place...]
  }

  private var isWanted: Bool { wanted?.contains(count + 1) ?? true }

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
    }
    unfinished.removeAll(keepingCapacity: true)
  }
}
