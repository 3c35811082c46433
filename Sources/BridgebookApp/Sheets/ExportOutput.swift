internal import Platform

/// A buffered output for the bytes of an exported file.
package final class ExportOutput {
  private let sink: ([UInt8]) throws -> Void
  private var buffer: [UInt8] = []
  package private(set) var byteCount = 0

  /// - Parameter sink: receives the bytes in large pieces.
  package init(_ sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Appends text.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Passes the buffered bytes to the sink.
  package func flush() throws {
    guard !buffer.isEmpty else { return }
    byteCount += buffer.count
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The destination of an export.
package enum ExportPlace {
  case standardOutput
  case path(String)

  /// Parses the value of `-o`; nil and `-` mean standard output.
  package init(_ word: String?) {
    switch word {
    case nil, "-": self = .standardOutput
    case let path?: self = .path(path)
    }
  }

  /// Throws unless the folder of a path exists and is a folder.
  static func checkFolder(of path: String) throws(ExportError) {
    guard !path.isEmpty else { throw .emptyPath }
    var folder = PathText.parent(of: path)
    if folder.isEmpty { folder = "." }
    switch try kind(of: folder) {
    case .directory: return
    case .regular, .other: throw .isNoFolder(path: folder)
    case .missing:
      // The deepest existing ancestor shows whether the path leads through a file.
      var part = folder
      while !part.isEmpty, try kind(of: part) == .missing { part = PathText.parent(of: part) }
      if !part.isEmpty, try kind(of: part) != .directory { throw .isNoFolder(path: part) }
      throw .folderMissing(path: folder)
    }
  }

  /// Throws if a file written to the path would replace the store in use or its log.
  static func refuse(_ path: String, ifOf store: StoreFile) throws(ExportError) {
    do throws(SystemError) {
      guard try store.isReplaced(by: path) else { return }
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    throw .isOfStore(path: path)
  }

  /// Returns the kind of file at a path; throws if the disk cannot report it, because the path
  /// would then be treated as missing, or the file replaced without asking.
  static func kind(of path: String) throws(ExportError) -> FileKind {
    do throws(SystemError) { return try FileStatus.certainFile(at: path).kind } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
