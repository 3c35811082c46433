/// Detects two or more updates of a view with changed inputs that are not followed by any set or
/// other activity.
///
/// The finding's lines are the `update.begin` events. If the run does not record sets, the finding
/// is only a note.
///
/// Callbacks that an action of the user causes are not activity of an update, and the value that
/// such a callback writes is not a change that the update has to carry out, because the view has it
/// already. Both hold until something other than the view has an input. A read of the view, or of
/// the struct that the coordinator keeps, is activity: a guard or a refreshed copy is a reason for
/// an update that sets nothing.
struct UpdateNotImplemented: TraceDetector {
  static let rule = DetectionRule(
    "update-not-implemented", needs: [.updateBegin, .set], fields: [.value],
    alsoReads: [
      .viewMake, .dismantle, .callbackBegin, .layout, .platformInit, .focus, .message, .observe,
      .input, .gesture,
    ]
  ) { UpdateNotImplemented() }

  static let lineCapacity = 256

  private struct View: Sendable {
    var lines: [Int] = []
    var value = TextID.none
    var changes = 0
    /// Whether activity followed an update, so that the update is implemented.
    var isActive = false
    var wasLaidOut = false
    /// Whether the last input was an action of the user on the view.
    var isUsed = false
    /// Whether a callback followed that the user caused, which may use what an update stored in the
    /// coordinator without an event.
    var isHeard = false
  }

  private var views = BoundedTable<View>(capacity: 2_048)
  /// The number of live views of each subject, because the updates of several views cannot be
  /// distinguished.
  private var living = BoundedTable<Int>(capacity: 2_048)
  private var last: UInt64?
  /// The view that the user acted on last.
  private var used: UInt64?

  var dropped: Int { views.dropped + living.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    if event.kind == .viewMake || event.kind == .dismantle {
      return count(event)
    }
    if event.kind == .input || event.kind == .gesture { return use(event) }
    guard event.kind == .updateBegin else {
      if isActivity(event, context) { note(event) }
      return
    }
    // Instruments does not record activity that could follow, and the value is the cause.
    if context.facts.traits(event.name).contains(.measured) { return }
    let key = UInt64(event.subject.index)
    last = key
    let index = views.find(key, or: View())
    if let count = living.find(key), living.values[count] > 1 {
      views.values[index].isActive = true
    }
    if views.values[index].isActive { return }
    if views.values[index].value.differs(event.value), !views.values[index].isUsed {
      views.values[index].changes += 1
    }
    views.values[index].value = event.value
    if views.values[index].lines.count < UpdateNotImplemented.lineCapacity {
      views.values[index].lines.append(event.line)
    }
  }

  /// Records that the user acts on a view, and no longer on another one.
  private mutating func use(_ event: TraceEvent) {
    let key = UInt64(event.subject.index)
    if let used, used != key, let index = views.find(used) { views.values[index].isUsed = false }
    used = nil
    guard !event.subject.isNone, let index = views.find(key) else { return }
    views.values[index].isUsed = true
    used = key
  }

  /// Returns whether an event may be the work of an update.
  private mutating func isActivity(
    _ event: TraceEvent, _ context: borrowing RunContext
  ) -> Bool {
    switch event.kind {
    case .layout: return !isFirstLayout(event)
    // A struct that creates an object does so in each body.
    case .platformInit: return context.scopes.around(event, .structInit) == nil
    case .callbackBegin:
      let index = event.subject.isNone ? used : UInt64(event.subject.index)
      guard let place = index.flatMap({ views.find($0) }) else { return true }
      guard views.values[place].isUsed, context.open.update(for: event) == nil else { return true }
      views.values[place].isHeard = true
      return false
    default: return true
    }
  }

  /// Records activity of the view updated last and of the view that the event names.
  private mutating func note(_ event: TraceEvent) {
    if let last, let index = views.find(last) { views.values[index].isActive = true }
    if !event.subject.isNone, let index = views.find(UInt64(event.subject.index)) {
      views.values[index].isActive = true
    }
  }

  /// Counts live views; the rows of a list share a name, and a new value for one is not a change of
  /// another.
  private mutating func count(_ event: TraceEvent) {
    let index = living.find(UInt64(event.subject.index), or: 0)
    living.values[index] += event.kind == .viewMake ? 1 : -1
  }

  /// Returns whether this is the view's first layout, which happens regardless of its updates.
  private mutating func isFirstLayout(_ event: TraceEvent) -> Bool {
    let key = event.subject.isNone ? last ?? 0 : UInt64(event.subject.index)
    guard let index = views.find(key), !views.values[index].wasLaidOut else { return false }
    views.values[index].wasLaidOut = true
    return true
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    let recordsSets = context.kindsSeen.has(.set)
    for view in views.values where !view.isActive && view.changes >= 2 {
      findings.add(
        "update-not-implemented", recordsSets && !view.isHeard ? .likely : .possible,
        lines: view.lines, by: nil, limit: recordsSets ? nil : .noRecordedSets)
    }
  }
}
