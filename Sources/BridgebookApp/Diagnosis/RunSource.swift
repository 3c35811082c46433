internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// A stored run with everything a report shows about it; it is redacted as a whole, so that equal
/// texts stay equal.
struct RunSource {
  private(set) var diagnosis: Diagnosis
  private let store: Store
  /// The scenario's text, whose lines the findings of a simulated run refer to.
  private let text: String?
  private let redaction: Redaction?

  init(_ id: String, in store: Store, redacts: Bool) throws {
    guard let run = try store.runs.run(named: id) else {
      if try FileStatus.certainFile(at: id).kind == .regular {
        throw ExportError.fileIsNoRun(path: id)
      }
      throw TraceInputError.unknownRun(
        id, suggestion: IDPrefix.suggestion(for: id, in: try store.runs.ids()))
    }
    self.store = store
    text = try run.scenario.flatMap {
      run.origin == .simulated ? try store.scenarios.scenario($0)?.text : nil
    }
    let catalog = try store.detectionCatalog()
    redaction =
      redacts
      ? Redaction(Redactor(users: try TraceSession.users(of: run.id, in: store, catalog))) : nil
    diagnosis = try TraceSession(catalog: catalog, format: nil).read(run, in: store)
    if let redaction { redaction.redact(&diagnosis) }
    try DiagnosisWords(store: store).complete(&diagnosis)
  }

  /// Returns the entries of the gotchas that were found.
  func gotchas() throws -> [Entry] {
    try RunExport.gotchas(of: diagnosis.run).compactMap { try store.entries.entry($0) }
  }

  /// Passes all events to the closure once, and returns the lines to quote.
  func quotes(_ also: (TraceEvent, TextTable) -> Void = { _, _ in }) throws -> RunQuotes {
    var quotes = RunQuotes(diagnosis, source: text)
    try store.events.forEach(of: diagnosis.run.id) { event, texts in
      guard let redaction else {
        quotes.take(event, texts)
        return also(event, texts)
      }
      let event = redaction.redact(event, texts)
      quotes.take(event, redaction.texts)
      also(event, redaction.texts)
    }
    return quotes
  }

  /// Redacts everything a report shows with one redactor, so that a text always gets the same
  /// replacement.
  private final class Redaction {
    private(set) var texts = TextTable(capacity: .max)
    private var redactor: Redactor
    private var known: [TextID: TextID] = [:]
    private var knownThreads: [TextID: TextID] = [:]

    init(_ redactor: Redactor) {
      self.redactor = redactor
    }

    func redact(_ event: TraceEvent, _ original: TextTable) -> TraceEvent {
      texts.forgetTransientTexts()
      var event = event
      event.subject = redact(event.subject, original)
      event.name = redact(event.name, original)
      event.value = redact(event.value, original)
      event.thread = redactThread(event.thread, original)
      return event
    }

    func redact(_ diagnosis: inout Diagnosis) {
      diagnosis.redact(by: &redactor)
    }

    private func redact(_ id: TextID, _ original: TextTable) -> TextID {
      guard id != .none else { return id }
      if id.isTransient {
        var text = redactor.redact(original[id])
        return text.withUTF8 { texts.transientNumber(of: $0) }
      }
      if let number = known[id] { return number }
      let number = texts.number(of: redactor.redact(original[id])) ?? .none
      known[id] = number
      return number
    }

    private func redactThread(_ id: TextID, _ original: TextTable) -> TextID {
      guard id != .none else { return id }
      if let number = knownThreads[id], !id.isTransient { return number }
      let number = texts.number(of: redactor.redactThread(original[id])) ?? .none
      knownThreads[id] = number
      return number
    }
  }
}

extension Diagnosis {
  /// Redacts the texts of a run that was stored without redaction.
  mutating func redact(by redactor: inout Redactor) {
    run.title = redactor.redact(run.title)
    for (index, finding) in run.findings.enumerated() {
      run.findings[index].provokedBy = finding.provokedBy.map {
        Finding.Provocation(line: $0.line, text: redactor.redact($0.text))
      }
    }
    unrecognized = unrecognized.map { Quote(line: $0.line, text: redactor.redact($0.text)) }
    quotes = quotes.mapValues { redactor.redact($0) }
    redactUpdates { redactor.redact($0) }
  }
}
