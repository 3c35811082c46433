/// Detects a set on a platform object that belongs to a copy of the struct instead of the view on
/// screen.
///
/// The finding's lines are the object's init and the set; `provokedBy` is the set. Only numbered
/// objects can be distinguished.
struct MethodCallOnStruct: TraceDetector {
  static let rule = DetectionRule(
    "method-call-on-struct", needs: [.structInit, .platformInit, .viewMake, .set],
    fields: [.depth, .subject]
  ) { MethodCallOnStruct() }

  /// An object that a struct created for itself.
  private struct Stored: Sendable {
    let line: Int
    let owner: UInt64
  }

  private struct Owner: Sendable {
    var newest: UInt64
    /// The object that the view on screen uses.
    var shown: UInt64?
  }

  private var objects = BoundedTable<Stored>(capacity: 2_048)
  private var owners = BoundedTable<Owner>(capacity: 1_024)

  var dropped: Int { objects.dropped + owners.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    guard key != 0 else { return }
    switch event.kind {
    case .platformInit:
      guard let made = context.scopes.around(event, .structInit), !made.subject.isNone,
        context.facts.traits(event.subject).contains(.numbered)
      else { return }
      let owner = UInt64(made.subject.index)
      owners.values[owners.find(owner, or: Owner(newest: key))].newest = key
      objects.values[objects.find(key, or: Stored(line: event.line, owner: owner))] = Stored(
        line: event.line, owner: owner)
    case .viewMake:
      if let index = owners.find(key) { owners.values[index].shown = owners.values[index].newest }
    case .set:
      guard let index = objects.find(key), let owner = owners.find(objects.values[index].owner),
        let shown = owners.values[owner].shown, shown != key,
        context.scopes.around(event, .structInit) == nil
      else { return }
      findings.add(
        "method-call-on-struct", .likely,
        lines: [objects.values[index].line, event.line], by: EventMark(event))
    default: break
    }
  }
}
