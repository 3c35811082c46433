/// Converts constants in Swift code to values of a scenario.
enum ScenarioConstant {
  /// Returns a number, a Boolean, a string or an enumeration case, which is represented by a string
  /// with its name.
  static func text(_ node: SwiftNode) -> String? {
    switch node.kind {
    case .identifier where node.name == "true" || node.name == "false": return node.name
    case .identifier where node.name == "nil": return "nothing"
    case .number: return node.text.contains("_") || node.text.contains("x") ? nil : node.text
    case .prefixed where node.operator == "-":
      return node.base?.kind == .number ? node.base.flatMap(text).map { "-" + $0 } : nil
    case .string
    where node.base == nil && node.text.utf8.count < 60 && !node.text.contains("\\")
      && !node.text.contains("{") && !node.text.contains("}") && !node.text.contains("\n")
      && !node.text.hasPrefix("#"):
      return node.text
    case .member where node.base == nil: return "\"\(node.name)\""
    case .member
    where node.base?.kind == .identifier && node.base?.name.first?.isUppercase ?? false:
      return node.name.first?.isLowercase ?? false ? "\"\(node.name)\"" : nil
    default: return nil
    }
  }
}
