/// The kind of an event; raw values are the spelling of the project's own trace format.
package enum TraceEventKind: String, CaseIterable, Sendable {
  // View graph.
  case body
  case structInit = "struct.init"
  case dirty, flush, transaction, appear, disappear
  // Representable.
  case coordinatorMake = "coordinator.make"
  case viewMake = "view.make"
  case updateBegin = "update.begin"
  case updateEnd = "update.end"
  case dismantle
  case coordinatorDeinit = "coordinator.deinit"
  // Platform object.
  case platformInit = "platform.init"
  case set
  case callbackBegin = "callback.begin"
  case callbackEnd = "callback.end"
  case layout, focus
  case platformDeinit = "platform.deinit"
  // State.
  case write, publish, observe
  // Main queue and threads.
  case enqueue, run, idle
  // Environment and hosting.
  case environment, trait, contain, uncontain, resize
  // Input, gestures, presentation.
  case input, gesture, present, dismiss, push, pop
  // System.
  case message, hang, freeze, crash, note
}

extension TraceEventKind {
  /// The value of a `run` event for the block of a timer that does not repeat.
  static let onceValue = "once"
}

/// The outcome of a write to state.
package enum WriteOutcome: String, CaseIterable, Sendable {
  case committed, equal, dropped, deferred, unknown
}

/// An event of a recorded, imported or simulated run.
///
/// The order of the properties makes an event 48 bytes long; runs have millions of them, which pass
/// from thread to thread.
package struct TraceEvent: Equatable, Sendable {
  /// The event's position in the run, counted from 0.
  package var sequence: Int
  /// The line of the input, counted from 1.
  package var line: Int
  /// Nanoseconds since the start of the run, or nil if the format records only the order.
  package var time: Int64?
  /// The kind of event.
  package var kind: TraceEventKind
  /// The outcome of a write; nil for all other kinds.
  package var outcome: WriteOutcome?
  /// The number of open events around this one.
  package var depth: UInt16 = 0
  /// The type and instance, such as `HybridMap#1`.
  package var subject: TextID = .none
  /// The name of the callback, property, state, block or message.
  package var name: TextID = .none
  /// The value that was written, the new state, or the text of the message.
  package var value: TextID = .none
  /// `main` or another name; `none` if the format does not record threads.
  package var thread: TextID = .none

  /// Creates an event without any details.
  package init(kind: TraceEventKind, sequence: Int, line: Int) {
    self.kind = kind
    self.sequence = sequence
    self.line = line
  }
}

/// A problem in an input that did not stop the import; reported as data instead of being thrown.
package struct ImportIssue: Equatable, Sendable {
  /// The kind of problem.
  package enum Code: String, CaseIterable, Sendable {
    case invalidUTF8 = "invalid-utf8"
    case lineCut = "line-cut"
    case nulBytes = "nul-bytes"
    case malformedRecord = "malformed-record"
    case unterminatedInput = "unterminated-input"
    case tableFull = "table-full"
    /// The input has more distinct texts than the run can store.
    case textsFull = "texts-full"
    case unbalanced
    case eventsDropped = "events-dropped"
    /// Names, paths and addresses were replaced on request.
    case redacted
    /// There were too many names to distinguish; the rest share one replacement.
    case redactionFull = "redaction-full"
    /// A table exported from Instruments lacks columns that the import reads.
    case missingColumns = "missing-columns"
    /// A table from Instruments has rows but does not name its columns.
    case missingSchema = "missing-schema"
    /// An export of Instruments has no rows, or no table at all.
    case noRows = "no-rows"
    /// A table from Instruments has more values that later rows may refer to than the import keeps.
    case valuesFull = "values-full"
  }

  package let code: Code
  package let severity: Severity
  /// The line, counted from 1, or 0 if the issue concerns the whole input.
  package let line: Int
  package let byte: Int
  /// The number of occurrences, beginning with that line.
  package var count: Int

  package init(code: Code, severity: Severity, line: Int, byte: Int, count: Int = 1) {
    self.code = code
    self.severity = severity
    self.line = line
    self.byte = byte
    self.count = count
  }
}

/// A problem that a detector found in a run.
package struct Finding: Equatable, Sendable {
  /// The certainty of a finding.
  ///
  /// - certain: The runtime itself reported the problem at that place.
  /// - likely: The complete sequence of events was recorded.
  /// - possible: There are other plausible causes.
  package enum Confidence: String, CaseIterable, Sendable {
    case certain, likely, possible
  }

  /// The event that caused the problem, usually a write or a call.
  package struct Provocation: Equatable, Sendable {
    package let line: Int
    package let text: String

    package init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  package let gotcha: String
  package let severity: Severity
  package let confidence: Confidence
  /// The lines of the input that show the problem, in ascending order.
  package var lines: [Int]
  package var provokedBy: Provocation?

  package init(
    gotcha: String, severity: Severity, confidence: Confidence, lines: [Int],
    provokedBy: Provocation?
  ) {
    self.gotcha = gotcha
    self.severity = severity
    self.confidence = confidence
    self.lines = lines
    self.provokedBy = provokedBy
  }
}
