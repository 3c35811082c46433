/// The open intervals, as one stack per thread.
struct Nesting: Sendable {
  static let maximumDepth = 4096
  static let maximumThreadCount = 256

  /// An interval that has begun.
  struct Open: Sendable {
    /// The kind of its begin event.
    let kind: TraceEventKind
    let name: TextID
    let subject: TextID
    /// Identifies one of several overlapping intervals; 0 if intervals are nested.
    var identity: UInt64 = 0
  }

  private var threads: [TextID] = [.none]
  private var stacks: [[Open]] = [[]]
  private var current = 0
  /// Whether an interval or a thread did not fit.
  private(set) var isFull = false

  /// Selects the thread of the following begins and ends.
  mutating func select(_ thread: TextID) {
    guard threads[current].index != thread.index else { return }
    if let index = threads.firstIndex(where: { $0.index == thread.index }) {
      current = index
    } else if threads.count < Nesting.maximumThreadCount {
      threads.append(thread)
      stacks.append([])
      current = threads.count - 1
    } else {
      isFull = true
      current = 0
    }
  }

  var depth: Int { stacks[current].count }

  mutating func begin(_ open: Open) {
    guard stacks[current].count < Nesting.maximumDepth else {
      isFull = true
      return
    }
    stacks[current].append(open)
  }

  /// Returns the innermost open interval that satisfies a condition.
  func innermost(where isIt: (Open) -> Bool) -> Open? { stacks[current].last(where: isIt) }

  /// Ends the innermost open interval that satisfies a condition and, if intervals nest, those
  /// inside it.
  ///
  /// - Returns: The interval, the number of intervals that enclose it, and the number of those
  ///   inside it that had not ended; nil if no open interval satisfies the condition.
  mutating func end(where isIt: (Open) -> Bool) -> (open: Open, depth: Int, unended: Int)? {
    guard let index = stacks[current].lastIndex(where: isIt) else { return nil }
    let open = stacks[current][index]
    guard open.identity == 0 else {
      stacks[current].remove(at: index)
      return (open, index, 0)
    }
    let unended = stacks[current].count - index - 1
    stacks[current].removeSubrange(index...)
    return (open, index, unended)
  }
}
