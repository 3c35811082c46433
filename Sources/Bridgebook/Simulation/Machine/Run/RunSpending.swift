/// The part of its budget that a run has used.
struct RunSpending {
  /// The number of statements between two checks of the budget and for cancellation.
  private static let checkInterval = 1_024

  let eventLimit, valueLimit: Int
  /// The limit of virtual time in nanoseconds.
  let timeLimit: Int64
  private let workLimit, printLimit, memoryLimit, nestingLimit, viewLimit: Int
  private var work = 0
  /// The amount of work at which the next check is due.
  private var nextCheck = RunSpending.checkInterval
  private var printedBytes = 0
  private var heldBytes = 0
  private var depth = 0
  private var made = 0

  init(_ budget: RunBudget) {
    eventLimit = budget[.events]
    valueLimit = budget[.value]
    timeLimit = Int64(budget[.virtual]) * 1_000_000_000
    workLimit = budget[.work]
    printLimit = budget[.printed]
    memoryLimit = budget[.memory]
    nestingLimit = budget[.nesting]
    viewLimit = budget[.views]
  }

  /// Counts work; returns true every `checkInterval` statements.
  @inline(__always)
  mutating func isCheckDue(afterWork amount: Int) -> Bool {
    work &+= amount
    guard work >= nextCheck else { return false }
    nextCheck = work + RunSpending.checkInterval
    return true
  }

  var isWorkDone: Bool { work > workLimit }

  mutating func isExceeded(byPrinting bytes: Int) -> Bool {
    printedBytes += bytes
    return printedBytes > printLimit
  }

  /// Adds the bytes of stored values, or subtracts released ones; returns whether the budget is
  /// exceeded.
  mutating func isExceeded(byHolding bytes: Int) -> Bool {
    heldBytes += bytes
    return heldBytes > memoryLimit
  }

  mutating func isExceededByMakingOne() -> Bool {
    made += 1
    return made > viewLimit
  }

  /// Returns whether creating the given number of views would exceed the budget.
  func isExceeded(byMaking count: Int) -> Bool { made + count > viewLimit }

  /// Enters a nesting level; returns false if it is too deep.
  mutating func descend() -> Bool {
    guard depth < nestingLimit else { return false }
    depth += 1
    return true
  }

  mutating func ascend() { depth -= 1 }
}
