import BridgebookStore
import TestSupport
import Testing

/// No input can produce a malformed full-text expression.
@Suite struct SearchFuzzTests {
  /// SplitMix64, which gives the same strings in every run on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }
  }

  /// Pieces that could confuse FTS5 or Unicode handling.
  private static let pieces: [String] = [
    "\"", "\"\"", "'", "*", "^", "(", ")", "{", "}", "[", "]", ":", "+", "-", ",", ".", ";", "\\",
    "%", "_", "?", "?1", "@", "#", "|", "&", "~", "`", "/", "<", ">", "=", "!", "$",
    "AND", "OR", "NOT", "NEAR", "NEAR(", "NEAR/3", "and", "bigrams", "bigrams :", "parts", "title:",
    "rowid", "rank", "entry_text", " ", "\t", "\n", "\r\n", "\0", "\u{1}", "\u{1b}[31m", "\u{7f}",
    "\u{85}", "\u{ad}", "\u{200b}", "\u{200d}", "\u{202e}", "\u{2028}", "\u{feff}", "\u{fffd}",
    "\u{10ffff}", "\u{301}", "\u{fe0f}", "🎈", "👩‍👩‍👧", "é", "e\u{301}", "ß", "İ", "ﬁ", "状態", "更", "セ",
    "ｾﾞ",
    "ー", "々", "한", "\u{1100}\u{1161}", "𠀀", "\u{e0001}",
    // Characters that combine with the following one into a grapheme cluster, including a quote.
    "\u{d4e}", "\u{d4e}\"", "\u{111c2}\"", "\u{600}\"", "\u{11a3a}\"", "a\u{d4e}\"b",
    "update", "View", "updateUIView", "x", "1", "17.0", "view's", "view’s", "SELECT",
    "'; DROP TABLE entry; --",
  ]

  @Test(arguments: 0..<Effort.amount(brief: 3, full: 8))
  func nothingThatCanBeTypedIsASyntaxError(seed: Int) throws {
    let store = try BuiltInStore.open()
    var generator = Generator(state: UInt64(seed))
    var failures: [String] = []
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &generator)
      var text = ""
      for _ in 0..<count { text += Self.pieces.randomElement(using: &generator) ?? "" }
      do { _ = try store.search.results(for: text, limit: 3) } catch {
        failures.append(text.debugDescription)
      }
    }
    #expect(failures == [])
  }

  @Test func anyScalarAloneAndBeforeAQuoteIsSafe() throws {
    let store = try Fixture.store([Fixture.gotcha("one", title: "view")])
    var failures: [String] = []
    for value in stride(from: UInt32(0), through: 0x1_2fff, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "\(scalar)\" view \(scalar)"
      do { _ = try store.search.results(for: text) } catch {
        failures.append(String(value, radix: 16))
      }
    }
    #expect(failures == [])
  }

  @Test func aQuoteInsideAGraphemeDoesNotHideTheOtherWords() throws {
    let store = try Fixture.store([Fixture.gotcha("one", title: "view")])
    #expect(try store.search.results(for: "\u{d4e}\" view").map(\.id) == ["one"])
  }

  @Test func aHugePasteIsAnswered() throws {
    let store = try BuiltInStore.open()
    let log = String(repeating: "updateUIView(_:context:) 状態の更新 \"quoted\" line\n", count: 3000)
    #expect(try !store.search.results(for: log, limit: 5).isEmpty)
    let distinct = (0..<20_000).map { "word\($0)" }.joined(separator: " ")
    #expect(throws: Never.self) { try store.search.results(for: distinct) }
  }
}
