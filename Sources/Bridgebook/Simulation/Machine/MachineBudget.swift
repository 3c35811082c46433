/// What a run has used up.
struct RunSpending {
  /// Copies of the budget's amounts, which the machine compares with on every statement.
  let events, work, printed, value, memory, nesting, views: Int
  let virtual: Int64
  var workDone = 0
  /// The amount of work at which the machine looks at everything else.
  var nextLook = RunSpending.step
  var printedBytes = 0
  var heldBytes = 0
  var depth = 0
  var made = 0

  /// Work between two looks.
  static let step = 1_024

  init(_ budget: RunBudget) {
    events = budget[.events]
    work = budget[.work]
    printed = budget[.printed]
    value = budget[.value]
    memory = budget[.memory]
    nesting = budget[.nesting]
    views = budget[.views]
    virtual = Int64(budget[.virtual]) * 1_000_000_000
  }
}

extension Machine {
  /// Ends the run because a budget is used up; what was recorded stays.
  func exceed(_ kind: RunBudget.Kind) {
    guard stoppedBy == nil else { return }
    stop(.budget(kind))
    emit(.hang, line: stopLine, name: text("budget"), value: text(kind.rawValue))
  }

  /// Ends the run at the statement at hand.
  func stop(_ reason: SimulationStop) {
    guard stoppedBy == nil else { return }
    stoppedBy = reason
    stopLine = line > 0 ? line : stepLine
  }

  /// The app would be ended here, as Swift ends a program that computes what has no result.
  func trap(_ reason: String) {
    guard stoppedBy == nil else { return }
    emit(.crash, line: line, name: text("trap"), value: text(reason))
    stop(.crash)
    hasCrashed = true
  }

  /// Counts statements, or what costs as much.
  @inline(__always)
  func spend(_ amount: Int) {
    spending.workDone &+= amount
    if spending.workDone >= spending.nextLook { look() }
  }

  private func look() {
    spending.nextLook = spending.workDone + RunSpending.step
    if spending.workDone > spending.work { exceed(.work) }
    stopIfUnwanted()
  }

  /// One level deeper; false where the run ends for that.
  func descend() -> Bool {
    guard spending.depth < spending.nesting else {
      exceed(.nesting)
      return false
    }
    spending.depth += 1
    return true
  }

  func ascend() { spending.depth -= 1 }

  /// Counts a view or an object that is made.
  func countMade() {
    spending.made += 1
    if spending.made > spending.views { exceed(.views) }
  }

  /// Counts what a place keeps now, instead of what it kept before.
  func hold(_ new: SimulatedValue, insteadOf old: SimulatedValue = .nothing) {
    spending.heldBytes += new.size - old.size
    if spending.heldBytes > spending.memory { exceed(.memory) }
  }

  /// What a block that waits keeps: itself and its values.
  func hold(_ frame: Frame) { changeHeld(by: frame.size) }

  func letGo(_ frame: Frame) { spending.heldBytes -= frame.size }

  func changeHeld(by bytes: Int) {
    spending.heldBytes += bytes
    if spending.heldBytes > spending.memory { exceed(.memory) }
  }

  /// A value that was made now: nothing, and the end of the run, where it is too large.
  func checked(_ value: SimulatedValue) -> SimulatedValue {
    let size = value.size
    spend(size >> 6)
    guard size <= spending.value, value.depth <= SimulatedList.deepest else {
      exceed(.value)
      return .nothing
    }
    return value
  }
}

extension Frame {
  /// The bytes that a copy of it keeps, roughly.
  var size: Int {
    locals.reduce(into: 256) { $0 += $1.size } + fields.reduce(into: 0) { $0 += $1.size }
  }
}
