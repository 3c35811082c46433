import BridgebookExport
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("表示", 4), ("ｶﾅ", 2), ("한국", 4), ("é", 1), ("e\u{301}", 1), ("👍", 2),
    ("👩‍👩‍👧", 2), ("⚠️", 2), ("─┤×…", 4), ("a\u{200d}", 1), ("Ａ", 2),
  ])
  func columnsAreThoseOfATerminal(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("short", 5, "short"), ("shorter", 5, "shor…"), ("表示画面", 5, "表示…"), ("表示画", 6, "表示画"),
  ])
  func cuttingNeverPassesTheWidth(_ text: String, _ columns: Int, _ expected: String) {
    #expect(DisplayWidth.cut(text, to: columns) == expected)
  }

  @Test func wrappingKeepsEveryCharacter() {
    #expect(DisplayWidth.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(DisplayWidth.wrap("abcdefgh ij", to: 3) == ["abc", "def", "gh", "ij"])
    #expect(DisplayWidth.wrap("表示画面", to: 5) == ["表示", "画面"])
    #expect(DisplayWidth.wrap("", to: 5) == [""])
  }

  @Test func whatATerminalActsOnIsEscaped() {
    #expect(DisplayWidth.escaped("a\u{1b}[31m\n\t\u{202e}") == "a\\u{1b}[31m\\n\\t\\u{202e}")
    #expect(DisplayWidth.escaped("表示 ok") == "表示 ok")
  }

  @Test func aCharacterThatIsNotPrintableASCIIIsFoundAnywhere() {
    let scalars = [0, 9, 10, 31, 32, 126, 127, 128, 0xff, 0x2028].compactMap(Unicode.Scalar.init)
    for length in 0...20 {
      let text = String(repeating: "a", count: length)
      #expect(DisplayWidth.isPrintableASCII(text))
      for place in 0..<length {
        for scalar in scalars {
          let changed = text.prefix(place) + String(Character(scalar)) + text.dropFirst(place + 1)
          #expect(
            DisplayWidth.isPrintableASCII(String(changed)) == (32...126).contains(scalar.value),
            "\(scalar.value) at \(place) of \(length)")
        }
      }
    }
  }
}
