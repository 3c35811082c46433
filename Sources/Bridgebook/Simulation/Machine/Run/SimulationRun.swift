/// The record of one run: events, warnings, virtual time, spent budget, and the reason for its end.
///
/// Every part of the model writes its events here, at the line of the current statement.
final class SimulationRun {
  typealias Sink = (_ events: [TraceEvent], _ texts: TextTable) -> Void

  let parameters: ConsultedParameters
  private var writer: EventWriter
  private var spending: RunSpending
  private let isUnwanted: () -> Bool

  /// Virtual time in nanoseconds; each event takes a microsecond, so that times reflect the order
  /// of events.
  private(set) var now: Int64 = 0
  /// The line of the current statement.
  var line = 0
  /// The line of the current step.
  var stepLine = 0
  private(set) var stoppedBy: SimulationStop?
  /// The line of the statement that was running when the run was ended early.
  private(set) var stopLine = 0
  /// The reason why Swift ended the program; nil if it did not.
  private(set) var trapReason: String?
  /// Whether the program crashed, after which no further event is recorded, not even the end of an
  /// interval.
  private var hasCrashed = false
  private(set) var warnings: Set<SimulationWarning> = []
  /// The number of instances created, by type.
  private var instances: [String: Int] = [:]

  init(
    _ settings: ModelSettings, texts: TextTable, budget: RunBudget,
    isUnwanted: @escaping () -> Bool, sink: @escaping Sink
  ) {
    parameters = ConsultedParameters(settings)
    writer = EventWriter(texts: texts, sink: sink)
    spending = RunSpending(budget)
    self.isUnwanted = isUnwanted
  }

  // MARK: Events

  var eventCount: Int { writer.count }

  var texts: TextTable { writer.texts }

  /// Whether code runs on the main thread; recorded in its events.
  var isOnMainThread: Bool {
    get { writer.isOnMainThread }
    set { writer.isOnMainThread = newValue }
  }

  /// Adds an event at the current time, and advances the time.
  func emit(
    _ kind: TraceEventKind, line: Int, subject: TextID = .none, name: TextID = .none,
    value: TextID = .none, outcome: WriteOutcome? = nil
  ) {
    if hasCrashed { return }
    if writer.count >= spending.eventLimit, isRunning { return exceed(.events) }
    writer.add(
      kind, at: now, line: line, subject: subject, name: name, value: value, outcome: outcome)
    now += 1_000
  }

  /// Passes on the events of the last batch.
  func finish() { writer.flush() }

  /// Returns the number of a name.
  func text(_ text: String) -> TextID { writer.number(text, for: .name) }

  /// Returns the number of a value's text, in the form that a recorder writes.
  func text(_ value: SimulatedValue) -> TextID {
    if case .integer(let integer) = value { return writer.number(integer) }
    spend(value.size >> 6)
    if case .nothing = value { return writer.number("nil") }
    return writer.number(value.text)
  }

  /// Adds a line printed by the app.
  func printLine(_ value: SimulatedValue) {
    let text = writer.number(value.text)
    countPrinted(value.size)
    if isRunning { emit(.note, line: line, name: self.text("print"), value: text) }
  }

  /// Adds a runtime message.
  func say(_ message: SimulatedMessage, line: Int, subject: TextID = .none) {
    countPrinted(message.text.utf8.count)
    emit(
      .message, line: line, subject: subject, name: text(message.id), value: text(message.text))
  }

  private func countPrinted(_ bytes: Int) {
    if spending.isExceeded(byPrinting: bytes) { exceed(.printed) }
  }

  /// Indents the events of `body` by one level.
  func nested(_ body: () -> Void) {
    writer.depth += 1
    body()
    writer.depth -= 1
  }

  /// Returns the name of the next instance of a type, such as `Editor#2`.
  func nextInstance(of type: String) -> TextID {
    let number = instances[type, default: 0] + 1
    instances[type] = number
    return text("\(type)#\(number)")
  }

