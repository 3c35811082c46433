/// Translates the conditions around a step of a wrapper into lines of a scenario.
struct StepConditions {
  /// The names of the view.
  let viewNames: Set<String>
  /// The properties of the wrapper that the scenario has.
  let inputs: Set<String>
  /// The variables of the coordinator that the scenario has.
  let variables: Set<String>
  /// The names of the copy of the struct that the coordinator keeps.
  let copies: Set<String>
  /// The properties of the view that the conditions read, and the first value of those that are
  /// true or false.
  private(set) var used: [(property: String, value: String?)] = []

  init(
    viewNames: Set<String>, inputs: Set<String>, variables: Set<String> = [],
    copies: Set<String> = []
  ) {
    self.viewNames = viewNames
    self.inputs = inputs
    self.variables = variables
    self.copies = copies.union(["self", "parent"])
  }

  /// Returns the conditions around a step, outermost first, or nil if one of them cannot be
  /// translated.
  ///
  /// - Parameter property: The property that the step sets; nil if it sets none.
  mutating func lines(of step: FlowStep, setting property: String?) -> [ConditionLine]? {
    var lines: [ConditionLine] = []
    for guarding in step.guards {
      guard let line = condition(guarding, of: step, property) else { return nil }
      if !line.isEmpty { lines.append(ConditionLine(text: line, scope: guarding.scope)) }
    }
    return lines
  }

  /// Returns a condition as a line of the scenario, or an empty text if the model always meets it.
  private mutating func condition(
    _ guarding: FlowGuard, of step: FlowStep, _ property: String?
  ) -> String? {
    guard let around = guarding.conditions.first?.parent else { return nil }
    if guarding.scope.kind == .switchCase { return choice(guarding) }
    let isElse: Bool
    switch around.kind {
    case .guardStatement where guarding.scope.parent != around: isElse = false
    case .ifStatement where guarding.scope.parent == around:
      isElse = guarding.scope.flags.contains(.isElse)
    default: return nil
    }
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
    var parts: [Condition] = []
    for test in tests {
      guard let node = test.base, let part = truth(node) else { return nil }
      parts.append(part)
    }
    guard isElse else {
      guard parts.count == 1 || parts.allSatisfy({ $0.joint != .or }) else { return nil }
      return "if " + parts.map(\.text).joined(separator: " and ")
    }
    guard parts.count == 1, parts[0].joint == nil, tests.count == guarding.conditions.count else {
      return nil
    }
    return "if " + parts[0].opposite
  }

  /// Returns the case of a `switch` as a line of the scenario.
  private mutating func choice(_ guarding: FlowGuard) -> String? {
    let patterns = guarding.conditions.dropFirst()
    guard !patterns.isEmpty, let subject = guarding.conditions.first.flatMap({ operand($0) }) else {
      return nil
    }
    var tests: [String] = []
    for pattern in patterns {
      guard pattern.last == pattern.base, let value = pattern.base.flatMap(ScenarioConstant.text)
      else { return nil }
      tests.append("\(subject) = \(value)")
    }
    return "if " + tests.joined(separator: " or ")
  }

  /// A condition of the scenario.
  private struct Condition {
    enum Joint { case and, or }

    let text: String
    /// The words that join its parts; nil for a single test.
    var joint: Joint?
    /// The same test with the other outcome.
    let opposite: String
  }

  /// Returns tests that are joined by one kind of operator.
  private mutating func truth(_ node: SwiftNode) -> Condition? {
    guard node.kind == .sequence else { return test(node) }
    let parts = Array(node.children)
    let operators = parts.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element.operator }
    if operators.count == 1, let sign = StepConditions.comparisons[operators[0]] {
      guard let left = operand(parts[0]), let right = operand(parts[2]) else {
        return nil
      }
      return Condition(
        text: "\(left) \(sign.same) \(right)", opposite: "\(left) \(sign.opposite) \(right)")
    }
    guard let first = operators.first, operators.allSatisfy({ $0 == first }),
      first == "&&" || first == "||"
    else { return nil }
    var texts: [String] = []
    for index in stride(from: 0, to: parts.count, by: 2) {
      guard let part = test(parts[index]) else { return nil }
      texts.append(part.text)
    }
    return Condition(
      text: texts.joined(separator: first == "&&" ? " and " : " or "),
      joint: first == "&&" ? .and : .or, opposite: "")
  }

  private static let comparisons: [String: (same: String, opposite: String)] = [
    "==": ("=", "!="), "!=": ("!=", "="), "<": ("<", ">="), ">": (">", "<="), "<=": ("<=", ">"),
    ">=": (">=", "<"),
  ]

  /// Returns a single test: an input or a property of the view that is true, or is not.
  private mutating func test(_ node: SwiftNode) -> Condition? {
    if let (value, isEmpty) = emptiness(node) {
      let same = isEmpty ? "=" : "!="
      return Condition(
        text: "count(\(value)) \(same) 0", opposite: "count(\(value)) \(isEmpty ? "!=" : "=") 0")
    }
    if node.kind == .prefixed, node.operator == "!", let inner = node.base {
      return operand(inner, isTruth: true).map {
        Condition(text: "not \($0)", opposite: $0)
      }
    }
    return operand(node, isTruth: true).map { Condition(text: $0, opposite: "not \($0)") }
  }

  /// Returns the value of `value.isEmpty` or `!value.isEmpty`, and which of both it is.
  private mutating func emptiness(_ node: SwiftNode) -> (value: String, isEmpty: Bool)? {
    var node = node
    var isEmpty = true
    if node.kind == .prefixed, node.operator == "!", let inner = node.base {
      (node, isEmpty) = (inner, false)
    }
    guard node.kind == .member, node.name == "isEmpty", let base = node.base else { return nil }
    return operand(base).map { ($0, isEmpty) }
  }

  /// Returns a value that the model knows.
  private mutating func operand(_ node: SwiftNode, isTruth: Bool = false) -> String? {
    switch node.kind {
    case .identifier where inputs.contains(node.name) || variables.contains(node.name):
      return node.name
    case .identifier where node.name == "nil" && !isTruth: return "nothing"
    case .member where node.base?.kind == .identifier && viewNames.contains(node.base?.name ?? ""):
      let isTruth = isTruth || node.name.hasPrefix("is") || node.name.hasPrefix("has")
      used.append((node.name, isTruth ? "false" : nil))
      return "view.\(node.name)"
    case .member
    where copies.contains(node.base?.name ?? "") && inputs.contains(node.name):
      return node.name
    case .member
    where ["self", "coordinator"].contains(node.base?.name ?? "") && variables.contains(node.name):
      return node.name
    default:
      return isTruth && node.name != "true" && node.name != "false"
        ? nil
        : ScenarioConstant.text(node)
    }
  }
}
