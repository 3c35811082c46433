/// A cycle of steps that came again and again.
package struct TimelineFold: Equatable, Sendable {
  /// The steps of the cycle as they stand before the fold.
  package let firstStep: Int
  package let stepCount: Int
  /// How often the cycle came, the shown one included.
  package fileprivate(set) var times: Int
  package fileprivate(set) var lastStep: Int
  package fileprivate(set) var lastLine: Int
  /// Whether the values of the cycles differ.
  package fileprivate(set) var valuesDiffer: Bool
}

/// What stands at a place of a timeline.
package enum TimelineItem: Equatable, Sendable {
  case step(TimelineStep)
  case fold(TimelineFold)
  /// Steps that were left out.
  case gap(first: Int, last: Int)
}

/// Finds cycles of equal steps as they come and leaves one of each.
struct TimelineFolder {
  /// The longest cycle that is looked for.
  static let longest = 12

  /// What is looked at and not yet handed on, oldest first.
  private var waiting: [TimelineStep] = []
  /// For each length, how many of the last steps equal the one that many before.
  private var equal = Array(repeating: 0, count: longest + 1)
  private var fold: TimelineFold?
  private var cycle: [TimelineStep] = []
  /// Steps of a cycle that is not whole yet.
  private var partial: [TimelineStep] = []

  mutating func take(_ step: TimelineStep, _ body: (TimelineItem) -> Void) {
    guard fold != nil else { return look(at: step, body) }
    partial.append(step)
    guard step.isLike(cycle[partial.count - 1]) else {
      let rest = partial
      endFold(body)
      for step in rest { look(at: step, body) }
      return
    }
    if partial.count == cycle.count { closeCycle() }
  }

  mutating func finish(_ body: (TimelineItem) -> Void) {
    let rest = partial
    endFold(body)
    for step in waiting + rest { body(.step(step)) }
    waiting = []
  }

  private mutating func endFold(_ body: (TimelineItem) -> Void) {
    if let fold { body(.fold(fold)) }
    fold = nil
    cycle = []
    partial = []
  }

  private mutating func closeCycle() {
    let differ = zip(partial, cycle).contains { $0.values != $1.values }
    if let last = partial.last { extend(to: last, times: 1, valuesDiffer: differ) }
    partial = []
  }

  private mutating func extend(to last: TimelineStep, times: Int, valuesDiffer: Bool) {
    fold?.times += times
    fold?.lastStep = last.number
    fold?.lastLine = last.events.last?.line ?? 0
    if valuesDiffer { fold?.valuesDiffer = true }
  }

  private mutating func look(at step: TimelineStep, _ body: (TimelineItem) -> Void) {
    for length in 1...TimelineFolder.longest {
      let isEqual = waiting.count >= length && waiting[waiting.count - length].isLike(step)
      equal[length] = isEqual ? equal[length] + 1 : 0
    }
    waiting.append(step)
    // A fold takes a column itself: it is made where it saves two at least.
    for length in 1...TimelineFolder.longest where equal[length] >= max(3, 2 * length) {
      return beginFold(length, body)
    }
    if waiting.count > 4 * TimelineFolder.longest { body(.step(waiting.removeFirst())) }
  }

  private mutating func beginFold(_ length: Int, _ body: (TimelineItem) -> Void) {
    let repeated = equal[length] / length
    let start = waiting.count - length * (repeated + 1)
    for step in waiting[..<(start + length)] { body(.step(step)) }
    cycle = Array(waiting[start..<(start + length)])
    let values = cycle.map(\.values)
    let differ = waiting[start...].enumerated().contains { $1.values != values[$0 % length] }
    fold = TimelineFold(
      firstStep: cycle[0].number, stepCount: length, times: 1, lastStep: 0, lastLine: 0,
      valuesDiffer: false)
    extend(to: waiting[waiting.count - 1], times: repeated, valuesDiffer: differ)
    waiting = []
    equal = Array(repeating: 0, count: TimelineFolder.longest + 1)
  }
}
