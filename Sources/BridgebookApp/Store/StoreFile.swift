internal import BridgebookStore
internal import Platform

/// The file of a store, with facts that are not in its rows.
package struct StoreFile {
  package let path: String
  package let waitMilliseconds: Int32

  /// The duration in milliseconds from which a wait is mentioned in a remark.
  package static let moment: Int32 = 300

  /// The path in a form that SQLite takes as a file name, even for `:memory:` or `file:x`.
  package var name: String { path.hasPrefix("/") || path.isEmpty ? path : "./" + path }

  /// Whether the store's log may contain pages that are newer than the file's.
  ///
  /// Without those pages the file is not current, so a log whose status the disk cannot report
  /// counts as one.
  var mayHaveLog: Bool {
    do throws(SystemError) {
      return try FileStatus.certainFile(at: path + "-wal").size > 0
    } catch { return true }
  }

  /// Whether a file may exist at the path: one does, or the disk cannot report it.
  var mayExist: Bool {
    do throws(SystemError) {
      return try FileStatus.certainFile(at: path).kind != .missing
    } catch { return true }
  }

  /// Returns the path of a companion file that SQLite needs but cannot use; nil if there is none.
  func blocker() -> String? {
    ["-wal", "-shm", "-journal"].map { path + $0 }.first { path in
      switch FileStatus.file(at: path).kind {
      case .missing: false
      // Another process may remove its own file between the two calls; `canRead` is true for a
      // missing file.
      case .regular: !FileStatus.canRead(path)
      case .directory, .other: true
      }
    }
  }

  /// A function that returns whether a path leads to the store or to a file that SQLite currently
  /// keeps beside it; faster than `includes` for many paths.
  var membership: @Sendable (String) -> Bool {
    let identities = Set(companions.compactMap { FileStatus.identity(at: $0) })
    return { FileStatus.identity(at: $0).map(identities.contains) ?? false }
  }

  /// Returns whether a path leads to the file or to one that SQLite keeps beside it, through any
  /// links.
  func includes(_ other: String) throws(SystemError) -> Bool {
    for companion in companions where try FileStatus.isSameFile(other, companion) { return true }
    return false
  }

  /// Returns whether a file written to a path would replace the store or a file that SQLite keeps
  /// beside it, including one that does not exist yet.
  func isReplaced(by other: String) throws(SystemError) -> Bool {
    guard !path.isEmpty, !other.isEmpty else { return false }
    if try includes(other) { return true }
    let name = StoreFile.full(other)
    return companions.contains { StoreFile.full($0) == name }
  }

  /// The paths of the store, its log, its index and its journal; for a symbolic link also those
  /// beside its target, where SQLite creates them.
  private var companions: [String] {
    var bases = [path]
    if let real = FileStatus.resolved(path), real != path { bases.append(real) }
    return bases.flatMap { base in ["", "-wal", "-shm", "-journal"].map { base + $0 } }
  }

  /// Returns the path with the links in its folder resolved, so that equal paths mean the same file
  /// even if none exists yet.
  private static func full(_ path: String) -> String {
    let folder = PathText.folder(of: path)
    return (FileStatus.resolved(folder) ?? folder) + "/" + (path.split(separator: "/").last ?? "")
  }

  // MARK: Length

  // Users restore backups over stores that are reported as truncated; therefore truncation is
  // reported only after two measurements, each under one read lock.

  /// Throws if the file is shorter than its page count says; SQLite would notice only at a missing
  /// page.
  ///
  /// - Parameter connection: must have a read transaction open.
  func checkLength(of connection: Connection) throws {
    guard isShort(connection), let measured = measuredTruncation() else { return }
    throw measured
  }

  /// Measures the length over another connection; nil if nothing is missing.
  func measuredTruncation() -> StoreDoorError? {
    for mode in [Connection.Mode.readWrite, .immutable] {
      do {
        let connection = try Connection(
          path: name, mode: mode, busyTimeoutMilliseconds: waitMilliseconds)
        try FileLength.beginMeasuring(on: connection)
        guard isShort(connection), let length = FileLength(of: connection),
          let expected = length.expectedBytes
        else { return nil }
        return .truncated(path: path, expectedBytes: expected, bytes: length.bytes)
      } catch {
        // Without locks there are no writers.
        continue
      }
    }
    return nil
  }

  /// Returns whether pages are missing from the file that cannot be in its log, which cannot be
  /// emptied while a transaction reads it.
  private func isShort(_ connection: Connection) -> Bool {
    guard let length = FileLength(of: connection), length.isShort else { return false }
    return !mayHaveLog
  }

  // MARK: Second reading

  /// The result of reading a whole store again.
  package enum Reading: Equatable, Sendable {
    /// All pages are valid: the first reading failed for another reason.
    case sound
    /// SQLite reports the damage again.
    case damaged
    /// The file could not be read completely, or reading took too long.
    case undecided
  }

  /// The maximum duration of the second reading; a second is enough for some hundred megabytes.
  private static let maximumMilliseconds = 5_000

  /// Checks every page over a new connection.
  func secondReading() -> Reading {
    for mode in [Connection.Mode.readWrite, .immutable] {
      do throws(SQLiteError) {
        let connection = try Connection(
          path: name, mode: mode, busyTimeoutMilliseconds: StoreFile.moment)
        let end = SystemClock.monotonicMilliseconds + StoreFile.maximumMilliseconds
        connection.interrupt { SystemClock.monotonicMilliseconds > end }
        return try RowHealth(connection).isIntact() ? .sound : .damaged
      } catch {
        switch error.reason {
        case .corrupt, .notADatabase: return .damaged
        // Without locks there are no writers, so the file can be read as it is unless its newest
        // pages are in a log.
        case .cannotOpen, .readOnly:
          guard !mayHaveLog else { return .undecided }
        default: return .undecided
        }
      }
    }
    return .undecided
  }
}

/// The default location of the store.
package enum StoreLocation {
  /// Returns `$BRIDGEBOOK_STORE`, or else `book.sqlite` in the platform's data folder.
  package static func standard(environment: (String) -> String?) -> String {
    if let path = environment("BRIDGEBOOK_STORE") { return path }
    return CurrentProcess.dataFolder(environment: environment) + "/book.sqlite"
  }
}
