internal import Bridgebook
internal import Platform

/// Reads the other files that the check of a file needs, and caches the trees read last.
final class JoinedFiles: Sendable {
  /// The maximum size in bytes of a file that is read for the check of another.
  private static let maximumLength = 1 << 20
  /// The number of trees that are kept.
  private static let capacity = 16

  private struct Trees {
    var kept: [(path: String, tree: SwiftTree)] = []
    /// The paths of all trees that were returned and may still be in use.
    var paths: [ObjectIdentifier: String] = [:]
  }

  private let trees = Locked(Trees())

  /// Returns the tree of a file; nil if the file is too long or cannot be read as text.
  func tree(of path: String) -> SwiftTree? {
    let known = trees.with { trees -> SwiftTree? in
      trees.kept.first { $0.path == path }?.tree
    }
    if let known { return known }
    guard FileStatus.file(at: path).size <= JoinedFiles.maximumLength else { return nil }
    let bytes: [UInt8]
    // The file's own check reports the failure.
    do { bytes = try CheckSession.bytes(of: path) } catch { return nil }
    guard SourceCheck.isText(bytes) else { return nil }
    let tree = SwiftTree(bytes)
    trees.with { trees in
      trees.kept.append((path, tree))
      trees.paths[ObjectIdentifier(tree)] = path
      if trees.kept.count > JoinedFiles.capacity { trees.kept.removeFirst() }
    }
    return tree
  }

  /// Returns the path of a tree; nil if this instance has not returned the tree.
  func path(of tree: SwiftTree) -> String? { trees.with { $0.paths[ObjectIdentifier(tree)] } }
}
