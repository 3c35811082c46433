/// A type-erased detector; the base class detects nothing.
///
/// An existential would be checked for unique ownership at every mutating call, which took longer
/// than most of the calls themselves.
class DetectorCell {
  var dropped: Int { 0 }

  func consume(_ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList)
  {}

  func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {}
}

/// A detector of a known type.
final class Cell<Detector: TraceDetector>: DetectorCell {
  private var detector: Detector

  init(_ detector: Detector) {
    self.detector = detector
  }

  override var dropped: Int { detector.dropped }

  override func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    detector.consume(event, context, &findings)
  }

  override func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    detector.finish(context, &findings)
  }
}

/// A detector for each rule, with the kinds of events they read.
///
/// The type is noncopyable, so that it has exclusive access to its detectors.
struct DetectorCells: ~Copyable, @unchecked Sendable {
  private let all: [DetectorCell]
  /// The readers of all kinds, grouped by kind; kept alive by `all`.
  ///
  /// They are unowned because a retain and a release for each call, which are atomic, took 14 % of
  /// the processor time of `diagnose`.
  private let readers: [Unmanaged<DetectorCell>]
  /// The index in `readers` at which the group of each kind begins, followed by the end.
  private let starts: [Int]

  init(_ rules: [DetectionRule]) {
    all = rules.map { $0.make() }
    var readers: [Unmanaged<DetectorCell>] = []
    var starts = [0]
    for kind in TraceEventKind.allCases {
      for (rule, cell) in zip(rules, all) where rule.reads.has(kind) {
        readers.append(.passUnretained(cell))
      }
      starts.append(readers.count)
    }
    self.readers = readers
    self.starts = starts
  }

  /// Returns whether a detector reads a kind of event.
  ///
  /// More than half of the lines of many logs are notes, which none reads; a call for them would
  /// copy the context onto the stack.
  func reads(_ kind: TraceEventKind) -> Bool { starts[kind.number] < starts[kind.number + 1] }

  /// Passes an event to the detectors that read its kind, in the order of the rules.
  func consume(_ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList)
  {
    let kind = event.kind.number
    for index in starts[kind]..<starts[kind + 1] {
      readers[index]._withUnsafeGuaranteedRef { $0.consume(event, context, &findings) }
    }
  }

  func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for cell in all { cell.finish(context, &findings) }
  }

  /// The number of entries that did not fit, for each rule's detector.
  var dropped: [Int] { all.map(\.dropped) }
}
