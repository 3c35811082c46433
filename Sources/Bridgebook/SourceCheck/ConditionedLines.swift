/// A condition of a scenario, with the code that it guards in the source.
struct ConditionLine: Equatable {
  let text: String
  let scope: SwiftNode
}

/// Lines of a scenario in the blocks of their conditions.
///
/// Statements that stand under one condition share its block, because the first may change what the
/// condition reads.
struct ConditionedLines {
  private(set) var lines: [String] = []
  private var open: [ConditionLine] = []

  /// Adds a line that depends on no condition.
  mutating func add(_ line: String) { add(line, [], of: nil) }

  /// Adds a line under its conditions, in a block of its own where the step runs later.
  mutating func add(_ line: String, _ conditions: [ConditionLine], of step: FlowStep?) {
    if let step, step.isDeferred {
      open = []
      lines.append("async line\(step.node.line)")
      append(line, conditions, from: 0, deeper: 1)
    } else {
      let shared = zip(open, conditions).prefix { $0 == $1 }.count
      append(line, conditions, from: shared, deeper: 0)
      open = conditions
    }
  }

  private mutating func append(
    _ line: String, _ conditions: [ConditionLine], from first: Int, deeper: Int
  ) {
    for (depth, condition) in conditions.enumerated().dropFirst(first) {
      lines.append(String(repeating: "  ", count: depth + deeper) + condition.text)
    }
    lines.append(String(repeating: "  ", count: conditions.count + deeper) + line)
  }
}
