/// A line of a scenario that opens a block, with the source code that the block represents.
struct ConditionLine: Equatable {
  let text: String
  let scope: SwiftNode
}

/// The lines of a scenario, in blocks for their conditions and for closures that run later.
///
/// Statements under the same condition share its block, because the first may change a value that
/// the condition reads.
struct ConditionedLines {
  private(set) var lines: [String] = []
  private var open: [ConditionLine] = []

  /// Adds a line without conditions.
  mutating func add(_ line: String) { add(line, [], of: nil) }

  /// Adds a line under its conditions; a step that runs later gets a separate block.
  mutating func add(_ line: String, _ conditions: [ConditionLine], of step: FlowStep?) {
    let blocks = step.map { ConditionedLines.blocks(of: $0, conditions) } ?? conditions
    let shared = zip(open, blocks).prefix { $0 == $1 }.count
    for (depth, block) in blocks.enumerated().dropFirst(shared) { put(block.text, depth) }
    open = blocks
    put(line, blocks.count)
  }

  /// Returns the blocks around a step, outermost first.
  ///
  /// Conditions around a closure that runs later enclose its block, because they are tested before
  /// the closure is passed on.
  private static func blocks(
    of step: FlowStep, _ conditions: [ConditionLine]
  ) -> [ConditionLine] {
    var blocks: [ConditionLine] = []
    var left = conditions[...]
    let passages = step.passages
    if step.isDeferred, !passages.contains(where: { $0.kind == .hop }) {
      blocks.append(ConditionLine(text: "async line\(step.node.line)", scope: step.node))
    }
    for passage in passages {
      let outer = left.prefix { $0.scope.contains(passage.closure) }
      blocks += outer
      left = left.dropFirst(outer.count)
      blocks.append(ConditionLine(text: passage.line(of: step), scope: passage.closure))
    }
    return blocks + left
  }

  private mutating func put(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
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
