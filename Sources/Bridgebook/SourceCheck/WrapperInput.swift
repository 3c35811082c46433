/// A value that a wrapper receives from outside, in the form of a scenario.
struct WrapperInput {
  let name: String
  let kind: String
  let first: String
  let second: String

  /// Returns the inputs of a wrapper in the order of its properties.
  static func all(of bridge: Bridge) -> [WrapperInput] {
    // The branches of `#if` may declare the same property.
    var names: Set<String> = []
    return bridge.type.stored.compactMap { property in
      guard names.insert(property.name).inserted else { return nil }
      if property.isFixed || property.isEnvironment { return nil }
      let created = property.isState ? nil : property.value.flatMap { ClassWords.created(by: $0) }
      if created.map(ClassWords.isPlatformObject) ?? false { return nil }
      if property.isClosure {
        return WrapperInput(name: property.name, kind: "closure", first: "", second: "")
      }
      let (first, second) = values(of: property, named: property.name)
      let isShared = property.isBinding || property.isState
      return WrapperInput(
        name: property.name, kind: isShared ? "binding" : "let", first: first, second: second)
    }
  }

  /// Returns two different values for a property in a scenario.
  ///
  /// - Parameters:
  ///   - property: Its declaration, if known.
  ///   - written: A value that it is set to.
  static func values(
    of property: StoredProperty?, named name: String, written: String? = nil
  ) -> (String, String) {
    let type = property?.type.map { $0.name == "Binding" ? $0.base ?? $0 : $0 }
    if let text = type?.text, text.hasPrefix("["), !text.contains(":") {
      return ("[\"a\"]", "[\"a\", \"b\"]")
    }
    // The first value is true, because false would prevent all user actions.
    if SetterTable.editingProperties.contains(name) { return ("true", "false") }
    let start = property?.value.flatMap(ScenarioConstant.text) ?? written ?? ""
    let word = type?.name ?? property?.value?.name ?? ""
    switch word.isEmpty ? start : word {
    case "Bool", "true", "false": return ("false", "true")
    case "Int", "Double", "CGFloat", "Float", "Int32", "Int64", "TimeInterval":
      // Views usually start at 0, and the first update sets a different value.
      return ("1", "10")
    case let number where number.first?.isNumber ?? false: return ("1", "10")
    case "" where WrapperInput.questions.contains(where: name.hasPrefix): return ("false", "true")
    default: return ("\"first\"", "\"second\"")
    }
  }

  /// The usual first words in the names of Boolean properties.
  private static let questions = ["is", "has", "can", "should", "shows", "needs", "allows"]
}
