internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `sql`: runs read-only SQL on the store.
enum SQLCommand: Command {
  static let limitsMemory = true
  static let syntax = CommandSyntax(
    name: "sql", arguments: "[QUERY|-]", argumentCount: 0...1,
    flags: [
      FlagSyntax("timeout", value: "SECONDS", "stop a longer query; default 60, 0 for never"),
      FlagSyntax(
        "max-bytes", value: "BYTES", "end a longer result; default 1 GiB, 0 for no limit"),
      FlagSyntax(
        "escape-formulas", "with csv: put an apostrophe before texts a spreadsheet would run"),
    ],
    moreChoices: ["format": ["csv", "records"]],
    summary: "read-only SQL over documented views",
    discussion: """
      Runs one SELECT, VALUES or EXPLAIN statement of SQLite; bridgebook help views lists the views and
      their columns. SQLite itself refuses everything that writes, attaches a file, loads an extension
      or changes a pragma. Without a query, or for -, it is read from standard input.

      --format takes records too, one line per value, and csv: a header, plain line feeds, an empty
      field for NULL. A text that begins with = + - or @ is a formula to a spreadsheet;
      --escape-formulas puts an apostrophe before it. CSV, JSON and Markdown are written while the
      query runs, so that memory does not grow with the result; one longer than --max-bytes is ended
      with the reason and status 2. Ctrl-C stops the query. The exit status is 1 if there is no row.

      A value has at most 16 MiB and a row 32 MiB; substr reads longer ones in parts. The table for
      people ends after \(AlignedTable.maximumRowCount) rows or 16 MiB, cuts values after \(AlignedTable.longestValue) bytes
      and on a terminal to its width, and says so; the other forms do not.
      """,
    examples: [
      .init(
        "bridgebook sql \"SELECT id, severity FROM gotchas WHERE severity = 'error'\"",
        "a table for people"),
      .init(
        "bridgebook sql --format records \"SELECT * FROM gotchas WHERE id = 'update-unguarded'\"",
        "one row, one line per value"),
      .init(
        "bridgebook sql --format csv \"SELECT component_id, api, since FROM native_apis\"",
        "the same store for a spreadsheet"),
    ])

