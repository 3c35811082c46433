package import Foundation

/// The working copy of the repository under test.
package enum Repository {
  /// The root folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the sorted paths of all files in a folder and its subfolders that end with a suffix,
  /// relative to the root, without hidden files.
  package static func files(under folder: String, suffix: String = "") -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    let paths = (found ?? []).filter { path in
      var isFolder: ObjCBool = false
      let full = base.appendingPathComponent(path).path
      return path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    return paths.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the bytes of a file; empty if it is missing.
  package static func bytes(of path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: root.appendingPathComponent(path).path) ?? Data())
  }

  /// Returns the text of a file; empty if it is missing.
  package static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }

  /// Returns the lines of a file without line ends.
  package static func lines(of path: String) -> [String] {
    text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
