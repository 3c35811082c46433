package import Bridgebook
package import BridgebookExport
internal import BridgebookStore
internal import Platform

/// The options of a check of sources.
package struct CheckOptions {
  package var platform: Platform?
  package var target: Version?
  package var includesPossible = false
  /// The findings to leave out.
  package var baseline = CheckBaseline()
  /// The path under which the text of the input is reported.
  package var inputPath: String?
  /// Whether the local changes are written to the files.
  package var fixes = false
  /// Whether the findings are stored as runs.
  package var records = false
  package var extras: CheckSession.Extras = []

  package init() {}
}

/// The checked files, before the book's texts are added.
package struct CheckedSources {
  package fileprivate(set) var files: [CheckedFile]
  /// Notes on what was skipped, and why.
  package let notes: [String]
  /// The number of files and folders that could not be read, not counting dangling links.
  package let unreadCount: Int
  fileprivate let hasUnreadFolder: Bool
  fileprivate let paths: [String]
  fileprivate let store: Store

  /// Whether a file or folder that was named as an argument could not be read.
  package var hasFailed: Bool {
    hasUnreadFolder || files.contains { $0.failure != nil && paths.contains($0.path) }
  }

  /// Stores the findings of each file as a run, and returns the ids of the runs.
  package func record(_ report: SourceReport) throws -> [CheckRecord.Kept] {
    try CheckRecord.keep(report, of: files, in: store)
  }
}

extension CheckedSources {
  fileprivate init(_ paths: [String], _ options: CheckOptions, in workspace: Workspace) throws {
    // Opened first, so that no file is changed if the store cannot be opened.
    store = try options.records ? workspace.openStoreForWriting() : workspace.openStore()
    self.paths = paths
    guard paths.filter({ $0 == "-" }).count < 2 else { throw SourceInputError.standardInputTwice }
    if options.fixes, paths.contains("-") { throw SourceInputError.fixNeedsFiles }
    let interruption = workspace.interruption
    let place = workspace.storeDoor.place
    var search = SourceSearch(interruption: interruption)
    for path in paths where path != "-" { try search.add(path) }
    search.addLinks()
    let found = search.files.sorted()
    let isOfStore = place.membership
    let typed = paths.contains("-") ? workspace.input : nil
    files = try CheckSession(found, options, isOfStore, interruption).files(found, typed, options)
    let fixer = SourceFixer(
      store: place, leaving: search.leaving, note: workspace.note, announce: workspace.announce)
    if options.fixes, try fixer.fix(files) {
      files = try CheckSession(found, options, isOfStore, interruption).files(found, nil, options)
    }
    notes = search.notes
    unreadCount = search.unread.count + files.count { $0.failure != nil && !$0.isGone }
    hasUnreadFolder = search.hasFailed
  }
}

extension Workspace {
  /// Checks files, folders and, for `-`, the input.
  package func checkSources(
    _ paths: [String], _ options: CheckOptions
  ) throws -> CheckedSources {
    try CheckedSources(paths, options, in: self)
  }

  /// Adds the book's texts to the findings.
  package func report(
    on sources: CheckedSources, _ options: CheckOptions
  ) throws -> SourceReport {
    try CheckJudge(store: sources.store, options: options).report(on: sources, options)
  }

  /// Simulates each wrapper; requires a check with the extra `scenarios`.
  package func simulate(_ sources: CheckedSources) throws -> [CheckSimulation.Answer] {
    try CheckSimulation(store: sources.store)
      .run(sources.files, interruption: interruption)
  }

  /// Lists every bridge with the book's advice; requires a check with the extra `bridges`.
  package func ledger(
    of sources: CheckedSources, _ report: SourceReport, _ options: CheckOptions
  ) throws -> [CheckLedger.Row] {
    try CheckLedger(store: sources.store, platform: options.platform, target: options.target)
      .rows(of: sources.files, report)
  }
}

extension CheckJudge {
  fileprivate func report(
    on sources: CheckedSources, _ options: CheckOptions
  ) throws -> SourceReport {
    var report = SourceReport()
    report.notes = sources.notes
    report.possibleIsIncluded = options.includesPossible
    for file in sources.files { try add(file, to: &report) }
    return report
  }
}

extension CheckSession {
  /// - Parameters:
  ///   - isOfStore: whether a path leads to a file of the store in use, which is not opened.
  ///   - interruption: polled for a request to end the check, which is thrown.
  fileprivate init(
    _ paths: [String], _ options: CheckOptions, _ isOfStore: @escaping @Sendable (String) -> Bool,
    _ interruption: @escaping @Sendable () -> Interruption?
  ) throws {
    try self.init(
      paths: paths, includesPossible: options.includesPossible, extras: options.extras,
      isOfStore: isOfStore, interruption: interruption)
  }

  /// Returns the results of all files, and of the input if there is one.
  fileprivate func files(
    _ paths: [String], _ input: InputSource?, _ options: CheckOptions
  ) throws -> [CheckedFile] {
    var files = try run(paths)
    if let input {
      files.append(file(try CheckSession.bytes(of: input), path: options.inputPath ?? "-"))
    }
    return CheckedFile.completed(files)
  }

  /// Returns the bytes of the input `-`.
  fileprivate static func bytes(of input: InputSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try input.readChunks(
        of: "-", isEnough: { bytes.count > CheckSession.maximumLength }, { bytes += $0 })
    } catch let error as SystemError {
      throw SourceInputError.unreadable(path: "-", reason: error.reason)
    }
    // A closed input reads as empty, which must not be mistaken for source without findings.
    guard !bytes.isEmpty || input != .process else { throw SourceInputError.standardInputEmpty }
    guard bytes.count <= CheckSession.maximumLength else {
      throw SourceInputError.tooLong(path: "-", limit: CheckSession.maximumLength)
    }
    return bytes
  }
}
