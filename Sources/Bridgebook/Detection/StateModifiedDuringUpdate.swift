/// Detects a write or a callback inside an update for which the runtime prints a warning, and
/// writes inside updates that are dropped.
///
/// The finding's lines are the messages, and the begin and end of the enclosing update;
/// `provokedBy` is the innermost write or callback. A message outside of any update is left to
/// `MessageDetector`.
struct StateModifiedDuringUpdate: TraceDetector {
  static let rule = DetectionRule(
    gotcha, needs: [.updateBegin, .updateEnd, .callbackBegin], fields: [], isAlsoMessage: true,
    alsoReads: [.callbackEnd, .write, .message]
  ) { StateModifiedDuringUpdate() }

  static let gotcha = "state-modified-during-update"
  static let capacity = 256

  /// A write that was not permitted.
  private struct Case: Sendable {
    let update: OpenFrame
    var provokedBy: EventMark?
    var messageLines: [Int]
  }

  private(set) var dropped = 0
  private var cases: [Case] = []
  private var lastWrite: (mark: EventMark, frame: Int)?
  private var lastCallback: (mark: EventMark, update: Int)?

  /// Returns whether a message belongs to an open update, and therefore to this detector.
  static func claims(
    _ pattern: MessagePattern, _ event: TraceEvent, _ context: borrowing RunContext
  ) -> Bool {
    context.nearMessage == nil && pattern.gotchas.first == gotcha
      && context.open.update(for: event) != nil
  }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    if !cases.isEmpty { report(closedBy: event, context, &findings) }
    guard let update = context.open.update(for: event) else { return }
    switch event.kind {
    case .callbackBegin: lastCallback = (EventMark(event), update.id)
    case .write:
      let innermost = context.open.innermost(for: event) ?? update
      lastWrite = (EventMark(event), innermost.id)
      if event.outcome == .dropped { noteDropped(event, update, innermost) }
    case .message:
      guard let message = context.message,
        StateModifiedDuringUpdate.claims(message, event, context)
      else { return }
      noteMessage(event, update, context)
    default: break
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for item in cases { report(item, end: nil, context.open.isProved(item.update.id), &findings) }
    cases.removeAll()
  }

  private mutating func noteMessage(
    _ event: TraceEvent, _ update: OpenFrame, _ context: borrowing RunContext
  ) {
    let innermost = context.open.innermost(for: event) ?? update
    var provokedBy = innermost.id == update.id ? nil : innermost.mark
    if let write = lastWrite, write.frame == innermost.id { provokedBy = write.mark }
    if provokedBy == nil, let callback = lastCallback, callback.update == update.id {
      provokedBy = callback.mark
    }
    if let index = cases.lastIndex(where: {
      $0.update.id == update.id && $0.provokedBy == provokedBy
    }), cases[index].messageLines.count < MessageDetector.lineCapacity {
      cases[index].messageLines.append(event.line)
    } else {
      add(Case(update: update, provokedBy: provokedBy, messageLines: [event.line]))
    }
  }

  private mutating func noteDropped(
    _ event: TraceEvent, _ update: OpenFrame, _ innermost: OpenFrame
  ) {
    let write = EventMark(event)
    // The message may be printed before the corresponding write is recorded.
    if let index = cases.lastIndex(where: {
      $0.update.id == update.id && $0.provokedBy == innermost.mark
    }) {
      cases[index].provokedBy = write
    } else {
      add(Case(update: update, provokedBy: write, messageLines: []))
    }
  }

  private mutating func add(_ item: Case) {
    guard cases.count < StateModifiedDuringUpdate.capacity else {
      dropped += 1
      return
    }
    cases.append(item)
  }

  private mutating func report(
    closedBy event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard context.open.closed.contains(where: \.isUpdate) else { return }
    let closed = context.open.closed
    for item in cases where closed.contains(where: { $0.id == item.update.id }) {
      let isOwnEnd = context.open.ended?.id == item.update.id
      report(
        item, end: isOwnEnd ? event.line : nil, context.open.isProved(item.update.id), &findings)
    }
    cases.removeAll { item in closed.contains { $0.id == item.update.id } }
  }

  private func report(
    _ item: Case, end: Int?, _ isProved: Bool, _ findings: inout FindingList
  ) {
    var lines = item.messageLines
    if isProved { lines.append(item.update.mark.line) }
    if let end { lines.append(end) }
    // Without the end of the update it is uncertain whether the update enclosed the message, but
    // the message itself is certain.
    guard !lines.isEmpty else { return }
    findings.add(
      StateModifiedDuringUpdate.gotcha, item.messageLines.isEmpty ? .likely : .certain,
      lines: lines, by: isProved ? item.provokedBy : nil)
  }
}
