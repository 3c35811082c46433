/// Detects callbacks, blocks or writes of a view that continue after its removal, and coordinators
/// that accumulate without any release.
///
/// The finding's lines are these events; `provokedBy` is the `view.make`. Events that belong to the
/// removal itself, or that happen in the same turn before the objects are released, are only its
/// consequences.
struct MissingDismantle: TraceDetector {
  static let rule = DetectionRule(
    "missing-dismantle", needs: [.viewMake, .dismantle], fields: [.subject],
    alsoReads: [
      .callbackBegin, .callbackEnd, .run, .write, .publish, .set, .coordinatorMake,
      .coordinatorDeinit, .platformDeinit,
    ]
  ) { MissingDismantle() }

  static let lineCapacity = 256

  private struct View: Sendable {
    var made: EventMark
    var live = 1
    /// The turn in which the view was removed.
    var goneAt: Int?
    var lines: [Int] = []
    var lastTurn = 0
    /// The number of callbacks and blocks since the removal.
    var calls = 0
    let isNumbered: Bool
  }

  private struct Coordinators: Sendable {
    var lines: [Int] = []
    var provokedBy: EventMark?
    var removals = 0
    var releases = 0
  }

  /// The turn of a timer that fires only once; its activity after the removal ends by itself.
  private var onceTurn: Int?
  private var views = BoundedTable<View>(capacity: 4_096)
  private var coordinators = BoundedTable<Coordinators>(capacity: 512)

  var dropped: Int { views.dropped + coordinators.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    if event.kind == .run, context.facts.traits(event.value).contains(.once) {
      onceTurn = context.turn
    }
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    switch event.kind {
    case .viewMake: make(event, key, context, &findings)
    case .dismantle:
      if let index = views.find(key) {
        views.values[index].live -= 1
        if views.values[index].live == 0 { views.values[index].goneAt = context.turn }
      }
      if let index = coordinators.find(UInt64(context.facts.type(event.subject))) {
        coordinators.values[index].removals += 1
      }
    case .coordinatorMake:
      // Only a recorder writes numbered subjects, and a recorder also records releases.
      guard context.facts.traits(event.subject).contains(.numbered) else { return }
      let type = UInt64(context.facts.type(event.subject))
      let index = coordinators.find(type, or: Coordinators())
      if coordinators.values[index].lines.count < MissingDismantle.lineCapacity {
        coordinators.values[index].lines.append(event.line)
      }
    case .coordinatorDeinit:
      if let index = coordinators.find(UInt64(context.facts.type(event.subject))) {
        coordinators.values[index].releases += 1
      }
      release(key, context, &findings)
    case .platformDeinit: break
    default:
      guard let index = views.find(key), views.values[index].goneAt != nil,
        onceTurn != context.turn, context.scopes.around(event, .dismantle) == nil,
        views.values[index].lines.count < MissingDismantle.lineCapacity
      else { return }
      views.values[index].lines.append(event.line)
      views.values[index].lastTurn = context.turn
      if event.kind == .callbackBegin || event.kind == .run {
        views.values[index].calls += 1
      }
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in views.values.indices { report(index, &findings) }
    for item in coordinators.values {
      guard item.releases == 0, item.removals >= 2, item.lines.count >= 3 else { continue }
      findings.add(
        "missing-dismantle", .possible, lines: item.lines, by: item.provokedBy)
    }
  }

  private mutating func make(
    _ event: TraceEvent, _ key: UInt64, _ context: borrowing RunContext,
    _ findings: inout FindingList
  ) {
    let type = UInt64(context.facts.type(event.subject))
    if let index = coordinators.find(type), coordinators.values[index].provokedBy == nil {
      coordinators.values[index].provokedBy = EventMark(event)
    }
    let isNumbered = context.facts.traits(event.subject).contains(.numbered)
    let index = views.find(
      key, or: View(made: EventMark(event), live: 0, isNumbered: isNumbered))
    let live = max(views.values[index].live, 0)
    if live == 0 { report(index, &findings) }
    views.values[index] = View(
      made: EventMark(event), live: live + 1, isNumbered: isNumbered)
  }

  /// Discards a view whose coordinator was released, but reports it first if it was active after
  /// the turn of its removal.
  private mutating func release(
    _ key: UInt64, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard let index = views.find(key), let goneAt = views.values[index].goneAt else { return }
    if views.values[index].lastTurn > goneAt { report(index, &findings) }
    views.remove(key)
  }

  private mutating func report(_ index: Int, _ findings: inout FindingList) {
    let view = views.values[index]
    guard view.goneAt != nil, !view.lines.isEmpty else { return }
    views.values[index].lines = []
    // A type's name alone does not distinguish instances, so one or two events prove nothing.
    guard view.isNumbered || view.calls >= 3 else { return }
    findings.add(
      "missing-dismantle", view.isNumbered ? .likely : .possible, lines: view.lines,
      by: view.made)
  }
}
