/// What a scenario reads and sets of the platform, in the order of its first use.
struct UsedNames {
  /// The properties of the platform view.
  private(set) var properties: [String] = []
  /// The keys of the environment.
  private(set) var environment: [String] = []
  /// The first value to which each property is set, as an expression of the scenario.
  private var firstValues: [String: String] = [:]

  /// The property that holds the text of the view, if one does.
  var text: String? { UsedNames.texts.first(where: properties.contains) }

  /// The properties that hold the text of a view.
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

  /// Returns the value that a property of a class without rules starts with: an empty one of the
  /// type of the values that are set, so that the first update of a guarded set is one.
  func initial(_ property: String, _ values: [WrapperInput]) -> String {
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
