internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// Stores the findings in sources as runs like those of traces, one run for each file that has
/// findings.
///
/// The run's title is the path, its lines are those of the file, and its events are notes with the
/// lines that findings point to.
package enum CheckRecord {
  /// The format in which a checked file is stored as a run.
  package static let format = "swift"

  /// A file whose findings are in the store.
  package struct Kept: Equatable, Sendable {
    package let path: String
    package let run: String
    /// Whether the same findings in the same file were stored before.
    package let isKnown: Bool
  }

  static func keep(
    _ report: SourceReport, of files: [CheckedFile], in store: Store
  ) throws -> [Kept] {
    var kept: [Kept] = []
    for (file, checked) in zip(report.files, files) where !file.items.isEmpty {
      let findings = file.items.map(finding(of:)).sorted(by: Finding.precedes)
      var run = run(of: file, checked, findings)
      let writer = try RunWriter(store)
      var texts = TextTable()
      let lines = Dictionary(
        file.items.map { ($0.start.line, $0.text) }, uniquingKeysWith: { first, _ in first })
      let events = lines.sorted { $0.key < $1.key }.enumerated().map { sequence, line in
        var event = TraceEvent(kind: .note, sequence: sequence, line: line.key)
        event.value = texts.number(of: quoted(line.value)) ?? TextID.none
        return event
      }
      run.eventCount = events.count
      try writer.append(events, texts: texts)
      let result = try writer.finish(run, at: SystemClock.timestamp())
      kept.append(Kept(path: file.path, run: run.id, isKnown: result == .duplicate))
    }
    return kept
  }

  /// The maximum number of bytes of a source line that are stored.
  private static let maximumLength = 1_024

  private static func quoted(_ line: String) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.utf8.count > maximumLength else { return String(text) }
    return String(decoding: text.utf8.prefix(maximumLength), as: UTF8.self)
  }

  private static func finding(of item: SourceReport.Item) -> Finding {
    Finding(
      gotcha: item.finding.gotcha, severity: item.severity, confidence: item.finding.confidence,
      lines: [item.start.line], provokedBy: nil)
  }

  /// Returns the run of a file, which is a different one if the findings differ because of other
  /// files or a newer book.
  private static func run(
    of file: SourceReport.File, _ checked: CheckedFile, _ findings: [Finding]
  ) -> Run {
    var identity = "\(file.path)\n\(checked.content.value.hexadecimal())\n\(checked.byteCount)\n"
    for finding in findings {
      identity += "\(finding.gotcha) \(finding.severity) \(finding.confidence) \(finding.lines)\n"
    }
    var hash = ContentHash()
    identity.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    let digits = hash.hexadecimal
    var run = Run(
      id: String(digits.prefix(12)), title: file.path, origin: .imported, contentHash: digits)
    run.format = format
    run.tool = "bridgebook check"
    run.lineCount = file.lineCount
    run.byteCount = checked.byteCount
    run.findings = findings
    return run
  }
}
