package import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

extension SheetRequest {
  /// Returns the run that the first argument names.
  func runOfFirstWord() throws -> Run { try run(named: words[0]) }

  /// Returns the runs that the words name, without duplicates, or all imported runs if there are no
  /// words; only their findings are certain to have been read.
  func namedRuns() throws -> [Run] {
    guard !words.isEmpty else { return try store.runs.allWithFindings(from: .imported) }
    var runs: [Run] = []
    var taken: Set<String> = []
    for word in words {
      let run = try run(named: word)
      if taken.insert(run.id).inserted { runs.append(run) }
    }
    return runs
  }

  /// Returns the properties that distinguish the runs from those of other stores.
  func origins(of runs: [Run]) throws -> [FleetTable.Origin] {
    let times = try store.runs.importTimes()
    return runs.map { FleetTable.Origin($0, importedAt: times[$0.id] ?? "") }
  }

  private func run(named word: String) throws -> Run {
    guard let found = try store.runs.run(named: word) else {
      throw TraceInputError.unknownRun(
        word, suggestion: IDPrefix.suggestion(for: word, in: try store.runs.ids()))
    }
    return found
  }

  /// Passes the events of a run to the closure; its first error, such as a closed pipe, ends the
  /// loop.
  package func forEachEvent(
    of id: String, _ body: (TraceEvent, TextTable) throws -> Void
  ) throws {
    var failure: (any Error)?
    try store.events.scan(
      of: id,
      while: { event, texts in
        do { try body(event, texts) } catch { failure = error }
        return failure == nil
      })
    if let failure { throw failure }
  }
}
