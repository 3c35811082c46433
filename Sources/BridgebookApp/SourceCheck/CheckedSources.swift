package import Bridgebook
package import BridgebookExport
internal import BridgebookStore
internal import Platform

/// How sources are checked.
package struct CheckOptions {
  package var platform: Platform?
  package var target: Version?
  package var includesPossible = false
  /// Findings that are left out.
  package var baseline = CheckBaseline()
  /// The path to name for the text of the input.
  package var inputPath: String?
  /// Whether the changes that are local are written.
  package var fixes = false
  package var extras: CheckSession.Extras = []

  package init() {}
}

/// Files as they were checked, before the book's words are added.
package struct CheckedSources {
  package fileprivate(set) var files: [CheckSession.CheckedFile]
  /// What was not looked into, and why.
  package let notes: [String]
  fileprivate let paths: [String]
  fileprivate let store: Store

  /// Whether a path that was named could not be read.
  package var hasFailed: Bool {
    files.contains { $0.failure != nil && paths.contains($0.path) }
  }
}

extension Workspace {
  /// Checks files, folders and, for `-`, the input.
  package func checkSources(
    _ paths: [String], _ options: CheckOptions
  ) throws -> CheckedSources {
    // A store that cannot be opened must not be noticed after files were changed.
    let store = try openStore()
    guard paths.filter({ $0 == "-" }).count < 2 else { throw SourceInputError.standardInputTwice }
    if options.fixes, paths.contains("-") { throw SourceInputError.fixNeedsFiles }
    var search = SourceSearch()
    for path in paths where path != "-" { try search.add(path) }
    let session = try CheckSession(
      paths: search.files, includesPossible: options.includesPossible, extras: options.extras)
    var sources = CheckedSources(
      files: try session.run(search.files), notes: search.notes, paths: paths,
      store: store)
    if paths.contains("-") {
      sources.files.append(session.file(try standardInput(), path: options.inputPath ?? "-"))
    }
    if options.fixes { try fix(&sources.files, session) }
    return sources
  }

  /// What the book says of the findings.
  package func report(
    on sources: CheckedSources, _ options: CheckOptions
  ) throws -> SourceReport {
    let judge = try CheckJudge(store: sources.store, options: options)
    var report = SourceReport()
    report.notes = sources.notes
    report.possibleIsIncluded = options.includesPossible
    for file in sources.files { try judge.add(file, to: &report) }
    return report
  }

  /// What the model makes of each wrapper; the sources were checked for scenarios too.
  package func simulate(_ sources: CheckedSources) throws -> [CheckSimulation.Answer] {
    try CheckSimulation(store: sources.store)
      .run(sources.files, interruption: interruption)
  }

  /// Every bridge with what is to be done about it; the sources were checked for bridges too.
  package func ledger(
    of sources: CheckedSources, _ report: SourceReport, _ options: CheckOptions
  ) throws -> [CheckLedger.Row] {
    let ledger = try CheckLedger(
      store: sources.store, platform: options.platform, target: options.target)
    return try zip(sources.files, report.files).flatMap { file, said in
      let errors = said.items.filter { $0.severity == .error }
        .map { ($0.finding.gotcha, $0.start.line) }
      return try ledger.rows(of: file.bridges, path: file.path, errors: errors)
    }
  }

  private func standardInput() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try input.readChunks(
      of: "-", isEnough: { bytes.count > CheckSession.maximumLength }, { bytes += $0 })
    guard bytes.count <= CheckSession.maximumLength else {
      throw SourceInputError.tooLong(path: "-", limit: CheckSession.maximumLength)
    }
    return bytes
  }

  /// Writes the local changes, and checks what became of the files.
  private func fix(
    _ checked: inout [CheckSession.CheckedFile], _ session: CheckSession
  ) throws {
    for (index, file) in checked.enumerated() where !file.edits.isEmpty {
      var current: [UInt8] = []
      try SystemCalls.readChunks(
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
