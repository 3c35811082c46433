internal import BridgebookStore
internal import Platform

/// Writes a folder of files under a temporary name and renames it when it is complete.
package final class ExportFolder {
  /// The path of the temporary folder.
  private var temporary = ""
  package private(set) var byteCount = 0
  private let path: String
  private let replaces: Bool
  private let store: StoreFile

  /// - Parameters:
  ///   - replaces: whether an existing folder may be replaced, provided that it contains only files
  ///     of an export.
  ///   - workspace: the workspace, whose store is never replaced.
  package init(path given: String, replaces: Bool, in workspace: Workspace) throws {
    var path = given
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.replaces = replaces
    store = workspace.storeDoor.place
    try ExportPlace.checkFolder(of: path)
    do {
      try checkPlace()
    } catch let error as SystemError {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  private func checkPlace() throws {
    switch try FileStatus.certainFile(at: path).kind {
    case .regular, .other: throw ExportError.isNoFolder(path: path)
    case .directory where !replaces:
      guard try Folder.certainNames(in: path).isEmpty else {
        throw ExportError.exists(path: path)
      }
    case .missing where FileStatus.isTaken(path): throw ExportError.exists(path: path)
    case .directory, .missing: break
    }
  }

  /// The name of the exported folder.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: the path in the folder; missing folders are created.
  ///   - isProgram: whether the file is executable.
  package func file(
    _ name: String, isProgram: Bool = false, _ body: (ExportOutput) throws -> Void
  ) throws {
    let file = temporary + "/" + name
    try Folder.makeAll(PathText.parent(of: file))
    let descriptor = try Descriptor.createNew(file, permissions: isProgram ? 0o777 : 0o666)
    defer { Descriptor.close(descriptor) }
    let output = ExportOutput { [path] bytes in
      if let asked = Interruption.requested {
        throw ExportInterruption(path: path, status: asked.status, isPartial: false)
      }
      try Descriptor.write(bytes, to: descriptor)
    }
    try body(output)
    try output.flush()
    byteCount += output.byteCount
  }

  /// Adds a database; a write error is reported for the folder, because the store is only read.
  ///
  /// - Parameter name: the path in the folder; missing folders are created.
  func database(_ name: String, _ body: (Connection) throws -> Void) throws {
    let file = temporary + "/" + name
    try Folder.makeAll(PathText.parent(of: file))
    do {
      try body(Connection(path: file, mode: .create))
    } catch let error as SQLiteError where error.reason != .interrupted {
      throw ExportError.unwritable(path: path, reason: error.message)
    }
  }

  /// Fills the folder, and keeps it if the closure returns `done`.
  package func write(_ body: (ExportFolder) throws -> ExitStatus) throws -> ExitStatus {
    do {
      let target = FileStatus.resolved(path) ?? path
      let place = try TemporaryPlace(in: PathText.parent(of: target))
      defer { place.remove() }
      temporary = place.content
      try Folder.make(temporary)
      Interruption.watch()
      let status = try body(self)
      if status == .done { try put(place) }
      return status
    } catch let error as SystemError {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  private func put(_ place: TemporaryPlace) throws {
    // For a symbolic link, its target is replaced.
    let target = FileStatus.resolved(path) ?? path
    let isThere = try FileStatus.certainFile(at: target).kind == .directory
    if isThere {
      let new = try Set(Folder.files(below: temporary))
      let isOfStore = store.membership
      let other = try Folder.firstFile(below: target) {
        !new.contains($0) || isOfStore(target + "/" + $0)
      }
      if let other { throw ExportError.holdsOtherFiles(path: path, file: other) }
      if let permissions = FileStatus.permissions(of: target) {
        FileChange.setPermissions(permissions.mode, of: temporary)
      }
    }
    try ExportFile.check(place.publishFolder(as: target, replaces: isThere), path: path)
  }
}
