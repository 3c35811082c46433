internal import Bridgebook
internal import BridgebookExport
package import BridgebookStore
internal import Platform

/// An error that keeps an exported book from becoming the store.
package enum BookImportError: Error, Equatable {
  case storeExists(path: String)
  case unreadable(path: String, BookLoadError)
  /// The book was named together with other files.
  case notAlone
  /// Texts or runs in the book differ from what was stored at the export; one sentence each.
  case changedContents(path: String, [String])
  /// The store has different texts or runs with the same ids; nothing was written.
  case conflict(path: String, count: Int)
}

/// Creates a store from a book that `export book` wrote.
enum BookImport {
  /// The beginning of every exported book, without whitespace.
  private static let start = Array("{\"schema\":\"\(BookCopy.schema)\"".utf8)

  /// Returns whether a file is an exported book, ignoring whitespace that another program may have
  /// added.
  ///
  /// - Throws: an error if the file cannot be read, so that a book is never mistaken for a log.
  static func isBook(_ path: String) throws -> Bool {
    guard try FileStatus.certainFile(at: path).kind == .regular else { return false }
    return try head(of: path).starts(with: start)
  }

  /// Returns whether an exported book is from 0.1.0, whose schema has been replaced.
  fileprivate static func isOfReplacedRelease(_ path: String) throws -> Bool {
    let head = String(decoding: try head(of: path), as: UTF8.self)
    let ids = ReleasedMigrations.replaced.checksums.keys.sorted().map { "\"\($0)\"" }
    return head.contains("\"migrations\":[\(ids.joined(separator: ","))]")
  }

  /// Returns the first bytes of a file with whitespace removed.
  private static func head(of path: String) throws -> [UInt8] {
    do throws(SystemError) {
      return try FileStatus.head(of: path, count: headLength).filter { $0 > 32 }
    } catch {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
  }

  /// The number of bytes that contain the names of all migrations, even with one name per line.
  private static let headLength = 2048

  fileprivate static func load(_ connection: Connection, from path: String) throws {
    do { try fill(connection, from: path) } catch let error as BookLoadError {
      throw BookImportError.unreadable(path: path, error)
    }
    try Store.bringToSchema(connection, at: SystemClock.timestamp())
    let store = Store(connection)
    let damages = try DecodingHealth(store).ownDamages().map(StoreFailureText.words)
    let changes = try damages.isEmpty ? OtherStore.changes(in: store) : damages
    guard changes.isEmpty else { throw BookImportError.changedContents(path: path, changes) }
  }

  /// Loads JSON Lines as they arrive; a document that spans lines is collected first.
  private static func fill(_ connection: Connection, from path: String) throws {
    let time = SystemClock.timestamp()
    var loader = BookLoader(connection)
    var lines = LineBuffer(maximumByteCount: 1 << 30)
    var document: String?
    var number = 0
    var failure: (any Error)?
    func take(_ line: LineBuffer.Line) {
      guard failure == nil else { return }
      number += 1
      do {
        guard case .text(let text) = line else { throw BookLoadError.malformed(line: number) }
        if number == 1, !isHeadAlone(text) { document = "" }
        if document == nil {
          if !text.isEmpty { try loader.load(line: text, number: number, at: time) }
        } else {
          document? += text + "\n"
        }
      } catch {
        failure = error
      }
    }
    try InputSource.process.readChunks(of: path, isEnough: { failure != nil }) { bytes in
      lines.append(bytes, take)
    }
    lines.finish(take)
    if let failure { throw failure }
    if let document { try loader.load(document: document, at: time) }
    try loader.finish()
  }

  /// Returns whether the first line is the header of JSON Lines, which contains no tables.
  private static func isHeadAlone(_ line: String) -> Bool {
    line.hasSuffix("}") && !line.contains("\"tables\"")
  }

  /// Removes an empty file at the path; throws if there is a store.
  fileprivate static func makeRoom(at path: String) throws {
    let place = try FileStatus.certainFile(at: path)
    guard place.kind == .missing || place == (.regular, 0) else {
      throw BookImportError.storeExists(path: path)
    }
    if place.kind == .regular { FileChange.remove(path) }
  }
}

extension BookImport {
  /// Creates the store from an exported book; on failure there is no store.
  ///
  /// For a book of 0.1.0, the team's texts and runs are merged into the store, which may already
  /// exist.
  static func run(_ path: String, in workspace: Workspace) throws -> ImportedFiles {
    if try isOfReplacedRelease(path) {
      let other = try OtherStore(standingFor: path) { try load($0, from: path) }
      let report = try workspace.texts.merge(
        other, named: path, prefer: nil, isDry: false)
      guard !report.plan.hasConflict else {
        throw BookImportError.conflict(path: path, count: report.conflicts)
      }
      return .merged(report)
    }
    try makeRoom(at: workspace.storePath)
    let isMade = try workspace.storeDoor.create { try load($0, from: path) }
    guard isMade else { throw BookImportError.storeExists(path: workspace.storePath) }
    // Derived data is rebuilt if the imported book differs from the built-in one.
    let examination = try workspace.examine(["book", "index", "runs"], isRepairing: true)
    if examination.verdict != true {
      workspace.announce(
        "the imported book has faults that could not be repaired; bridgebook doctor names them")
    }
    return .store(
      path: workspace.storePath, entries: try workspace.openStore().entries.summaries().count)
  }
}
