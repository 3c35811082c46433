/// The record of one run: events, warnings, virtual time, spent budget, and the reason for its end.
///
/// Every part of the model writes its events here, at the line of the statement that runs.
final class SimulationRun {
  typealias Sink = (_ events: [TraceEvent], _ texts: TextTable) -> Void

  let parameters: ConsultedParameters
  private var writer: EventWriter
  private var spending: RunSpending
  private let isUnwanted: () -> Bool

  /// Virtual time in nanoseconds; an event takes a microsecond, so that order and time agree.
  private(set) var now: Int64 = 0
  /// The line of the statement that runs.
  var line = 0
  /// The line of the step that runs.
  var stepLine = 0
  private(set) var stoppedBy: SimulationStop?
  /// The line of the statement that was running when the run was ended early.
  private(set) var stopLine = 0
  /// Why Swift ended the program; nil if it did not.
  private(set) var trapReason: String?
  /// Whether the program crashed, after which no event is recorded, not even an end.
  private var hasCrashed = false
  private(set) var warnings: Set<SimulationWarning> = []
  /// The number of instances made, by type.
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

  /// Whether code runs on the main thread, which its events say.
  var isOnMainThread: Bool {
    get { writer.isOnMainThread }
    set { writer.isOnMainThread = newValue }
  }

  /// Adds an event at the present moment, which then passes.
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

  /// Hands on the events that wait for the end of their batch.
  func finish() { writer.flush() }

  /// The number of a name.
  func text(_ text: String) -> TextID { writer.number(text, for: .name) }

  /// The number of a value's text, as a recorder writes it.
  func text(_ value: SimulatedValue) -> TextID {
    if case .integer(let integer) = value { return writer.number(integer) }
    spend(value.size >> 6)
    if case .nothing = value { return writer.number("nil") }
    return writer.number(value.text)
  }

  /// Adds a line that the app prints.
  func printLine(_ value: SimulatedValue) {
    let text = writer.number(value.text)
    countPrinted(value.size)
    if isRunning { emit(.note, line: line, name: self.text("print"), value: text) }
  }

  /// Adds a message of the runtime.
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

  /// The name of the next instance of a type, such as `Editor#2`.
  func nextInstance(of type: String) -> TextID {
    let number = instances[type, default: 0] + 1
    instances[type] = number
    return text("\(type)#\(number)")
  }

  /// The types of which an instance was made.
  var madeTypes: Set<String> { Set(instances.keys) }

  /// Notes that the statement that runs has no effect.
  func warn(_ kind: SimulationWarning.Kind) {
    note(SimulationWarning(kind, line: line > 0 ? line : stepLine))
  }

  /// Takes a warning over, up to the number that a run reports.
  func note(_ warning: SimulationWarning) {
    guard warnings.count < SimulationWarning.limit else { return }
    warnings.insert(warning)
  }

  /// The value of a choice that the run's parameters make.
  func asks(_ choice: ModelChoice) -> Bool { parameters.asks(choice) }

  // MARK: Time

  /// Moves the time forward; the budget limits it.
  func passTime(to time: Int64) {
    now = max(now, time)
    if now > spending.timeLimit { exceed(.virtual) }
  }

  // MARK: The end

  var isRunning: Bool { stoppedBy == nil }

  /// Ends the run at the statement that runs.
  func stop(_ reason: SimulationStop) {
    guard isRunning else { return }
    stoppedBy = reason
    stopLine = line > 0 ? line : stepLine
  }

  /// Ends the run because a budget is used up; what was recorded stays.
  func exceed(_ kind: RunBudget.Kind) {
    guard isRunning else { return }
    stop(.budget(kind))
    emit(.hang, line: stopLine, name: text("budget"), value: text(kind.rawValue))
  }

  /// Ends the run as Swift ends a program that computes what has no result.
  func trap(_ reason: String) {
    guard isRunning else { return }
    trapReason = reason
    emit(.crash, line: line, name: text("trap"), value: text(reason))
    crash()
  }

  /// Ends the run, and with it the events.
  func crash() {
    stop(.crash)
    hasCrashed = true
  }

  // MARK: The budget

  /// Counts statements, or what costs as much.
  @inline(__always)
  func spend(_ amount: Int) {
    if spending.isCheckDue(afterWork: amount) { check() }
  }

  private func check() {
    if spending.isWorkDone { exceed(.work) }
    if isRunning, isUnwanted() { stop(.request) }
  }

  /// Goes one level deeper; false where that ends the run.
  func descend() -> Bool {
    if spending.descend() { return true }
    exceed(.nesting)
    return false
  }

  func ascend() { spending.ascend() }

  /// Counts a view or an object that is made.
  func countMade() {
    if spending.isExceededByMakingOne() { exceed(.views) }
  }

  /// Ends the run where it could not make as many views as are to be made.
  func plan(making count: Int) {
    if spending.isExceeded(byMaking: count) { exceed(.views) }
  }

  /// Counts what a place keeps now instead of what it kept before.
  func hold(_ new: SimulatedValue, insteadOf old: SimulatedValue = .nothing) {
    changeHeld(by: new.size - old.size)
  }

  /// Counts what a waiting block keeps: itself and its values.
  func hold(_ frame: Frame) { changeHeld(by: frame.size) }

  func letGo(_ frame: Frame) { changeHeld(by: -frame.size) }

  func changeHeld(by bytes: Int) {
    if spending.isExceeded(byHolding: bytes) { exceed(.memory) }
  }

  /// The most bytes that a value may have.
  var valueLimit: Int { spending.valueLimit }

  /// Returns a value that was just made, or nothing where its size ends the run.
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

/// Why a run ended before its steps did.
package enum SimulationStop: Equatable, Sendable {
  /// The main queue and the view graph kept each other busy for that many rounds of one turn.
  case loop(turns: Int)
  case freeze
  case crash
  /// A budget was used up.
  case budget(RunBudget.Kind)
  /// The caller asked for the end.
  case request
}
