package import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// A request for a diagnosis.
package struct DiagnosisQuestion {
  /// A file, `-` for the input, or a run in the store.
  package let source: String
  /// The name of the input's format; nil to detect it.
  package var format: String?
  package var redacts = false
  /// Where to begin in a file, and whether to follow it; nil to read all of the input.
  package var start: InputStart?

  package init(source: String) {
    self.source = source
  }
}

extension Workspace {
  /// Diagnoses a trace or a run; an existing path takes precedence over the id of a run.
  ///
  /// - Parameter live: called with findings and their texts as they are found; nil to return all at
  ///   the end.
  package func diagnose(
    _ question: DiagnosisQuestion, progress: (any ReadingProgress)? = nil,
    live: (([Diagnosis.Item]) -> Void)? = nil
  ) throws -> Diagnosis {
    let name = question.source
    // The offset and following apply only to files.
    if question.start != nil, name != "-", try file(at: name) == .missing {
      throw TraceInputError.notFollowed(path: name, .missing)
    }
    let reading = try DiagnosisReading(question, in: openStore(), for: self)
    return try reading.diagnosis(progress: progress, live: live)
  }
}

/// Reads one trace or run for a diagnosis.
private struct DiagnosisReading {
  private let question: DiagnosisQuestion
  private let store: Store
  private let workspace: Workspace
  private let session: TraceSession
  private let words: DiagnosisWords

  init(_ question: DiagnosisQuestion, in store: Store, for workspace: Workspace) throws {
    self.question = question
    self.store = store
    self.workspace = workspace
    let format = try TraceFormats.format(question.format)
    session = TraceSession(
      catalog: try store.detectionCatalog(), format: format, redacts: question.redacts)
    words = DiagnosisWords(store: store)
  }

  func diagnosis(
    progress: (any ReadingProgress)?, live: (([Diagnosis.Item]) -> Void)?
  ) throws -> Diagnosis {
    let name = question.source
    let isInput =
      try question.start != nil || name == "-" || workspace.file(at: name) != .missing
    var diagnosis =
      try isInput ? readInput(name, progress: progress, live: live) : readRun(named: name)
    try words.complete(&diagnosis)
    return diagnosis
  }

  private func readInput(
    _ name: String, progress: (any ReadingProgress)?, live: (([Diagnosis.Item]) -> Void)?
  ) throws -> Diagnosis {
    let isStream = name == "-" || question.start?.follows == true
    let watch = ReadingWatch(workspace, progress: progress, endsOnInterrupt: isStream)
    let found = live.map { LiveFindings(words, show: $0) }
    let diagnosis = try session.read(
      name, title: nil, start: question.start, watch: watch,
      early: { found?.take($0, $1, isEarly: true) },
      found: { found?.take($0, $1, isEarly: false) })
    if let failure = found?.failure { throw failure }
    return diagnosis
  }

  private func readRun(named name: String) throws -> Diagnosis {
    guard let stored = try store.runs.run(named: name) else {
      throw TraceInputError.unknownRun(
        name, suggestion: IDPrefix.suggestion(for: name, in: try store.runs.ids()))
    }
    var diagnosis = try session.read(stored, in: store, interruption: workspace.interruption)
    // A redacted answer must neither name the file nor quote it.
    if !question.redacts { ImportedFile(of: stored, in: workspace).complete(&diagnosis) }
    return diagnosis
  }
}

/// Forwards the findings of a stream with their texts, each finding once.
private final class LiveFindings {
  /// The error of reading a finding's text.
  private(set) var failure: (any Error)?
  private let words: DiagnosisWords
  private let show: ([Diagnosis.Item]) -> Void
  /// The findings shown before they were certain, by gotcha and first line.
  private var shownEarly: Set<[String]> = []

  init(_ words: DiagnosisWords, show: @escaping ([Diagnosis.Item]) -> Void) {
    self.words = words
    self.show = show
  }

  func take(_ findings: [Finding], _ quotes: [Int: String], isEarly: Bool) {
    guard failure == nil else { return }
    let new = findings.filter { finding in
      // A finding shown early is reported again when it is certain, perhaps with another
      // occurrence.
      let place = [finding.gotcha, String(finding.lines.first ?? 0)]
      return isEarly ? shownEarly.insert(place).inserted : shownEarly.remove(place) == nil
    }
    do {
      show(try new.map { try words.item(for: $0, quotes: quotes) })
    } catch {
      failure = error
    }
  }
}

/// Finds formats by name.
package enum TraceFormats {
  /// Returns the format with a name; nil if the name is nil.
  static func format(_ word: String?) throws -> TraceFormat? {
    guard let word else { return nil }
    if let format = FormatRegistry.format(word) { return format }
    throw TraceInputError.unknownFormat(
      word, suggestion: Suggestion.nearest(to: word, in: FormatRegistry.formats.map(\.id)))
  }

  /// Returns the number of a trace's lines that were read in each format, by the format's name.
  package static func matchedLines(
    of path: String, in workspace: Workspace, progress: (any ReadingProgress)? = nil
  ) throws -> [String: Int] {
    let session = TraceSession(catalog: try workspace.openStore().detectionCatalog(), format: nil)
    let run = try session.read(
      path, title: nil, watch: ReadingWatch(workspace, progress: progress)
    ).run
    return Dictionary(
      run.formats.map { ($0.format, $0.matchedLines) }, uniquingKeysWith: { _, last in last })
  }
}
