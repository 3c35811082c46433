internal import Platform

/// The `.gitignore` files from the root of the repository down to a folder.
struct GitIgnoreStack {
  private var levels: [(folder: String, patterns: GitIgnore)] = []
  /// Paths of `.gitignore` files that could not be read.
  var unreadable: [String] = []

  /// Reads the files in the parents of a folder, up to the root of the repository.
  init(above folder: String) {
    guard let real = FileStatus.resolved(folder) else { return }
    var parents: [String] = []
    var current = real
    for _ in 0..<64 {
      if FileStatus.isTaken(current + "/.git") || current == "/" { break }
      current = PathText.parent(of: current)
      parents.append(current)
    }
    guard FileStatus.isTaken(current + "/.git") else { return }
    for parent in parents.reversed() { read(parent, asRealOf: parent) }
  }

  mutating func enter(_ folder: String) {
    guard let real = FileStatus.resolved(folder) else { return }
    read(folder, asRealOf: real)
  }

  private mutating func read(_ folder: String, asRealOf real: String) {
    let path = folder + "/.gitignore"
    do throws(SystemError) {
      guard try FileStatus.certainFile(at: path).kind == .regular else { return }
      levels.append((real, GitIgnore(try FileStatus.head(of: path, count: 1 << 18))))
    } catch { unreadable.append(path) }
  }

  /// Returns whether a path is ignored, as decided by the innermost pattern that matches it.
  ///
  /// - Parameter isToStop: polled between the files, because one with many patterns takes a while;
  ///   if it returns true, the result is meaningless.
  func leavesOut(
    _ path: String, _ name: String, isFolder: Bool, isToStop: () -> Bool = { false }
  ) -> Bool {
    guard !levels.isEmpty else { return false }
    guard let real = FileStatus.resolved(PathText.parent(of: path)) else { return false }
    let whole = real == "/" ? "/" + name : real + "/" + name
    var decision = false
    for level in levels where !isToStop() {
      let prefix = level.folder == "/" ? "/" : level.folder + "/"
      guard whole.hasPrefix(prefix) else { continue }
      let relative = whole.dropFirst(prefix.count).split(separator: "/")
      if let said = level.patterns.decision(on: relative, isFolder: isFolder) { decision = said }
    }
    return decision
  }
}
