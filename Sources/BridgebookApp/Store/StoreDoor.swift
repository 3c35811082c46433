internal import BookData
internal import Bridgebook
package import BridgebookStore
internal import Platform

/// Why the store at a path cannot be used.
package enum StoreDoorError: Error, Equatable {
  case missing(path: String)
  case isDirectory(path: String)
  case isNoFile(path: String)
  case truncated(path: String, expectedBytes: Int, bytes: Int)
  case unreadable(path: String)
  /// What has the name of a file that SQLite keeps beside a store is none.
  case blocked(path: String, by: String)
  case unwritable(path: String, reason: String)
  case diskFull(path: String)
  /// SQLite called it malformed, and a second reading did not confirm that.
  case misread(path: String, StoreDoor.Reading)
  case unusable(path: String, StoreError)
}

extension SQLiteError {
  static let notADatabase = SQLiteError(
    code: Reason.notADatabase.rawValue, extendedCode: Reason.notADatabase.rawValue,
    message: "file is not a database", sql: nil)
}

/// Opens the store and makes it when it is missing.
package struct StoreDoor {
  package let path: String
  package let waitMilliseconds: Int32
  /// Receives remarks that --quiet hides.
  package let note: (String) -> Void
  /// Receives the remark that an answer comes from elsewhere than the store as this program makes it; never hidden.
  package let announce: (String) -> Void
  /// Receives what is finished for good, whatever fails later.
  package let accomplish: (String) -> Void

  package init(
    path: String, waitMilliseconds: Int32, note: @escaping (String) -> Void,
    announce: @escaping (String) -> Void, accomplish: @escaping (String) -> Void = { _ in }
  ) {
    self.path = path
    self.waitMilliseconds = waitMilliseconds
    self.note = note
    self.announce = announce
    self.accomplish = accomplish
  }

  /// Tells whether a store is up to date: another book changes it, and so does another model.
  var fingerprint: String {
    BuiltInBook.fingerprint + "-" + ProgramVersion.number
  }

  /// The store for questions: where there is none and none can be made, a store in memory answers.
  func openForReading() throws -> Store {
    do {
      return try open()
    } catch let error as StoreDoorError {
      let reason: String
      switch explained(error) {
      case .unwritable(_, let words): reason = words
      case .diskFull:
        reason = "the disk is full"
        if let store = try openAlone() { return store }
      case let error: throw error
      }
      if SystemCalls.file(at: path).kind != .missing { return try openUnchangeable(reason) }
      announce(
        "the store \(path) cannot be written (\(reason)); this answer comes from memory. "
          + "Choose another place with --store or BRIDGEBOOK_STORE.")
      return try makeInMemory()
    }
  }

  /// The store for changes; nothing is changed in memory only.
  func openForWriting() throws -> Store {
    let store: Store
    do {
      store = try open(isForWriting: true)
    } catch let error as StoreDoorError { throw explained(error) }
    try store.connection.execute("COMMIT; PRAGMA foreign_keys = ON")
    return store
  }

  /// The store for a statement of the user's own: SQLite opens the file so that it cannot be written, and refuses to try.
  package func openForQueries() throws -> Connection {
    let store = try openForReading()
    var connection = store.connection
    // A store in memory has no file to open again; one that cannot be locked was opened unchangeable.
    if connection.path == file, try !StoreDoor.isAlone(connection),
      let another = try? Connection(
        path: file, mode: .readOnly, busyTimeoutMilliseconds: waitMilliseconds),
      (try? Store.state(of: another, fingerprint: fingerprint)) == .ready
    {
      another.outlive(by: connection)
      connection = another
    }
    try connection.restrictToReading()
    return connection
  }

  private func open(isForWriting: Bool = false) throws -> Store {
    // What a killed program left beside the store is taken away by whoever comes next, also if that only asks.
    TemporaryPlace.collect(in: SystemCalls.parent(of: self.file))
    let file = SystemCalls.file(at: path)
    switch file.kind {
    case .directory: throw StoreDoorError.isDirectory(path: path)
    case .other: throw StoreDoorError.isNoFile(path: path)
    case .missing:
      try create()
      return try openExisting(isForWriting)
    // SQLite takes a file of one byte for an empty one and would overwrite it.
    case .regular where file.size == 1:
      throw StoreDoorError.unusable(path: path, .sqlite(.notADatabase))
    case .regular: return try openExisting(isForWriting)
    }
  }

  /// The path as SQLite needs it: a bare `:memory:` or `file:x` would be no file's name to it.
  package var file: String { path.hasPrefix("/") || path.isEmpty ? path : "./" + path }

  /// The file as it is, for reading only: nothing is made, upgraded or changed.
  ///
  /// - Parameter isForeign: whether somebody else made it, who may have put anything into its schema.
  package func openAsItIs(isForeign: Bool = false) throws -> Connection {
    let found = try SystemCalls.certainFile(at: path)
    switch found.kind {
    case .missing: throw StoreDoorError.missing(path: path)
    case .directory: throw StoreDoorError.isDirectory(path: path)
    case .other: throw StoreDoorError.isNoFile(path: path)
    case .regular where found.size < 2:
      throw StoreDoorError.unusable(path: path, .sqlite(.notADatabase))
    case .regular: break
    }
    do {
      do {
        return try openReadOnly(.readOnly, isForeign)
      } catch let error as SQLiteError {
        guard [.readOnly, .cannotOpen, .full, .inputOutput].contains(error.reason),
          !mayHaveLog
        else { throw error }
        return try openReadOnly(.immutable, isForeign)
      }
    } catch let error as SQLiteError {
      if !SystemCalls.canRead(path) { throw StoreDoorError.unreadable(path: path) }
      throw classified(.sqlite(error))
    } catch let error as StoreError {
      throw classified(error)
    }
  }

  private func openReadOnly(_ mode: Connection.Mode, _ isForeign: Bool) throws -> Connection {
    let connection = try Connection(
      path: file, mode: mode, busyTimeoutMilliseconds: waitMilliseconds)
    if isForeign { try connection.distrust() }
    if mode == .readOnly, let cleaner = try? Connection(path: file, mode: .readWrite),
      (try? cleaner.execute("SELECT 1 FROM sqlite_schema LIMIT 1")) != nil
    {
      connection.outlive(by: cleaner)
    }
    try connection.execute("BEGIN; PRAGMA schema_version")
    try checkLength(of: connection)
    try connection.execute("COMMIT")
    var application = 0
    try connection.forEach("PRAGMA application_id") { application = $0.int(0) }
    guard application == Store.applicationID else {
      throw StoreDoorError.unusable(path: path, .foreignDatabase)
    }
    if isForeign { try ForeignStore.check(connection) }
    return connection
  }

  private func openExisting(_ isForWriting: Bool) throws -> Store {
    // SQLite reads beside a folder in place of its index, and fails without a reason at the first write.
    if let blocker = blocker() { throw StoreDoorError.blocked(path: path, by: blocker) }
    do {
      let connection = try Connection(
        path: file, mode: .readWrite, busyTimeoutMilliseconds: waitMilliseconds)
      connection.wait(atMost: waitMilliseconds, noticeAfter: StoreDoor.moment) { [path, note] in
        guard isForWriting else { return }
        note(
          "waiting for \(LockHolder.words(path)), which is writing to the store; --wait ends it "
            + "after \(waitMilliseconds / 1000) s")
      }
      // One transaction for all that a question reads: one snapshot, and the file is locked once, not per statement.
      // Pages are read and not mapped: whoever cuts off a mapped file ends this program by a signal. Mapping would save
      // less than 0.3 of the 8 ms of a short question.
      try connection.execute("PRAGMA mmap_size = 0; BEGIN; PRAGMA schema_version")
      try checkLength(of: connection)
      let state = try Store.state(of: connection, fingerprint: fingerprint)
      if state != .ready {
        try connection.execute("COMMIT")
        if state == .empty { try connection.execute("PRAGMA journal_mode = WAL") }
        if state == .otherBook, !isForWriting {
          try prepareUnlessBusy(connection)
        } else {
          try prepare(connection)
          accomplish("the store \(path) was \(state == .empty ? "made" : "upgraded")")
        }
        try connection.execute("BEGIN")
      }
      return Store(connection)
    } catch let error as SQLiteError {
      throw classified(.sqlite(error))
    } catch let error as StoreError {
      throw classified(error)
    }
  }

  func classified(_ error: StoreError) -> StoreDoorError {
    switch error {
    case .sqlite(let cause), .migration(.sqlite(let cause)):
      if cause.reason == .corrupt, cause.damage == nil, let measured = measuredTruncation() {
        return measured
      }
      if let blocker = blocker() { return .blocked(path: path, by: blocker) }
      if cause.reason == .cannotOpen, SystemCalls.file(at: path).kind == .regular,
        !SystemCalls.canRead(path)
      {
        return .unreadable(path: path)
      }
      let isUnwritable = [.readOnly, .cannotOpen].contains(cause.reason)
      return isUnwritable
        ? .unwritable(path: path, reason: cause.message) : .unusable(path: path, error)
    case .foreignDatabase, .foreignSchema, .migration: return .unusable(path: path, error)
    }
  }

  /// Makes a complete store under a temporary name and links it into place.
  ///
  /// Processes that set WAL mode on one new file at once can fail; a finished file that appears under its name cannot.
  private func create() throws {
    _ = try create { connection in
      // Nobody else sees this file yet: it needs no journal, and it is flushed once at its end.
      connection.isSynchronous = false
      try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try prepare(connection)
    }
  }

  /// Makes a store that the closure fills; false when another process was first.
  func create(_ fill: (Connection) throws -> Void) throws -> Bool {
    do {
      let folder = SystemCalls.parent(of: file)
      let isNew = SystemCalls.file(at: folder).kind == .missing
      try SystemCalls.makeFolders(folder)
      // A mistyped path would go unseen.
      if isNew { note("the folder \(folder) was made for the store") }
      var place = try TemporaryPlace(in: folder)
      defer { place.remove() }
      try place.makeClosedFile()
      try make(place.content, fill)
      let isMade = try place.publish(as: file, replaces: false) != .taken
      if isMade { accomplish("the store \(path) was made") }
      return isMade
    } catch let error as SystemError {
      throw StoreDoorError.unwritable(path: path, reason: error.reason)
    } catch let error as SQLiteError {
      throw StoreDoorError.unwritable(path: path, reason: error.message)
    } catch let error as StoreError {
      throw StoreDoorError.unusable(path: path, error)
    }
  }

  private func make(_ temporary: String, _ fill: (Connection) throws -> Void) throws {
    let connection = try Connection(path: temporary, mode: .create)
    try fill(connection)
    // Rows went in table by table in turns; side by side they need fewer pages for each question.
    try connection.execute("VACUUM")
    try connection.execute("PRAGMA journal_mode = WAL")
  }

  /// Shorter waits are not worth a word.
  package static let moment: Int32 = 300

  private func makeInMemory() throws -> Store {
    let connection = try Connection(path: ":memory:", mode: .create)
    try prepare(connection)
    return Store(connection)
  }
}
