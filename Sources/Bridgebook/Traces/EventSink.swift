/// Collects the events that readers recognize, and tracks the current line and the open intervals
/// around it.
struct EventSink {
  var texts: TextTable
  var batch: [TraceEvent] = []
  var issues = IssueList()
  var nesting = Nesting()
  /// The reader of the JSON objects in the unified log.
  var entries: AlikeObjects
  var seen: SeenSignals = []
  var header = RunHeader()
  /// The number of lines that were recognized without being an event, such as column titles.
  var structuralLines = 0
  let messages: MessageMatcher
  /// Replaces private parts of texts; nil if redaction was not requested.
  var redactor: Redactor?
  /// Whether a text that ends inside a message may be held for the next line.
  var mayHoldText = false
  /// Whether the current text is held and has not produced an event.
  private(set) var holdsText = false
  /// The current line, counted from 1.
  var line = 0
  /// The byte offset of the line in the input.
  var offset = 0
  /// Whether a print of makeCoordinator was seen, so that a coordinator's init is not counted as a
  /// second one.
  var printsMakeCoordinator = false
  private var sequence = 0
  private var time = TraceTime()
  private var thread = TextID.none
  var memory: MeaningMemory
  private var recorder = MeaningRecorder()

  init(texts: TextTable, messages: MessageMatcher, remembersTexts: Bool) {
    self.texts = texts
    memory = MeaningMemory(isOn: remembersTexts)
    entries = AlikeObjects(isOn: remembersTexts)
    self.messages = messages
  }

  // MARK: Current line

  /// Discards the time and thread of the previous line.
  mutating func clearPlace() {
    time.forget()
    thread = .none
    nesting.select(.none)
  }

  mutating func setTime(_ nanoseconds: Int64, _ clock: TraceClock) {
    recorder.giveUp()
    if time.set(nanoseconds, clock) { seen.insert(.times) }
  }

  /// Discards the time for the following events.
  mutating func forgetTime() {
    recorder.giveUp()
    time.forget()
  }

  mutating func setThread(_ name: Bytes) {
    guard !name.isEmpty else { return }
    recorder.giveUp()
    thread = self.thread(name)
    select(thread)
    seen.insert(.threads)
    if name.isEqual("main") { seen.insert(.mainThread) }
  }

  mutating func setThread(_ name: TextID) {
    recorder.giveUp()
    thread = name
    select(name)
    if name != .none { seen.insert(.threads) }
    if texts[name] == "main" { seen.insert(.mainThread) }
  }

  var currentThread: TextID { thread }

  /// Selects the thread of the following begins and ends, or no thread if the name is transient.
  private mutating func select(_ thread: TextID) {
    nesting.select(thread.isTransient ? .none : thread)
  }

  mutating func report(_ code: ImportIssue.Code, count: Int = 1) {
    recorder.giveUp()
    issues.add(code, line: line, byte: offset, count: count)
  }

  /// Parses a first or last line of the project's own format; false if it begins without `{`.
  mutating func takeHeader(_ line: Bytes) -> Bool {
    let before = header.droppedEvents
    guard header.take(line, redactor: &redactor) else { return false }
    let dropped = header.droppedEvents - before
    if dropped > 0 { report(.eventsDropped, count: dropped) }
    structuralLines += 1
    return true
  }

  // MARK: Repeated texts

  /// Repeats the recorded steps of a text; nil if there are none.
  ///
  /// - Parameter place: Distinguishes the meanings of one text after different headers.
  /// - Returns: The number that was recorded with it.
  mutating func doAgain(_ text: Bytes, place: UInt8) -> Int? {
    guard let meaning = memory.find(text, place: place) else { return nil }
    perform(meaning.first)
    if let second = meaning.second { perform(second) }
    return Int(meaning.note)
  }

  /// Reads a text and records its steps, provided that they depend only on the text.
  ///
  /// - Parameter read: Reads the text and returns a number to record with it.
  mutating func remember(
    _ text: Bytes, place: UInt8, _ read: (inout EventSink) -> Int
  ) -> Int {
    recorder.begin()
    let note = read(&self)
    if let meaning = recorder.meaning(note) { memory.keep(meaning, of: text, place: place) }
    recorder.giveUp()
    return note
  }

