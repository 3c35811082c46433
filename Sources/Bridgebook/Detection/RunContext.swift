/// What every detector may ask about the place of an event in its run.
package struct RunContext: ~Copyable, Sendable {
  private(set) var open = OpenFrames()
  private(set) var scopes = DepthScopes()
  var facts = TextFacts()
  /// Counts the events; unlike `sequence` never repeats.
  private(set) var count = 0
  /// Counts the events without crashes, which only repeat the line of a message.
  private(set) var beats = 0
  /// The last input, or gesture that began.
  private(set) var lastInput: EventMark?
  private(set) var lastBody: EventMark?
  /// Grows with each input and whenever the run loop rests.
  private(set) var turn = 0
  /// A call that takes the focus, and the update it was made in.
  private(set) var focus: (mark: EventMark, update: Int)?
  /// The event's message where the catalogue knows it.
  var message: MessagePattern?
  /// The message that the event's text is only much like.
  var nearMessage: MessagePattern?
  /// Major version of iOS the run was made on; nil where it does not tell.
  var iosVersion: Int?
  private(set) var kindsSeen = EventKindSet()
  private(set) var fieldsSeen = EventFieldSet()

  mutating func consume(_ event: TraceEvent, _ texts: TextTable) {
    count += 1
    if !event.kind.isSame(.crash) { beats += 1 }
    kindsSeen.note(event.kind)
    if event.kind.isSame(.note) {
      if !event.subject.isNone { facts.read(event.name, texts) }
      if !open.frames.isEmpty { look(event, texts) }
      return
    }
    fieldsSeen.note(event)
    facts.readSubject(event.subject, texts)
    facts.read(event.name, texts)
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
    case .focus, .callbackBegin: look(event, texts)
    default: break
    }
  }

  private mutating func look(_ event: TraceEvent, _ texts: TextTable) {
    facts.read(event.name, texts)
    facts.read(event.value, texts)
    guard let update = open.update(for: event) else { return }
    let traits = facts.traits(event.name).union(facts.traits(event.value))
    if traits.contains(.takesFocus) { focus = (EventMark(event), update.id) }
  }

  /// Tells whether a thread is the main one; nil where the run does not tell.
  func isMain(_ thread: TextID) -> Bool? {
    thread.isNone ? nil : facts.traits(thread).contains(.mainThread)
  }
}

/// The events that enclose an event by their depth alone, for kinds that have no end of their own.
struct DepthScopes: Sendable {
  private(set) var scopes: [(mark: EventMark, depth: UInt16, thread: TextID, count: Int)] = []

  private static let kinds = EventKindSet([
    .body, .structInit, .viewMake, .dismantle, .run, .publish,
  ])

  /// What cannot happen inside a body or an initialiser; such a scope began and never said its end.
  private static let outside = EventKindSet([
    .updateBegin, .viewMake, .dismantle, .run, .input, .idle,
  ])

  mutating func consume(_ event: TraceEvent, count: Int) {
    if !scopes.isEmpty, DepthScopes.outside.has(event.kind) {
      scopes.removeAll { $0.mark.kind.isSame(.body) || $0.mark.kind.isSame(.structInit) }
    }
    while let last = scopes.last, last.depth >= event.depth, last.thread.fits(event.thread) {
      scopes.removeLast()
    }
    if DepthScopes.kinds.has(event.kind), scopes.count < OpenFrames.capacity {
      scopes.append((EventMark(event), event.depth, event.thread, count))
    }
  }

  /// The innermost enclosing event, where it is of that kind.
  func enclosing(_ event: TraceEvent, _ kind: TraceEventKind) -> EventMark? {
    place(around: event, kind)?.mark
  }

  /// The same, with its place in the run.
  func place(
    around event: TraceEvent, _ kind: TraceEventKind
  ) -> (mark: EventMark, count: Int)? {
    // The event itself is already on top where its kind opens a scope.
    let index = scopes.lastIndex { $0.depth < event.depth && $0.thread.fits(event.thread) }
    guard let index, scopes[index].mark.kind.isSame(kind) else { return nil }
    return (scopes[index].mark, scopes[index].count)
  }

  /// The innermost enclosing event of that kind, whatever lies between.
  func around(_ event: TraceEvent, _ kind: TraceEventKind) -> EventMark? {
    scopes.last {
      $0.depth < event.depth && $0.mark.kind.isSame(kind) && $0.thread.fits(event.thread)
    }?.mark
  }
}
