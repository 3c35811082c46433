import Foundation
import TestSupport
import Testing

/// `sql` only reads, and formats its answers in every form.
@Suite struct SQLTests {
  @Test func aQueryComesFromStandardInputToo() throws {
    let piped = try Program.shell("echo 'SELECT 1 AS a' | bridgebook sql --format csv")
    #expect(piped.out == "a\n1\n")
    let dash = try Program.shell("echo 'SELECT 2 AS a' | bridgebook sql - --format csv")
    #expect(dash.out == "a\n2\n")
    let bytes = try Program.shell("printf 'SELECT \\377' | bridgebook sql")
    #expect(bytes.status == 2)
    #expect(bytes.err.contains("it is not UTF-8"), "\(bytes.err)")
    let long = try Program.shell("head -c 2000000 /dev/zero | tr '\\0' ' ' | bridgebook sql -")
    #expect(long.status == 2)
    #expect(long.err.contains("it has more than 1048576 bytes"), "\(long.err)")
  }

  @Test func recordsHaveALineForEachValue() throws {
    let query = "SELECT 1 AS a, NULL AS longer, char(10) || 'x' AS b UNION ALL SELECT 2, '', 'y'"
    let records = try Program.run("sql", "--format", "records", query)
    #expect(
      records.out == "a       1\nlonger  NULL\nb       \\nx\n\na       2\nlonger\nb       y\n")
  }

  @Test(
    arguments: [
      "SELECT count(*) FROM gotchas", "select 1 -- a comment", "SELECT 1;", " ; ; SELECT 1 ; ",
      "VALUES (1), (2)", "EXPLAIN QUERY PLAN SELECT * FROM runs", "EXPLAIN SELECT 1",
      "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 9) SELECT * FROM c",
      "SELECT entries, postings FROM search_posting WHERE term = 'caret'",
      "SELECT value FROM json_each('[1, 2]')", "PRAGMA table_info(gotchas)",
      "SELECT name FROM pragma_table_info('gotchas')", "SELECT name FROM sqlite_schema",
      "SELECT group_concat(id) FROM claims", "SELECT id FROM entries ORDER BY title LIMIT 3",
    ])
  func readingIsAllowed(statement: String) throws {
    let result = try Program.run("sql", "--", statement)
    #expect(result.status == 0, "\(result.err)")
    #expect(!result.out.isEmpty)
    #expect(result.err == "")
  }

  private static let mixed = """
    SELECT 1 AS n, 'a' AS word, NULL AS missing UNION ALL SELECT 20, '日本', 1.5
    UNION ALL SELECT 3, 'x,"y"' || char(10, 27) || '[31m|', x'0aff' UNION ALL SELECT 4, '', 'z'
    """

  @Test func aLongResultIsEndedWithTheReason() throws {
    let query = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c"
    for format in ["csv", "json", "markdown", "records"] {
      let result = try Program.run("sql", "--format", format, "--max-bytes", "9000", query)
      #expect(result.status == 2)
      #expect(result.err.contains("the result is longer than 9000 bytes"), "\(result.err)")
      #expect((9_001...10_000).contains(result.out.utf8.count))
    }
    let short = try Program.run("sql", "--format", "csv", "--max-bytes", "3", "SELECT 1 AS a")
    #expect(short.out == "a\n1\n")
  }

  @Test func aTableIsAlignedByColumnsOfTheTerminal() throws {
    let result = try Program.run("sql", Self.mixed)
    #expect(
      result.out == """
         n  word                missing
        --  ------------------  -------
         1  a                   NULL
        20  日本                1.5
         3  x,"y"\\n\\u{1b}[31m|  x'0aff'
         4                      z

        """)
  }

  @Test func markdownHasNoCharacterThatActs() throws {
    let result = try Program.run("--format", "markdown", "sql", Self.mixed)
    let lines = result.out.split(separator: "\n")
    try #require(lines.count == 6)
    #expect(lines[0] == "| n | word | missing |")
    #expect(lines[4].hasPrefix("| 3 | x,\"y\" \\\\u{1b}\\[31m\\| | x'0aff' |"))
  }

  @Test func commaSeparatedValuesAreReadBackAsTheyAre() throws {
    let result = try Program.run("sql", "--format", "csv", Self.mixed)
    #expect(
      result.out
        == "n,word,missing\n1,a,\n20,日本,1.5\n3,\"x,\"\"y\"\"\n\u{1b}[31m|\",x'0aff'\n4,\"\",z\n")
  }

  @Test func aDocumentHoldsARowALine() throws {
    let result = try Program.run("--format", "json", "sql", Self.mixed)
    let document = try result.json()
    #expect(document["schema"] as? String == "bridgebook/sql-1")
    #expect(document["columns"] as? [String] == ["n", "word", "missing"])
    #expect(document["complete"] as? Bool == true)
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows.map { $0["n"] as? Int } == [1, 20, 3, 4])
    #expect(rows[0]["missing"] is NSNull)
    #expect(rows[1]["missing"] as? Double == 1.5)
    #expect(rows[2]["word"] as? String == "x,\"y\"\n\u{1b}[31m|")
    #expect(!result.out.contains("\u{1b}"))
  }

  @Test func columnsOfOneNameAreToldApart() throws {
    let document = try Program.run("--format", "json", "sql", "SELECT 1 AS a, 2 AS a").json()
    #expect(document["columns"] as? [String] == ["a", "a:2"])
  }

  @Test(arguments: ["text", "markdown", "csv", "json"])
  func noRowIsTheHonestNo(format: String) throws {
    let result = try Program.run("--format", format, "sql", "SELECT id FROM gotchas WHERE false")
    #expect(result.status == 1)
    #expect(result.out.contains("id"))
    #expect(result.err == "")
  }

  @Test func otherCommandsTakeNoCommaSeparatedValues() throws {
    for words in [
      ["list", "--format", "csv"], ["--format", "csv", "list"], ["--format=csv", "list"],
    ] {
      let result = try Program.run(["--store", SharedStore.path] + words)
      #expect(result.status == 2)
      #expect(result.err.contains("--format cannot be csv"))
    }
  }

  private static let endless =
    "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT"

  @Test func aQueryThatTakesTooLongIsStopped() throws {
    let result = try Program.run("sql", "--timeout", "1", "\(Self.endless) count(*) FROM c")
    #expect(result.status == 2)
    #expect(result.err.contains("longer than 1 second\n"))
    #expect(result.err.contains("--timeout"))
  }

  /// One function call is one opcode of SQLite's virtual machine, during which it cannot be
  /// interrupted.
  private static let slowFunction =
    "SELECT instr(replace(hex(zeroblob(2000000)), '0', 'a'), replace(hex(zeroblob(900000)), '0', 'a') || 'b')"

  @Test(arguments: Effort.isFull ? ["text", "json"] : ["json"])
  func aFunctionThatTakesTooLongIsStopped(format: String) throws {
    let start = Date()
    let result = try Program.run(
      "--format", format, "sql", "--timeout", "1", Self.slowFunction)
    #expect(Date().timeIntervalSince(start) < 20)
    #expect(result.status == 2)
    #expect(result.err.contains("longer than 1 second\n"))
    if format == "json" {
      #expect(try result.json()["schema"] as? String == "bridgebook/error-1")
    }
  }

  @Test(arguments: [
    "SELECT zeroblob(1000000000)", "SELECT randomblob(1000000000)",
    "SELECT hex(zeroblob(60000000))", "SELECT zeroblob(17000000)",
    "SELECT replace(hex(zeroblob(4500000)), '0', 'xy')",
  ])
  func aValueHasALimit(statement: String) throws {
    let result = try Program.run("sql", "--timeout", "50", statement)
    #expect(result.status == 2)
    #expect(
      result.err.hasPrefix("error: a value of the query is longer than 16 MiB\n"),
      "\(result.err)")
    #expect(result.err.contains("substr(column, 1, 1000000)"))
  }

  private static let long = "printf('%.*c', 8000000, 'x')"

  @Test func aRowHasALimit() throws {
    let columns = Array(repeating: Self.long, count: 5).joined(separator: ", ")
    for format in ["text", "csv", "json", "markdown"].suffix(Effort.amount(brief: 2, full: 4)) {
      let result = try Program.run("sql", "--format", format, "SELECT \(columns)")
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: a row of the query is longer than 32 MiB\n"))
    }
  }

  /// Rows are buffered until the column widths are determined, up to limits on rows and bytes.
  @Test func aTableForPeopleHoldsFewBytesAndSaysWhatItCuts() throws {
    let folder = try TemporaryFolder()
    let rows = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 100)"
    let result = try Program.shell(
      "ulimit -v 1500000; bridgebook --store '\(SharedStore.path)' sql "
        + "\"\(rows) SELECT x, \(Self.long) AS long FROM c\" > out", in: folder.path)
    #expect(result.status == 0, "\(result.err)")
    #expect(
      result.err.contains(
        "100 values were cut after 10000 bytes; --format csv or json writes everything"))
    let lines = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
      .split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.last?.hasPrefix("100  xxx") == true)
    #expect(lines.last?.hasSuffix("x…") == true)
    let whole = try Program.run("sql", "--format", "csv", "SELECT \(Self.long) AS long")
    #expect(whole.out.utf8.count == 8_000_006)
    #expect(whole.err == "")
  }

  @Test func aTableForPeopleEnds() throws {
    let query = "\(Self.endless) x FROM c"
    let table = try Program.run("--quiet", "sql", "--timeout", "0", query)
    #expect(table.status == 0)
    #expect(table.out.split(separator: "\n").count == 10_002)
    #expect(
      table.err
        == "note: these are the first 10000 rows; --format records, csv or json writes all\n")
    let value = "printf('%.*c', 20000, 'x')"
    let wide = try Program.run("sql", "--timeout", "0", "\(Self.endless) \(value), x FROM c")
    #expect(wide.status == 0)
    #expect((1_600...1_800).contains(wide.out.split(separator: "\n").count))
    #expect(wide.err.contains("note: these are the first 1"), "\(wide.err)")
    let whole = try Program.run("sql", "\(Self.endless) x FROM c LIMIT 10000")
    #expect(whole.err == "")
    #expect(whole.out == table.out)
    let file = try Program.run("sql", "--format", "csv", "\(Self.endless) x FROM c LIMIT 20000")
    #expect(file.out.split(separator: "\n").count == 20_001)
    #expect(file.err == "")
  }

  /// Rows of a megabyte reach the limit soonest.
  @Test(arguments: [
    "SELECT printf('%.*c', 1000000, 'x') || a.id || b.id FROM entries a, entries b ORDER BY 1"
  ])
  func aResultThatNeedsAllMemoryIsRefused(statement: String) throws {
    let result = try Program.run("sql", "--timeout", "50", statement)
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: the query needs too much memory\n"), "\(result.err)")
  }

  @Test func aDocumentThatIsStoppedSaysThatItIsNotComplete() throws {
    let result = try Program.run(
      "--format", "json", "sql", "--timeout", "1",
      "SELECT 1 AS x UNION ALL SELECT * FROM (\(Self.endless) count(*) FROM c)")
    #expect(result.status == 2)
    let document = try result.json()
    #expect(document["complete"] as? Bool == false)
    #expect((document["error"] as? String)?.contains("longer than 1 second") == true)
    #expect((document["rows"] as? [Any])?.count == 1)
  }

  @Test(
    arguments: [("SIGINT", 130), ("SIGTERM", 143)],
    Effort.isFull ? ["\(endless) count(*) FROM c", slowFunction] : [slowFunction])
  func aSignalStopsTheQuery(signal: (name: String, status: Int), query: String) throws {
    let (name, status) = signal
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("terminal.py").path
    let result = try Program.start(
      "/usr/bin/env",
      [
        "python3", script, "80", "--signal", name, "1", Program.path, "--store",
        SharedStore.path, "sql", query,
      ]
    ).output()
    let ended = try result.json()
    #expect(ended["status"] as? Int == status, "\(result.out)")
    #expect((ended["drawn"] as? String)?.contains("stopped on request (\(name))") == true)
  }

  @Test func aMistakeNamesWhatWasMeant() throws {
    let table = try Program.run("sql", "SELECT * FROM gotcha")
    #expect(table.status == 2)
    #expect(table.err.contains("did you mean gotchas?"))
    let column = try Program.run("sql", "SELECT titel FROM gotchas")
    #expect(column.err.contains("no such column: titel"))
    #expect(column.err.contains("bridgebook help views"))
  }

  @Test func helpListsEveryViewInEveryForm() throws {
    let text = try Program.run(["help", "views"]).out
    let document = try Program.run(["help", "views", "--format", "json"]).json()
    let views = try #require(document["views"] as? [[String: Any]])
    let markdown = try Program.run(["help", "views", "--format", "markdown"]).out
    #expect(views.count > 30)
    for view in views {
      let name = try #require(view["name"] as? String)
      #expect(text.contains("\n\(name)\n") || text.hasPrefix("\(name)\n"))
      #expect(markdown.contains("## \(name)\n"))
      #expect((view["columns"] as? [Any])?.isEmpty == false)
    }
  }
}
