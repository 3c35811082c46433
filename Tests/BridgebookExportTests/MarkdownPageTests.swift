import Testing

@testable import BridgebookExport

/// Any text in a page is shown literally.
@Suite struct MarkdownPageTests {
  private func line(_ pieces: InlinePiece...) -> String {
    var page = SheetPage()
    page.paragraph(pieces)
    return page.text()
  }

  private func cell(_ piece: InlinePiece) -> String {
    var page = SheetPage()
    page.table(["a"], [[[piece]]])
    return page.text().split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("`x`", "\\`x\\`"), ("<b>", "\\<b>"), ("[a](b)", "\\[a\\](b)"),
    ("*a* _b_ c_d", "\\*a\\* \\_b\\_ c_d"), ("~~a~~", "\\~\\~a\\~\\~"), ("&lt; & b", "\\&lt; & b"),
    ("$x$", "\\$x\\$"), ("a\\", "a\\\\"), ("http://a.b", "http\\://a.b"),
    ("www.a.b", "www\\.a.b"), ("Ask @me, (a@b.c).", "Ask `@me`, (`a@b.c`)."),
    ("a\tb\r\nc", "a b  c"), ("\u{1b}[31m", "\\\\u{1b}\\[31m"), ("\u{202e}x", "\\\\u{202e}x"),
    ("日本 é", "日本 é"),
  ])
  func plainTextIsEscapedWhereItMust(text: String, expected: String) {
    #expect(line(.plain(text)) == expected + "\n")
  }

  @Test(arguments: ["# a", "> a", "- a", "+ a", "= a", "--- a"])
  func aLineOpensNoBlock(text: String) {
    #expect(line(.plain(text)) == "\\" + text + "\n")
  }

  @Test func aNumberOpensNoList() {
    #expect(line(.plain("12. a")) == "12\\. a\n")
    #expect(line(.plain("12 a")) == "12 a\n")
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a|b`"), (" ", ""),
    ("a\nb", "`a b`"), ("\u{1b}", "`\\u{1b}`"),
  ])
  func codeIsFenced(text: String, expected: String) {
    #expect(line(.code(text)) == expected + "\n")
  }

  @Test func inATableABarEndsNoCell() {
    #expect(cell(.code("a|b")) == "| `a\\|b` |")
    #expect(cell(.plain("a|b")) == "| a\\|b |")
    // Code in a table cannot contain both a backslash and a bar.
    #expect(cell(.code("a\\|b")) == "| a\\\\\\|b |")
  }

  @Test(arguments: [
    ("Set `a|b` once.[^seed-000][^x] Then <b>.", "Set `a|b` once. Then \\<b>."),
    ("an open ` tick", "an open \\` tick"), ("``a`b`` and `c`", "``a`b`` and `c`"),
    ("[^", "\\[^"), ("[link](x)", "\\[link\\](x)"), ("", ""),
  ])
  func entryTextKeepsCodeAndLosesMarks(text: String, expected: String) {
    #expect(line(.rich(text)) == expected + "\n")
  }

  @Test func onlyAWebAddressIsALink() {
    #expect(line(.link("https://a.b/c_d")) == "<https://a.b/c_d>\n")
    #expect(line(.link("javascript:x")) == "javascript:x\n")
    #expect(line(.link("https://a> b")) == "https\\://a> b\n")
  }

  @Test func aFenceIsLongerThanWhatItHolds() {
    var page = SheetPage()
    page.code(["a", "````", "\u{1b}\tb"], language: "swift")
    #expect(page.text() == "`````swift\na\n````\n\\u{1b}    b\n`````\n")
  }

  @Test func aTableIsFilledUpAndCutToItsHeader() {
    var page = SheetPage()
    page.table(["a", "b"], [[[.plain("1")]], [[], [.plain("2")], [.plain("3")]]])
    #expect(page.text() == "| a | b |\n| --- | --- |\n| 1 | |\n| | 2 |\n")
  }

  @Test func drainedPartsMakeTheWholePage() {
    var page = SheetPage()
    var parts: [UInt8] = []
    page.heading(1, [.plain("A")])
    parts += page.drain()
    page.list([[.plain("x")], [.plain("y")]], isOrdered: true)
    parts += page.drain()
    #expect(String(decoding: parts, as: UTF8.self) == "# A\n\n1. x\n2. y\n")
  }

  @Test func aSectionIsReadBlockByBlock() {
    let text = """
      One
      line.[^a]

      - item `a`
        goes on
      - second
      1. other

      | a | `b|c` |
      |---|---|
      | d \\| e | f |
      Source: [^x]

      ```swift
      let a = 1
      """
    #expect(
      SectionBlock.blocks(of: text) == [
        .paragraph("One line.[^a]"), .list(["item `a` goes on", "second"], isOrdered: false),
        .list(["other"], isOrdered: true), .table(["a", "`b|c`"], [["d | e", "f"]]),
        .code(["let a = 1"], language: "swift"),
      ])
    #expect(SectionBlock.opening(of: "```\nx\n```\n- a\n- b") == "a")
  }
}
