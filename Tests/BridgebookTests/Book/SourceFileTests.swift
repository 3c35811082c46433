import Bridgebook
import Testing

@Suite struct SourceFileTests {
  @Test func linesEndAtLineFeeds() throws {
    let file = try Samples.file("a\n\nb c\n")
    #expect(file.lines == ["a", "", "b c"])
  }

  @Test func carriageReturnsBeforeLineFeedsAreDropped() throws {
    let file = try Samples.file("a\r\nb\rc\r\n\r\n")
    #expect(file.lines == ["a", "b\rc", ""])
  }

  /// Editors on Windows write a byte-order mark, which is not part of the first key.
  @Test func byteOrderMarkIsDropped() throws {
    let bytes: [UInt8] = [0xef, 0xbb, 0xbf] + Array(Samples.claim.utf8)
    let entry = try EntryParser.parse(SourceFile(path: "a.txt", bytes: bytes))
    #expect(entry.id == "c99-claim")
    #expect(BookLoader.path(of: bytes) == "claims/c99-claim.txt")
  }

  @Test func entriesWithCarriageReturnsReadTheSame() throws {
    let windows = Samples.gotcha.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(
      try EntryParser.parse(Samples.file(windows))
        == EntryParser.parse(Samples.file(Samples.gotcha)))
  }

  @Test func anEmptyFileHasNoLines() throws {
    #expect(try Samples.file("").lines.isEmpty)
  }

  @Test func aCutOffLastLineIsAFault() {
    #expect(throws: TextDiagnostic(path: "a.txt", line: 2, column: 4, .noNewlineAtEnd)) {
      try Samples.file("ab\n日本語")
    }
  }

  @Test(arguments: [
    ([0x61, 0x0a, 0x62, 0xff, 0x0a], 2, 2, 3),
    ([0xc3], 1, 1, 0),
    ([0xe6, 0x97, 0xa5, 0xe6, 0x97, 0x0a], 1, 2, 3),
    ([0x61, 0xed, 0xa0, 0x80, 0x0a], 1, 2, 1),
    ([0x0a, 0x0a, 0xc0, 0x80], 3, 1, 2),
  ])
  func theFirstBadByteIsNamed(_ bytes: [Int], _ line: Int, _ column: Int, _ offset: Int) {
    #expect(
      throws: TextDiagnostic(
        path: "a.txt", line: line, column: column, .notUTF8(byteOffset: offset))
    ) {
      try SourceFile(path: "a.txt", bytes: bytes.map { UInt8($0) })
    }
  }

  @Test(arguments: [
    ("a | b", ["a", "b"]), ("a||b", ["a", "", "b"]), ("a |", ["a", ""]), ("alone", ["alone"]),
    ("größe | 日本 | é", ["größe", "日本", "é"]),
  ])
  func rowsAreDividedAtBars(row: String, cells: [String]) throws {
    let text = "kind: table\nid: rows\n\n\(row)\n"
    let table = try TableFile(SourceFile(path: "rows.txt", bytes: Array(text.utf8)))
    #expect(table.rows.map(\.cells) == [cells])
  }

  @Test func aPathIsMadeOfKindAndId() {
    #expect(BookLoader.path(of: Array("kind: table\nid: sources\n".utf8)) == "tables/sources.txt")
    #expect(BookLoader.path(of: Array("nothing".utf8)) == "unknowns/unknown.txt")
  }
}
