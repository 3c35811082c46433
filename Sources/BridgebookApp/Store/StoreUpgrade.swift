internal import Bridgebook
internal import BridgebookStore
internal import Platform

extension StoreDoor {
  /// Brings schema and book up to those of this program.
  func prepare(_ connection: Connection) throws {
    var hasOwnTexts = false
    try Store.prepare(
      connection, fingerprint: fingerprint, time: SystemCalls.timestamp(),
      // Only who has the lock reads the book: others would do so for nothing.
      book: { texts in
        hasOwnTexts = !texts.isEmpty
        return try OwnBookBuilder.book(of: texts)
      }, runs: StoreDoor.writeRuns)
    if hasOwnTexts {
      for finding in try OwnBookHealth.findings(in: Store(connection)) { note(finding.sentence) }
    }
  }

  /// Brings in this program's book, unless others write just now: a question does not wait for them.
  func prepareUnlessBusy(_ connection: Connection) throws {
    connection.wait(atMost: StoreDoor.moment, noticeAfter: StoreDoor.moment) {}
    do {
      try prepare(connection)
      accomplish("the store \(path) was upgraded")
    } catch let error as SQLiteError where StoreDoor.isBusy(error) {
      noteOtherBook()
    } catch StoreError.sqlite(let error) where StoreDoor.isBusy(error) {
      noteOtherBook()
    }
  }

  private static func isBusy(_ error: SQLiteError) -> Bool {
    [.busy, .locked].contains(error.reason)
  }

  private func noteOtherBook() {
    announce(
      "\(LockHolder.words(path)) is writing to the store; this answer comes from the book of "
        + "another version of bridgebook, which is still in it")
  }

  /// The built-in runs of a book, simulated while they are written.
  static func writeRuns(of book: Book, to writer: BuiltInRunWriter) throws {
    try SimulationSession.runAll(
      of: book, events: { try writer.append($0, texts: $1) },
      finished: { run, grounds in
        try writer.finish(run)
        for ground in grounds { try writer.note(ground) }
      })
  }

  /// Writes the runs that a store lacks; where only what they say of claims is gone, that alone.
  static func writeRuns(
    of book: Book, to writer: BuiltInRunWriter, missing: MissingRuns
  ) throws {
    try SimulationSession.runAll(
      of: book, only: missing.runs, events: { try writer.append($0, texts: $1) },
      finished: { run, grounds in
        try writer.finish(run)
        for ground in grounds { try writer.note(ground) }
      })
    try SimulationSession.runAll(
      of: book, only: missing.evidence, events: { _, _ in },
      finished: { _, grounds in for ground in grounds { try writer.note(ground) } })
  }
}
