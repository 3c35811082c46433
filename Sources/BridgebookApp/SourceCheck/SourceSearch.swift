internal import Platform

/// Finds the Swift files below the given paths.
struct SourceSearch {
  /// The files to check, each once.
  private(set) var files: [String] = []
  /// Notes on what was skipped, and why.
  private(set) var notes: [String] = []
  /// The folders, and other paths, below which there may be files that could not be found.
  private(set) var unread: Set<String> = []
  /// Whether one of the given paths is a folder that could not be read.
  private(set) var hasFailed = false
  /// The files that are links to targets outside the folder they were found in, with their targets.
  private(set) var leaving: [String: String] = [:]
  /// The resolved paths of the files.
  private var seen: Set<String> = []
  private var folders: Set<String> = []
  /// The folders that were found below the paths added before.
  private var earlier: Set<String> = []
  /// The links in folders, which count only if their targets are not found otherwise.
  private var links: [(path: String, target: String, isLeaving: Bool)] = []
  /// Whether the path that was added last leads to something that had been found before.
  private var isFoundAgain = false
  /// The resolved path of the folder that was added last.
  private var root = ""
  /// The links in that folder that lead to folders outside it.
  private var exits: [String] = []
  private let interruption: () -> Interruption?

  /// Folders whose contents are generated or downloaded by tools.
  private static let builtFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor", "build",
  ]

  private static let bundleEndings = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".app", ".framework", ".xcframework", ".docc",
    ".playground",
  ]

  /// - Parameter interruption: polled for a request to end the search, which is thrown.
  init(interruption: @escaping () -> Interruption? = { nil }) {
    self.interruption = interruption
  }

  mutating func add(_ path: String) throws {
    guard !path.utf8.contains(0) else { throw SourceInputError.unusablePath(path) }
    switch try FileStatus.certainFile(at: path).kind {
    case .missing: throw SourceInputError.missing(path: path)
    case .directory:
      var path = path
      while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
      try addFolder(path)
    case .regular, .other: found(path, as: FileStatus.resolved(path) ?? path)
    }
  }

  private mutating func addFolder(_ path: String) throws {
    let before = files.count + links.count
    isFoundAgain = false
    earlier = folders
    exits = []
    // A link that was given as a path itself is followed.
    root = FileStatus.resolved(path) ?? path
    try walk(path, GitIgnoreStack(above: path))
    if let exit = exits.first {
      notes.append(
        exits.count == 1
          ? "the link \(exit) to a folder outside \(path) was not followed; name it to check it too"
          : "\(exits.count) links to folders outside \(path) were not followed, such as \(exit); "
            + "name one to check it too")
    }
    if unread.contains(path) {
      hasFailed = true
    } else if files.count + links.count == before {
      notes.append(
        isFoundAgain ? "\(path) is already checked" : "no Swift file to check is below \(path)")
    }
  }

  /// Adds the links whose targets were not found by another path.
  mutating func addLinks() {
    for link in links.sorted(by: { $0.path < $1.path }) {
      let before = files.count
      found(link.path, as: link.target)
      if link.isLeaving, files.count > before { leaving[link.path] = link.target }
    }
    links = []
  }

  private mutating func found(_ path: String, as real: String) {
    if seen.insert(real).inserted { files.append(path) } else { isFoundAgain = true }
  }

  private mutating func walk(_ folder: String, _ ignores: GitIgnoreStack) throws {
    // A link to a parent folder would cause an endless loop.
    guard let real = FileStatus.resolved(folder) else { return miss(folder) }
    guard folders.insert(real).inserted else {
      if earlier.contains(real) { isFoundAgain = true }
      return
    }
    let names: [String]
    do throws(SystemError) { names = try Folder.certainNames(in: folder) } catch {
      return miss(folder)
    }
    // Without this permission, only the names of the folder's files can be read.
    guard FileStatus.canSearch(folder) else { return miss(folder) }
    var ignores = ignores
    ignores.enter(folder)
    notes += ignores.unreadable.map { "\($0) cannot be read, so it leaves nothing out" }
    ignores.unreadable = []
    for name in names {
      if let asked = interruption() { throw CheckInterruption(status: asked.status) }
      let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
      let isSource = name.hasSuffix(".swift")
      guard isSource || SourceSearch.mayHoldSources(name) else { continue }
      let isFolder = isFolder(path)
      guard isSource || isFolder,
        !ignores.leavesOut(
          path, name, isFolder: isFolder, isToStop: { [interruption] in interruption() != nil })
      else { continue }
      let target = FileStatus.isLink(path) ? FileStatus.resolved(path) : nil
      switch (isFolder, target) {
      case (true, let target?) where isOutside(target): exits.append(path)
      case (true, _): try walk(path, ignores)
      case (false, let target?): links.append((path, target, isOutside(target)))
      case (false, nil): found(path, as: real == "/" ? "/" + name : real + "/" + name)
      }
    }
  }

  private mutating func miss(_ folder: String) {
    unread.insert(folder)
    notes.append("the folder \(folder) cannot be read")
  }

  private func isOutside(_ target: String) -> Bool {
    target != root && !target.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Returns whether a folder with the name may contain handwritten sources.
  private static func mayHoldSources(_ name: String) -> Bool {
    !name.hasPrefix(".") && !builtFolders.contains(name)
      && !bundleEndings.contains { name.hasSuffix($0) }
  }

  /// Returns whether a path leads to a folder; if the disk cannot report it, adds a note.
  private mutating func isFolder(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileStatus.certainFile(at: path).kind == .directory
    } catch {
      unread.insert(path)
      notes.append("\(path) cannot be read")
      return false
    }
  }
}
