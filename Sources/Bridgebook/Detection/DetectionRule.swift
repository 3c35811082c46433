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
