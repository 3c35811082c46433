/// Translates the conditions around a step of a wrapper into lines of a scenario.
struct StepConditions {
  /// The meaning of names at the place where a condition is tested.
  let names: (FlowGuard) -> ValueNames
  /// The properties of the wrapper that the scenario has.
  let inputs: Set<String>
  /// The names that replace conditions unknown to the model; nil if none are allowed.
  private(set) var standIns: StandIns?
  /// Whether names may replace only optional bindings, loops, errors and operands; a step under any
  /// other condition unknown to the model is left out.
  private let isForBindings: Bool
  /// The code whose conditions count; conditions around it are ignored.
  var code: SwiftNode?
  /// The properties and values that the conditions read.
  private(set) var uses: [ScenarioValue.Use] = []

  init(
    inputs: Set<String>, standIns: StandIns? = nil, isForBindings: Bool = false,
    names: @escaping (FlowGuard) -> ValueNames
  ) {
    self.isForBindings = isForBindings
    self.inputs = inputs
    self.standIns = standIns
    self.names = names
  }

  /// Returns the conditions around a step, outermost first, or nil if one of them cannot be
  /// translated.
  ///
  /// - Parameter property: The property that the step sets; nil if it sets none.
  mutating func lines(of step: FlowStep, setting property: String?) -> [ConditionLine]? {
    var lines: [ConditionLine] = []
    for guarding in step.around {
      if let code, guarding.scope == code || !code.contains(guarding.scope) { continue }
      guard let line = condition(guarding, of: step, property) ?? standIn(for: guarding) else {
        return nil
      }
      if !line.isEmpty { lines.append(ConditionLine(text: line, scope: guarding.scope)) }
    }
    return lines
  }

  /// Returns a condition as a line of the scenario, or an empty text if it is always met in the
  /// model.
  private mutating func condition(
    _ guarding: FlowGuard, of step: FlowStep, _ property: String?
  ) -> String? {
    guard let around = guarding.conditions.first?.parent else { return nil }
    if guarding.scope.kind == .switchCase {
      return choice(guarding).map { "if " + accepted($0).text }
    }
    guard let isElse = StepConditions.isElse(guarding, around),
      let parts = parts(of: guarding, isElse ? nil : property, setBy: step)
    else { return nil }
    guard let first = parts.first else { return isElse ? nil : "" }
    let whole =
      parts.count == 1
      ? first : ScenarioValue.joined(parts, by: parts.dropFirst().map { _ in "and" }, rank: .and)
    return "if " + (isElse ? accepted(whole).negated : accepted(whole)).text
  }

  /// Returns the conditions that have to be met together, without those that always are; nil if one
  /// of them is unknown.
  private func parts(
    of guarding: FlowGuard, _ property: String?, setBy step: FlowStep
  ) -> [ScenarioValue]? {
    let names = names(guarding)
    let translator = ValueTranslator(names: names)
    switch guarding.form {
    case .loop, .failure: return nil
    case .operand: return translator.value(ofOperands: guarding.conditions).map { [$0] }
    case .condition: break
    }
    var parts: [ScenarioValue] = []
    for condition in guarding.conditions {
      guard let test = condition.base else { return nil }
      if condition.kind == .binding {
        guard let bound = BoundValue(condition, names) else { return nil }
        if case .compared(let part) = bound { parts.append(part) }
      } else if test.kind == .pattern {
        guard let part = choice(test, condition.last, translator) else { return nil }
        parts.append(part)
      } else if let property, let name = input(comparedBy: test, in: guarding, property, step) {
        parts.append(
          .compared(
            ScenarioValue(text: "view.\(property)"), ScenarioValue(text: name),
            (same: "!=", opposite: "=")))
      } else {
        guard let part = translator.value(test, isTruth: true) else { return nil }
        parts.append(part)
      }
    }
    return parts
  }

  /// Returns the input that a step sets if the only condition compares the input with the property.
  private func input(
    comparedBy test: SwiftNode, in guarding: FlowGuard, _ property: String, _ step: FlowStep
  ) -> String? {
    guard guarding.conditions.count(where: { $0.kind != .binding }) == 1,
      guarding.mentions(property), guarding.compares,
      let name = step.valuePlace?.path.first, inputs.contains(name), guarding.mentions(name),
      test.kind == .sequence, test.children.reduce(0, { count, _ in count + 1 }) == 3
    else { return nil }
    return name
  }

  /// Returns `if case .loading = state` as a comparison.
  private func choice(
    _ pattern: SwiftNode, _ subject: SwiftNode?, _ translator: ValueTranslator
  ) -> ScenarioValue? {
    guard let subject, subject != pattern, pattern.base == pattern.last,
      let constant = pattern.base.flatMap(ScenarioConstant.text),
      let value = translator.value(subject)
    else { return nil }
    return .compared(value, ScenarioValue(text: constant), (same: "=", opposite: "!="))
  }

  /// Returns whether a step runs only if a condition is false; nil if the condition does not apply
  /// to the step.
  private static func isElse(_ guarding: FlowGuard, _ around: SwiftNode) -> Bool? {
    switch guarding.form {
    case .operand(let isElse): return isElse
    case .loop, .failure: return false
    case .condition: break
    }
    return switch around.kind {
    case .guardStatement: guarding.scope.parent == around
    case .ifStatement where guarding.scope.parent == around:
      guarding.scope.flags.contains(.isElse)
    // The step follows an `if` that leaves the function.
    case .ifStatement: true
    default: nil
    }
  }

