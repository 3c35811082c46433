// SPDX-License-Identifier: MIT

/// An event that waits to be written.
struct RecordedEvent: Sendable {
  var kind: BridgeRecorder.EventKind
  var outcome: BridgeRecorder.WriteOutcome?
  /// The number of open events around this one on its thread.
  var depth: UInt16
  /// The position in the trace, counting from 1, and the nanoseconds since its start; the buffer
  /// sets both.
  var sequence = 0
  var time: Int64 = 0
  /// The subject's name; empty for an event of the app as a whole.
  var subject: String
  var name: String
  var thread: String
  var value: String?

  /// The maximum length of a value in bytes; subjects and names are limited to an eighth of it.
  ///
  /// Keeps a line readable even if every byte has to be escaped.
  static let longestValue = 4_096

  init(
    _ kind: BridgeRecorder.EventKind, subject: String, name: String, value: String?,
    outcome: BridgeRecorder.WriteOutcome?, thread: String, depth: UInt16
  ) {
    self.kind = kind
    self.outcome = outcome
    self.depth = depth
    self.thread = thread
    self.subject = RecordedEvent.cut(subject, to: RecordedEvent.longestValue / 8)
    self.name = RecordedEvent.cut(name, to: RecordedEvent.longestValue / 8)
    self.value = value.map { RecordedEvent.cut($0, to: RecordedEvent.longestValue) }
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    return String(text[..<text.utf8.index(text.startIndex, offsetBy: limit)]) + "…"
  }
}
