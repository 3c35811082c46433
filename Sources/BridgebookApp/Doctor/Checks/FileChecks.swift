internal import BridgebookStore
internal import Platform

extension HealthCheck {
  /// The check that the file is a complete store of this version or an older one.
  package static let store = HealthCheck("store") { examined in
    do {
      let connection = try examined.connection
      _ = try pending(on: connection)
      let names = FileStatus.file(at: examined.path).names
      guard names < 2 else {
        return finding(
          StoreFailureText.message(for: .severalNames(path: examined.path, count: names)))
      }
      return .good("the file is a store of this program")
    } catch let error as StoreDoorError {
      if case .unwritable(_, let reason) = error { return .unknown(reason) }
      if case .diskFull = error { return .unknown("the disk is full") }
      if case .unreadable = error { return .unknown("this user may not read it") }
      return finding(StoreFailureText.message(for: error))
    } catch let error as StoreError {
      return finding(StoreFailureText.message(for: error, path: examined.path))
    }
  }

  /// Returns the migrations that have not been applied to the store.
  static func pending(on connection: Connection) throws -> [String] {
    do throws(MigrationError) {
      return try Store.migrator.pending(on: connection).map(\.id)
    } catch { throw StoreError.migration(error) }
  }

  private static func finding(_ message: UserMessage) -> HealthFinding {
    .bad(
      message.reason.map { "\(message.message): \($0)" } ?? message.message,
      fix: message.help ?? "restore a backup")
  }
}

extension HealthCheck {
  /// The check that tables, views and indexes match the migrations.
  package static let schema = HealthCheck("schema", repairs: [.schema]) { examined in
    let connection = try examined.connection
    let pending = try HealthCheck.pending(on: connection)
    guard pending.isEmpty else {
      return .bad(
        "the store is older than this program and lacks \(pending.joined(separator: ", "))",
        fix: "any command upgrades it, and so does bridgebook doctor --fix")
    }
    let drift = try examined.store.schemaDrift()
    return .faults(
      drift.map { "\($0) differs from what the migrations create" },
      fix: "\(HealthFinding.repair) where it holds no rows of yours; what was added stays, "
        + "except triggers",
      none: "the schema is what the migrations create")
  }
}

extension HealthCheck {
  /// The check that the pages and indexes of the file are intact.
  package static let integrity = HealthCheck("integrity", repairs: [.indexes]) { examined in
    // A disk's read error looks like a damaged page, so only faults that a second reading repeats
    // count.
    let health = try RowHealth(examined.connection)
    var faults = try health.pageFaults()
    if !faults.isEmpty { faults = try health.pageFaults() }
    let isIndexOnly = faults.allSatisfy { $0.contains("index") }
    return .faults(
      faults.flatMap { $0.split(separator: "\n").map(String.init) },
      fix: isIndexOnly
        ? HealthFinding.repair
        : "\(StoreFailureText.restoring), or \(StoreFailureText.movingAway)",
      none: "every page is sound")
  }
}

extension HealthCheck {
  /// The check that the user can write the store, and that no other user can.
  static let permissions = HealthCheck("permissions") { examined in
    let path = examined.path
    let folder = PathText.parent(of: path)
    guard let file = FileStatus.permissions(of: path),
      let place = FileStatus.permissions(of: folder)
    else { return .unknown("nothing is at \(path)") }
    let name = folder.isEmpty ? "." : folder
    if let finding = companions(of: path) { return finding }
    if file.mode & 0o022 != 0 {
      return .bad("other users can write the store", fix: "chmod go-w '\(path)'")
    }
    // In a folder with the sticky bit, only owners can remove files, so other users cannot replace
    // the store.
    if place.mode & 0o022 != 0, place.mode & 0o1000 == 0 {
      return .bad("other users can exchange the store in its folder", fix: "chmod go-w '\(name)'")
    }
    if let finding = obstacle(
      to: path, named: path, lacksPermission: file.mode & 0o200 == 0 && file.isOwn,
      words: "the store cannot be written")
      ?? obstacle(
        to: folder, named: name, lacksPermission: place.mode & 0o200 == 0 && place.isOwn,
        words: "the store's folder cannot be written, which SQLite needs for its journal")
    {
      return finding
    }
    return .good(
      file.mode & 0o044 == 0
        ? "only its owner can read and write the store"
        : "only its owner can write the store; other users of this machine can read it")
  }
}

extension HealthCheck {
  /// Returns the reason why the user cannot write a file or folder; nil if writing is possible.
  ///
  /// - Parameter lacksPermission: whether its own permissions forbid it, which root may ignore.
  private static func obstacle(
    to path: String, named name: String, lacksPermission: Bool, words: String
  ) -> HealthFinding? {
    switch FileStatus.writingObstacle(path) {
    case .readOnlyDisk:
      .bad(
        "\(words): \(StoreFile.words(.readOnlyDisk))",
        fix: "mount it for writing, or choose another path with --store")
    case .otherOwner(let user):
      .bad(
        "\(words): \(StoreFile.words(.otherOwner(user)))",
        fix: "ask its owner, or choose another path with --store")
    case .ownPermissions: .bad(words, fix: "chmod u+w '\(name)'")
    case nil: lacksPermission ? .bad(words, fix: "chmod u+w '\(name)'") : nil
    }
  }

  /// Returns the reason why the store's owner cannot write the files that SQLite keeps beside it;
  /// nil if writing is possible.
  private static func companions(of path: String) -> HealthFinding? {
    guard let owner = FileStatus.owner(of: path) else { return nil }
    for companion in ["-wal", "-shm"].map({ path + $0 }) {
      guard let user = FileStatus.owner(of: companion), user != owner,
        let file = FileStatus.permissions(of: companion), file.mode & 0o022 == 0
      else { continue }
      let message = StoreFailureText.message(
        for: .foreignCompanion(
          path: path, companion: companion, owner: user,
          bytes: FileStatus.file(at: companion).size))
      return .bad(
        "\(companion) belongs to user \(user), and the owner of the store (user \(owner)) cannot "
          + "write it",
        fix: message.help ?? "")
    }
    return nil
  }
}

extension HealthCheck {
  /// The check that the SQLite library has the features that a store needs.
  package static let sqlite = HealthCheck("sqlite") { _ in
    try finding(.ofLibrary())
  }

  static func finding(_ facts: SQLiteFacts) -> HealthFinding {
    let lacks = [
      (facts.hasTextSearch, "full-text search (ENABLE_FTS5)"),
      (facts.hasStrictTables, "STRICT tables (3.37 or later)"),
      (facts.isThreadSafe, "more than one thread (THREADSAFE)"),
    ].filter { !$0.0 }.map(\.1)
    return .faults(
      lacks.map { "SQLite \(facts.version) lacks \($0)" },
      fix: "install SQLite 3.37 or later with FTS5, which is libsqlite3-dev of apt, and build the"
        + " program again; on a Mac it comes with macOS 12.4 and later",
      none: "SQLite \(facts.version) has all that a store needs")
  }
}
