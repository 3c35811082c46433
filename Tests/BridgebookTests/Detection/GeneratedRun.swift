import Bridgebook

/// Pseudorandom events from a fixed seed, so that a failing run can be repeated.
struct GeneratedRun: Sequence, IteratorProtocol {
  let texts: TextTable
  private let subjects: [TextID]
  private let names: [TextID]
  private let values: [TextID]
  private let threads: [TextID]
  private var state: UInt64
  private var made = 0
  private let count: Int

  /// - Parameter subjects: The number of views; a large one fills every table.
  init(seed: UInt64, count: Int, subjects: Int) {
    var texts = TextTable()
    func number(_ text: String) -> TextID { texts.number(of: text) ?? .none }
    self.subjects = (0..<subjects).map { number($0 % 5 == 0 ? "Plain\($0)" : "View#\($0)") }
    names =
      [
        "modifying", "cycle", "cyclic", "frame", "publishing", "noise", "parent", "scroll",
        "onChange", "becomeFirstResponder", "text", "begin",
      ].map(number) + [.none]
    values = ["1", "2", "3", "begin", "end", "began", "x"].map(number) + [.none]
    threads = ["main", "main", "main", "worker"].map(number) + [.none]
    self.texts = texts
    self.count = count
    state = seed &* 2 &+ 1
  }

  mutating func next() -> TraceEvent? {
    guard made < count else { return nil }
    let kinds = TraceEventKind.allCases
    var event = TraceEvent(kind: kinds[pick(kinds.count)], sequence: made, line: made + 1)
    event.subject = subjects[pick(subjects.count)]
    event.name = names[pick(names.count)]
    event.value = values[pick(values.count)]
    event.thread = threads[pick(threads.count)]
    event.depth = UInt16(pick(4))
    if event.kind == .write { event.outcome = WriteOutcome.allCases[pick(5)] }
    if pick(2) == 0 { event.time = Int64(made) * 100_000 }
    made += 1
    return event
  }

  private mutating func pick(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 20) % UInt64(bound))
  }
}
