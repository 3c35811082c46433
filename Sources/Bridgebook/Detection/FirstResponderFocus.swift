/// Attributes a cycle of the attribute graph to a call within the same update that changes the
/// first responder.
enum FirstResponderFocus {
  static let gotcha = "first-responder-focus"

  /// Returns the call that takes the focus if a message reports a cycle in the update that contains
  /// the call.
  static func focus(
    _ pattern: MessagePattern, _ event: TraceEvent, _ context: borrowing RunContext
  ) -> EventMark? {
    guard pattern.gotchas.contains("attribute-graph-cycle"), let focus = context.focus,
      let update = context.open.update(for: event), update.id == focus.update
    else { return nil }
    return focus.mark
  }
}

/// Detects an update that takes the focus although an earlier update of the same view already took
/// it and it was not resigned since.
///
/// The finding's lines are the calls; `provokedBy` is the second such update. A single call proves
/// nothing, because the view may not have been in a window yet.
struct FocusInEveryUpdate: TraceDetector {
  static let rule = DetectionRule(
    FirstResponderFocus.gotcha, needs: [.updateBegin, .focus], fields: [.name, .subject],
    isAlsoMessage: true, alsoReads: [.viewMake, .callbackBegin, .input]
  ) { FocusInEveryUpdate() }

  static let lineCapacity = 256

  private struct View: Sendable {
    var lines: [Int] = []
    var update = 0
    var provokedBy: EventMark?
  }

  private var views = BoundedTable<View>(capacity: 1_024)

  var dropped: Int { views.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    guard event.kind == .focus else {
      // A callback within the update that took the focus is a consequence of the call.
      if let index = views.find(key), event.kind != .updateBegin,
        context.open.update(for: event) == nil
      {
        report(index, &findings)
      }
      return
    }
    guard context.facts.traits(event.name).contains(.takesFocus) else {
      if let index = views.find(key) { report(index, &findings) }
      return
    }
    guard let update = context.open.update(for: event), update.mark.subject.equals(event.subject)
    else { return }
    let index = views.find(key, or: View())
    guard views.values[index].update != update.id else { return }
    if !views.values[index].lines.isEmpty, views.values[index].provokedBy == nil {
      views.values[index].provokedBy = update.mark
    }
    views.values[index].update = update.id
    if views.values[index].lines.count < FocusInEveryUpdate.lineCapacity {
      views.values[index].lines.append(event.line)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in views.values.indices { report(index, &findings) }
  }

  private mutating func report(_ index: Int, _ findings: inout FindingList) {
    let view = views.values[index]
    views.values[index] = View()
    guard let provokedBy = view.provokedBy else { return }
    findings.add(
      FirstResponderFocus.gotcha, .possible, lines: view.lines, by: provokedBy)
  }
}
