/// Creates events and passes them on in batches, so that memory does not depend on the length of
/// the run.
struct EventWriter {
  private static let batch = 4_096
  private static let batchByteLimit = 4 << 20
  /// The number of integers whose texts are remembered; a power of two.
  private static let integerCount = 8

  private(set) var texts: TextTable
  private let sink: SimulationRun.Sink
  private var events: [TraceEvent] = []
  private(set) var count = 0
  var depth: UInt16 = 0
  /// The size in bytes of the texts that are kept only for this batch.
  private var batchBytes = 0
  private var thread: TextID
  /// The numbers of the last integers' texts, each at the index given by the integer's lowest bits.
  ///
  /// One turn of the run loop passes few values through many events.
  private var integers = [(integer: Int, number: TextID?)](
    repeating: (0, nil), count: EventWriter.integerCount)
  private let main: TextID
  private let background: TextID

  init(texts: TextTable, sink: @escaping SimulationRun.Sink) {
    self.texts = texts
    self.sink = sink
    main = self.texts.number(of: "main") ?? .none
    background = self.texts.number(of: "background") ?? .none
    thread = main
    events.reserveCapacity(EventWriter.batch)
  }

  /// Whether the events come from the main thread.
  var isOnMainThread: Bool {
    get { thread == main }
    set { thread = newValue ? main : background }
  }

  /// Returns the number of a text; if the table is full, a number that is valid for the batch.
  mutating func number(_ text: String, for purpose: TextTable.Purpose = .value) -> TextID {
    if let number = texts.number(of: text, for: purpose) { return number }
    var text = text
    batchBytes += text.utf8.count
    return text.withUTF8 { texts.transientNumber(of: $0) }
  }

  /// Returns the number of an integer's text without creating a string.
  mutating func number(_ integer: Int) -> TextID {
    let place = integer & (EventWriter.integerCount - 1)
    if integers[place].integer == integer, let known = integers[place].number { return known }
    let number = newNumber(integer)
    integers[place] = (integer, number)
    return number
  }

  private mutating func newNumber(_ integer: Int) -> TextID {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = integer.magnitude
      var start = digits.count
      repeat {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      if integer < 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      let bytes = UnsafeBufferPointer(rebasing: digits[start...])
      return texts.number(of: bytes) ?? texts.transientNumber(of: bytes)
    }
  }

  mutating func add(
    _ kind: TraceEventKind, at time: Int64, line: Int, subject: TextID = .none,
    name: TextID = .none, value: TextID = .none, outcome: WriteOutcome? = nil
  ) {
    var event = TraceEvent(kind: kind, sequence: count, line: line)
    event.time = time
    event.subject = subject
    event.name = name
    event.value = value
    event.thread = thread
    event.depth = depth
    event.outcome = outcome
    count += 1
    events.append(event)
    if events.count >= EventWriter.batch || batchBytes > EventWriter.batchByteLimit { flush() }
  }

  /// Passes on the events of the batch.
  mutating func flush() {
    guard !events.isEmpty else { return }
    sink(events, texts)
    events.removeAll(keepingCapacity: true)
    texts.forgetTransientTexts()
    for place in integers.indices where integers[place].number?.isTransient == true {
      integers[place].number = nil
    }
    batchBytes = 0
  }
}
