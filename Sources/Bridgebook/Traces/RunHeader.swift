/// The metadata that an input states about its run.
package struct RunHeader: Equatable, Sendable {
  package var title: String?
  package var tool: String?
  package var platform: String?
  package var os: String?
  package var appVersion: String?
  /// The time at which the recording began, as ISO 8601 in UTC.
  package var start: String?
  package var scenario: String?
  package var variant: String?
  /// Whether the input is an exported run, whose events contain their original line numbers.
  var isWrittenRun = false
  /// The number of events that did not fit into the recorder's buffer.
  package var droppedEvents = 0

  package init() {}

  /// Parses the first or last line of the project's own format; returns false if the line does not
  /// begin with `{`.
  mutating func take(_ line: Bytes, redactor: inout Redactor?) -> Bool {
    guard var scanner = JSONScanner(line) else { return false }
    while let (key, value) = scanner.next() {
      let original = value.withText { String(decoding: $0.buffer, as: UTF8.self) }
      let text = original.map { redactor?.redact($0) ?? $0 }
      if key.isEqual("title") { title = text }
      if key.isEqual("tool") { tool = text }
      if key.isEqual("platform") { platform = text }
      if key.isEqual("os") { os = text }
      if key.isEqual("appVersion") { appVersion = text }
      if key.isEqual("start") { start = original.flatMap(RecordingTime.utc) }
      if key.isEqual("scenario") { scenario = text }
      if key.isEqual("variant") { variant = text }
      if key.isEqual("bridgeTrace") { isWrittenRun = true }
      if key.isEqual("dropped"), let count = value.integer { addDropped(Int(clamping: count)) }
    }
    return true
  }

  /// Adds up the counts of consecutive runs in one input.
  private mutating func addDropped(_ count: Int) {
    let (sum, isTooMuch) = droppedEvents.addingReportingOverflow(max(0, count))
    droppedEvents = isTooMuch ? .max : sum
  }
}
