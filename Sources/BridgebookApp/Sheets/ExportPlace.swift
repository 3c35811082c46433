internal import Platform

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
    switch FileStatus.file(at: folder).kind {
    case .directory: return
    case .regular, .other: throw .isNoFolder(path: folder)
    case .missing:
      // The deepest existing ancestor tells whether the path leads through a file.
      var part = folder
      while !part.isEmpty, FileStatus.file(at: part).kind == .missing {
        part = PathText.parent(of: part)
      }
      if !part.isEmpty, FileStatus.file(at: part).kind != .directory {
        throw .isNoFolder(path: part)
      }
      throw .folderMissing(path: folder)
    }
  }
}
