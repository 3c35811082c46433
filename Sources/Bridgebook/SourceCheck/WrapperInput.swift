/// A value that a wrapper is given from outside, as a scenario has it.
struct WrapperInput {
  let name: String
  let kind: String
  let first: String
  let second: String

  /// The inputs of a wrapper in the order of its properties.
  static func all(of bridge: Bridge) -> [WrapperInput] {
    bridge.type.stored.compactMap { property in
      if property.isFixed || property.isEnvironment { return nil }
      if property.isClosure {
        return WrapperInput(name: property.name, kind: "closure", first: "", second: "")
      }
      let (first, second) = values(of: property)
      let isShared = property.isBinding || property.isState
      return WrapperInput(
        name: property.name, kind: isShared ? "binding" : "let", first: first, second: second)
    }
  }

  private static func values(of property: StoredProperty) -> (String, String) {
    let type = property.type.map { $0.name == "Binding" ? $0.base?.name ?? "" : $0.name } ?? ""
    let word = type.isEmpty ? property.value?.name ?? "" : type
    switch word {
    case "Bool", "true", "false": return ("false", "true")
    case "Int", "Double", "CGFloat", "Float", "Int32", "Int64", "TimeInterval":
      // Views start at 0 as a rule, and the first update sets something else.
      return ("1", "10")
    default: return ("\"first\"", "\"second\"")
    }
  }
}
