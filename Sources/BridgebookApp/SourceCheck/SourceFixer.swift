internal import Bridgebook
internal import Platform

/// Changes files where a finding tells how.
struct SourceFixer {
  /// The store in use, which is never replaced.
  let store: StoreFile
  /// Receives what was written.
  let note: (String) -> Void
  /// Receives what was left as it is.
  let announce: (String) -> Void

  /// Writes the local changes; returns whether any file was changed.
  func fix(_ files: [CheckedFile]) throws -> Bool {
    var isChanged = false
    for file in files where !file.edits.isEmpty {
      let current = try CheckSession.bytes(of: file.path)
      var content = FNVHash()
      content.add(chunksOf: current)
      let edits = SourceEdits.apart(file.edits)
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
      _ = try ExportFile(path: file.path, replaces: true, besides: store).write { output in
        try output.write(fixed)
        return .done
      }
      note("\(file.path): \(edits.count) \(edits.count == 1 ? "change" : "changes") written")
      isChanged = true
    }
    return isChanged
  }
}
