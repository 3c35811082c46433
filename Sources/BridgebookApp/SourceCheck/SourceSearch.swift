internal import Platform

/// Why sources cannot be checked, as facts.
enum SourceInputError: Error, Equatable {
  case missing(path: String)
  case unusablePath(String)
  case unreadable(path: String, reason: String)
  case tooLong(path: String, limit: Int)
  case noSources(path: String)
  case standardInputTwice
  case baseline(path: String, line: Int)
  case baselineUnreadable(path: String, reason: String)
  case fixNeedsFiles
  case changed(path: String)
}

/// Finds the Swift files below the paths that were given.
struct SourceSearch {
  /// Files to check, sorted within each given path, each once.
  private(set) var files: [String] = []
  /// What was not looked into, and why.
  private(set) var notes: [String] = []
  private var seen: Set<String> = []
  private var folders: Set<String> = []

  /// Folders that tools fill.
  private static let builtFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor",
  ]

  private static let bundleEndings = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".app", ".framework", ".xcframework", ".docc",
    ".playground",
  ]

  mutating func add(_ path: String) throws {
    guard !path.utf8.contains(0) else { throw SourceInputError.unusablePath(path) }
    switch SystemCalls.file(at: path).kind {
    case .missing: throw SourceInputError.missing(path: path)
    case .directory:
      var path = path
      while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
      let before = files.count
      walk(path, GitIgnoreStack(above: path))
      if files.count == before { notes.append("no Swift file to check is below \(path)") }
    case .regular, .other:
      if seen.insert(path).inserted { files.append(path) }
    }
  }

  private mutating func walk(_ folder: String, _ ignores: GitIgnoreStack) {
    // A link that leads back would never end.
    guard let real = SystemCalls.resolved(folder), folders.insert(real).inserted else { return }
    let names: [String]
    do throws(SystemError) { names = try SystemCalls.certainNames(in: folder) } catch {
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
        guard SystemCalls.file(at: path).kind != .directory else {
          if !ignores.leavesOut(path, name, isFolder: true) { walk(path, ignores) }
          continue
        }
        if ignores.leavesOut(path, name, isFolder: false) { continue }
        if seen.insert(path).inserted { files.append(path) }
      } else if !name.hasPrefix("."), !SourceSearch.builtFolders.contains(name),
        !SourceSearch.bundleEndings.contains(where: { name.hasSuffix($0) }),
        SystemCalls.file(at: path).kind == .directory,
        !ignores.leavesOut(path, name, isFolder: true)
      {
        walk(path, ignores)
      }
    }
  }
}

/// The `.gitignore` files from the top of the repository down to a folder.
struct GitIgnoreStack {
  private var levels: [(folder: String, patterns: GitIgnore)] = []
  /// Files whose patterns are not known.
  var unreadable: [String] = []

  /// Takes those above a folder, up to the one that holds the repository.
  init(above folder: String) {
    guard let real = SystemCalls.resolved(folder) else { return }
    var parents: [String] = []
    var current = real
    for _ in 0..<64 {
      if SystemCalls.isTaken(current + "/.git") || current == "/" { break }
      current = SystemCalls.parent(of: current)
      parents.append(current)
    }
    guard SystemCalls.isTaken(current + "/.git") else { return }
    for parent in parents.reversed() { read(parent, asRealOf: parent) }
  }

  mutating func enter(_ folder: String) {
    guard let real = SystemCalls.resolved(folder) else { return }
    read(folder, asRealOf: real)
  }

  private mutating func read(_ folder: String, asRealOf real: String) {
    let path = folder + "/.gitignore"
    guard SystemCalls.file(at: path).kind == .regular else { return }
    do throws(SystemError) {
      levels.append((real, GitIgnore(try SystemCalls.head(of: path, count: 1 << 18))))
    } catch { unreadable.append(path) }
  }

  /// Whether the innermost pattern that speaks of a path leaves it out.
  func leavesOut(_ path: String, _ name: String, isFolder: Bool) -> Bool {
    guard !levels.isEmpty else { return false }
    guard let real = SystemCalls.resolved(SystemCalls.parent(of: path)) else { return false }
    let whole = real == "/" ? "/" + name : real + "/" + name
    var decision = false
    for level in levels {
      let prefix = level.folder == "/" ? "/" : level.folder + "/"
      guard whole.hasPrefix(prefix) else { continue }
      let relative = whole.dropFirst(prefix.count).split(separator: "/")
      if let said = level.patterns.decision(on: relative, isFolder: isFolder) { decision = said }
    }
    return decision
  }
}
