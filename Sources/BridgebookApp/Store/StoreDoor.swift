internal import BookData
internal import Bridgebook
package import BridgebookStore
internal import Platform

/// Opens the store, and creates it if it is missing.
package struct StoreDoor {
  /// The file that is opened.
  package let place: StoreFile
  /// Receives remarks that `--quiet` hides.
  package let note: (String) -> Void
  /// Receives remarks that an answer is not from the up-to-date store; never hidden.
  package let announce: (String) -> Void
  /// Receives each completed step, which a later failure does not undo.
  package let accomplish: (String) -> Void
  /// Polled for a request to end while another process holds the store.
  private let interruption: () -> Interruption?

  package init(
    path: String, waitMilliseconds: Int32, note: @escaping (String) -> Void,
    announce: @escaping (String) -> Void, accomplish: @escaping (String) -> Void = { _ in },
    interruption: @escaping () -> Interruption? = { nil }
  ) {
    place = StoreFile(path: path, waitMilliseconds: waitMilliseconds)
    self.note = note
    self.announce = announce
    self.accomplish = accomplish
    self.interruption = interruption
  }

  /// The examiner that determines the causes of errors.
  package var failures: StoreFailures { StoreFailures(place) }

  private var path: String { place.path }
  private var waitMilliseconds: Int32 { place.waitMilliseconds }

  private var maker: StoreMaker {
    StoreMaker(
      place: place, fingerprint: fingerprint, note: note, announce: announce,
      accomplish: accomplish)
  }

  /// The fingerprint of the book and the program version, by which an up-to-date store is
  /// recognized.
  var fingerprint: String {
    BuiltInBook.fingerprint + "-" + ProgramVersion.number
  }

  /// Opens the store for reading; if there is none and none can be created, returns a store in
  /// memory.
  func openForReading() throws -> Store {
    do {
      return try open()
    } catch let error as StoreDoorError {
      let reason: String
      switch failures.explained(error) {
      case .unwritable(_, let words): reason = words
      case .foreignCompanion(_, let companion, let owner, _):
        reason = "\(companion) belongs to user \(owner)"
      case .diskFull:
        reason = "the disk is full"
        if let store = try openAlone() { return store }
      case let error: throw error
      }
      if place.mayExist { return try openUnchangeable(reason) }
      announce(
        "the store \(path) cannot be written (\(reason)); this answer comes from memory. "
          + "Choose another place with --store or BRIDGEBOOK_STORE.")
      return try maker.makeInMemory()
    }
  }

  /// Opens the store for changes; never returns a store in memory.
  func openForWriting() throws -> Store {
    let store: Store
    do {
      store = try open(isForWriting: true)
    } catch let error as StoreDoorError { throw failures.explained(error) }
    try DatabaseFile(store.connection).endReadingToWrite()
    return store
  }

  /// Opens the store for a user's SQL; both the file and the connection are read-only.
  package func openForQueries() throws -> Connection {
    let store = try openForReading()
    var connection = store.connection
    // A store in memory has no file to reopen; one that cannot be locked was already opened as
    // immutable. If the file cannot be opened again, or is no longer up to date, the first
    // connection is used: it has the same rows and reports its own errors.
    if connection.path == place.name, try !DatabaseFile(connection).isAlone(),
      let another = try? Connection(
        path: place.name, mode: .readOnly, busyTimeoutMilliseconds: waitMilliseconds),
      (try? Store.state(of: another, fingerprint: fingerprint)) == .ready
    {
      another.outlive(by: connection)
      connection = another
    }
    try ConnectionLimits.restrictToReading(connection)
    return connection
  }

  /// Creates a store that the closure fills; returns false if another process was first.
  func create(_ fill: (Connection) throws -> Void) throws -> Bool { try maker.create(fill) }

  private func open(isForWriting: Bool = false) throws -> Store {
    // Removes temporary files that killed programs left beside the store, even if this command only
    // reads.
    TemporaryPlace.collect(in: PathText.parent(of: place.name), isQuick: !isForWriting)
    let file = FileStatus.file(at: path)
    switch file.kind {
    case .directory: throw StoreDoorError.isDirectory(path: path)
    case .other: throw StoreDoorError.isNoFile(path: path)
    case .missing:
      try maker.create()
      return try openExisting(isForWriting)
    case .regular where file.size == 0:
      try place.checkLogs()
      note("the file \(path) was empty; a new store is made in it")
      return try openExisting(isForWriting)
    // SQLite would treat a file of one byte as empty and overwrite it.
    case .regular where file.size == 1:
      throw StoreDoorError.unusable(path: path, .sqlite(.notADatabase))
    case .regular: return try openExisting(isForWriting, names: file.names)
    }
  }

  /// Opens the file as it is, read-only: nothing is created, upgraded or changed.
  ///
  /// - Parameter isForeign: whether the file comes from another source, so that its schema must be
  ///   checked first.
  package func openAsItIs(isForeign: Bool = false) throws -> Connection {
    try UnchangedStore(place: place, interruption: interruption).open(isForeign: isForeign)
  }

  /// - Parameter names: the number of names that the file has.
  private func openExisting(_ isForWriting: Bool, names: Int = 1) throws -> Store {
    // With a folder in place of its index, SQLite can read, but the first write fails without a
    // clear reason.
    if let blocker = place.blocker() { throw StoreDoorError.blocked(path: path, by: blocker) }
    if isForWriting, names > 1 { try place.checkNames() }
    do {
      let connection = try Connection(
        path: place.name, mode: .readWrite, busyTimeoutMilliseconds: waitMilliseconds)
      if connection.isReadOnly {
        let refusal = place.refusal("it is read-only")
        if isForWriting { throw refusal }
        if place.lacksLogFiles, case .unwritable(_, let reason) = refusal {
          return try openUnchangeable(reason)
        }
      }
      connection.wait(
        atMost: waitMilliseconds, noticeAfter: StoreFile.moment,
        until: { [interruption] in interruption() != nil }
      ) { [path, note] in
        guard isForWriting else { return }
        note(
          "waiting for \(LockHolder.words(path)), which is writing to the store; giving up "
            + "after \(waitMilliseconds / 1000) s")
      }
      // One transaction gives all reads one snapshot, and locks the file once instead of per
      // statement.
      // Pages are read and not mapped, because truncating a mapped file would end this program with
      // a signal. Mapping would save less than 0.3 of the 8 ms of a short command.
      try DatabaseFile(connection).mapNothing()
      try DatabaseFile(connection).beginReading()
      try place.checkLength(of: connection)
      let state = try Store.state(of: connection, fingerprint: fingerprint)
      if isForWriting || state != .ready {
        let isAllowed = try mayWrite(
          beside: ForeignStore.triggers(in: connection), names, state, isForWriting)
        if !isAllowed { return Store(connection) }
      }
      if state != .ready {
        try DatabaseFile(connection).commit()
        if state == .empty { try DatabaseFile(connection).useLog() }
        if state == .otherBook, !isForWriting {
          try maker.prepareUnlessBusy(connection)
        } else {
          try maker.prepare(connection)
          accomplish("the store \(path) was \(state == .empty ? "made" : "upgraded")")
        }
        try DatabaseFile(connection).begin()
      }
      return Store(connection)
    } catch let error as SQLiteError {
      throw failures.classified(.sqlite(error))
    } catch let error as StoreError {
      throw failures.classified(error)
    }
  }

  /// Returns whether an upgrade may be written; otherwise a question is answered from the book in
  /// the store.
  private func mayWrite(
    beside triggers: [String], _ names: Int, _ state: Store.State, _ isForWriting: Bool
  ) throws(StoreDoorError) -> Bool {
    let obstacle: (words: String, error: StoreDoorError)
    if !triggers.isEmpty {
      obstacle = (
        "triggers that bridgebook did not create (\(triggers.joined(separator: ", ")))",
        .foreignTriggers(path: path, names: triggers)
      )
    } else if names > 1, !isForWriting {
      obstacle = ("\(names) names", .severalNames(path: path, count: names))
    } else {
      return true
    }
    guard !isForWriting, state == .otherBook else { throw obstacle.error }
    announce(
      "the store has \(obstacle.words); "
        + "this answer comes from the book of another version of bridgebook, which is still in it")
    return false
  }

  // MARK: Without writing

  /// Opens the store as it is if this program knows its schema.
  ///
  /// - Parameter reason: the reason why it cannot be written.
  /// - Throws: an error if it cannot be read that way; a store in memory would lack the user's runs
  ///   and texts.
  private func openUnchangeable(_ reason: String) throws -> Store {
    guard FileStatus.canRead(path) else { throw StoreDoorError.unreadable(path: path) }
    do {
      let connection: Connection
      if !place.mayHaveLog {
        connection = try Connection(path: place.name, mode: .immutable)
      } else if let copy = try UnchangedStore.copy(of: place) {
        connection = copy
      } else {
        throw StoreDoorError.unwritable(
          path: path, reason: "\(reason); what its log holds cannot be read without a lock")
      }
      try place.checkLength(of: connection)
      switch try Store.state(of: connection, fingerprint: fingerprint) {
      case .ready: break
      case .otherBook:
        announce(
          "the store \(path) cannot be written (\(reason)); this answer comes from the book of "
            + "another version of bridgebook, which is still in it")
      case .outdated, .empty:
        throw StoreDoorError.unwritable(
          path: path, reason: "\(reason); it has to be upgraded before this version can ask it")
      }
      return Store(connection)
    } catch let error as SQLiteError {
      throw failures.classified(.sqlite(error))
    } catch let error as StoreError {
      throw failures.classified(error)
    }
  }

  /// Opens the store with the log's index in memory, for a disk without room for the index file.
  ///
  /// SQLite does this for a connection with an exclusive lock; nil if another connection has the
  /// file open, or if the store is missing or not up to date.
  private func openAlone() throws -> Store? {
    guard FileStatus.file(at: path).kind == .regular else { return nil }
    do {
      let connection = try Connection(
        path: place.name, mode: .readWrite, busyTimeoutMilliseconds: StoreFile.moment)
      try DatabaseFile(connection).beginReadingAlone()
      let isReady = try Store.state(of: connection, fingerprint: fingerprint) == .ready
      return isReady ? Store(connection) : nil
    } catch StoreError.sqlite {
      return nil
    } catch is SQLiteError {
      return nil
    }
  }
}
