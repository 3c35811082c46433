internal import BridgebookExport
package import BridgebookStore
internal import Platform

/// Why a copied book cannot become the store.
package enum BookImportError: Error, Equatable {
  case storeExists(path: String)
  case unreadable(path: String, BookLoadError)
  case notAlone
}

/// Makes a store from a book that `export book` wrote.
package enum BookImport {
  /// What every copied book begins with.
  private static let start = Array("{\"schema\":\"\(Store.copySchema)\"".utf8)

  /// Whether a file is such a book; blanks that another program added do not matter.
  ///
  /// - Throws: where its first bytes cannot be read: a book must never be taken for a console's log.
  package static func isBook(_ path: String) throws -> Bool {
    guard SystemCalls.file(at: path).kind == .regular else { return false }
    let head: [UInt8]
    do throws(SystemError) {
      head = try SystemCalls.head(of: path, count: 256).filter { $0 > 32 }
    } catch {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
    return head.starts(with: start)
  }

  /// Reads the lines as they come; a document that is spread over lines is gathered first.
  fileprivate static func fill(_ connection: Connection, from path: String) throws {
    let time = SystemCalls.timestamp()
    var loader = BookLoader(connection)
    var lines = LineBuffer(mostBytes: 1 << 30)
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

  /// The first of JSON Lines holds the head and nothing else.
  private static func isHeadAlone(_ line: String) -> Bool {
    line.hasSuffix("}") && !line.contains("\"tables\"")
  }
}

extension Workspace {
  /// Makes the store from a copied book, whole or not at all.
  ///
  /// - Returns: the number of its entries.
  package func importBook(_ path: String) throws -> Int {
    let place = SystemCalls.file(at: storePath)
    guard place.kind == .missing || place == (.regular, 0) else {
      throw BookImportError.storeExists(path: storePath)
    }
    if place.kind == .regular { SystemCalls.remove(storePath) }
    let isMade = try storeDoor.create { connection in
      do { try BookImport.fill(connection, from: path) } catch let error as BookLoadError {
        throw BookImportError.unreadable(path: path, error)
      }
    }
    guard isMade else { throw BookImportError.storeExists(path: storePath) }
    return try openStore().ids().count
  }
}
