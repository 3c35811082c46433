internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Creates stores, and upgrades their schema and book to those of this program.
struct StoreMaker {
  let place: StoreFile
  let fingerprint: String
  let note: (String) -> Void
  let announce: (String) -> Void
  let accomplish: (String) -> Void

  // MARK: Upgrades

  /// Upgrades the schema and the book of a store to those of this program.
  func prepare(_ connection: Connection) throws {
    var hasOwnTexts = false
    try Store.prepare(
      connection, fingerprint: fingerprint, time: SystemClock.timestamp(),
      // Loaded only once the lock is held, because it is not needed otherwise.
      book: { texts in
        hasOwnTexts = !texts.isEmpty
        return try OwnBookBuilder.book(of: texts)
      }, runs: BuiltInRuns.begin)
    if hasOwnTexts {
      for finding in try OwnBookHealth.findings(in: Store(connection)) { note(finding.sentence) }
    }
  }

  /// Upgrades the book unless another process is writing, because a question must not wait long for
  /// it.
  func prepareUnlessBusy(_ connection: Connection) throws {
    connection.wait(atMost: StoreFile.moment, noticeAfter: StoreFile.moment) {}
    do {
      try prepare(connection)
      accomplish("the store \(place.path) was upgraded")
    } catch let error as SQLiteError where StoreMaker.isBusy(error) {
      noteOtherBook()
    } catch StoreError.sqlite(let error) where StoreMaker.isBusy(error) {
      noteOtherBook()
    }
  }

  private static func isBusy(_ error: SQLiteError) -> Bool {
    [.busy, .locked].contains(error.reason)
  }

  private func noteOtherBook() {
    announce(
      "\(LockHolder.words(place.path)) is writing to the store; this answer comes from the book of "
        + "another version of bridgebook, which is still in it")
  }

  // MARK: New stores

  /// Creates a complete store under a temporary name and links it into place.
  ///
  /// Processes that set WAL mode on the same new file concurrently can fail; a complete file avoids
  /// that.
  func create() throws {
    _ = try create { connection in
      // The file is still private, so it needs no journal and is flushed once at the end.
      connection.isSynchronous = false
      try DatabaseFile(connection).writeWithoutJournal()
      try prepare(connection)
    }
  }

  /// Creates a store that the closure fills; returns false if another process was first.
  func create(_ fill: (Connection) throws -> Void) throws -> Bool {
    do {
      try place.checkVacancy()
      let folder = PathText.parent(of: place.name)
      let isNew = try FileStatus.certainFile(at: folder).kind == .missing
      try Folder.makeAll(folder)
      // Shown so that a mistyped path is noticed.
      if isNew { note("the folder \(folder) was made for the store") }
      var temporary = try TemporaryPlace(in: folder)
      defer { temporary.remove() }
      try temporary.makeClosedFile()
      try make(temporary.content, fill)
      let isMade = try temporary.publish(as: place.name, replaces: false) != .taken
      if isMade { accomplish("the store \(place.path) was made") }
      return isMade
    } catch let error as SystemError {
      throw StoreDoorError.unwritable(path: place.path, reason: error.reason)
    } catch let error as SQLiteError {
      if error.reason == .full { throw StoreDoorError.diskFull(path: place.path) }
      throw StoreDoorError.unwritable(path: place.path, reason: error.message)
    } catch let error as StoreError {
      throw StoreDoorError.unusable(path: place.path, error)
    }
  }

  private func make(_ temporary: String, _ fill: (Connection) throws -> Void) throws {
    let connection = try Connection(path: temporary, mode: .create)
    try fill(connection)
    // Without this, the rows of different tables are interleaved, and a question has to read more
    // pages.
    try DatabaseFile(connection).compact()
    try DatabaseFile(connection).useLog()
  }

  /// Returns a store in memory, which is lost when its connection is closed.
  func makeInMemory() throws -> Store {
    let connection = try Connection(path: ":memory:", mode: .create)
    try prepare(connection)
    return Store(connection)
  }
}