  /// The maximum size in bytes of a query on standard input: far more than a query needs, but less
  /// than a log that was given by mistake.
  private static let maximumQueryByteCount = 1 << 20
  /// The maximum size in bytes of a result, unless the command line gives another.
  private static let longestResult = 1 << 30

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let seconds =
      try GivenOptions.number(run.arguments.value("timeout"), flag: "timeout", in: 0...86_400)
      ?? 60
    if run.arguments.has("escape-formulas"), run.arguments.value("format") != "csv" {
      throw CommandError.formulasNeedCSV(flag: "format")
    }
    let limit =
      try GivenOptions.number(
        run.arguments.value("max-bytes"), flag: "max-bytes", in: 0...1_000_000_000_000)
      ?? longestResult
    let text = try queryText(run)
    let connection = try run.storeDoor.openForQueries()
    let deadline = seconds == 0 ? Int.max : SystemClock.monotonicMilliseconds + seconds * 1000
    Interruption.watch()
    let interruption = run.console.interruption
    connection.interrupt { interruption() != nil || SystemClock.monotonicMilliseconds > deadline }
    let isJSON = run.format == .json
    let hasBegun = Locked(false)
    let watchdog = try QueryWatchdog {
      if let asked = interruption() { return .stopped(asked.status) }
      return SystemClock.monotonicMilliseconds > deadline ? .timedOut(seconds: seconds) : nil
    } giveUp: { failure in
      BridgeCommandLine.end(with: failure, asJSON: isJSON && !hasBegun.with { $0 })
    }
    defer { watchdog.end() }
    var printer = Printer(writer: writer(for: run), console: run.console)
    var isWhole = true
    do {
      let query = try Query(connection, text)
      while let row = try query.next() {
        if printer.writer.isFull {
          isWhole = false
          break
        }
        if printer.rowCount == 0 { hasBegun.with { $0 = true } }
        printer.print(row, of: query.columns)
        guard limit == 0 || printer.byteCount <= limit else {
          throw SQLFailure.tooLong(byteCount: limit)
        }
        // The reader of the output may have stopped reading.
        if run.console.failure != nil { return .done }
      }
      printer.end(query.columns)
      if !isWhole {
        run.console.announce(
          "these are the first \(printer.rowCount) rows; --format records, csv or json writes all")
      }
      note(cut: printer.writer.cutCount, run)
      return printer.rowCount == 0 ? .no : .done
    } catch {
      let failure = try failure(of: error, interruption(), seconds: seconds)
      guard printer.rowCount > 0 else { throw failure }
      // An incomplete document is completed, with a note on what is missing.
      let message = SQLFailureText.message(for: failure)
      printer.end([], failure: message.message)
      run.console.fail(message.lines)
      return failure.status
    }
  }

  /// Returns the query, read from standard input if the command line has none.
  private static func queryText(_ run: CommandRun) throws -> String {
    let word = run.arguments.arguments.first
    if let word, word != "-" { return word }
    guard word != nil || !Descriptor.isTerminal(0) else {
      throw CommandError.badQuery(reason: "none was given")
    }
    run.console.explainTyping("query", for: ["-"])
    var bytes: [UInt8] = []
    try run.workspace.input.readChunks(of: "-") { chunk in
      bytes.append(contentsOf: chunk)
      guard bytes.count <= maximumQueryByteCount else {
        throw CommandError.badQuery(reason: "it has more than \(maximumQueryByteCount) bytes")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError.badQuery(reason: "it is not UTF-8")
    }
    return text
  }

  private static func note(cut count: Int, _ run: CommandRun) {
    guard count > 0 else { return }
    let values = count == 1 ? "value was" : "values were"
    run.console.note(
      run.console.screen == nil
        ? "\(count) \(values) cut after \(AlignedTable.longestValue) bytes; --format csv or json writes everything"
        : "\(count) \(values) cut to fit the terminal; --format records, csv or json writes everything"
    )
  }

  private static func failure(
    of error: any Error, _ interruption: Interruption?, seconds: Int
  ) throws -> SQLFailure {
    if let failure = error as? SQLFailure { return failure }
    guard let error = error as? QueryError else { throw error }
    guard case .sqlite(let cause) = error, cause.reason == .interrupted else {
      return .unusable(error)
    }
    return interruption.map { .stopped($0.status) } ?? .timedOut(seconds: seconds)
  }

  private static func writer(for run: CommandRun) -> any TableWriter {
    switch (run.arguments.value("format"), run.format) {
    case ("csv", _):
      CommaSeparatedTable(
        isForTerminal: Descriptor.isTerminal(1),
        escapesFormulas: run.arguments.has("escape-formulas"))
    case (_, .json): TableJSON(schema: "bridgebook/sql-1")
    case (_, .markdown): MarkdownTable()
    case ("records", _): RecordTable(screenColumns: run.console.screen?.columns)
    case (_, .text): AlignedTable(screenColumns: run.console.screen?.columns)
    }
  }

  /// Prints rows as they arrive; the header is printed with the first one.
  private struct Printer {
    var writer: any TableWriter
    let console: Console
    private(set) var rowCount = 0
    private(set) var byteCount = 0

    init(writer: any TableWriter, console: Console) {
      self.writer = writer
      self.console = console
    }

    mutating func print(_ row: Row, of columns: [String]) {
      if rowCount == 0 { console.write(writer.begin(columns)) }
      rowCount += 1
      let text = writer.row(columns.indices.map { TableCell(row.value(Int32($0))) })
      byteCount += text.utf8.count
      console.write(text)
    }

    mutating func end(_ columns: [String], failure: String? = nil) {
      if rowCount == 0 { console.write(writer.begin(columns)) }
      console.write(writer.end(failure: failure))
    }
  }
}

extension TableCell {
  fileprivate init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .bytes(bytes)
    }
  }
}
