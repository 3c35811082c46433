/// A detector at work, whatever its type; this one follows nothing.
///
/// A value of any detector would lie in a box that every call must first prove to be nobody else's, which took longer
/// than most of the calls.
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

/// A detector for every rule, and which of them read which kind of event.
///
/// It is never copied, and so the only one that calls its detectors.
struct DetectorCells: ~Copyable, @unchecked Sendable {
  private let all: [DetectorCell]
  /// The readers of one kind after those of the kind before; kept alive by `all`, so that no call counts references.
  private let readers: [Unmanaged<DetectorCell>]
  /// Where the readers of each kind begin, and the end.
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

  /// Hands an event to the detectors that read its kind, in the order of the rules.
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

  /// How often the tables of each rule's detector were full.
  var dropped: [Int] { all.map(\.dropped) }
}
