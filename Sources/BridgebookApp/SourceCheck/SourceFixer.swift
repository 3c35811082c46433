internal import Bridgebook
internal import Platform

/// Changes files where a finding tells how.
struct SourceFixer {
  let session: CheckSession
  /// Receives what was written.
  let note: (String) -> Void
  /// Receives what was left as it is.
  let announce: (String) -> Void

  /// Writes the local changes, and checks the changed files again.
  func fix(_ checked: inout [CheckSession.CheckedFile]) throws {
    for (index, file) in checked.enumerated() where !file.edits.isEmpty {
      var current: [UInt8] = []
      try Descriptor.readChunks(
        of: file.path, isEnough: { current.count > CheckSession.maximumLength }, { current += $0 })
      let again = session.file(current, path: file.path)
      guard again.findings.map(\.fingerprint) == file.findings.map(\.fingerprint),
        let fixed = SourceEdits.applied(
          SourceEdits.apart(file.edits), to: current, in: 0..<Int32(current.count))
      else {
        announce("\(file.path) changed meanwhile and was left as it is")
        continue
      }
      let before = SwiftTree(current)
      let after = SwiftTree(fixed)
      guard after.isDamaged == before.isDamaged else {
        announce("\(file.path) would not parse after the change and was left as it is")
        continue
      }
      _ = try ExportFile(path: file.path, replaces: true).write { output in
        try output.write(fixed)
        return .done
      }
      let count = SourceEdits.apart(file.edits).count
      note("\(file.path): \(count) \(count == 1 ? "change" : "changes") written")
      checked[index] = session.file(fixed, path: file.path)
    }
  }
}
