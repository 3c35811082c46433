/// Follows one sequence of events through a run.
///
/// A detector keeps what is open and nothing else; each of its tables has a cap, and what found no place is counted.
protocol TraceDetector: Sendable {
  /// How often a table of the detector was full.
  var dropped: Int { get }

  /// Takes the next event of a kind the rule asks for.
  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList)

  /// Reports what only the end of the run makes certain.
  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList)
}

extension TraceDetector {
  var dropped: Int { 0 }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {}
}

/// One line of the table of detectors: what it finds, and what a run must carry for that.
package struct DetectionRule: Sendable {
  /// The gotchas whose sequences it follows, sorted.
  package let gotchas: [String]
  /// Kinds of events without which the sequence cannot be seen.
  package let kinds: EventKindSet
  /// Fields of those events without which it cannot be seen.
  package let fields: EventFieldSet
  /// A message of the runtime tells of it too, so a run without those kinds may still show it.
  package let isAlsoMessage: Bool
  /// Every kind the detector looks at.
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

/// A gotcha that a run cannot show, and what it lacks for it.
package struct HiddenGotcha: Equatable, Sendable {
  package let gotcha: String
  package let kinds: [TraceEventKind]
  package let fields: [EventField]
  /// Messages of the runtime can still tell of it.
  package let isAlsoMessage: Bool
}
