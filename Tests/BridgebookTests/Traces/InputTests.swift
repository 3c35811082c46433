import Bridgebook
import TestSupport
import Testing

/// Inputs that are not clean UTF-8 text.
@Suite struct InputTests {
  @Test func invalidUTF8IsReplacedAndReported() {
    let run = Imported(Array("a\nab".utf8) + [0xFF, 0xC3] + Array("c\n".utf8))
    #expect(run.events == ["1 note a", "2 note ab\u{FFFD}\u{FFFD}c"])
    #expect(run.issues.map(\.code) == [.invalidUTF8])
    #expect(run.issues.map(\.line) == [2])
  }

  @Test func nulBytesAreReplacedAndReported() {
    let run = Imported(Array("a\u{0}b\n\nc".utf8))
    #expect(run.events == ["1 note a\u{FFFD}b", "3 note c"])
    #expect(run.issues.map(\.code) == [.nulBytes])
  }

  @Test(arguments: [64 * 1024, 64 * 1024 + 1, 10_000_000])
  func longLinesAreCut(length: Int) {
    let bytes = Array(repeating: UInt8(ascii: "x"), count: length) + Array("\nnext".utf8)
    for run in [Imported(bytes), Imported(bytes, cuts: [1, 65_000, 65_536])] {
      #expect(run.lines == [1, 2])
      #expect(run.events[0].utf8.count == 64 * 1024 + "1 note ".utf8.count)
      #expect(run.issues.map(\.code) == (length > 64 * 1024 ? [.lineCut] : []))
    }
  }

