internal import Platform

/// Where an export goes.
package enum ExportPlace {
  case standardOutput
  case path(String)

  /// Reads the value of `-o`; without one, and for a dash, standard output is meant.
  package init(_ word: String?) {
    switch word {
    case nil, "-": self = .standardOutput
    case let path?: self = .path(path)
    }
  }

  /// The folder a path is in must be there and be a folder.
  static func checkFolder(of path: String) throws(ExportError) {
    guard !path.isEmpty else { throw .emptyPath }
    var folder = SystemCalls.parent(of: path)
    if folder.isEmpty { folder = "." }
    switch SystemCalls.file(at: folder).kind {
    case .directory: return
    case .regular, .other: throw .isNoFolder(path: folder)
    case .missing:
      // The deepest part that is there tells whether the way leads through a file.
      var part = folder
      while !part.isEmpty, SystemCalls.file(at: part).kind == .missing {
        part = SystemCalls.parent(of: part)
      }
      if !part.isEmpty, SystemCalls.file(at: part).kind != .directory {
        throw .isNoFolder(path: part)
      }
      throw .folderMissing(path: folder)
    }
  }
}
