/// A cycle of steps that was repeated.
package struct TimelineFold: Equatable, Sendable {
  /// The steps of the cycle, which are shown before the fold.
  package let firstStep: Int
  package let stepCount: Int
  /// The number of times that the cycle occurs, including the one that is shown.
  package fileprivate(set) var times: Int
  package fileprivate(set) var lastStep: Int
  package fileprivate(set) var lastLine: Int
  /// Whether the values of the cycles differ.
  package fileprivate(set) var valuesDiffer: Bool
}

/// An item of a timeline.
package enum TimelineItem: Equatable, Sendable {
  case step(TimelineStep)
  case fold(TimelineFold)
  /// A range of omitted steps.
  case gap(first: Int, last: Int)
}

/// Finds cycles of equal steps and keeps one of each.
struct TimelineFolder {
  /// The maximum length of a cycle.
  static let longest = 12

  /// The steps that were examined but not yet passed on, oldest first.
  private var waiting: [TimelineStep] = []
  /// For each cycle length, the number of most recent steps that each equal the step one cycle
  /// earlier.
  private var equal = Array(repeating: 0, count: longest + 1)
  private var fold: TimelineFold?
  private var cycle: [TimelineStep] = []
  /// The steps of an incomplete repetition of the cycle.
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
    // The fold itself takes a column, so it has to save at least two more.
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
