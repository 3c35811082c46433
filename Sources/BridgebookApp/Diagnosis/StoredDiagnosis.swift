internal import Bridgebook
internal import BridgebookStore

extension Store {
  /// Returns the findings that were stored with a run, with the texts of the book's entries and the
  /// lines they refer to.
  ///
  /// Unlike `TraceSession`, this does not run the detectors again, which may find more with a later
  /// book.
  ///
  /// - Parameter complete: completes the quotes before they are added to findings.
  func storedDiagnosis(
    of run: Run, completing complete: (inout Diagnosis) -> Void = { _ in }
  ) throws -> Diagnosis {
    var diagnosis = Diagnosis(run: run)
    if !run.findings.isEmpty {
      diagnosis.quotes = try statements(of: run) ?? recordedLines(of: run)
    }
    complete(&diagnosis)
    try DiagnosisWords(store: self).complete(&diagnosis)
    return diagnosis
  }

  private func recordedLines(of run: Run) throws -> [Int: String] {
    var quotes = FindingQuotes(run.findings)
    try events.forEach(of: run.id) { quotes.take($0, $1) }
    return quotes.texts
  }

  /// Returns the lines of the simulated scenario that findings quote; nil if the run was not
  /// simulated, or if the store's text of the scenario is a different one.
  func statements(of run: Run) throws -> [Int: String]? {
    guard run.origin == .simulated, let id = run.scenario,
      var text = try scenarios.scenario(id)?.text
    else { return nil }
    var hash = ContentHash()
    text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    guard hash.hexadecimal == run.contentHash else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var quotes: [Int: String] = [:]
    for number in Set(run.findings.flatMap(\.quotedLines))
    where lines.indices.contains(number - 1) {
      quotes[number] = String(lines[number - 1].drop { $0 == " " })
    }
    return quotes
  }
}
