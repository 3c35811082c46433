internal import Bridgebook
internal import Platform

/// Writes the edits of findings to files.
struct SourceFixer {
  /// The store in use, which is never replaced.
  let store: StoreFile
  /// The files that are links to targets outside the given folder, with their targets.
  let leaving: [String: String]
  /// Receives remarks on the files that were written.
  let note: (String) -> Void
  /// Receives remarks on files that were not changed, and on attributes that a change did not keep.
  let announce: (String) -> Void

  /// Writes the local changes; returns whether any file was changed.
  func fix(_ files: [CheckedFile]) throws -> Bool {
    var isChanged = false
    for file in files where !file.edits.isEmpty {
      if let obstacle = obstacle(to: file.path) {
        announce("\(file.path) \(obstacle) and was left as it is")
        continue
      }
      let current = try CheckSession.bytes(of: file.path)
      var content = FNVHash()
      content.add(chunksOf: current)
      let edits = SourceEdits.withoutOverlaps(file.edits)
      guard content == file.content,
        let fixed = SourceEdits.applied(edits, to: current, in: 0..<Int32(current.count))
      else {
        announce("\(file.path) changed meanwhile and was left as it is")
        continue
      }
      guard SwiftTree(fixed).isDamaged == SwiftTree(current).isDamaged else {
        announce("\(file.path) would not parse after the change and was left as it is")
        continue
      }
      let before = FileStatus.ownership(of: file.path)
      _ = try ExportFile(path: file.path, replaces: true, besides: store).write { output in
        try output.write(fixed)
        return .done
      }
      note("\(file.path): \(edits.count) \(edits.count == 1 ? "change" : "changes") written")
      if let before { announceLoss(of: before, at: file.path) }
      isChanged = true
    }
    return isChanged
  }

  /// Returns the reason why a file must not be replaced; nil if it may be.
  ///
  /// Replacing a file requires permission for the folder only, so the file's own permission is
  /// checked here. A file without any write permission is protected against everybody, even the
  /// superuser: some version control systems mark files that way.
  private func obstacle(to path: String) -> String? {
    if let target = leaving[path] {
      return "is a link to \(target), outside the folder that was named,"
    }
    let mode = FileStatus.permissions(of: path)?.mode ?? 0
    return mode & 0o222 == 0 || !FileStatus.canWrite(to: path) ? "is write-protected" : nil
  }

  /// Reports the attributes of the old file that the new one lacks.
  private func announceLoss(of before: FileOwnership, at path: String) {
    if let now = FileStatus.ownership(of: path),
      (now.user, now.group) != (before.user, before.group)
    {
      announce(
        "\(path) belongs to user \(now.user) and group \(now.group) now; it belonged to user "
          + "\(before.user) and group \(before.group)")
    }
    if before.nameCount > 1 {
      announce(
        "\(path) was a hard link, one of \(before.nameCount) names of a file; the others keep the "
          + "old text")
    }
  }
}
