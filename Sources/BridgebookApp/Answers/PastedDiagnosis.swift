package import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The diagnosis of a log, a crash report or a stack that was pasted instead of a question.
package struct PastedDiagnosis {
  package let diagnosis: Diagnosis

  /// Diagnoses the words; nil if they are not a log, or no format fits them.
  init?(of words: String, in store: Store, for workspace: Workspace) throws {
    guard PastedLog.isOne(words) else { return nil }
    let session = TraceSession(catalog: try store.detectionCatalog(), format: nil)
    let watch = ReadingWatch(workspace.reading(Array(words.utf8)), progress: nil)
    do {
      var diagnosis = try session.read("-", title: nil, watch: watch)
      try DiagnosisWords(store: store).complete(&diagnosis)
      self.diagnosis = diagnosis
    } catch TraceInputError.refused {
      return nil
    }
  }

  /// The gotchas that were found, most severe first.
  package var gotchas: [String] {
    var gotchas: [String] = []
    let findings = diagnosis.run.findings.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }
    for (_, finding) in findings where !gotchas.contains(finding.gotcha) {
      gotchas.append(finding.gotcha)
    }
    return gotchas
  }

  /// The member `diagnosis` of an answer's JSON.
  var json: (String, JSONValue) { ("diagnosis", DiagnosisExport.json(of: diagnosis)) }
}
