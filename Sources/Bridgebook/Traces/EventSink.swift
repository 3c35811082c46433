/// Where readers put what they understood; knows the line under way and what is open around it.
struct EventSink {
  /// Clocks whose times cannot be compared.
  enum Clock: Int, CaseIterable {
    /// These begin somewhere; the first time of an input is their start.
    case calendar, dayTime, counter
    /// Already counts from the start of the run.
    case running
  }

  /// About a century: the difference of any two times fits as well.
  private static let longestSpan: UInt64 = 1 << 62

  var texts: TextTable
  var batch: [TraceEvent] = []
  var issues = IssueList()
  var nesting = Nesting()
  /// Entries of the unified log as objects.
  var entries: AlikeObjects
  var seen: Seen = []
  var header = RunHeader()
  /// Lines that were understood without being an event, such as column titles.
  var structuralLines = 0
  let messages: MessageMatcher
  /// Set where texts are to tell nobody where they come from.
  var redactor: Redactor?
  /// A text that ends inside a message may be kept for the line after it.
  var mayHoldText = false
  /// The text under way is to be kept; it made no event.
  private(set) var holdsText = false
  /// Counted from 1.
  var line = 0
  /// Offset of the line in the input.
  var offset = 0
  /// A print of makeCoordinator was seen, so that an init of a coordinator is not a second one.
  var printsMakeCoordinator = false
  private var sequence = 0
  private var time: Int64?
  private var thread = TextID.none
  private var starts: [Int64?] = [nil, nil, nil, nil]
  private var memory: MeaningMemory
  /// What the text under way made so far.
  private var steps: [SinkStep] = []
  /// The text under way is to be remembered, and depends on nothing but itself so far.
  private var isRepeatable = false

  init(texts: TextTable, messages: MessageMatcher, remembersTexts: Bool) {
    self.texts = texts
    memory = MeaningMemory(isOn: remembersTexts)
    entries = AlikeObjects(isOn: remembersTexts)
    self.messages = messages
  }

  // MARK: The line under way

  /// Forgets time and thread of the line before.
  mutating func clearPlace() {
    time = nil
    thread = .none
    nesting.select(.none)
  }

  mutating func setTime(_ nanoseconds: Int64, _ clock: Clock) {
    isRepeatable = false
    let start = clock == .running ? 0 : starts[clock.rawValue] ?? nanoseconds
    starts[clock.rawValue] = start
    let (span, isTooFar) = nanoseconds.subtractingReportingOverflow(start)
    guard !isTooFar, span.magnitude < EventSink.longestSpan else { return time = nil }
    time = span
    seen.insert(.times)
  }

  /// What comes next has no time.
  mutating func forgetTime() {
    isRepeatable = false
    time = nil
  }

  mutating func setThread(_ name: Bytes) {
    guard !name.isEmpty else { return }
    isRepeatable = false
    thread =
      redactor == nil ? interned(name) : redacted { $0.redactThread(name, $1) } ?? interned(name)
    nesting.select(thread)
    seen.insert(.threads)
    if name.isEqual("main") { seen.insert(.mainThread) }
  }

  mutating func setThread(_ name: TextID) {
    isRepeatable = false
    thread = name
    nesting.select(name)
    if name != .none { seen.insert(.threads) }
    if texts[name] == "main" { seen.insert(.mainThread) }
  }

  var currentThread: TextID { thread }

  /// The text's number; a transient one where the table is full.
  mutating func text(_ bytes: Bytes) -> TextID {
    guard redactor != nil else { return interned(bytes) }
    return redacted { $0.redact(bytes, $1) } ?? interned(bytes)
  }

  mutating func text(_ text: StaticString) -> TextID { interned(Bytes(text)) }

  /// The number of a process's name.
  mutating func process(_ name: Bytes) -> TextID {
    guard redactor != nil else { return interned(name) }
    return redacted { $0.redactProcess(name, $1) } ?? interned(name)
  }

  private mutating func redacted(
    _ redact: (inout Redactor, (Bytes) -> TextID) -> TextID?
  ) -> TextID? {
    guard var redactor else { return nil }
    // It is moved out, since its closure needs everything else.
    self.redactor = nil
    defer { self.redactor = redactor }
    guard let number = redact(&redactor, { interned($0) }) else { return nil }
    report(.redacted, count: redactor.count)
    // What was read before the name was known has to be read again.
    if redactor.hasLearned { memory = MeaningMemory(isOn: memory.isOn) }
    if redactor.isFull { report(.redactionFull) }
    return number
  }

  /// The number of a text that is the reader's own or made of texts of the table.
  mutating func interned(_ bytes: Bytes) -> TextID {
    if let number = texts.number(of: bytes.buffer) { return number }
    report(.tableFull)
    return texts.transientNumber(of: bytes.buffer)
  }

