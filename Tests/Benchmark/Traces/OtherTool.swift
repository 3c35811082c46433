/// Another program that reads a trace; measured only if it is installed.
struct OtherTool {
  let name: String
  /// A command that fails if the tool is missing.
  private let probe: [String]
  /// The command that reads the trace, into a new database if the tool has one.
  let load: @Sendable (_ trace: String, _ database: String) -> [String]

  /// Whether the tool is installed.
  var isInstalled: Bool { (try? OtherTool.process(probe).run()) != nil }

  /// Reads the trace, into a new database.
  func run(trace: String, database: String) throws -> ProcessCost {
    Files.remove(database)
    defer { Files.remove(database) }
    return try OtherTool.process(load(trace, database)).run()
  }

  private static func process(_ words: [String]) -> ChildProcess {
    // Python reports a missing module with status 1, which must not count as success.
    ChildProcess(path: words[0], arguments: Array(words.dropFirst()), highestStatus: 0)
  }

  static let all = [
    OtherTool(name: "Python's `sqlite3`", probe: ["python3", "-c", "import sqlite3"]) {
      ["python3", "-c", pythonScript, $0, $1]
    },
    OtherTool(name: "`sqlite-utils insert --nl`", probe: ["sqlite-utils", "--version"]) {
      ["sqlite-utils", "insert", $1, "event", $0, "--nl", "--alter"]
    },
  ]

  /// The log viewer that indexes the lines of an Xcode console and counts them by level.
  static let lnav = OtherTool(name: "`lnav`, counting levels", probe: ["lnav", "-V"]) { trace, _ in
    ["lnav", "-n", "-c", ";select log_level, count(*) from all_logs group by 1", trace]
  }

  /// The database that reads lines of JSON into a table.
  static let duckDB = OtherTool(
    name: "DuckDB's `read_json`", probe: ["python3", "-c", "import duckdb"]
  ) {
    ["python3", "-c", duckDBScript, $0, $1]
  }

  private static let duckDBScript = """
    import duckdb, sys
    duckdb.connect(sys.argv[2]).execute(
        "CREATE TABLE event AS SELECT * FROM read_json(?)", [sys.argv[1]])
    """

  private static let pythonScript = """
    import json, sqlite3, sys
    keys = ("seq", "t", "kind", "subject", "name", "value", "thread", "outcome")
    connection = sqlite3.connect(sys.argv[2])
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE event (" + ", ".join(keys) + ")")
    with open(sys.argv[1]) as lines:
        rows = (tuple(map(json.loads(line).get, keys)) for line in lines)
        connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    connection.commit()
    """
}
