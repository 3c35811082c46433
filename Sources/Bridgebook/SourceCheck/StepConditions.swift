/// Translates the conditions around a step of a wrapper into lines of a scenario.
struct StepConditions {
  /// What names stand for where a condition is tested.
  let names: (FlowGuard) -> ValueNames
  /// The properties of the wrapper that the scenario has.
  let inputs: Set<String>
  /// The names that stand for conditions the model does not know; nil where none may.
  private(set) var standIns: StandIns?
  /// The code outside of which conditions do not count.
  var code: SwiftNode?
  /// What the conditions read.
  private(set) var uses: [ScenarioValue.Use] = []

  init(
    inputs: Set<String>, standIns: StandIns? = nil, names: @escaping (FlowGuard) -> ValueNames
  ) {
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
    for guarding in step.guards {
      if let code, guarding.scope == code || !code.contains(guarding.scope) { continue }
      guard let line = condition(guarding, of: step, property) ?? standIn(for: guarding) else {
        return nil
      }
      if !line.isEmpty { lines.append(ConditionLine(text: line, scope: guarding.scope)) }
    }
    return lines
  }

  /// Returns a condition as a line of the scenario, or an empty text if the model always meets it.
  private mutating func condition(
    _ guarding: FlowGuard, of step: FlowStep, _ property: String?
  ) -> String? {
    guard let around = guarding.conditions.first?.parent else { return nil }
    if guarding.scope.kind == .switchCase {
      return choice(guarding).map { "if " + accepted($0).text }
    }
    guard let isElse = StepConditions.isElse(guarding, around) else { return nil }
    // A condition that only unwraps a value is true whenever the model has a value.
    let tests = guarding.conditions.filter { $0.kind != .binding }
    if tests.isEmpty { return isElse ? nil : "" }
    if !isElse, tests.count == 1, let property, guarding.mentions(property), guarding.compares,
      let name = step.valuePlace?.path.first, inputs.contains(name), guarding.mentions(name),
      let only = tests[0].base, only.kind == .sequence,
      only.children.reduce(0, { count, _ in count + 1 }) == 3
    {
      return "if view.\(property) != \(name)"
    }
    let translator = ValueTranslator(names: names(guarding))
    var parts: [ScenarioValue] = []
    for test in tests {
      guard let node = test.base, let part = translator.value(node, isTruth: true) else {
        return nil
      }
      parts.append(part)
    }
    let whole =
      parts.count == 1
      ? parts[0]
      : ScenarioValue.joined(parts, by: parts.dropFirst().map { _ in "and" }, rank: .and)
    guard isElse else { return "if " + accepted(whole).text }
    // If a condition is an optional binding, the `guard` may fail because its value is nil.
    guard tests.count == guarding.conditions.count else { return nil }
    return "if " + accepted(whole).negated.text
  }

  /// Whether a condition is false where a step stands; nil where it says nothing of it.
  private static func isElse(_ guarding: FlowGuard, _ around: SwiftNode) -> Bool? {
    switch around.kind {
    case .guardStatement: guarding.scope.parent == around
    case .ifStatement where guarding.scope.parent == around:
      guarding.scope.flags.contains(.isElse)
    // An `if` that leaves the function.
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
    guard !patterns.isEmpty else {
      // The default case applies where no other case does.
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

  // MARK: Conditions that the model does not know

  /// Returns a line with a name that stands for a condition, or for what a `switch` looks at.
  private mutating func standIn(for guarding: FlowGuard) -> String? {
    guard standIns != nil, let around = guarding.conditions.first?.parent else { return nil }
    if guarding.scope.kind == .switchCase, let subject = guarding.conditions.first,
      let switching = guarding.scope.parent,
      let first = switching.all(.switchCase).lazy.compactMap({ StepConditions.constant($0) }).first
    {
      let name = ScenarioValue(text: StandIns.name(of: subject, "case"))
      if let test = StepConditions.choice(guarding.scope, of: name) {
        standIns?.add(name.text, as: first, for: subject)
        return "if " + test.text
      }
    }
    let isCase = guarding.scope.kind == .switchCase
    let tests = guarding.conditions.filter { $0.kind != .binding }
    guard let node = isCase ? guarding.scope : tests.first ?? guarding.conditions.first else {
      return nil
    }
    let isElse = isCase ? false : StepConditions.isElse(guarding, around)
    guard let isElse else { return nil }
    let name = StandIns.name(of: node, "holds")
    standIns?.add(name, as: "true", for: node)
    return isElse ? "if not \(name)" : "if \(name)"
  }

  /// Returns the first constant that a case compares with.
  private static func constant(_ node: SwiftNode) -> String? {
    node.all(.pattern).lazy.compactMap { pattern in
      pattern.last == pattern.base ? pattern.base.flatMap(ScenarioConstant.text) : nil
    }.first
  }
}

/// Names of a scenario that stand for conditions the model does not know.
struct StandIns {
  /// A name with the value it has until somebody changes it.
  struct StandIn: Equatable {
    let name: String
    let value: String
    /// The condition, or the value of a `switch`, that it stands for.
    let node: SwiftNode
  }

  private(set) var all: [StandIn] = []

  /// Returns the name of what stands at a node.
  static func name(of node: SwiftNode, _ word: String) -> String { "\(word)\(node.line)" }

  mutating func add(_ name: String, as value: String, for node: SwiftNode) {
    if !all.contains(where: { $0.name == name }) {
      all.append(StandIn(name: name, value: value, node: node))
    }
  }
}
