/// Detects a platform object that is created with a struct, so that each new struct creates another
/// one.
///
/// The finding's lines are the inits; `provokedBy` is the first such `struct.init`. Without depth,
/// the order of events has to show it: an object is created directly before or after the struct and
/// before its `view.make`, or twice although the run records such events elsewhere.
struct ViewStoredInStruct: TraceDetector {
  static let rule = DetectionRule(
    "view-stored-in-struct", needs: [.structInit, .platformInit], fields: [],
    alsoReads: [.viewMake, .coordinatorMake, .updateBegin, .body, .platformDeinit]
  ) { ViewStoredInStruct() }

  static let lineCapacity = 1_024

  private struct Made: Sendable {
    var lines: [Int] = []
    var provokedBy: EventMark
    var objects = 0
    /// Whether the depth proves it, or a `view.make` followed the object.
    var isCertain = false
  }

  private var types = BoundedTable<Made>(capacity: 1_024)
  /// The types with `view.make` events in the run.
  private var makes = BoundedTable<Bool>(capacity: 1_024)
  /// The struct that was created last, or the object, unless another event followed.
  private var lastStruct: EventMark?
  private var lastObject: (mark: EventMark, count: Int)?
  private var isInMake = false
  private var waitsForMake: UInt64?

  var dropped: Int { types.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .structInit:
      isInMake = false
      waitsForMake = nil
      lastStruct = EventMark(event)
      // Stored properties are initialized before the first statement of the initializer prints.
      if let object = lastObject, object.count + 1 == context.count {
        note(object.mark.line, EventMark(event), context)
        lastStruct = nil
      }
      lastObject = nil
    case .platformInit:
      if let mark = context.scopes.around(event, .structInit) {
        note(event.line, mark, context)
        if let index = types.find(key(mark, context)) { types.values[index].isCertain = true }
        return
      }
      guard event.depth == 0, !isInMake, context.open.innermost(for: event)?.isDoubtful ?? true
      else { return }
      if let mark = lastStruct {
        note(event.line, mark, context)
        lastStruct = nil
      } else {
        lastObject = (EventMark(event), context.count)
      }
    case .coordinatorMake:
      // Objects created from this point on belong to the coordinator or to the view that follows.
      isInMake = true
      clear()
    case .viewMake:
      isInMake = true
      let type = UInt64(context.facts.type(event.subject))
      _ = makes.find(type, or: true)
      if let key = waitsForMake, type == key || type == 0, let index = types.find(key) {
        types.values[index].isCertain = true
      }
      clear()
    default:
      isInMake = false
      clear()
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for (index, type) in types.values.enumerated() {
      let isRepeated = type.objects >= 2 && makes.find(types.keys[index]) != nil
      guard type.isCertain || isRepeated else { continue }
      findings.add(
        "view-stored-in-struct", type.isCertain ? .likely : .possible, lines: type.lines,
        by: type.provokedBy)
    }
  }

  private func key(_ mark: EventMark, _ context: borrowing RunContext) -> UInt64 {
    UInt64(context.facts.type(mark.subject))
  }

  private mutating func clear() {
    lastStruct = nil
    lastObject = nil
    waitsForMake = nil
  }

  private mutating func note(_ line: Int, _ mark: EventMark, _ context: borrowing RunContext) {
    let index = types.find(key(mark, context), or: Made(provokedBy: mark))
    types.values[index].objects += 1
    if types.values[index].lines.count < ViewStoredInStruct.lineCapacity {
      types.values[index].lines.append(line)
    }
    waitsForMake = key(mark, context)
  }
}
