/// The rounds of a loop over a count, a range or a list.
struct LoopRounds {
  /// The numbers of the rounds; nil if there is none.
  let turns: ClosedRange<Int>?
  private let elements: [SimulatedValue]?

  /// Returns nil for a value that is none of these.
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

  /// Returns what the loop's name stands for in a round.
  func value(in turn: Int) -> SimulatedValue { elements?[turn] ?? .integer(turn) }
}