  mutating func report(_ code: ImportIssue.Code, count: Int = 1) {
    isRepeatable = false
    issues.add(code, line: line, byte: offset, count: count)
  }

  /// Takes a first or last line of the project's own format.
  mutating func takeHeader(_ line: Bytes) -> Bool {
    let before = header.droppedEvents
    guard header.take(line, redactor: &redactor) else { return false }
    let dropped = header.droppedEvents - before
    if dropped > 0 { report(.eventsDropped, count: dropped) }
    structuralLines += 1
    return true
  }

  // MARK: Texts that come again

  /// Does what the text did before; nil where that is not known.
  ///
  /// - Parameter place: tells apart what one text can mean after different headers.
  /// - Returns: the number that was remembered with it.
  mutating func doAgain(_ text: Bytes, place: UInt8) -> Int? {
    guard let meaning = memory.find(text, place: place) else { return nil }
    perform(meaning.first)
    if let second = meaning.second { perform(second) }
    return Int(meaning.note)
  }

  /// Reads a text and remembers what it did, where that depends on the text alone.
  ///
  /// - Parameter read: gives a number to be remembered with it.
  mutating func remember(
    _ text: Bytes, place: UInt8, _ read: (inout EventSink) -> Int
  ) -> Int {
    steps.removeAll(keepingCapacity: true)
    isRepeatable = true
    let note = read(&self)
    if isRepeatable, 1...2 ~= steps.count {
      let meaning = MeaningMemory.Meaning(
        first: steps[0], second: steps.count == 2 ? steps[1] : nil, note: Int32(note))
      memory.keep(meaning, of: text, place: place)
    }
    isRepeatable = false
    return note
  }

  /// The text under way means something because of what came before it.
  mutating func dependOnState() { isRepeatable = false }

  /// Makes no event of the text under way, since the next line may go on with it.
  mutating func holdText() {
    holdsText = true
    isRepeatable = false
  }

  /// Whether the text under way is to be kept; asked once.
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

  /// Adds an event at the present time, thread and depth.
  mutating func add(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID = .none, value: TextID = .none,
    outcome: WriteOutcome? = nil, depth: Int? = nil
  ) {
    if isRepeatable {
      isRepeatable = outcome == nil && depth == nil
      steps.append(SinkStep(role: .add, kind: kind, subject: subject, name: name, value: value))
    }
    append(kind, subject, name, value, outcome: outcome, depth: depth)
  }

  private mutating func append(
    _ kind: TraceEventKind, _ subject: TextID, _ name: TextID, _ value: TextID,
    outcome: WriteOutcome? = nil, depth: Int? = nil
  ) {
    var event = TraceEvent(kind: kind, sequence: sequence, line: line)
    event.time = time
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

  /// Adds a note that keeps a text.
  mutating func note(_ name: StaticString, _ value: Bytes) {
    add(.note, name: name.utf8CodeUnitCount == 0 ? .none : text(name), value: text(value))
  }

  /// Adds the event that begins something, and what follows lies inside it.
  mutating func begin(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID, value: TextID = .none,
    identity: UInt64 = 0
  ) {
    let mayRepeat = isRepeatable && identity == 0
    append(kind, subject, name, value)
    nesting.begin(
      Nesting.Open(kind: kind, name: name, subject: subject, identity: identity))
    if nesting.isFull { report(.tableFull) }
    guard mayRepeat else { return }
    steps.append(SinkStep(role: .begin, kind: kind, subject: subject, name: name, value: value))
    isRepeatable = true
  }

  /// Adds the event that ends what such a begin of that name began, on any subject where one is not known.
  mutating func end(
    _ kind: TraceEventKind, of begin: TraceEventKind, subject: TextID, name: TextID,
    value: TextID, identity: UInt64 = 0
  ) {
    let mayRepeat = isRepeatable && identity == 0
    end(kind, subject: subject, name: name, value: value) {
      $0.kind == begin && $0.identity == identity && $0.name == name
        && (subject == .none || $0.subject == .none || $0.subject == subject)
    }
    guard mayRepeat else { return }
    steps.append(
      SinkStep(
        role: .end, kind: kind, begin: begin, subject: subject, name: name, value: value))
    isRepeatable = true
  }

  /// Adds the event that ends something; its subject and name are those of the begin.
  mutating func end(
    _ kind: TraceEventKind, subject: TextID = .none, name: TextID, value: TextID = .none,
    where isIt: (Nesting.Open) -> Bool
  ) {
    isRepeatable = false
    if let (open, depth, unended) = nesting.end(where: isIt) {
      if unended > 0 { report(.unbalanced, count: unended) }
      append(
        kind, subject == .none ? open.subject : subject, name == .none ? open.name : name, value,
        depth: depth)
    } else {
      report(.unbalanced)
      append(kind, subject, name, value)
    }
  }
}
