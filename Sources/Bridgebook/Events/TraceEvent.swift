/// What happened; raw values are the spelling of the project's own trace format.
///
/// Public as all that is asked for with every event: the compiler inlines nothing of package access in other modules.
public enum TraceEventKind: String, CaseIterable, Sendable {
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

/// What became of a write to state.
public enum WriteOutcome: String, CaseIterable, Sendable {
  case committed, equal, dropped, deferred, unknown
}

/// One event of a run, recorded, imported or simulated.
public struct TraceEvent: Equatable, Sendable {
  /// What happened.
  public var kind: TraceEventKind
  /// Position in the run, from 0.
  public var sequence: Int
  /// Nanoseconds since the start of the run; nil where the format tells only the order.
  public var time: Int64?
  /// Type and instance, such as `HybridMap#1`.
  public var subject: TextID = .none
  /// Callback, property, state, block or message.
  public var name: TextID = .none
  /// What it is about: a value, a state or the text of a message.
  public var value: TextID = .none
  /// `main` or another name; none where the format does not tell.
  public var thread: TextID = .none
  /// How many begun events enclose it.
  public var depth: UInt16 = 0
  /// Line of the input, from 1.
  public var line: Int
  /// Only for writes.
  public var outcome: WriteOutcome?

  /// An event that tells nothing but its kind and place.
  @inlinable
  public init(kind: TraceEventKind, sequence: Int, line: Int) {
    self.kind = kind
    self.sequence = sequence
    self.line = line
  }
}

/// Something about an input that could not be taken as it was; data, never a thrown error.
package struct ImportIssue: Equatable, Sendable {
  /// What kind of trouble it is.
  package enum Code: String, CaseIterable, Sendable {
    case invalidUTF8 = "invalid-utf8"
    case lineCut = "line-cut"
    case nulBytes = "nul-bytes"
    case malformedRecord = "malformed-record"
    case unterminatedInput = "unterminated-input"
    case tableFull = "table-full"
    case unbalanced
    case eventsDropped = "events-dropped"
    /// Names, paths and addresses were replaced, as was asked for.
    case redacted
    /// More of them were there than are told apart; the rest have one replacement.
    case redactionFull = "redaction-full"
    /// A table of Instruments lacks columns that are read.
    case missingColumns = "missing-columns"
  }

  package let code: Code
  package let severity: Severity
  /// From 1; 0 where it concerns the whole input.
  package let line: Int
  package let byte: Int
  /// How often it happened from there on.
  package var count: Int

  package init(code: Code, severity: Severity, line: Int, byte: Int, count: Int = 1) {
    self.code = code
    self.severity = severity
    self.line = line
    self.byte = byte
    self.count = count
  }
}

/// What a detector found in a run.
package struct Finding: Equatable, Sendable {
  /// Certain: the runtime said so at that place; likely: the complete sequence was seen; possible: another cause fits too.
  package enum Confidence: String, CaseIterable, Sendable {
    case certain, likely, possible
  }

  /// The write or call that provoked it.
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
  /// Lines of the input that show it, ascending.
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
