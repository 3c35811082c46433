/// Intervals given by begin and duration whose end has not come yet, a stack for each thread.
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
  /// Names the trace gives its threads.
  var threadNames: [UInt64: TextID] = [:]

  /// Adds a span; false where the table is full.
  mutating func add(_ span: Span) -> Bool {
    guard spans.count < SpanTable.capacity else { return false }
    spans.append(span)
    return true
  }

  /// Takes out the innermost span of the thread that ends by then.
  mutating func popEnded(by time: Int64, thread: UInt64) -> Span? {
    guard let index = spans.lastIndex(where: { $0.thread == thread }), spans[index].end <= time
    else { return nil }
    return spans.remove(at: index)
  }

  /// Takes out what is left, the innermost first.
  mutating func popLast() -> Span? { spans.popLast() }
}
