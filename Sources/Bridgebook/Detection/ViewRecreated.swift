/// Detects a wrapper for which `make` runs again although the view was not removed before the last
/// body was evaluated.
///
/// The finding's lines are the `view.make` events; `provokedBy` is the body between the first two.
/// If several views of a type are alive at the same time, these events prove nothing.
struct ViewRecreated: TraceDetector {
  static let rule = DetectionRule(
    "view-recreated", needs: [.viewMake, .body], fields: [.subject],
    alsoReads: [
      .structInit, .dismantle, .platformDeinit, .coordinatorDeinit, .present, .push, .pop,
      .dismiss, .disappear, .callbackBegin,
    ]
  ) { ViewRecreated() }

  static let lineCapacity = 1_024

  private struct Made: Sendable {
    var lines: [Int] = []
    var provokedBy: EventMark?
    /// The number of bodies evaluated before the last `view.make`; `goneAt` is the number before
    /// the removal.
    var madeAt = 0
    var goneAt: Int?
    var live = 0
    var subject = TextID.none
    var inits = 0
    var initsAt = 0
    var makesAtOnce = 0
    /// Whether several views are alive at the same time.
    var isMany = false
    /// The instance that was still alive when another was made after the same body.
    var beside: (subject: TextID, line: Int)?
  }

  private var types = BoundedTable<Made>(capacity: 1_024)
  private var bodies = 0
  private var body: EventMark?
  /// The number of bodies evaluated before a screen last appeared or disappeared, or an object was
  /// released.
  private var changedAt: Int?

  var dropped: Int { types.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .body:
      bodies += 1
      body = EventMark(event)
    case .structInit:
      let index = types.find(UInt64(context.facts.type(event.subject)), or: Made())
      if types.values[index].initsAt != bodies { types.values[index].inits = 0 }
      types.values[index].initsAt = bodies
      types.values[index].inits += 1
    case .viewMake: make(event, context, &findings)
    case .dismantle:
      guard let index = types.find(UInt64(context.facts.type(event.subject))) else { return }
      types.values[index].live -= 1
      if types.values[index].live <= 0 { types.values[index].goneAt = bodies }
      replace(event, index)
    case .callbackBegin:
      if context.facts.traits(event.name).contains(.leaving) { changedAt = bodies }
    default: changedAt = bodies
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for index in types.values.indices { report(index, &findings) }
  }

  private mutating func make(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let index = types.find(UInt64(context.facts.type(event.subject)), or: Made())
    var type = types.values[index]
    defer { types.values[index] = type }
    let isSameBody = type.madeAt == bodies && !type.lines.isEmpty
    type.makesAtOnce = isSameBody ? type.makesAtOnce + 1 : 1
    let isFirst = type.lines.isEmpty
    let wasTakenAway =
      type.goneAt.map { $0 < bodies } ?? false
      || changedAt.map { $0 >= type.madeAt && $0 < bodies && !isFirst } ?? false
    let isOther =
      context.facts.traits(event.subject).contains(.numbered) && type.subject != event.subject
    let hasMore = type.initsAt == bodies && type.inits > type.makesAtOnce
    if isSameBody && !isFirst { type.isMany = true }
    // An additional instance next to a live one is a second view, rather than the same view created
    // again.
    type.beside = nil
    if isOther && type.live > 0 && !isFirst {
      type.isMany = true
      if type.live == 1, let line = type.lines.last { type.beside = (type.subject, line) }
    }
    if hasMore && !isFirst { type.isMany = true }
    if type.beside == nil, type.goneAt != nil || wasTakenAway { type.live = 0 }
    type.live += 1
    type.goneAt = nil
    if isFirst || wasTakenAway || type.isMany || body == nil {
      types.values[index] = type
      report(index, &findings)
      type.lines = [event.line]
      type.provokedBy = nil
    } else {
      if type.lines.count < ViewRecreated.lineCapacity { type.lines.append(event.line) }
      if type.provokedBy == nil { type.provokedBy = body }
    }
    type.madeAt = bodies
    type.subject = event.subject
  }

  /// Handles the removal of an instance that was alive when another was created after the same
  /// body: the view was replaced.
  private mutating func replace(_ event: TraceEvent, _ index: Int) {
    guard let beside = types.values[index].beside, beside.subject.equals(event.subject),
      types.values[index].madeAt == bodies, types.values[index].live == 1
    else { return }
    types.values[index].beside = nil
    types.values[index].isMany = false
    types.values[index].provokedBy = body
    types.values[index].lines.insert(beside.line, at: 0)
  }

  private mutating func report(_ index: Int, _ findings: inout FindingList) {
    let type = types.values[index]
    guard type.lines.count >= 2, let provokedBy = type.provokedBy else { return }
    findings.add(
      "view-recreated", .likely, lines: type.lines, by: provokedBy)
    types.values[index].lines = Array(type.lines.suffix(1))
    types.values[index].provokedBy = nil
  }
}