  /// Marks the meaning of the current text as dependent on earlier lines, so that it is not
  /// recorded.
  mutating func dependOnState() { recorder.giveUp() }

  /// Holds the current text without an event, because the next line may continue it.
  mutating func holdText() {
    holdsText = true
    recorder.giveUp()
  }

  /// Returns whether the current text is held, and resets that state.
  mutating func takeHold() -> Bool {
    defer { holdsText = false }
    return holdsText
  }

  private mutating func perform(_ step: SinkStep) {
    switch step.role {
    case .add: append(step.kind, step.subject, step.name, step.value)
    case .begin:
      begin(step.kind, subject: step.subject, name: step.name, value: step.value)
    case .end:
      end(step.kind, of: step.begin, subject: step.subject, name: step.name, value: step.value)
    }
  }

  // MARK: Events

  /// Adds an event at the current time, thread and depth.
  mutating func add(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID = .none, value: TextID = .none,
    outcome: WriteOutcome? = nil, depth: Int? = nil
  ) {
    if recorder.isOn {
      if outcome != nil || depth != nil { recorder.giveUp() }
      recorder.add(SinkStep(role: .add, kind: kind, subject: subject, name: name, value: value))
    }
    append(kind, subject, name, value, outcome: outcome, depth: depth)
  }

  private mutating func append(
    _ kind: TraceEventKind, _ subject: TextID, _ name: TextID, _ value: TextID,
    outcome: WriteOutcome? = nil, depth: Int? = nil
  ) {
    var event = TraceEvent(kind: kind, sequence: sequence, line: line)
    event.time = time.nanoseconds
    event.subject = subject
    event.name = name
    event.value = value
    event.thread = thread
    event.depth = UInt16(clamping: depth ?? nesting.depth)
    event.outcome = outcome
    sequence += 1
    seen.note(kind)
    batch.append(event)
  }

  /// Adds a note with a text.
  mutating func note(_ name: StaticString, _ value: Bytes) {
    add(.note, name: name.utf8CodeUnitCount == 0 ? .none : text(name), value: text(value))
  }

  /// Adds the begin event of an interval that encloses the following events.
  mutating func begin(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID, value: TextID = .none,
    identity: UInt64 = 0
  ) {
    let mayRepeat = recorder.isOn && identity == 0
    append(kind, subject, name, value)
    // The end of an interval with a transient name could not be matched.
    guard !name.isTransient else { return }
    nesting.begin(
      Nesting.Open(
        kind: kind, name: name, subject: subject.isTransient ? .none : subject,
        identity: identity))
    if nesting.isFull { report(.tableFull) }
    guard mayRepeat else { return }
    recorder.goOn(
      with: SinkStep(role: .begin, kind: kind, subject: subject, name: name, value: value))
  }

  /// Adds the end event of the interval with a kind and name, on any subject if one of the subjects
  /// is unknown.
  mutating func end(
    _ kind: TraceEventKind, of begin: TraceEventKind, subject: TextID, name: TextID,
    value: TextID, identity: UInt64 = 0
  ) {
    let mayRepeat = recorder.isOn && identity == 0
    end(kind, subject: subject, name: name, value: value) {
      $0.kind == begin && $0.identity == identity && $0.name == name
        && (subject == .none || $0.subject == .none || $0.subject == subject)
    }
    guard mayRepeat else { return }
    recorder.goOn(
      with: SinkStep(
        role: .end, kind: kind, begin: begin, subject: subject, name: name, value: value))
  }

  /// Adds the end event of an interval, with the subject and name of its begin unless given.
  mutating func end(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID, value: TextID = .none,
    where isIt: (Nesting.Open) -> Bool
  ) {
    recorder.giveUp()
    if let (open, depth, unended) = nesting.end(where: isIt) {
      if unended > 0 { report(.unbalanced, count: unended) }
      append(
        kind, subject == .none ? open.subject : subject, name == .none ? open.name : name, value,
        depth: depth)
    } else {
      // A begin with a transient name was not recorded.
      if !name.isTransient { report(.unbalanced) }
      append(kind, subject, name, value)
    }
  }
}