  @Test func aLineIsNotCutInsideACharacter() {
    let text = String(repeating: "é", count: 40_000) + "x"
    for bytes in [Array(text.utf8), Array(("a" + text).utf8)] {
      let run = Imported(bytes)
      #expect(run.issues.map(\.code) == [.lineCut])
      #expect(!run.events[0].contains("\u{FFFD}"))
    }
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0], Refusal.gzip), ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
    (Array("PK\u{3}\u{4}".utf8), .zip), ([0xFF, 0xFE, 0x41, 0], .utf16),
    ([0x0A, 0x05, 0x18, 0x01, 0x20, 0x02, 0x28, 0x0A, 0x03, 0x18, 0x01, 0x20], .perfetto),
  ])
  func refusals(bytes: [UInt8], refusal: Refusal) {
    expect(bytes, refusal)
  }

  @Test func encodingsWithoutAMarkAndBytesThatAreNoText() {
    let text = "Begin updateUIView\nModifying state during view update\n"
    expect(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, .utf16)
    expect(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, .utf16)
    expect(Array("BZh91AY&SY".utf8) + [0x3C, 0x01, 0x9E, 0x44, 0, 0, 0x7B], .bzip2)
    expect([0xFD] + Array("7zXZ".utf8) + [0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46, 2, 0, 0x21, 1], .xz)
    expect([0x7F] + Array("ELF".utf8) + [2, 1, 1] + Array(repeating: 0, count: 300), .binary)
    expect([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 0x0D, 1, 2, 3, 4, 5], .picture)
    expect([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8), .picture)
    expect(Array("GIF89a".utf8) + [0x10, 0, 0x10, 0, 0xF7, 0, 0], .picture)
    expect(Array("%PDF-2.0\n".utf8), .pdf)
    expect(Array("%PDF-1.4\n%âãÏÓ\n".utf8), .pdf)
    expect(Array(#"{\rtf1\ansi\ansicpg1252 Begin updateUIView\par}"#.utf8), .rtf)
    expect([0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0, 0, 0, 0, 0, 0, 0, 0, 1, 2], .tracev3)
  }

  @Test(arguments: ["GIF89 decoder: started", "%PDF-export began", #"{\rtf starts"#])
  func aLineMayBeginLikeAnotherKindOfFile(line: String) {
    let run = Imported("\(line)\nBegin updateUIView\n")
    #expect(run.refusal == nil)
    #expect(run.lineCount == 2)
  }

  /// The first bytes look like text; the others must be detected however the bytes are divided.
  @Test func bytesThatBeginLikeText() {
    var generator = SeededGenerator(seed: 5)
    let compressed = (0..<6_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var code: [UInt8] = []
    for index in 0..<1_500 { code += [UInt8(0x40 | index & 0x3F), 0, 0, 0] }
    let name = Array("AtlasSnapshot version 3\n".utf8)
    expectLater(name + compressed, .binary)
    expectLater(name + compressed.prefix(300), .binary)
    expectLater(name + code, .binary)
    let contents = Array("ustar\u{0}00 Begin updateUIView\n".utf8) + zeros(300)
    expectLater(Array("atlas/console.log".utf8) + zeros(240) + contents, .tar)
    expectLater(Array("a.log".utf8) + zeros(252) + contents, .tar)
  }

  /// Text with stray control bytes, in an old encoding, or with the zeros of a file truncated by a
  /// crash.
  @Test func textThatIsNotClean() {
    let line = Array("Begin updateUIView of the map\n".utf8)
    let lines = Array(repeatElement(line, count: 200).joined())
    let latin: [UInt8] = Array(repeatElement([0xE4, 0xF6, 0xFC, 0x20, 0x61], count: 900).joined())
    let kanji: [UInt8] = Array(repeatElement([0x8D, 0x58, 0x90, 0x56, 0x0A], count: 900).joined())
    let stray: [UInt8] = [0, 0, 0, 0xFF, 0xFE]
    let few: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7]
    var dotted: [UInt8] = []
    for byte in line { dotted += byte == 0x20 ? [byte, 0] : [byte] }
    expectLater(line + stray + lines, nil)
    expectLater(line + few, nil)
    expectLater(line + few + latin, nil)
    expectLater(line + few + kanji, nil)
    expectLater(line + zeros(3_000), nil)
    expectLater(lines + zeros(3_000), nil)
    expectLater(line + zeros(3_000) + lines, nil)
    expectLater(dotted + lines, nil)
    expectLater(zeros(100) + lines, nil)
    expectLater(zeros(3_000) + lines, nil)
  }

  @Test func zerosAloneAndBytesAfterThemAreNoText() {
    var generator = SeededGenerator(seed: 6)
    let compressed = (0..<6_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let text = "Begin updateUIView\nModifying state during view update\n"
    for count in [20, 600, 9_000] { expect(zeros(count), .binary) }
    expect(zeros(100) + compressed, .binary)
    expect(zeros(3_000) + compressed, .binary)
    expect(zeros(446) + [1, 2, 3, 4, 5, 6, 0x80, 0x55, 0xAA] + zeros(700), .binary)
    expect(zeros(100) + text.utf16.flatMap { [UInt8($0 & 0xFF), 0] }, .utf16)
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  /// Checks that what is read before an input is refused does not depend on how the bytes are
  /// divided.
  private func expectLater(_ bytes: [UInt8], _ refusal: Refusal?) {
    let whole = Imported(bytes)
    #expect(whole.refusal == refusal)
    #expect(refusal != nil || whole.kinds.contains(.updateBegin))
    let every = Array(1..<min(320, bytes.count))
    for cuts in [[1, 2], [16, 30], [5, 20, bytes.count - 1], every] {
      #expect(Imported(bytes, cuts: cuts) == whole)
    }
  }

  @Test func aStrayControlByteMakesNoTextBinary() {
    for stray: [UInt8] in [[0], [0, 0, 1], [0x1B, 0x5B, 0x33, 0x6D, 7]] {
      let run = Imported(stray + Array("Begin updateUIView\nEnd updateUIView of the map\n".utf8))
      #expect(run.refusal == nil)
      #expect(run.lineCount == 2)
    }
  }

  private func expect(_ bytes: [UInt8], _ refusal: Refusal) {
    for run in [Imported(bytes), Imported(bytes, cuts: [1, 2])] {
      #expect(run.refusal == refusal)
      #expect(run.events.isEmpty)
    }
  }

  @Test func emptyInput() {
    let run = Imported("")
    #expect(run.events.isEmpty)
    #expect(run.lineCount == 0)
    #expect(run.format == "plain")
    #expect(run.hash == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test(arguments: [
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func contentHash(text: String, count: Int, digest: String) {
    #expect(Imported(String(repeating: text, count: count)).hash == digest)
  }

  @Test func forcedFormat() {
    let text = "2022-05-30 10:15:07.466884+0100 Tide[2:5] hello\nBegin updateUIView\n"
    #expect(Imported(text).format == "xcode-nslog")
    let forced = Imported(text, format: "swift-log")
    #expect(forced.format == "swift-log")
    #expect(forced.events.count == 2)
    #expect(forced.scores == [FormatScore(id: "plain", matchedLines: 1)])
  }

  @Test func linesAfterAJSONDocumentAreRead() {
    let run = Imported("[{\"ph\":\"i\",\"ts\":1,\"name\":\"hello\"}]\nBegin updateUIView\n")
    #expect(run.events == ["1 note hello @0", "2 update.begin updateUIView"])
  }

  @Test func bracketsThatAreNoDocument() {
    #expect(Imported("[Tag] updateUIView\n").kinds == [.updateBegin, .updateEnd])
    #expect(Imported("{\n  a = 1;\n}\n").events.count == 3)
    #expect(Imported("<NSLayoutConstraint:0x1 UILabel.top>\n").events.count == 1)
  }

  /// Nanoseconds since 1970 fit into 64 bits from 1677 to 2262.
  @Test(arguments: ["0000", "1677", "2262", "9999"])
  func aYearBeyondTheClockIsNoTime(year: String) {
    let dated = FormatRegistry.formats.filter { $0.sample.hasPrefix("20") }
    #expect(dated.count >= 7)
    for format in dated {
      let line = year + format.sample.dropFirst(4)
      for run in [Imported(line), Imported(line, format: format.id)] {
        #expect(run.times.allSatisfy { $0 == nil }, "\(line)")
        #expect(run.lines.allSatisfy { $0 == 1 } && !run.lines.isEmpty, "\(line)")
      }
    }
  }

  @Test(arguments: ["1678", "2261"])
  func theFirstAndTheLastYearAreRead(year: String) {
    let run = Imported("\(year)-12-31 23:59:59.999999+0100 Tide[2:5] hello\n")
    #expect(run.events == ["1 note hello @5"])
    #expect(run.times == [0])
  }

  /// Times that far apart are dropped, because detectors subtract times from each other.
  @Test func timesCenturiesApartAreNone() {
    let marks = [0, 9_200_000_000_000_000, -9_200_000_000_000_000, 5].map {
      #"{"ph":"i","ts":\#($0),"name":"hello"}"#
    }
    #expect(Imported("[" + marks.joined(separator: ",") + "]\n").times == [0, nil, nil, 5_000])
    let step = "    t = 99999999999.00s         Tap \"Save\" Button\n"
    #expect(Imported(step).times == [nil])
  }

  @Test func droppedEventsOfSeveralRunsAreAddedUp() {
    let line = #"{"bridgeTrace":1,"dropped":999999999999999999}"# + "\n"
    #expect(Imported(line + line).issues.map(\.count) == [1_999_999_999_999_999_998])
    #expect(Imported(String(repeating: line, count: 20)).issues.map(\.count) == [Int.max])
    let negative = #"{"bridgeTrace":1,"dropped":-5}"# + "\n"
    #expect(Imported(negative).issues == [])
  }

  @Test func theLastLineOfADocumentCountsWithoutALineFeed() {
    let document = "[{\"ph\":\"i\",\"ts\":1,\n\"name\":\"hello\"}]"
    for text in [document, document + "\n", document + " "] {
      #expect(Imported(text).lineCount == 2)
    }
  }

  /// The object arrives in thousands of chunks, and none of them may take time proportional to the
  /// whole object.
  @Test func anObjectInManyPieces() {
    let name = String(repeating: "x", count: 600_000)
    let bytes = Array("[{\"ph\":\"i\",\"ts\":1,\"name\":\"\(name)\"}]\n".utf8)
    let parts = Imported(bytes, cuts: Array(stride(from: 10, to: bytes.count, by: 10)))
    #expect(parts == Imported(bytes))
    #expect(parts.lines == [1])
  }

  @Test func aRowWithoutEndKeepsNoMoreThanItsColumns() {
    let open = "<?xml version=\"1.0\"?><trace-query-result><node><row>"
    let run = Imported(open + String(repeating: "<a>1</a>", count: 1_000))
    #expect(run.format == "xctrace-xml")
    #expect(run.issues.map(\.code) == [.tableFull, .unterminatedInput])
    #expect(run.issues.first?.count == 1_000 - 256)
  }
}
