/// The iterations of a loop over a count, a range or a list.
struct LoopRounds {
  /// The numbers of the iterations; nil if there are none.
  let turns: ClosedRange<Int>?
  private let elements: [SimulatedValue]?

  /// Creates the iterations of a loop over a value; nil unless it is a count, a range or a list.
  init?(over value: SimulatedValue) {
    let bounds: (first: Int, last: Int)
    switch value {
    case .integer(let count): bounds = (1, count)
    case .range(let first, let last): bounds = (first, last)
    case .list(let list): bounds = (0, list.elements.count - 1)
    default: return nil
    }
    turns = bounds.first <= bounds.last ? bounds.first...bounds.last : nil
    if case .list(let list) = value { elements = list.elements } else { elements = nil }
  }

  /// Returns the value of the loop's variable in an iteration.
  func value(in turn: Int) -> SimulatedValue { elements?[turn] ?? .integer(turn) }
}
