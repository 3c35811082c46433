internal import Platform

/// Writes a folder of files under a temporary name beside its own and gives it its name when it is whole.
package final class ExportFolder {
  /// The folder that is being filled; a file that something else writes, such as a database, belongs below it.
  private(set) var temporary = ""
  package private(set) var byteCount = 0
  private let path: String
  private let replaces: Bool

  /// - Parameter replaces: whether a folder of that name, of which nothing would be lost, may be replaced.
  package init(path given: String, replaces: Bool) throws {
    var path = given
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.replaces = replaces
    try ExportPlace.checkFolder(of: path)
    do {
      try checkPlace()
    } catch let error as SystemError {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  private func checkPlace() throws {
    switch try SystemCalls.certainFile(at: path).kind {
    case .regular, .other: throw ExportError.isNoFolder(path: path)
    case .directory where !replaces:
      guard try SystemCalls.certainNames(in: path).isEmpty else {
        throw ExportError.exists(path: path)
      }
    case .missing where SystemCalls.isTaken(path): throw ExportError.exists(path: path)
    case .directory, .missing: break
    }
  }

  /// What the folder will be called.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: the path in the folder; folders on the way are made.
  ///   - isProgram: whether it can be started.
  package func file(
    _ name: String, isProgram: Bool = false, _ body: (ExportOutput) throws -> Void
  ) throws {
    let file = temporary + "/" + name
    try SystemCalls.makeFolders(SystemCalls.parent(of: file))
    let descriptor = try SystemCalls.createNew(file, permissions: isProgram ? 0o777 : 0o666)
    defer { SystemCalls.close(descriptor) }
    let output = ExportOutput { [path] bytes in
      if let asked = Interruption.requested {
        throw ExportInterruption(path: path, status: asked.status, isPartial: false)
      }
      try SystemCalls.write(bytes, to: descriptor)
    }
    try body(output)
    try output.flush()
    byteCount += output.byteCount
  }

  /// Fills the folder and keeps it when the answer is done.
  package func write(_ body: (ExportFolder) throws -> ExitStatus) throws -> ExitStatus {
    do {
      let target = SystemCalls.resolved(path) ?? path
      let place = try TemporaryPlace(in: SystemCalls.parent(of: target))
      defer { place.remove() }
      temporary = place.content
      try SystemCalls.makeFolder(temporary)
      Interruption.watch()
      let status = try body(self)
      if status == .done { try put(place) }
      return status
    } catch let error as SystemError {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  private func put(_ place: TemporaryPlace) throws {
    // A link stays a link: what it leads to is replaced.
    let target = SystemCalls.resolved(path) ?? path
    let isThere = try SystemCalls.certainFile(at: target).kind == .directory
    if isThere {
      let new = try Set(SystemCalls.files(below: temporary))
      if let other = try SystemCalls.files(below: target).first(where: { !new.contains($0) }) {
        throw ExportError.holdsOtherFiles(path: path, file: other)
      }
      if let permissions = SystemCalls.permissions(of: target) {
        SystemCalls.setPermissions(permissions.mode, of: temporary)
      }
    }
    try ExportFile.check(place.publishFolder(as: target, replaces: isThere), path: path)
  }
}
