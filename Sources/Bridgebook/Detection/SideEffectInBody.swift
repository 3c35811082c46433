/// Detects state that is written or published while a body is evaluated.
///
/// The finding's lines are the writes; `provokedBy` is the body. A write counts as inside a body if
/// its depth shows it, or if SwiftUI dropped the write directly after the body and outside of any
/// update.
struct SideEffectInBody: TraceDetector {
  static let rule = DetectionRule(
    "side-effect-in-body", needs: [.body, .write], fields: [.depth],
    alsoReads: [
      .publish, .updateBegin, .callbackBegin, .run, .input, .idle, .appear, .structInit, .viewMake,
    ]
  ) { SideEffectInBody() }

  static let linesPerBody = 256

  private var body: EventMark?
  private var lines: [Int] = []
  /// The body that was the last event.
  private var lastBody: EventMark?

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .body:
      report(&findings)
      lastBody = EventMark(event)
    case .write, .publish:
      let enclosing = context.scopes.place(around: event, .body)
      var place = enclosing?.mark
      // An update or a callback that began after the body encloses the write more closely.
      if let frame = context.open.innermost(for: event), let enclosing, frame.id > enclosing.count {
        place = nil
      }
      if place == nil, event.outcome == .dropped, context.open.innermost(for: event) == nil {
        place = lastBody
      }
      guard let place else { return report(&findings) }
      if place != body { report(&findings) }
      body = place
      if lines.count < SideEffectInBody.linesPerBody { lines.append(event.line) }
    default:
      report(&findings)
      if event.kind != .structInit { lastBody = nil }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(&findings)
  }

  private mutating func report(_ findings: inout FindingList) {
    guard let body, !lines.isEmpty else { return }
    findings.add("side-effect-in-body", .likely, lines: lines, by: body)
    lines.removeAll(keepingCapacity: true)
    self.body = nil
  }
}
