package import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// What is to be diagnosed.
package struct DiagnosisQuestion {
  /// A file, `-` for the input, or a run of the store.
  package let source: String
  /// The name of the format to read it in; nil where it is to be recognized.
  package var format: String?
  package var redacts = false
  /// Where the reading of a file begins, and whether it goes on; nil reads all there is.
  package var start: InputStart?

  package init(source: String) {
    self.source = source
  }
}

extension Workspace {
  /// Says what a trace or a run shows; a path that exists wins over the id of a run.
  ///
  /// - Parameter live: receives findings with their words as soon as they are found; nil where all come at the end.
  package func diagnose(
    _ question: DiagnosisQuestion, progress: (any ReadingProgress)? = nil,
    live: (([Diagnosis.Item]) -> Void)? = nil
  ) throws -> Diagnosis {
    let name = question.source
    // Who asks from elsewhere with an id gets no file of that name.
    if question.start != nil, name != "-", file(at: name) == .missing {
      throw TraceInputError.notFollowed(path: name, .missing)
    }
    let store = try openStore()
    let format = try TraceFormats.format(question.format)
    let session = TraceSession(
      catalogue: try store.messages(), format: format, redacts: question.redacts)
    let words = DiagnosisWords(store: store)
    var diagnosis: Diagnosis
    if question.start != nil || name == "-" || file(at: name) != .missing {
      let isStream = name == "-" || question.start?.follows == true
      let watch = ReadingWatch(self, progress: progress, endsOnInterrupt: isStream)
      let found = live.map { LiveFindings(words, show: $0) }
      diagnosis = try session.read(
        name, title: nil, start: question.start, watch: watch,
        early: { found?.take($0, $1, isEarly: true) },
        found: { found?.take($0, $1, isEarly: false) })
      if let failure = found?.failure { throw failure }
    } else {
      guard let stored = try store.run(named: name) else {
        throw TraceInputError.unknownRun(
          name, suggestion: Suggestion.nearest(to: name, in: try store.runIDs()))
      }
      diagnosis = try session.read(stored, in: store, interruption: interruption)
    }
    try words.complete(&diagnosis)
    return diagnosis
  }
}

/// Hands on the findings of a stream with their words, each once.
private final class LiveFindings {
  /// Why the words of a finding could not be read.
  private(set) var failure: (any Error)?
  private let words: DiagnosisWords
  private let show: ([Diagnosis.Item]) -> Void
  /// What was shown before it was certain.
  private var shownEarly: Set<[String]> = []

  init(_ words: DiagnosisWords, show: @escaping ([Diagnosis.Item]) -> Void) {
    self.words = words
    self.show = show
  }

  func take(_ findings: [Finding], _ quotes: [Int: String], isEarly: Bool) {
    guard failure == nil else { return }
    let new = findings.filter { finding in
      // What was shown early comes again when it is certain, perhaps with another print of it.
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

/// Formats by the names people give.
package enum TraceFormats {
  /// The format of a name; nil where none is given.
  package static func format(_ word: String?) throws -> TraceFormat? {
    guard let word else { return nil }
    if let format = FormatRegistry.format(word) { return format }
    throw TraceInputError.unknownFormat(
      word, suggestion: Suggestion.nearest(to: word, in: FormatRegistry.formats.map(\.id)))
  }
}
