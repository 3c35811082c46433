package import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// A request to import traces as runs, as the user typed it.
package struct ImportQuestion {
  /// The default maximum length of an input in bytes; keeps an endless pipe from filling the disk.
  package static let defaultLimit = 4 << 30

  /// The files, or `-` for the input; a single exported book is imported as a book.
  package let paths: [String]
  /// The name of the traces' format; nil to detect it.
  package var format: String?
  /// The title of the runs; nil for the names of the files.
  package var title: String?
  /// The version of the app, for traces that do not state it.
  package var appVersion: String?
  package var redacts = false
  /// The maximum length of an input in bytes.
  package var limit: String?

  package init(_ paths: [String]) {
    self.paths = paths
  }
}

/// A trace that was stored as a run, or that the store already contained.
package struct ImportedRun {
  package let run: Run
  package fileprivate(set) var isDuplicate = false
  /// Whether redaction was requested, but the store already contains the run unredacted.
  package fileprivate(set) var isKeptUnredacted = false

  fileprivate init(_ run: Run) {
    self.run = run
  }

  fileprivate var json: JSONValue {
    .object([
      ("id", .string(run.id)), ("title", .string(run.title)),
      ("format", .optional(run.format)), ("events", .integer(run.eventCount)),
      ("lines", .integer(run.lineCount)),
      ("issues", .array(run.issues.map(DiagnosisExport.value(of:)))),
      ("duplicateOf", isDuplicate ? .string(run.id) : .null),
      ("keptUnredacted", .bool(isKeptUnredacted)),
    ])
  }
}

/// The result of an import.
package enum ImportedFiles {
  case runs([ImportedRun])
  /// A book that became the store at a path, with the number of its entries.
  case store(path: String, entries: Int)
  /// The team's texts and runs from a book of 0.1.0, merged into the store.
  case merged(MergeReport)

  /// The answer as JSON.
  package var json: JSONValue {
    switch self {
    case .runs(let runs):
      .object([
        ("schema", .string("bridgebook/import-1")), ("runs", .array(runs.map(\.json))),
      ])
    case .store(let path, let entries):
      .object([
        ("schema", .string("bridgebook/book-import-1")), ("store", .string(path)),
        ("entries", .integer(entries)),
      ])
    case .merged(let report): report.json
    }
  }
}

extension Workspace {
  /// Imports traces as runs, each in its own transaction, or creates the store from an exported
  /// book.
  package func importFiles(
    _ question: ImportQuestion, progress: (any ReadingProgress)? = nil
  ) throws -> ImportedFiles {
    try FileImport(workspace: self, question: question).run(progress)
  }
}

/// Imports files into the store.
private struct FileImport {
  let workspace: Workspace
  let question: ImportQuestion

  func run(_ progress: (any ReadingProgress)?) throws -> ImportedFiles {
    // A file of the store in use must not be opened, because closing it would release this
    // process's locks; reading it as a trace is refused later.
    if let book = try question.paths.first(where: {
      try !workspace.isStoreFile($0) && BookImport.isBook($0)
    }) {
      guard question.paths.count == 1 else { throw BookImportError.notAlone }
      return try BookImport.run(book, in: workspace)
    }
    let limit =
      try GivenOptions.number(question.limit, flag: "max-bytes", in: 1...1_000_000_000_000)
      ?? ImportQuestion.defaultLimit
    let store = try workspace.openStoreForWriting()
    let session = TraceSession(
      catalog: try store.detectionCatalog(), format: try TraceFormats.format(question.format),
      redacts: question.redacts)
    let watch = ReadingWatch(workspace, progress: progress)
    return .runs(
      try question.paths.map { path in
        let writer = try RunWriter(store)
        var run = try session.read(
          path, title: question.title, writer: writer, limit: limit, watch: watch
        ).run
        if run.appVersion == nil { run.appVersion = question.appVersion }
        return try keep(run, from: path, by: writer, in: store)
      })
  }

  private func keep(
    _ run: Run, from path: String, by writer: RunWriter, in store: Store
  ) throws -> ImportedRun {
    let result = try finish(run, by: writer)
    if result == .stored { workspace.accomplish("\(path) was stored as \(run.id)") }
    var imported = ImportedRun(run)
    imported.isDuplicate = result == .duplicate
    if imported.isDuplicate, run.isRedacted, let stored = try store.runs.run(run.id) {
      imported.isKeptUnredacted = !stored.isRedacted
    }
    return imported
  }

  /// Stores the run; while another process holds the store, a signal ends the wait.
  private func finish(_ run: Run, by writer: RunWriter) throws -> RunWriter.Result {
    do throws(StoreError) {
      return try writer.finish(run, at: SystemClock.timestamp())
    } catch {
      guard case .sqlite(let cause) = error, cause.reason == .busy,
        let asked = workspace.interruption()
      else { throw error }
      throw asked
    }
  }
}