  private mutating func accepted(_ value: ScenarioValue) -> ScenarioValue {
    uses += value.uses
    return value
  }

  // MARK: Cases

  /// Returns the case of a `switch` as a condition.
  private func choice(_ guarding: FlowGuard) -> ScenarioValue? {
    guard let subject = guarding.conditions.first,
      let value = ValueTranslator(names: names(guarding)).value(subject)
    else { return nil }
    return StepConditions.choice(guarding.scope, of: value)
  }

  private static func choice(_ node: SwiftNode, of subject: ScenarioValue) -> ScenarioValue? {
    let patterns = node.all(.pattern)
    guard !node.flags.contains(.hasWhere) else { return nil }
    guard !patterns.isEmpty else {
      // The default case applies if no other case does.
      let others = (node.parent?.all(.switchCase) ?? []).filter { $0 != node }
      let all = others.compactMap { choice($0, of: subject) }
      guard !others.isEmpty, all.count == others.count else { return nil }
      return any(of: all).negated
    }
    var tests: [ScenarioValue] = []
    for pattern in patterns {
      guard pattern.last == pattern.base, let value = pattern.base.flatMap(ScenarioConstant.text)
      else { return nil }
      tests.append(
        .compared(subject, ScenarioValue(text: value), (same: "=", opposite: "!=")))
    }
    return any(of: tests)
  }

  private static func any(of tests: [ScenarioValue]) -> ScenarioValue {
    tests.count == 1
      ? tests[0]
      : ScenarioValue.joined(tests, by: tests.dropFirst().map { _ in "or" }, rank: .or)
  }

  // MARK: Unknown conditions

  /// Returns a line with a name that represents a condition or the value of a `switch`.
  private mutating func standIn(for guarding: FlowGuard) -> String? {
    guard var names = standIns, let around = guarding.conditions.first?.parent else { return nil }
    defer { standIns = names }
    let isBinding = guarding.form == .condition && guarding.conditions.allSatisfy(\.isBinding)
    guard isBinding || guarding.form != .condition || !isForBindings else { return nil }
    if guarding.scope.kind == .switchCase, let subject = guarding.conditions.first,
      let switching = guarding.scope.parent,
      case let constants = switching.all(.switchCase).compactMap(StepConditions.constant),
      let first = constants.first
    {
      let name = names.name(of: subject, "case")
      if let test = StepConditions.choice(guarding.scope, of: ScenarioValue(text: name)) {
        names.add(
          name, as: first, others: Array(constants.dropFirst()) + ["\"other\""], for: subject)
        return "if " + test.text
      }
    }
    let isCase = guarding.scope.kind == .switchCase
    let tests = guarding.conditions.filter { !$0.isBinding }
    guard let node = isCase ? guarding.scope : tests.first ?? guarding.conditions.first,
      let isElse = isCase ? false : StepConditions.isElse(guarding, around)
    else { return nil }
    let isFailure = guarding.form == .failure
    let name = names.name(of: node, isFailure ? "fails" : "holds")
    names.add(
      name, as: isFailure ? "false" : "true", others: [isFailure ? "true" : "false"], for: node)
    return isElse ? "if not \(name)" : "if \(name)"
  }

  /// Returns the constant with which a case compares; nil for a case with another condition.
  private static func constant(_ node: SwiftNode) -> String? {
    node.flags.contains(.hasWhere)
      ? nil
      : node.all(.pattern).lazy.compactMap { pattern in
        pattern.last == pattern.base ? pattern.base.flatMap(ScenarioConstant.text) : nil
      }.first
  }
}

extension SwiftNode {
  fileprivate var isBinding: Bool { kind == .binding }
}

/// Names in a scenario that represent conditions unknown to the model.
struct StandIns {
  /// A name with its default value.
  struct StandIn: Equatable {
    let name: String
    let value: String
    /// The other possible values.
    let others: [String]
    /// The condition, or the value of a `switch`, that it represents.
    let node: SwiftNode
  }

  private(set) var all: [StandIn] = []

  /// The maximum number of other values that are tried; if there are more names than that, one per
  /// name.
  private static let maximumCount = 24

  /// The other values of the names: first one value of every name, then a second one of each, and
  /// so on.
  var others: [(standIn: StandIn, value: String)] {
    let rounds = all.map(\.others.count).max() ?? 0
    let values = (0..<rounds).flatMap { round in
      all.filter { round < $0.others.count }.map { (standIn: $0, value: $0.others[round]) }
    }
    return Array(values.prefix(max(StandIns.maximumCount, all.count)))
  }

  /// Returns the name that represents a node; two nodes on one line have different names.
  func name(of node: SwiftNode, _ word: String) -> String {
    let name = "\(word)\(node.line)"
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name)_\(number)"
      guard let taken = all.first(where: { $0.name == candidate }), taken.node != node else {
        return candidate
      }
      number += 1
    }
  }

  mutating func add(_ name: String, as value: String, others: [String], for node: SwiftNode) {
    if !all.contains(where: { $0.name == name }) {
      all.append(StandIn(name: name, value: value, others: others, node: node))
    }
  }
}
