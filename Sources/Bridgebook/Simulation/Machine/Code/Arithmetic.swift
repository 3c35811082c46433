/// Evaluates operators and functions, and ends the program if Swift would trap.
struct Arithmetic {
  let run: SimulationRun

  /// Returns the value of a condition, and warns if it is neither true nor false.
  func truth(_ value: SimulatedValue, _ word: String) -> Bool {
    if case .truth(let isTrue) = value { return isTrue }
    if run.isRunning { run.warn(.notATruth(word)) }
    return false
  }

  /// Returns a number as an integer, without its fraction; returns 0 with a warning if the value is
  /// not a number.
  func number(_ value: SimulatedValue, _ word: String) -> Int {
    if case .integer(let integer) = value { return integer }
    if case .decimal(let decimal) = value, abs(decimal) < 1e15 { return Int(decimal) }
    if run.isRunning { run.warn(.notANumber(word)) }
    return 0
  }

  /// Returns whether two values are equal, and warns if Swift cannot compare such values.
  func areEqual(_ left: SimulatedValue, _ right: SimulatedValue) -> Bool {
    if left == right { return true }
    switch (left, right) {
    case (.text, .integer), (.text, .decimal), (.text, .truth), (.integer, .text),
      (.decimal, .text), (.truth, .text), (.truth, .integer), (.integer, .truth),
      (.truth, .decimal), (.decimal, .truth):
      run.warn(.otherTypes(left.typeName, right.typeName))
    default: break
    }
    return false
  }

  func compare(
    _ left: SimulatedValue, _ operation: ScenarioOperator, _ right: SimulatedValue
  ) -> Bool {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return Arithmetic.compare(a, operation, b)
    case (.text(let a), .text(let b)):
      run.spend(min(left.size, right.size) >> 6)
      return Arithmetic.compare(a, operation, b)
    default: break
    }
    if let a = left.decimal, let b = right.decimal { return Arithmetic.compare(a, operation, b) }
    return Arithmetic.compare(
      number(left, operation.rawValue), operation, number(right, operation.rawValue))
  }

  private static func compare<Value: Comparable>(
    _ left: Value, _ operation: ScenarioOperator, _ right: Value
  ) -> Bool {
    switch operation {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
  }

  func sum(_ left: SimulatedValue, _ right: SimulatedValue) -> SimulatedValue {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return exact(a.addingReportingOverflow(b))
    case (.list(let a), .list(let b)):
      return run.checked(.list(SimulatedList(a.elements + b.elements)))
    case (.list(let a), let b): return run.checked(.list(SimulatedList(a.elements + [b])))
    // Swift adds nothing to an `NSRange`; only a text can show one.
    case (.range, .text), (.text, .range): break
    case (.range, _), (_, .range):
      _ = number(left, "+")
      _ = number(right, "+")
      return .nothing
    default: break
    }
    if let a = left.decimal, let b = right.decimal { return .decimal(a + b) }
    return run.checked(.text(left.text + right.text))
  }

  func calculate(
    _ left: SimulatedValue, _ operation: ScenarioOperator, _ right: SimulatedValue
  ) -> SimulatedValue {
    let isDecimal =
      if case .decimal = left { true } else if case .decimal = right { true } else { false }
    if isDecimal, let a = left.decimal, let b = right.decimal {
      switch operation {
      case .minus: return .decimal(a - b)
      case .times: return .decimal(a * b)
      case .dividedBy: return .decimal(a / b)
      default: return .decimal(Arithmetic.remainder(of: a, by: b))
      }
    }
    let a = number(left, operation.rawValue)
    let b = number(right, operation.rawValue)
    switch operation {
    case .minus: return exact(a.subtractingReportingOverflow(b))
    case .times: return exact(a.multipliedReportingOverflow(by: b))
    default: break
    }
    guard b != 0 else {
      run.trap("division by zero")
      return .integer(0)
    }
    return exact(
      operation == .dividedBy
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b))
  }

  /// Returns an integer result; ends the run on overflow, as Swift ends the program.
  private func exact(_ result: (partialValue: Int, overflow: Bool)) -> SimulatedValue {
    if result.overflow { run.trap("arithmetic overflow") }
    return .integer(result.partialValue)
  }

  func apply(
    _ function: ScenarioFunction, _ value: SimulatedValue, _ other: SimulatedValue
  ) -> SimulatedValue {
    run.spend(value.size >> 6)
    switch (function, value) {
    case (.count, _): return .integer(value.count)
    case (.dropLast, .list(let list)): return .list(SimulatedList(list.elements.dropLast()))
    case (.dropLast, .text(let text)): return .text(String(text.dropLast()))
    case (.first, .list(let list)): return list.elements.first ?? .nothing
    case (.first, .text(let text)): return text.first.map { .text(String($0)) } ?? .nothing
    case (.last, .list(let list)): return list.elements.last ?? .nothing
    case (.last, .text(let text)): return text.last.map { .text(String($0)) } ?? .nothing
    // The range of a text consists of its start and end positions.
    case (.first, .range(let start, _)): return .integer(start)
    case (.last, .range(_, let end)): return .integer(end)
    case (.at, .range(let start, let end)):
      return element(
        number(other, "[ ]"), of: SimulatedList([.integer(start), .integer(end)]))
    case (.at, .list(let list)): return element(number(other, "[ ]"), of: list)
    case (.min, _): return compare(other, .less, value) ? other : value
    case (.max, _): return compare(value, .less, other) ? other : value
    case (.abs, .decimal(let decimal)): return .decimal(decimal.magnitude)
    case (.abs, _):
      let whole = number(value, "abs")
      return whole < 0 ? exact((0).subtractingReportingOverflow(whole)) : .integer(whole)
    case (.round, .decimal(let decimal)): return .decimal(Arithmetic.rounded(decimal))
    case (.round, _): return .integer(number(value, "round"))
    default:
      if run.isRunning {
        run.warn(.notAList(function.rawValue, value: String(value.text.prefix(40))))
      }
      return .nothing
    }
  }

  /// The number from which a `Double` has no fractional digits, 2^52.
  private static let largestExact = 4_503_599_627_370_496.0

  private static func rounded(_ value: Double) -> Double {
    guard value.magnitude < largestExact else { return value }
    return Double(Int(value + (value < 0 ? -0.5 : 0.5)))
  }

  private static func remainder(of value: Double, by divisor: Double) -> Double {
    let quotient = value / divisor
    guard quotient.magnitude < largestExact else { return .nan }
    return value - Double(Int(quotient)) * divisor
  }

  /// Returns an element; ends the run if it does not exist, as Swift ends the program.
  private func element(_ index: Int, of list: SimulatedList) -> SimulatedValue {
    guard list.elements.indices.contains(index) else {
      run.trap("index out of range")
      return .nothing
    }
    return list.elements[index]
  }
}
