/// Detects an update that sets a property to the value that the object already has.
///
/// The finding's lines are the set and the `callback.begin` that it causes; `provokedBy` is the
/// set. If sets are not recorded, a callback inside an update counts as a set if it reports the
/// update's value and reported the same value before. A set that causes a callback has effects; for
/// other sets, the table of setters is consulted for the object's class.
///
/// An action of the user may change any value of the object, so that afterwards only the values
/// that its callbacks report are known. Before the first layout, a value that is set may only wait
/// to take effect, as a map's region does; a set after a guard that read another value is therefore
/// not redundant.
struct UpdateUnguarded: TraceDetector {
  static let rule = DetectionRule(
    "update-unguarded", needs: [.updateBegin, .updateEnd, .set], fields: [.name, .value],
    alsoReads: [
      .callbackBegin, .platformInit, .viewMake, .message, .input, .gesture, .observe, .layout,
    ]
  ) { UpdateUnguarded() }

  /// A set that may prove to be redundant.
  private struct Candidate: Sendable {
    let mark: EventMark
    let update: Int
    var lines: [Int]
    var isNeedless: Bool
    /// Whether the set was inferred from a callback.
    let isGuessed: Bool
    let count: Int
  }

  /// A value, the number of its object, and the position in the run at which it was set.
  private struct Known: Sendable {
    var value: TextID
    var object: Int
    var count = 0
  }

  /// The last values that the callbacks of an object reported, by callback.
  private struct Reports: Sendable {
    static let capacity = 4
    var all: [(name: TextID, value: TextID)] = []

    mutating func add(_ event: TraceEvent) {
      all.removeAll { $0.name.equals(event.name) }
      if all.count == Reports.capacity { all.removeFirst() }
      all.append((event.name.kept, event.value.kept))
    }
  }

  private var values = BoundedTable<Known>(capacity: 4_096)
  private var reported = BoundedTable<Known>(capacity: 4_096)
  private var objects = BoundedTable<Int>(capacity: 4_096)
  private var setters = KnownSetters()
  /// The wrapper whose `view.make` has begun, while its object has not been created yet.
  private var making = TextID.none
  /// Whether the user cannot edit a wrapper's object, by the subject of the wrapper.
  private var locked = BoundedTable<Bool>(capacity: 4_096)
  /// The position in the run at which a set last moved the caret, by the subject of the wrapper.
  private var caretMoves = BoundedTable<Int>(capacity: 4_096)
  /// The callbacks since the last action of the user on an object, by the subject of the wrapper.
  private var told = BoundedTable<Reports>(capacity: 4_096)
  /// The last read of each property of an object, by guards.
  private var reads = BoundedTable<Known>(capacity: 4_096)
  /// Whether an object that the trace saw being made has had its first layout, by the subject of
  /// the wrapper.
  private var laidOut = BoundedTable<Bool>(capacity: 4_096)
  private var candidates: [Candidate] = []
  private var updateWithMessage = 0
  private var seesSets = false

