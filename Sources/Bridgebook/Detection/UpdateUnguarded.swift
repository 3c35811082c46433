/// Detects an update that sets a property to the value that the object already has.
///
/// The finding's lines are the set and the `callback.begin` that it causes; `provokedBy` is the
/// set. If sets are not recorded, a callback inside an update counts as a set if it reports the
/// update's value and reported the same value before. A set that causes a callback has effects; for
/// other sets, the table of setters is consulted for the object's class.
struct UpdateUnguarded: TraceDetector {
  static let rule = DetectionRule(
    "update-unguarded", needs: [.updateBegin, .updateEnd, .set], fields: [.name, .value],
    alsoReads: [.callbackBegin, .platformInit, .viewMake, .message, .input, .gesture]
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

  /// A value, the number of its object, and the time at which it was set.
  private struct Known: Sendable {
    var value: TextID
    var object: Int
    var count = 0
  }

  private var values = BoundedTable<Known>(capacity: 4_096)
  private var reported = BoundedTable<Known>(capacity: 4_096)
  private var objects = BoundedTable<Int>(capacity: 4_096)
  /// The object that each wrapper has created, by the subject of the wrapper.
  private var made = BoundedTable<TextID>(capacity: 4_096)
  /// The wrapper whose `view.make` has begun, while its object has not been created yet.
  private var making = TextID.none
  /// Whether the user cannot edit a wrapper's object, by the subject of the wrapper.
  private var locked = BoundedTable<Bool>(capacity: 4_096)
  /// The time at which a set last moved the caret, by the subject of the wrapper.
  private var caretMoves = BoundedTable<Int>(capacity: 4_096)
  private var candidates: [Candidate] = []
  private var updateWithMessage = 0
  private var seesSets = false

  var dropped: Int {
    values.dropped + reported.dropped + objects.dropped + made.dropped
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
    // An action of the user may have changed any value of the object.
    case .input, .gesture: if !event.subject.isNone { replace(event.subject) }
    case .platformInit:
      if !making.isNone {
        made.values[made.find(UInt64(making.index), or: event.subject)] = event.subject
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

  /// Returns the effect of setting a property, as far as the trace reveals the class of its object.
  private func effect(
    of event: TraceEvent, _ context: borrowing RunContext
  ) -> SetterTable.Effect? {
    let name = String((context.facts.typeName(event.name) ?? "").prefix { $0 != "(" })
    return context.setters.effect(ofSetting: name, of: type(of: event.subject, context))
  }

  private mutating func set(_ event: TraceEvent, _ context: borrowing RunContext) {
    seesSets = true
    if context.facts.traits(event.name).contains(.editing) {
      let subject = UInt64(event.subject.index)
      locked.values[locked.find(subject, or: false)] =
        context.facts.traits(event.value).contains(.negative)
    }
    let effect = effect(of: event, context)
    let caret = caretMoves.find(UInt64(event.subject.index), or: 0)
    // Restoring the caret after the text has changed is not redundant.
    let known = UpdateUnguarded.exchange(
      &values, event, object: object(of: event), count: context.count,
      since: effect == .selects ? caretMoves.values[caret] : 0)
    if effect == .movesCaret, !known.equals(event.value) {
      caretMoves.values[caret] = context.count
    }
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

  /// Returns the class of a subject's object; nil if the trace does not reveal it.
  private func type(of subject: TextID, _ context: borrowing RunContext) -> String? {
    if let object = made.find(UInt64(subject.index)) {
      return context.facts.typeName(made.values[object])
    }
    // If the trace does not name an object, the subject itself may be one.
    let own = context.facts.typeName(subject)
    return own.map { context.setters.knows($0) } ?? false ? own : nil
  }

  /// Returns the confidence that a redundant set has an effect, or nil if it only stores its value.
  private func confidence(
    in item: Candidate, _ context: borrowing RunContext
  ) -> Finding.Confidence? {
    if item.isGuessed { return .possible }
    // The object made a callback, so setting it has effects.
    if item.lines.count > 1 { return .likely }
    var name = (context.facts.typeName(item.mark.name) ?? "").prefix { $0 != "(" }
    let subject = UInt64(item.mark.subject.index)
    var type = type(of: item.mark.subject, context)
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
