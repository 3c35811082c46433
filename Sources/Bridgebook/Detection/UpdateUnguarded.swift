/// Inside an update a property is set to the value the object already has.
///
/// Lines: the set and the callback it causes, by its begin. Provoked by the set. Where sets are not recorded, a
/// callback inside an update is taken for one when it brings the update's own value, which it brought before.
struct UpdateUnguarded: TraceDetector {
  static let rule = DetectionRule(
    "update-unguarded", needs: [.updateBegin, .updateEnd, .set], fields: [.name, .value],
    alsoReads: [.callbackBegin, .platformInit, .viewMake, .message, .input, .gesture]
  ) { UpdateUnguarded() }

  /// A set that may turn out to be needless.
  private struct Candidate: Sendable {
    let mark: EventMark
    let update: Int
    var lines: [Int]
    var isNeedless: Bool
    /// Only a callback was seen.
    let isGuessed: Bool
    let count: Int
  }

  /// A value, and which object of its subject it belongs to.
  private struct Known: Sendable {
    var value: TextID
    var object: Int
  }

  private var values = BoundedTable<Known>(capacity: 4_096)
  private var reported = BoundedTable<Known>(capacity: 4_096)
  private var objects = BoundedTable<Int>(capacity: 4_096)
  private var candidates: [Candidate] = []
  private var updateWithMessage = 0
  private var seesSets = false

  var dropped: Int { values.dropped + reported.dropped + objects.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    switch event.kind {
    case .set: set(event, context)
    case .callbackBegin: callback(event, context)
    case .message:
      if context.message?.gotchas.first == StateModifiedDuringUpdate.gotcha,
        let update = context.open.update(for: event)
      {
        updateWithMessage = update.id
      }
    case .viewMake: replace(event.subject)
    // What a person did to the object may have changed any of its values.
    case .input, .gesture: if !event.subject.isNone { replace(event.subject) }
    case .platformInit:
      if let update = context.open.update(for: event) { replace(update.mark.subject) }
    default:
      guard !candidates.isEmpty else { return }
      report(context, &findings)
    }
  }

  /// The values of the object at hand are not known, or not any more.
  private mutating func replace(_ subject: TextID) {
    objects.values[objects.find(UInt64(subject.index), or: 0)] += 1
  }

  /// Which object of its subject is the present one.
  private func object(of event: TraceEvent) -> Int {
    objects.find(UInt64(event.subject.index)).map { objects.values[$0] } ?? 0
  }

  /// The value a table holds for an object, which the event's value replaces.
  private static func exchange(
    _ table: inout BoundedTable<Known>, _ event: TraceEvent, object: Int
  ) -> TextID {
    let index = table.find(event.property, or: Known(value: .none, object: object))
    let known = table.values[index]
    table.values[index] = Known(value: event.value, object: object)
    return known.object == object ? known.value : .none
  }

  private mutating func set(_ event: TraceEvent, _ context: borrowing RunContext) {
    seesSets = true
    let known = UpdateUnguarded.exchange(&values, event, object: object(of: event))
    guard let update = context.open.update(for: event), candidates.count < 1_024 else { return }
    candidates.append(
      Candidate(
        mark: EventMark(event), update: update.id, lines: [event.line],
        isNeedless: known.equals(event.value), isGuessed: false, count: context.count))
  }

  private mutating func callback(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard !event.value.isNone else { return note(event, context) }
    let object = object(of: event)
    let before = UpdateUnguarded.exchange(&reported, event, object: object)
    if values.find(event.property) != nil {
      _ = UpdateUnguarded.exchange(&values, event, object: object)
    }
    let isSame = before.equals(event.value)
    if let last = candidates.indices.last, candidates[last].count + 1 == context.count {
      if isSame, candidates[last].mark.value.equals(event.value) {
        candidates[last].isNeedless = true
      }
    } else if isSame, !seesSets, let update = context.open.update(for: event),
      update.mark.value.equals(event.value), candidates.count < 1_024
    {
      candidates.append(
        Candidate(
          mark: EventMark(event), update: update.id, lines: [event.line], isNeedless: true,
          isGuessed: true, count: context.count))
    }
    note(event, context)
  }

  /// Adds the callback that a set caused.
  private mutating func note(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard let last = candidates.indices.last, candidates[last].count + 1 == context.count,
      candidates[last].mark.subject.fits(event.subject)
    else { return }
    candidates[last].lines.append(event.line)
  }

  private mutating func report(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for frame in context.open.closed where frame.isUpdate {
      let isProved = context.open.isProved(frame.id)
      for item in candidates where item.update == frame.id && item.isNeedless && isProved {
        // One callback that the runtime complained about is one fault, and it has its own finding.
        if item.isGuessed && updateWithMessage == frame.id { continue }
        findings.add(
          "update-unguarded", item.isGuessed ? .possible : .likely, lines: item.lines,
          by: item.mark)
      }
      candidates.removeAll { $0.update == frame.id }
    }
  }
}

extension TraceEvent {
  /// Subject and name as one key.
  var property: UInt64 { UInt64(subject.index) << 32 | UInt64(name.index) }
}
