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
      let given = property.value == nil ? defaultValue(of: property.name, in: bridge.type) : nil
      let (first, second) = values(of: property, named: property.name, given: given)
      let isShared = property.isBinding || property.isState
      return WrapperInput(
        name: property.name, kind: isShared ? "binding" : "let", first: first, second: second)
    }
  }

  /// Returns two different values for a property in a scenario; the first is the one that the file
  /// states.
  ///
  /// - Parameters:
  ///   - property: Its declaration, if known.
  ///   - written: A value that it is set to.
  ///   - given: The default value of an initializer's parameter of that name.
  static func values(
    of property: StoredProperty?, named name: String, written: String? = nil,
    given: SwiftNode? = nil
  ) -> (String, String) {
    let (first, second) = usual(property, named: name, written: written ?? given?.text)
    let stated = (property?.value ?? given).flatMap { StatedValue($0, like: first) }
    return stated.map { ($0.text, $0.other(usually: (first, second))) } ?? (first, second)
  }

  /// Returns the default value of the parameter with a property's name in an initializer of its
  /// type.
  private static func defaultValue(of name: String, in type: CheckedType) -> SwiftNode? {
    let parameters = type.functions.lazy.filter { $0.label == "init" }.flatMap {
      $0.all(.parameter)
    }
    let parameter = parameters.first { $0.name == name || $0.label == name }
    return parameter?.last.flatMap { $0.kind == .typeName ? nil : $0 }
  }

  /// Returns two values that a property of its type usually has.
  private static func usual(
    _ property: StoredProperty?, named name: String, written: String?
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
    case let number where Double(number.replacing("_", with: "")) != nil: return ("1", "10")
    case "" where WrapperInput.questions.contains(where: name.hasPrefix): return ("false", "true")
    default: return ("\"first\"", "\"second\"")
    }
  }

  /// The usual first words in the names of Boolean properties.
  private static let questions = ["is", "has", "can", "should", "shows", "needs", "allows"]
}
