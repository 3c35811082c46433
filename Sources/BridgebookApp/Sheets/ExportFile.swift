internal import Platform

/// Writes a file under a temporary name beside its own and gives it its name when it is whole.
///
/// Whoever looks sees the old file or the new one, never a part; a stopped program leaves the old one.
package struct ExportFile {
  package let path: String
  package let replaces: Bool

  /// - Parameter replaces: whether a file of that name may be replaced.
  /// - Throws: where the path cannot become that file.
  package init(path: String, replaces: Bool) throws {
    self.path = path
    self.replaces = replaces
    try ExportPlace.checkFolder(of: path)
    switch SystemCalls.file(at: path).kind {
    case .directory: throw ExportError.isFolder(path: path)
    case .regular where !replaces: throw ExportError.exists(path: path)
    case .missing where SystemCalls.isTaken(path) && !replaces:
      throw ExportError.exists(path: path)
    case .regular, .missing, .other: break
    }
  }

  /// Hands the closure an output, and keeps the file when the answer is done.
  ///
  /// - Returns: the answer, and how many bytes the file has.
  package func write(_ body: (ExportOutput) throws -> ExitStatus) throws -> (ExitStatus, bytes: Int)
  {
    do {
      return SystemCalls.file(at: path).kind == .other ? try fill(path, body) : try replace(body)
    } catch let error as SystemError where !error.isReaderGone {
      throw ExportError.unwritable(path: path, reason: error.reason)
    }
  }

  /// A device or a pipe stays what it is.
  private func fill(
    _ path: String, _ body: (ExportOutput) throws -> ExitStatus
  ) throws -> (ExitStatus, bytes: Int) {
    let descriptor = try SystemCalls.openForWriting(path)
    defer { SystemCalls.close(descriptor) }
    return try fill(descriptor, isPartial: true, body)
  }

  private func replace(
    _ body: (ExportOutput) throws -> ExitStatus
  ) throws -> (ExitStatus, bytes: Int) {
    // A link stays a link: what it leads to is replaced.
    let target = SystemCalls.resolved(path) ?? path
    var place = try TemporaryPlace(in: SystemCalls.parent(of: target))
    defer { place.remove() }
    let descriptor = try place.makeFile()
    Interruption.watch()
    let answer: (ExitStatus, bytes: Int)
    do {
      defer { SystemCalls.close(descriptor) }
      answer = try fill(descriptor, isPartial: false, body)
    }
    guard answer.0 == .done else { return answer }
    if replaces, let permissions = SystemCalls.permissions(of: target) {
      SystemCalls.setPermissions(permissions.mode, of: place.content)
    }
    try ExportFile.check(place.publish(as: target, replaces: replaces), path: path)
    return answer
  }

  /// Turns what became of a finished file or folder into an error, unless it is safely in place.
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
      try SystemCalls.write(bytes, to: descriptor)
    }
    let status = try body(output)
    try output.flush()
    return (status, output.byteCount)
  }
}
