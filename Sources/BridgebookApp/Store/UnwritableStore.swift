internal import BridgebookStore
internal import Platform

/// Stores that stand where nothing can be written, not even a lock.
extension StoreDoor {
  /// The store as it is, which answers from its own rows as long as this program knows its schema.
  ///
  /// - Parameter reason: why it cannot be written.
  /// - Throws: where it cannot be read like that. A store in memory lacks what people recorded, so it is no answer.
  func openUnchangeable(_ reason: String) throws -> Store {
    guard SystemCalls.canRead(path) else { throw StoreDoorError.unreadable(path: path) }
    guard !mayHaveLog else {
      throw StoreDoorError.unwritable(
        path: path, reason: "\(reason); what its log holds cannot be read without a lock")
    }
    do {
      let connection = try Connection(path: file, mode: .immutable)
      try checkLength(of: connection)
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
      throw classified(.sqlite(error))
    } catch let error as StoreError {
      throw classified(error)
    }
  }

  /// Whether a log beside the store may hold pages that are newer than the file's.
  ///
  /// Who reads the file alone would miss them, so a log that the disk does not speak of counts as one.
  var mayHaveLog: Bool {
    do throws(SystemError) {
      return try SystemCalls.certainFile(at: path + "-wal").size > 0
    } catch { return true }
  }

  /// A file beside the store that SQLite needs and that cannot be one of its own; nil where there is none.
  func blocker() -> String? {
    ["-wal", "-shm", "-journal"].map { path + $0 }.first { path in
      switch SystemCalls.file(at: path).kind {
      case .missing: false
      case .regular: !SystemCalls.canRead(path)
      case .directory, .other: true
      }
    }
  }
}