  var dropped: Int {
    values.dropped + reported.dropped + objects.dropped + setters.dropped + told.dropped
  }

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
    case .viewMake:
      replace(event.subject)
      making = event.subject
      laidOut.values[laidOut.find(UInt64(event.subject.index), or: false)] = false
    case .layout:
      if let place = laidOut.find(UInt64(event.subject.index)) { laidOut.values[place] = true }
    case .observe:
      guard !event.value.isNone else { return }
      let place = reads.find(event.property, or: Known(value: .none, object: 0))
      reads.values[place] = Known(
        value: event.value.kept, object: object(of: event), count: context.count)
    case .input, .gesture: act(event, context)
    case .platformInit:
      if !making.isNone {
        setters.add(event.subject, madeBy: making)
        making = .none
      }
      if let update = context.open.update(for: event) { replace(update.mark.subject) }
    default:
      if event.kind == .updateBegin { making = .none }
      guard !candidates.isEmpty else { return }
      report(context, &findings)
    }
  }

  /// Discards the known values of a subject's object by counting a new object.
  private mutating func replace(_ subject: TextID) {
    objects.values[objects.find(UInt64(subject.index), or: 0)] += 1
    told.remove(UInt64(subject.index))
  }

  /// Discards the known values after an action of the user, which may have changed any of them;
  /// what callbacks report from now on is known.
  private mutating func act(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard !event.subject.isNone else { return }
    let subject = UInt64(event.subject.index)
    // The end of a gesture changes nothing that its callbacks have not reported.
    let isEnd = event.kind == .gesture && context.facts.traits(event.value).contains(.ending)
    let known = isEnd ? told.find(subject).map { told.values[$0] } : nil
    replace(event.subject)
    told.values[told.find(subject, or: Reports())] = known ?? Reports()
  }

  /// Returns whether a callback has reported the event's value since the user's last action.
  private func isTold(_ event: TraceEvent) -> Bool {
    guard let place = told.find(UInt64(event.subject.index)) else { return false }
    return told.values[place].all.contains { $0.value.equals(event.value) }
  }

  /// Returns whether a set before the first layout follows a read of another value, although the
  /// value has been set before.
  private func isWaiting(_ event: TraceEvent, since count: Int) -> Bool {
    guard let place = laidOut.find(UInt64(event.subject.index)), !laidOut.values[place],
      let read = reads.find(event.property), reads.values[read].object == object(of: event)
    else { return false }
    return reads.values[read].count > count && reads.values[read].value.differs(event.value)
  }

  /// Returns the number of the current object of an event's subject.
  private func object(of event: TraceEvent) -> Int {
    objects.find(UInt64(event.subject.index)).map { objects.values[$0] } ?? 0
  }

  /// Replaces the known value of a property with the event's value, and returns the previous one of
  /// the same object.
  ///
  /// - Parameters:
  ///   - count: The number of the event.
  ///   - oldest: The number before which a value is no longer known.
  private static func exchange(
    _ table: inout BoundedTable<Known>, _ event: TraceEvent, object: Int, count: Int = 0,
    since oldest: Int = 0
  ) -> TextID {
    let index = table.find(event.property, or: Known(value: .none, object: object))
    let known = table.values[index]
    table.values[index] = Known(value: event.value, object: object, count: count)
    return known.object == object && known.count >= oldest ? known.value : .none
  }

  private mutating func set(_ event: TraceEvent, _ context: borrowing RunContext) {
    seesSets = true
    if context.facts.traits(event.name).contains(.editing) {
      let subject = UInt64(event.subject.index)
      locked.values[locked.find(subject, or: false)] =
        context.facts.traits(event.value).contains(.negative)
    }
    let effect = setters.effect(of: event, context)
    let caret = caretMoves.find(UInt64(event.subject.index), or: 0)
    // Restoring the caret after the text has changed is not redundant.
    let last = values.find(event.property).map { values.values[$0].count } ?? 0
    let known = UpdateUnguarded.exchange(
      &values, event, object: object(of: event), count: context.count,
      since: effect == .selects ? caretMoves.values[caret] : 0)
    if effect == .movesCaret, !known.equals(event.value) {
      caretMoves.values[caret] = context.count
    }
    guard let update = context.open.update(for: event), candidates.count < 1_024 else { return }
    let isNeedless =
      known.isNone ? isTold(event) : known.equals(event.value) && !isWaiting(event, since: last)
    candidates.append(
      Candidate(
        mark: EventMark(event), update: update.id, lines: [event.line], isNeedless: isNeedless,
        isGuessed: false, count: context.count))
  }

  private mutating func callback(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard !event.value.isNone else { return note(event, context) }
    let object = object(of: event)
    let before = UpdateUnguarded.exchange(&reported, event, object: object)
    if let place = told.find(UInt64(event.subject.index)) { told.values[place].add(event) }
    if values.find(event.property) != nil {
      _ = UpdateUnguarded.exchange(&values, event, object: object, count: context.count)
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

  /// Adds the callback caused by the last set to its lines.
  private mutating func note(_ event: TraceEvent, _ context: borrowing RunContext) {
    guard let last = candidates.indices.last, candidates[last].count + 1 == context.count,
      candidates[last].mark.subject.fits(event.subject)
    else { return }
    candidates[last].lines.append(event.line)
  }

  /// Returns the confidence that a redundant set has an effect, or nil if it only stores its value.
  private func confidence(
    in item: Candidate, _ context: borrowing RunContext
  ) -> Finding.Confidence? {
    if item.isGuessed { return .possible }
    // The object made a callback, so setting it has effects.
    if item.lines.count > 1 { return .likely }
    var name = KnownSetters.property(item.mark.name, context)
    let subject = UInt64(item.mark.subject.index)
    var type = setters.type(of: item.mark.subject, context)
    if let dot = name.lastIndex(of: ".") {
      // The property belongs to another object, whose class the trace does not reveal.
      name = name[name.index(after: dot)...]
      type = nil
    }
    let isReadOnly = locked.find(subject).map { locked.values[$0] } ?? false
    let meaning = context.setters.meaning(
      ofSetting: String(name), of: type, isReadOnly: isReadOnly)
    return switch meaning {
    case .acts: .likely
    case .stores: nil
    case .unknown(isElsewhere: true): type == nil ? .likely : .possible
    case .unknown(isElsewhere: false): type == nil ? .possible : nil
    }
  }

  private mutating func report(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for frame in context.open.closed where frame.isUpdate {
      let isProved = context.open.isProved(frame.id)
      for item in candidates where item.update == frame.id && item.isNeedless && isProved {
        // A callback about which the runtime printed a message is a single fault, which has a
        // separate finding.
        if item.isGuessed && updateWithMessage == frame.id { continue }
        guard let confidence = confidence(in: item, context) else { continue }
        findings.add("update-unguarded", confidence, lines: item.lines, by: item.mark)
      }
      candidates.removeAll { $0.update == frame.id }
    }
  }
}

extension TraceEvent {
  /// The subject and the name combined into a key.
  var property: UInt64 { UInt64(subject.index) << 32 | UInt64(name.index) }
}
