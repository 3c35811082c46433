/// The inputs of a wrapper that an expression reads.
enum ReadInputs {
  /// Returns the inputs in the order in which they are read, directly or through local variables.
  static func names(in value: SwiftNode, _ inputs: Set<String>) -> [String] {
    var names: [String] = []
    collect(&names, value, inputs, depth: 0)
    return names
  }

  private static func collect(
    _ names: inout [String], _ node: SwiftNode, _ inputs: Set<String>, depth: Int
  ) {
    var found: [String] = []
    var locals: [SwiftNode] = []
    node.walk { part in
      switch part.kind {
      case .identifier where inputs.contains(part.name): found.append(part.name)
      case .member where inputs.contains(part.name) && part.base?.name == "self":
        found.append(part.name)
        return false
      case .identifier where depth < 2: locals += variables(named: part.name, around: part)
      default: break
      }
      return true
    }
    for name in found where !names.contains(name) { names.append(name) }
    for value in locals { collect(&names, value, inputs, depth: depth + 1) }
  }

  /// Returns the values that a function assigns to a local variable.
  private static func variables(named name: String, around node: SwiftNode) -> [SwiftNode] {
    var function = node.parent
    while let next = function, next.kind != .function { function = next.parent }
    var values: [SwiftNode] = []
    function?.walk { part in
      if part.kind == .variable, part.name == name, let value = part.last, value.kind != .typeName {
        values.append(value)
      }
      return values.count < 4
    }
    return values
  }
}
