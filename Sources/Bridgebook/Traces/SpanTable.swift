/// Intervals given by begin and duration whose end has not been reached, as one stack per thread.
struct SpanTable {
  static let capacity = 4096

  struct Span {
    let thread: UInt64
    let end: Int64
    let line: Int
    let kind: TraceEventKind
    let name: TextID
    let threadName: TextID
  }

  private(set) var spans: [Span] = []
  /// The names that the trace gives to threads.
  var threadNames: [UInt64: TextID] = [:]

  /// Adds a span, and returns false if the table is full.
  mutating func add(_ span: Span) -> Bool {
    guard spans.count < SpanTable.capacity else { return false }
    spans.append(span)
    return true
  }

  /// Removes and returns the thread's innermost span if it ends by a time.
  mutating func popEnded(by time: Int64, thread: UInt64) -> Span? {
    guard let index = spans.lastIndex(where: { $0.thread == thread }), spans[index].end <= time
    else { return nil }
    return spans.remove(at: index)
  }

  /// Removes and returns the innermost remaining span.
  mutating func popLast() -> Span? { spans.popLast() }
}
