/// What is begun and not ended, a stack for each thread.
struct Nesting: Sendable {
  static let deepest = 4096
  static let mostThreads = 256

  /// Something begun.
  struct Open: Sendable {
    /// The kind of its begin event.
    let kind: TraceEventKind
    let name: TextID
    let subject: TextID
    /// Tells overlapping intervals apart; 0 where they nest.
    var identity: UInt64 = 0
  }

  private var threads: [TextID] = [.none]
  private var stacks: [[Open]] = [[]]
  private var current = 0
  /// A begin or a thread found no room.
  private(set) var isFull = false

  /// Makes a thread the one that begins and ends things.
  mutating func select(_ thread: TextID) {
    // Numbers, since comparing texts of another module is a call.
    guard threads[current].index != thread.index else { return }
    if let index = threads.firstIndex(where: { $0.index == thread.index }) {
      current = index
    } else if threads.count < Nesting.mostThreads {
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
    guard stacks[current].count < Nesting.deepest else {
      isFull = true
      return
    }
    stacks[current].append(open)
  }

  /// The innermost begun thing of that description.
  func innermost(where isIt: (Open) -> Bool) -> Open? { stacks[current].last(where: isIt) }

  /// Ends the innermost begun thing of that description and, where things nest, what was begun inside it.
  ///
  /// - Returns: it, how many things enclose it, and how many inside it were never ended; nil where nothing of that
  ///   description is begun.
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
