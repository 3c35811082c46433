internal import Platform

/// Finds the Swift files below the given paths.
struct SourceSearch {
  /// The files to check, each once.
  private(set) var files: [String] = []
  /// Notes on what was skipped, and why.
  private(set) var notes: [String] = []
  /// The resolved paths of the files.
  private var seen: Set<String> = []
  private var folders: Set<String> = []
  /// The links in folders, which count where nothing else leads to their targets.
  private var links: [(path: String, target: String)] = []
  /// Whether the path that was added last leads to something that was found before.
  private var isFoundAgain = false

  /// Folders whose contents are generated or downloaded by tools.
  private static let builtFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor", "build",
  ]

  private static let bundleEndings = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".app", ".framework", ".xcframework", ".docc",
    ".playground",
  ]

  mutating func add(_ path: String) throws {
    guard !path.utf8.contains(0) else { throw SourceInputError.unusablePath(path) }
    switch try FileStatus.certainFile(at: path).kind {
    case .missing: throw SourceInputError.missing(path: path)
    case .directory:
      var path = path
      while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
      let before = files.count + links.count
      isFoundAgain = false
      walk(path, GitIgnoreStack(above: path))
      guard files.count + links.count == before else { return }
      notes.append(
        isFoundAgain
          ? "\(path) is already checked" : "no Swift file to check is below \(path)")
    case .regular, .other: found(path, as: FileStatus.resolved(path) ?? path)
    }
  }

  /// Adds the links whose targets were not found by another path.
  mutating func addLinks() {
    for (path, target) in links.sorted(by: { $0.path < $1.path }) { found(path, as: target) }
    links = []
  }

  private mutating func found(_ path: String, as real: String) {
    if seen.insert(real).inserted { files.append(path) } else { isFoundAgain = true }
  }

  private mutating func walk(_ folder: String, _ ignores: GitIgnoreStack) {
    // A link to a parent folder would cause an endless loop.
    guard let real = FileStatus.resolved(folder) else {
      notes.append("the folder \(folder) cannot be read")
      return
    }
    guard folders.insert(real).inserted else {
      isFoundAgain = true
      return
    }
    let names: [String]
    do throws(SystemError) { names = try Folder.certainNames(in: folder) } catch {
      notes.append("the folder \(folder) cannot be read")
      return
    }
    var ignores = ignores
    ignores.enter(folder)
    notes += ignores.unreadable.map { "\($0) cannot be read, so it leaves nothing out" }
    ignores.unreadable = []
    for name in names {
      let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
      if name.hasSuffix(".swift") {
        guard !isFolder(path) else {
          if !ignores.leavesOut(path, name, isFolder: true) { walk(path, ignores) }
          continue
        }
        if ignores.leavesOut(path, name, isFolder: false) { continue }
        let plain = real == "/" ? "/" + name : real + "/" + name
        if FileStatus.isLink(path), let target = FileStatus.resolved(path) {
          links.append((path, target))
        } else {
          found(path, as: plain)
        }
      } else if !name.hasPrefix("."), !SourceSearch.builtFolders.contains(name),
        !SourceSearch.bundleEndings.contains(where: { name.hasSuffix($0) }),
        isFolder(path),
        !ignores.leavesOut(path, name, isFolder: true)
      {
        walk(path, ignores)
      }
    }
  }

  /// Whether a path leads to a folder; if the disk cannot tell, a note says so.
  private mutating func isFolder(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileStatus.certainFile(at: path).kind == .directory
    } catch {
      notes.append("\(path) cannot be read")
      return false
    }
  }
}
