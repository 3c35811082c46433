/// Detects an observation that a view's initializer starts although the view never appears.
///
/// The finding's lines are the observations of all such views of one type; `provokedBy` is the
/// first `struct.init`.
struct SubscriptionInInit: TraceDetector {
  static let rule = DetectionRule(
    "subscription-in-init", needs: [.structInit, .observe, .appear], fields: [.subject],
    alsoReads: [.body, .viewMake]
  ) { SubscriptionInInit() }

  private struct View: Sendable {
    let made: EventMark
    /// The position of the `struct.init` in the run.
    let count: Int
    let type: UInt32
    var lines: [Int]
    var wasShown = false
  }

  private var views = BoundedTable<View>(capacity: 4_096)
  private var lastStruct: (mark: EventMark, count: Int)?

  var dropped: Int { views.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .structInit: lastStruct = (EventMark(event), context.count)
    case .observe:
      var made = context.scopes.around(event, .structInit)
      // Without depth, only an event of the same subject directly after the init is inside it.
      if made == nil, let last = lastStruct, last.count + 1 == context.count,
        last.mark.subject.equals(event.subject)
      {
        made = last.mark
        lastStruct = (last.mark, context.count)
      }
      guard let made else { return }
      let index = views.find(
        UInt64(made.subject.index),
        or: View(
          made: made, count: context.count, type: context.facts.type(made.subject), lines: []))
      if views.values[index].lines.count < 256 { views.values[index].lines.append(event.line) }
    default:
      if let index = views.find(UInt64(event.subject.index)) { views.values[index].wasShown = true }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    var types: [(type: UInt32, made: EventMark, lines: [Int])] = []
    for view in views.values.sorted(by: { $0.count < $1.count }) where !view.wasShown {
      if let index = types.firstIndex(where: { $0.type == view.type }) {
        types[index].lines += view.lines
      } else {
        types.append((view.type, view.made, view.lines))
      }
    }
    for type in types {
      findings.add(
        "subscription-in-init", .likely, lines: type.lines, by: type.made)
    }
  }
}