  /// The types of the instances created so far.
  var madeTypes: Set<String> { Set(instances.keys) }

  /// Warns that the current statement has no effect.
  func warn(_ kind: SimulationWarning.Kind) {
    note(SimulationWarning(kind, line: line > 0 ? line : stepLine))
  }

  /// Adds a warning, up to the limit per run.
  func note(_ warning: SimulationWarning) {
    guard warnings.count < SimulationWarning.limit else { return }
    warnings.insert(warning)
  }

  /// Returns the value of a choice in the run's parameters.
  func asks(_ choice: ModelChoice) -> Bool { parameters.asks(choice) }

  // MARK: Time

  /// Advances the time, within the budget.
  func passTime(to time: Int64) {
    now = max(now, time)
    if now > spending.timeLimit { exceed(.virtual) }
  }

  // MARK: End of the run

  var isRunning: Bool { stoppedBy == nil }

  /// Ends the run at the current statement.
  func stop(_ reason: SimulationStop) {
    guard isRunning else { return }
    stoppedBy = reason
    stopLine = line > 0 ? line : stepLine
  }

  /// Ends the run because a budget is exhausted; recorded events are kept.
  func exceed(_ kind: RunBudget.Kind) {
    guard isRunning else { return }
    stop(.budget(kind))
    emit(.hang, line: stopLine, name: text("budget"), value: text(kind.rawValue))
  }

  /// Ends the run because of a failed computation, for which Swift ends a program.
  func trap(_ reason: String) {
    guard isRunning else { return }
    trapReason = reason
    emit(.crash, line: line, name: text("trap"), value: text(reason))
    crash()
  }

  /// Ends the run and the recording of events.
  func crash() {
    stop(.crash)
    hasCrashed = true
  }

  // MARK: Budget

  /// Counts work as a number of statements.
  @inline(__always)
  func spend(_ amount: Int) {
    if spending.isCheckDue(afterWork: amount) { check() }
  }

  private func check() {
    if spending.isWorkDone { exceed(.work) }
    if isRunning, isUnwanted() { stop(.request) }
  }

  /// Enters a nesting level; returns false if that ends the run.
  func descend() -> Bool {
    if spending.descend() { return true }
    exceed(.nesting)
    return false
  }

  func ascend() { spending.ascend() }

  /// Counts a created view or object.
  func countMade() {
    if spending.isExceededByMakingOne() { exceed(.views) }
  }

  /// Ends the run if the budget does not allow creating the given number of views.
  func plan(making count: Int) {
    if spending.isExceeded(byMaking: count) { exceed(.views) }
  }

  /// Counts the memory of a stored value that replaces another one.
  func hold(_ new: SimulatedValue, insteadOf old: SimulatedValue = .nothing) {
    changeHeld(by: new.size - old.size)
  }

  /// Counts the memory of a waiting block: its own and that of its values.
  func hold(_ frame: Frame) { changeHeld(by: frame.size) }

  func letGo(_ frame: Frame) { changeHeld(by: -frame.size) }

  func changeHeld(by bytes: Int) {
    if spending.isExceeded(byHolding: bytes) { exceed(.memory) }
  }

  /// The maximum size of a value in bytes.
  var valueLimit: Int { spending.valueLimit }

  /// Returns a newly created value, or `nothing` if its size ends the run.
  func checked(_ value: SimulatedValue) -> SimulatedValue {
    let size = value.size
    spend(size >> 6)
    guard size <= valueLimit, value.depth <= SimulatedList.deepest else {
      exceed(.value)
      return .nothing
    }
    return value
  }
}

/// The reason why a run ended before its steps did.
package enum SimulationStop: Equatable, Sendable {
  /// The main queue and the view graph kept adding work to each other for the given number of
  /// rounds in one turn.
  case loop(turns: Int)
  case freeze
  case crash
  /// A budget was exhausted.
  case budget(RunBudget.Kind)
  /// The caller requested the end.
  case request
}
