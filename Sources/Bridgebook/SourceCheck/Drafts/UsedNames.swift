/// The platform properties and environment keys that a scenario uses, in the order of first use.
struct UsedNames {
  /// The properties of the platform view.
  private(set) var properties: [String] = []
  /// The keys of the environment.
  private(set) var environment: [String] = []
  /// The first value to which each property is set, as an expression of the scenario.
  private var firstValues: [String: String] = [:]

  /// The property that contains the text of the view, if it has one.
  var text: String? { UsedNames.texts.first(where: properties.contains) }

  /// The properties that can contain the text of a view.
  static let texts = ["text", "string", "stringValue"]

  mutating func use(_ property: String, as value: String? = nil) {
    if !properties.contains(property) { properties.append(property) }
    if let value, firstValues[property] == nil { firstValues[property] = value }
  }

  /// Returns the expression that reads a key of the environment.
  mutating func read(environment key: String) -> String {
    if !environment.contains(key) { environment.append(key) }
    return "environment.\(key)"
  }

  /// Returns the initial value of a property of a class without rules.
  ///
  /// It is an empty value of the type of the assigned values, so that the first update of a guarded
  /// property sets it.
  func initial(_ property: String, _ values: [WrapperInput]) -> String {
    // The user can interact with a new view.
    if SetterTable.editingProperties.contains(property) { return "true" }
    let written = firstValues[property]
    let input = values.first { $0.name == written ?? property }
    switch input?.first ?? written {
    case "true", "false": return "false"
    case let text? where text.first?.isNumber ?? false: return "0"
    case let text? where text.hasPrefix("environment.is"): return "false"
    default: return "\"\""
    }
  }
}
