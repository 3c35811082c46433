internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// What a log, a crash report or a stack shows that was given where a question belongs.
struct PastedDiagnosis {
  private let diagnosis: Diagnosis

  /// Diagnoses the words of a command; nil where they are no log, or one that no format fits.
  init?(of run: CommandRun, in store: Store) throws {
    guard PastedLog.isOne(run.text) else { return nil }
    let session = TraceSession(catalogue: try store.messages(), format: nil)
    let watch = ReadingWatch(run.console, input: .bytes(Array(run.text.utf8)))
    do {
      var diagnosis = try session.read("-", title: nil, watch: watch)
      try DiagnosisWords(store: store).complete(&diagnosis)
      self.diagnosis = diagnosis
    } catch TraceInputError.refused {
      return nil
    }
  }

  /// The gotchas that were found, the most severe first.
  var gotchas: [String] {
    var gotchas: [String] = []
    for finding in diagnosis.run.findings where !gotchas.contains(finding.gotcha) {
      gotchas.append(finding.gotcha)
    }
    return gotchas
  }

  /// The added key `diagnosis` of an answer.
  var json: (String, JSONValue) { ("diagnosis", DiagnosisExport.json(of: diagnosis)) }

  var markdown: String { DiagnosisExport.markdown(of: diagnosis) }

  func write(to page: inout TextPage) {
    page.line()
    var text = DiagnosisText(extent: .brief, explains: false)
    text.write(diagnosis, to: &page)
  }
}
