/// A detector of one kind of event sequence in a run.
///
/// A detector keeps only the sequences that are not yet complete; its tables are bounded, and
/// entries that did not fit are counted.
protocol TraceDetector: Sendable {
  /// The number of entries that did not fit into the detector's tables.
  var dropped: Int { get }

  /// Processes the next event of a kind that the rule reads.
  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList)

  /// Reports the findings that become certain only at the end of the run.
  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList)
}

extension TraceDetector {
  var dropped: Int { 0 }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {}
}

/// A row of the table of detectors: the gotchas that a detector finds, and the events that it
/// needs.
package struct DetectionRule: Sendable {
  /// The gotchas that the detector finds, sorted.
  package let gotchas: [String]
  /// The kinds of events without which the detector can find nothing.
  package let kinds: EventKindSet
  /// The fields of those events without which the detector can find nothing.
  package let fields: EventFieldSet
  /// Whether a runtime message also reports the gotcha, so that a run without these kinds may still
  /// show it.
  package let isAlsoMessage: Bool
  /// All kinds of events that the detector processes.
  let reads: EventKindSet
  let make: @Sendable () -> DetectorCell

  init<Detector: TraceDetector>(
    _ gotchas: String..., needs kinds: [TraceEventKind], fields: [EventField],
    isAlsoMessage: Bool = false, alsoReads: [TraceEventKind] = [],
    make: @escaping @Sendable () -> Detector
  ) {
    self.gotchas = gotchas
    self.kinds = EventKindSet(kinds)
    self.fields = EventFieldSet(fields)
    self.isAlsoMessage = isAlsoMessage
    reads = EventKindSet(kinds + alsoReads)
    self.make = { Cell(make()) }
  }
}

/// A gotcha that a run cannot show, with the kinds and fields it lacks.
package struct HiddenGotcha: Equatable, Sendable {
  package let gotcha: String
  package let kinds: [TraceEventKind]
  package let fields: [EventField]
  /// Whether a runtime message can still report it.
  package let isAlsoMessage: Bool
}

/// A limit against which a detector measures a run; the entry of the gotcha states it.
package struct DetectionThreshold: Equatable, Sendable {
  /// The gotcha whose detector uses the limit.
  package let gotcha: String
  /// The quantity that is measured.
  package let measure: String
  /// The limit, in nanoseconds or as a count.
  package let limit: Int64
  /// The limit in words, as stated in the entry.
  package let words: String

  /// All thresholds, sorted by gotcha.
  package static let all = [stormGap, stormTurns, longUpdate]

  /// The maximum time between consecutive invalidations of a storm.
  static let stormGap = DetectionThreshold(
    gotcha: "body-storm", measure: "the longest time between two frames in a row",
    limit: 100_000_000, words: "0.1 seconds")
  /// The minimum number of equal changes, or of frames invalidated by one cause, in a storm.
  static let stormTurns = DetectionThreshold(
    gotcha: "body-storm", measure: "the number of consecutive repetitions", limit: 10, words: "ten")
  /// The minimum duration of a long update: an entire frame of a display with 120 frames per
  /// second.
  static let longUpdate = DetectionThreshold(
    gotcha: "long-representable-update", measure: "the time of one update", limit: 8_333_333,
    words: "8.3 ms")

  /// The time in nanoseconds within which invalidations belong to one frame: half of a frame at 120
  /// Hz.
  static let sameFrame: Int64 = 4_166_666
}

/// A reason why a finding is less severe than its gotcha's entry states.
///
/// Only the entry states the severity of a gotcha. A run may be weaker evidence than the entry
/// assumes; each such case is listed here and can only lower the severity. A runtime message also
/// has a limit: the severity in its row of the table of messages, because the frameworks print some
/// texts of an otherwise severe gotcha as mere warnings.
enum SeverityLimit: Sendable {
  /// A loop was inferred from updates and callbacks alone, because the run records no writes.
  case inferredLoop
  /// The run does not record `set` events, so an update without effect looks like one that sets
  /// everything.
  case noRecordedSets
  /// The message that shows the gotcha is printed with this severity.
  case message(Severity)
  /// The text only resembles a message, and may be a sentence of the app itself.
  case nearMatch
  /// Stack frames without a line that mentions a crash, or frames of a call tree, which a healthy
  /// process has as well.
  case framesOnly
  /// The times are those of prints, so a pause in the debugger looks like a long update.
  case printedTimes

  /// The maximum severity of the finding.
  var severity: Severity {
    switch self {
    case .inferredLoop: .warning
    case .noRecordedSets: .note
    case .message(let severity): severity
    case .nearMatch, .framesOnly, .printedTimes: .note
    }
  }
}
