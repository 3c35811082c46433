internal import Platform

/// Writes a file under a temporary name and renames it when it is complete.
///
/// Other processes see the old file or the new one, never a part; if the program is stopped, the
/// old file stays.
package struct ExportFile {
  package let path: String
  package let replaces: Bool
  private let store: StoreFile

  /// Prepares to write a file, which must not be part of the workspace's store even if `replaces`
  /// is true.
  package init(path: String, replaces: Bool, in workspace: Workspace) throws {
    try self.init(path: path, replaces: replaces, besides: workspace.storeDoor.place)
  }

  /// - Parameters:
  ///   - replaces: whether an existing file may be replaced.
  ///   - store: the store in use; neither it nor its log is ever replaced.
  /// - Throws: an error if the path cannot become the file.
  init(path: String, replaces: Bool, besides store: StoreFile) throws {
    self.path = path
    self.replaces = replaces
    self.store = store
    try ExportPlace.checkFolder(of: path)
    try ExportPlace.refuse(path, ifOf: store)
    switch try ExportPlace.kind(of: path) {
    case .directory: throw ExportError.isFolder(path: path)
    case .regular where !replaces: throw ExportError.exists(path: path)
    case .missing where FileStatus.isTaken(path) && !replaces:
      throw ExportError.exists(path: path)
    case .regular, .missing, .other: break
    }
  }

  /// Calls the closure with an output, and keeps the file if the closure returns `done`.
  ///
  /// - Returns: the closure's result, and the size of the file in bytes.
  package func write(_ body: (ExportOutput) throws -> ExitStatus) throws -> (ExitStatus, bytes: Int)
  {
    do {
      return try ExportPlace.kind(of: path) == .other ? fill(path, body) : replace(body)
    } catch let error as SystemError where !error.isReaderGone {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  /// Writes directly to a device or a pipe, which is not replaced.
  private func fill(
    _ path: String, _ body: (ExportOutput) throws -> ExitStatus
  ) throws -> (ExitStatus, bytes: Int) {
    let descriptor = try Descriptor.openForWriting(path)
    defer { Descriptor.close(descriptor) }
    return try fill(descriptor, isPartial: true, body)
  }

  private func replace(
    _ body: (ExportOutput) throws -> ExitStatus
  ) throws -> (ExitStatus, bytes: Int) {
    // For a symbolic link, its target is replaced.
    let target = FileStatus.resolved(path) ?? path
    var place = try TemporaryPlace(in: PathText.parent(of: target))
    defer { place.remove() }
    let descriptor = try place.makeFile()
    Interruption.watch()
    let answer: (ExitStatus, bytes: Int)
    do {
      defer { Descriptor.close(descriptor) }
      answer = try fill(descriptor, isPartial: false, body)
    }
    guard answer.0 == .done else { return answer }
    // The store may have been made, or a link changed, since the path was checked.
    try ExportPlace.refuse(path, ifOf: store)
    if replaces, let permissions = FileStatus.permissions(of: target) {
      // Done before setting the permissions, because changing the owner removes some of them.
      if let owner = FileStatus.ownership(of: target) {
        FileChange.setOwner(owner, of: place.content)
      }
      FileChange.setPermissions(permissions.mode, of: place.content)
    }
    try ExportFile.check(place.publish(as: target, replaces: replaces), path: path)
    return answer
  }

  /// Throws the error for an outcome other than `published`.
  package static func check(
    _ outcome: TemporaryPlace.Outcome, path: String
  ) throws(ExportError) {
    switch outcome {
    case .published: return
    case .taken: throw .exists(path: path)
    case .unconfirmed(let error): throw .unconfirmed(path: path, reason: error.reason)
    }
  }

  private func fill(
    _ descriptor: Int32, isPartial: Bool, _ body: (ExportOutput) throws -> ExitStatus
  ) throws -> (ExitStatus, bytes: Int) {
    let output = ExportOutput { bytes in
      if let asked = Interruption.requested {
        throw ExportInterruption(path: path, status: asked.status, isPartial: isPartial)
      }
      try Descriptor.write(bytes, to: descriptor)
    }
    let status = try body(output)
    try output.flush()
    return (status, output.byteCount)
  }
}
