internal import Bridgebook
internal import Platform

/// The file that a run was imported from.
///
/// The store keeps the events of a run, not the lines of its file. As long as the file still begins
/// with the imported bytes, findings quote its lines verbatim.
struct ImportedFile {
  /// The maximum length in bytes of a file that is read again; reading that much takes about a
  /// second.
  private static let maximumByteCount = 256 << 20

  private let run: Run
  private let workspace: Workspace

  init(of run: Run, in workspace: Workspace) {
    self.run = run
    self.workspace = workspace
  }

  /// Completes the quotes of a diagnosis, and names the file.
  func complete(_ diagnosis: inout Diagnosis) {
    guard run.origin == .imported else { return }
    let lines = Set(diagnosis.run.findings.flatMap(\.quotedLines))
    guard !lines.isEmpty, !run.isRedacted, let found = verbatimLines(lines) else {
      diagnosis.file = Diagnosis.File(path: isPath ? run.title : "", isQuoted: false)
      return
    }
    diagnosis.quotes = found.replacing(diagnosis.quotes, ofLines: lines)
    diagnosis.file = Diagnosis.File(path: run.title, isQuoted: true)
  }

  /// Whether the run's title looks like a path; a title can also be given at the import.
  private var isPath: Bool {
    run.title != "-" && !run.title.contains(" ") && run.title.contains { $0 == "/" || $0 == "." }
  }

  /// Returns the wanted lines of the file; nil unless the file still begins with the run's content.
  private func verbatimLines(_ wanted: Set<Int>) -> VerbatimLines? {
    let file = FileStatus.file(at: run.title)
    guard file.kind == .regular, file.size >= run.byteCount,
      run.byteCount <= ImportedFile.maximumByteCount
    else { return nil }
    let watch = ReadingWatch(workspace, progress: nil)
    var lines = VerbatimLines(wanted)
    var hash = ContentHash()
    var rest = run.byteCount
    do {
      try watch.checkPath(run.title)
      try watch.input.readChunks(of: run.title, isEnough: { rest == 0 }) { bytes in
        let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(rest))
        lines.take(part)
        hash.update(part)
        rest -= part.count
      }
    } catch {
      // A file that cannot be read, or that belongs to the store, is treated as missing: findings
      // then quote the texts of the run's events.
      return nil
    }
    guard rest == 0, hash.hexadecimal == run.contentHash else { return nil }
    lines.finish()
    return lines
  }
}

extension Run {
  /// Whether names and paths were replaced before the run was stored.
  var isRedacted: Bool { issues.contains { $0.code == .redacted } }
}
