import BridgeModel

/// A detector at work, whatever its type.
///
/// A value of any detector would lie in a box that every call must first prove to be nobody else's, which took longer
/// than most of the calls.
protocol DetectorCell: AnyObject, Sendable {
  var dropped: Int { get }
  func consume(_ event: TraceEvent, _ context: RunContext, _ findings: inout FindingList)
  func finish(_ context: RunContext, _ findings: inout FindingList)
}

/// Its owner, a suite, is never copied and so is the only one that calls it.
final class Cell<Detector: TraceDetector>: DetectorCell, @unchecked Sendable {
  private var detector: Detector

  init(_ detector: Detector) {
    self.detector = detector
  }

  var dropped: Int { detector.dropped }

  func consume(_ event: TraceEvent, _ context: RunContext, _ findings: inout FindingList) {
    detector.consume(event, context, &findings)
  }

  func finish(_ context: RunContext, _ findings: inout FindingList) {
    detector.finish(context, &findings)
  }
}
