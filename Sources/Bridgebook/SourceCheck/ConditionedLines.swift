/// A condition of a scenario, with the code that it guards in the source.
struct ConditionLine: Equatable {
  let text: String
  let scope: SwiftNode
}

/// Lines of a scenario, grouped into the blocks of their conditions.
///
/// Statements under the same condition share a block, because the first statement may change what
/// the condition reads.
struct ConditionedLines {
  private(set) var lines: [String] = []
  private var open: [ConditionLine] = []

  /// Adds a line without conditions.
  mutating func add(_ line: String) { add(line, [], of: nil) }

  /// Adds a line under its conditions; a step that runs later gets a separate block.
  mutating func add(_ line: String, _ conditions: [ConditionLine], of step: FlowStep?) {
    // The conditions around a block that runs later are tested before the block is enqueued.
    let hop = step?.hop
    let outer = hop.map { hop in Array(conditions.prefix { $0.scope.contains(hop) }) }
    let before = step?.isDeferred ?? false ? outer ?? [] : conditions
    let shared = zip(open, before).prefix { $0 == $1 }.count
    for (depth, condition) in before.enumerated().dropFirst(shared) {
      put(condition.text, depth)
    }
    open = before
    guard let step, step.isDeferred else { return put(line, before.count) }
    put("async line\(step.node.line)", before.count)
    let inside = conditions.dropFirst(before.count)
    for (depth, condition) in inside.enumerated() { put(condition.text, before.count + 1 + depth) }
    put(line, conditions.count + 1)
  }

  private mutating func put(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}

extension FlowStep {
  /// The closure that runs later and contains the step or a call through which the step is reached.
  fileprivate var hop: SwiftNode? {
    guard isDeferred else { return nil }
    for start in [node] + callers.reversed() {
      var place: SwiftNode? = start
      while let inner = place {
        if inner.kind == .closure, let holder = inner.parent {
          let call = holder.kind == .argument ? holder.parent : holder
          if let callee = call?.base, case .hop = FlowTiming(of: callee) { return inner }
        }
        place = inner.parent
      }
    }
    return nil
  }
}

extension SwiftNode {
  /// Returns whether another node is a descendant of this one.
  func contains(_ other: SwiftNode) -> Bool {
    var place = other.parent
    while let outer = place {
      if outer == self { return true }
      place = outer.parent
    }
    return false
  }
}
