/// A file of the book, split into lines, with its path for diagnostics.
package struct SourceFile: Sendable {
  package let path: String
  package let lines: [Substring]

  /// Splits the text at line feeds, without a byte-order mark and without carriage returns before
  /// line feeds.
  ///
  /// - Throws: A diagnostic at the first byte that is not UTF-8, or at the end of a last line
  ///   without a line feed.
  package init(path: String, bytes: some Collection<UInt8>) throws(TextDiagnostic) {
    let bytes = SourceFile.withoutMark(Array(bytes))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceFile.firstBadByte(path: path, bytes: Array(bytes))
    }
    self.init(path: path, text: text)
    guard bytes.isEmpty || bytes.last == UInt8(ascii: "\n") else {
      let column = (lines.last?.count ?? 0) + 1
      throw diagnostic(line: lines.count - 1, column: column, .noNewlineAtEnd)
    }
  }

  /// Splits text that is known to be valid.
  package init(path: String, text: String) {
    self.path = path
    var text = text
    // Searches the bytes, which takes a fraction of the time of the string's own view.
    let ranges = text.withUTF8(SourceFile.lineRanges)
    let utf8 = text.utf8
    lines = ranges.map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return text[start..<utf8.index(start, offsetBy: range.count)]
    }
  }

  /// Returns the ranges of the lines, without their line feeds and carriage returns.
  private static func lineRanges(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      ranges.append(start..<(hasReturn ? end - 1 : end))
      start = end + 1
    }
    return ranges
  }

  /// Creates a file from lines of other files.
  init(path: String, lines: [Substring]) {
    self.path = path
    self.lines = lines
  }

  /// Returns the bytes without a UTF-8 byte-order mark.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.dropFirst(bytes.withUnsafeBufferPointer(startsWithMark) ? 3 : 0)
  }

  /// Returns whether the bytes begin with a UTF-8 byte-order mark.
  static func startsWithMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
  }

  func diagnostic(
    line index: Int, column: Int = 1, _ problem: TextDiagnostic.Problem
  ) -> TextDiagnostic {
    TextDiagnostic(path: path, line: index + 1, column: column, problem)
  }

  private static func firstBadByte(path: String, bytes: [UInt8]) -> TextDiagnostic {
    var valid = 0
    var end = bytes.count
    // Searches for the longest valid prefix by bisection; a valid prefix may end within a
    // character.
    while valid < end {
      let middle = (valid + end + 1) / 2
      let isValid = (0..<4).contains { cut in
        middle >= cut && String(validating: bytes[..<(middle - cut)], as: UTF8.self) != nil
      }
      if isValid { valid = middle } else { end = middle - 1 }
    }
    while valid > 0, String(validating: bytes[..<valid], as: UTF8.self) == nil { valid -= 1 }
    let line = bytes[..<valid].count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = bytes[..<valid].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[lineStart..<valid], as: UTF8.self).count + 1
    return TextDiagnostic(path: path, line: line, column: column, .notUTF8(byteOffset: valid))
  }
}

extension Substring {
  /// The text without spaces and tabs at either end.
  var trimmed: Substring {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }) else { return self[endIndex...] }
    var end = endIndex
    while end > first, isBlank(utf8[utf8.index(before: end)]) { end = utf8.index(before: end) }
    return self[first..<end]
  }

  /// Returns the parts between separators, including empty ones.
  ///
  /// - Parameters:
  ///   - separator: An ASCII character. Bytes are compared, because characters take several times
  ///     as long, and the first use of a book separates the parts of all its files.
  ///   - splitCount: The maximum number of separators at which to split.
  func cells(
    separatedBy separator: Unicode.Scalar, splitCount: Int = .max
  ) -> [Substring] {
    let byte = UInt8(ascii: separator)
    // Iterating over the bytes of a substring takes several times as long as over its storage.
    let offsets =
      utf8.withContiguousStorageIfAvailable { bytes in bytes.indices.filter { bytes[$0] == byte } }
      ?? utf8.enumerated().filter { $0.element == byte }.map(\.offset)
    var cells: [Substring] = []
    var (start, startOffset) = (startIndex, 0)
    for offset in offsets.prefix(splitCount) {
      let end = utf8.index(start, offsetBy: offset - startOffset)
      cells.append(self[start..<end])
      (start, startOffset) = (utf8.index(after: end), offset + 1)
    }
    cells.append(self[start...])
    return cells
  }

  /// Returns the trimmed, nonempty parts between separators.
  func list(separatedBy separator: Unicode.Scalar = ",") -> [String] {
    cells(separatedBy: separator).map(\.trimmed).filter { !$0.isEmpty }.map(String.init)
  }
}

extension String {
  var trimmed: Substring { self[...].trimmed }

  func list(separatedBy separator: Unicode.Scalar = ",") -> [String] {
    self[...].list(separatedBy: separator)
  }
}
