import Foundation
import Testing

/// Escaping of cells that a spreadsheet would run as formulas, and sentences of other commands.
@Suite struct FormulaTests {
  @Test(arguments: ["=", "+", "-", "@", "\t", "\r"])
  func aTextThatBeginsAFormulaIsEscapedOnRequest(start: String) throws {
    let code = start.unicodeScalars.first.map { $0.value } ?? 0
    let query = "SELECT char(\(code)) || 'cmd' AS a, 'x=1' AS b, -5 AS c, NULL AS d"
    let safe = try Program.run("sql", "--format", "csv", "--escape-formulas", query)
    #expect(safe.status == 0, "\(safe.err)")
    #expect(safe.out.contains("'\(start)cmd"))
    #expect(safe.out.contains(",x=1,-5,\n"))
    let plain = try Program.run("sql", "--format", "csv", query)
    #expect(plain.out.contains("\(start)cmd"))
    #expect(!plain.out.contains("'"))
  }

  /// Some spreadsheets ignore these characters; a text that merely begins with a space is not a
  /// formula.
  @Test func whatIsDroppedInFrontOfAFormulaDoesNotCount() throws {
    let safe = try Program.run(
      "sql", "--format", "csv", "--escape-formulas",
      "SELECT char(65279) || '=1' AS a, '  =1' AS b, char(160) || '@x' AS c, '  x=1' AS d")
    #expect(safe.out == "a,b,c,d\n'\u{feff}=1,'  =1,'\u{a0}@x,  x=1\n")
  }

  @Test func aColumnNameIsEscapedToo() throws {
    let safe = try Program.run(
      "sql", "--format", "csv", "--escape-formulas", "SELECT 1 AS \"=cmd\"")
    #expect(safe.out == "'=cmd\n1\n")
  }

  @Test func eventsAreEscapedToo() throws {
    let folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    let result = try Program.shell(
      """
      set -e
      printf '=cmd()\\n@sum of it\\n' > a.log
      run=$(bridgebook import a.log --format json | grep -o '[0-9a-f]\\{12\\}' | head -1)
      bridgebook export events $run --as csv > plain.csv
      bridgebook export events $run --as csv --escape-formulas > safe.csv
      sed "s/,'/,/g" safe.csv | diff plain.csv - && ! diff -q plain.csv safe.csv
      """, store: folder.path("book.sqlite"), in: folder.path)
    #expect(result.status == 0, "\(result.out) \(result.err)")
  }

  @Test func theLedgerIsEscapedToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct Note: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {}
      }

      """, to: "=a|b.swift")
    let check = "bridgebook --store \(folder.path("s")) check --ledger --format"
    let plain = try Program.shell("\(check) csv =a*", in: folder.path).out
    #expect(plain.contains("\n=a|b.swift,1,Note,"), "\(plain)")
    let safe = try Program.shell("\(check) csv --escape-formulas =a*", in: folder.path).out
    #expect(safe == plain.replacing("\n=a", with: "\n'=a"), "\(safe)")
    // A bar has exactly one escape; two would end the cell.
    let page = try Program.shell("\(check) markdown =a*", in: folder.path).out
    #expect(page.contains("| =a\\|b.swift:1 |"), "\(page)")
  }

  @Test(arguments: [
    "sql --escape-formulas 'SELECT 1'", "sql --format json --escape-formulas 'SELECT 1'",
    "export events map-wrapper/M1 --escape-formulas",
    "export claims --escape-formulas", "check --ledger --escape-formulas .",
  ])
  func whereItHasNoEffectItIsRefused(words: String) throws {
    let result = try Program.shell("bridgebook \(words)")
    #expect(result.status == 2)
    // With `--format json`, the error is JSON as well.
    let isJSON = words.contains("json")
    #expect(isJSON ? result.out.contains("bridgebook/error-1") : result.out.isEmpty)
    #expect(result.err.contains("--escape-formulas"))
  }

  // MARK: - Sentences

  @Test func whatWasStoredBeforeAFaultIsNotDenied() throws {
    let folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    try Data([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]).write(
      to: URL(fileURLWithPath: folder.path("b.png")))
    let result = try Program.run(
      ["--store", folder.path("book.sqlite"), "import", "a.log", "b.png"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.err.contains("none of it was stored"), "\(result.err)")
    #expect(!result.err.contains("nothing was stored"))
    #expect(
      try Program.run(["--store", folder.path("book.sqlite"), "runs"]).out.contains("1 events")
        || Program.run(["--store", folder.path("book.sqlite"), "runs"]).out.contains("imported"))
  }

  @Test func aPlaceThatCannotBeMadeIsNotCalledTheAnswer() throws {
    let folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    for (words, message) in [
      (
        "EDITOR=true bridgebook edit update-unguarded",
        "no-such/bridgebook-edit-XXXXXX cannot be used"
      ),
      ("bridgebook merge theirs.sqlite", "theirs.sqlite cannot be copied to no-such"),
    ] {
      try? SharedStore.copy(to: folder.path("theirs.sqlite"))
      let result = try Program.shell(
        "export TMPDIR=no-such; \(words)", store: folder.path("book.sqlite"), in: folder.path)
      #expect(result.status == 2)
      #expect(result.err.contains(message), "\(result.err)")
      #expect(!result.err.contains("the answer cannot be written"))
    }
  }
}
