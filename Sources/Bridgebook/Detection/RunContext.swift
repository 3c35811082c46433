/// The state of a run that all detectors share.
package struct RunContext: ~Copyable, Sendable {
  private(set) var open = OpenFrames()
  private(set) var scopes = DepthScopes()
  var facts = TextFacts()
  /// The number of events so far; unlike `sequence`, it is a unique position in the run.
  private(set) var count = 0
  /// The number of events so far, not counting crashes, which only repeat the line of a message.
  private(set) var countWithoutCrashes = 0
  /// The last input, or the last gesture event that began or changed.
  private(set) var lastInput: EventMark?
  private(set) var lastBody: EventMark?
  /// The number of inputs, gestures and idle events so far.
  private(set) var turn = 0
  /// The last call that took the focus, and the update that contains it.
  private(set) var focus: (mark: EventMark, update: Int)?
  /// The message of the current event, if the catalog contains it.
  var message: MessagePattern?
  /// The message that the text of the current event resembles.
  var nearMessage: MessagePattern?
  /// The effect of setting a property to an equal value, by class.
  let setters: SetterTable
  /// The major version of iOS on which the run was made; nil if unknown.
  var iosVersion: Int?
  private(set) var kindsSeen = EventKindSet()
  private(set) var fieldsSeen = EventFieldSet()

  init(setters: SetterTable) {
    self.setters = setters
  }

  mutating func consume(_ event: TraceEvent, _ texts: TextTable) {
    count += 1
    if event.kind != .crash { countWithoutCrashes += 1 }
    kindsSeen.note(event.kind)
    if event.kind == .note {
      if !event.subject.isNone { facts.read(event.name, texts) }
      if !open.frames.isEmpty { noteFocus(event, texts) }
      return
    }
    fieldsSeen.note(event)
    facts.readSubject(event.subject, texts)
    facts.read(event.name, texts)
    // The properties of objects are looked up by their names.
    if event.kind == .set { facts.readSubject(event.name, texts) }
    facts.read(event.thread, texts)
    facts.read(event.value, texts)
    open.consume(event, id: count)
    scopes.consume(event, count: count)
    switch event.kind {
    case .input:
      lastInput = EventMark(event)
      turn += 1
    case .gesture:
      if !facts.traits(event.value).contains(.ending) { lastInput = EventMark(event) }
      turn += 1
    case .idle: turn += 1
    case .body: lastBody = EventMark(event)
    case .focus, .callbackBegin: noteFocus(event, texts)
    default: break
    }
  }

  private mutating func noteFocus(_ event: TraceEvent, _ texts: TextTable) {
    facts.read(event.name, texts)
    facts.read(event.value, texts)
    guard let update = open.update(for: event) else { return }
    let traits = facts.traits(event.name).union(facts.traits(event.value))
    if traits.contains(.takesFocus) { focus = (EventMark(event), update.id) }
  }

  /// Returns whether a thread is the main thread, or nil if it is unknown.
  func isMain(_ thread: TextID) -> Bool? {
    thread.isNone ? nil : facts.traits(thread).contains(.mainThread)
  }
}

/// The events that enclose others according to their depth, for kinds without an end event.
struct DepthScopes: Sendable {
  private(set) var scopes: [(mark: EventMark, depth: UInt16, thread: TextID, count: Int)] = []

  private static let kinds = EventKindSet([
    .body, .structInit, .viewMake, .dismantle, .run, .publish,
  ])

  /// The kinds of events that cannot occur inside a body or an initializer, so that one of these
  /// shows its end.
  private static let outside = EventKindSet([
    .updateBegin, .viewMake, .dismantle, .run, .input, .idle,
  ])

  mutating func consume(_ event: TraceEvent, count: Int) {
    if !scopes.isEmpty, DepthScopes.outside.has(event.kind) {
      scopes.removeAll { $0.mark.kind == .body || $0.mark.kind == .structInit }
    }
    while let last = scopes.last, last.depth >= event.depth, last.thread.fits(event.thread) {
      scopes.removeLast()
    }
    if DepthScopes.kinds.has(event.kind), scopes.count < OpenFrames.capacity {
      scopes.append((EventMark(event), event.depth, event.thread, count))
    }
  }

  /// Returns the innermost enclosing event if it has the given kind.
  func enclosing(_ event: TraceEvent, _ kind: TraceEventKind) -> EventMark? {
    place(around: event, kind)?.mark
  }

  /// Returns the innermost enclosing event if it has the given kind, with its position in the run.
  func place(
    around event: TraceEvent, _ kind: TraceEventKind
  ) -> (mark: EventMark, count: Int)? {
    // An event that opens a scope is itself already on the stack.
    let index = scopes.lastIndex { $0.depth < event.depth && $0.thread.fits(event.thread) }
    guard let index, scopes[index].mark.kind == kind else { return nil }
    return (scopes[index].mark, scopes[index].count)
  }

  /// Returns the innermost enclosing event of the given kind, regardless of others in between.
  func around(_ event: TraceEvent, _ kind: TraceEventKind) -> EventMark? {
    scopes.last {
      $0.depth < event.depth && $0.mark.kind == kind && $0.thread.fits(event.thread)
    }?.mark
  }
}
