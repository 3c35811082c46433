/// A value that a file states for a property, as a value of a scenario.
struct StatedValue {
  let text: String

  /// Creates the value of an expression; nil if the scenario language has no such value, or if it
  /// is of another type than `usual`.
  ///
  /// A binding's constant counts as its value, and `.zero` as the number.
  init?(_ node: SwiftNode, like usual: String) {
    var node = node
    if node.kind == .call, node.base?.name == "constant", let only = node.first(.argument)?.base {
      node = only
    }
    guard let text = StatedValue.text(node) else { return nil }
    let isUsualNumber = Double(usual) != nil
    if isUsualNumber, text == "\"zero\"" {
      self.text = "0"
      return
    }
    let isTruth = text == "true" || text == "false"
    let isUsualTruth = usual == "true" || usual == "false"
    guard text == "nothing" || isUsualNumber == (Double(text) != nil),
      text == "nothing" || isUsualTruth == isTruth,
      text == "nothing" || usual.hasPrefix("[") == text.hasPrefix("[")
    else { return nil }
    self.text = text
  }

  private static func text(_ node: SwiftNode) -> String? {
    guard node.kind == .array else { return ScenarioConstant.text(node) }
    let elements = node.children.map { $0.kind == .argument ? $0.base ?? $0 : $0 }
    guard elements.count <= 8 else { return nil }
    var texts: [String] = []
    for element in elements {
      guard let text = ScenarioConstant.text(element) else { return nil }
      texts.append(text)
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  /// Returns a value of the same type that differs from it.
  func other(usually usual: (first: String, second: String)) -> String {
    if text.hasPrefix("[") {
      guard text != "[]" else { return usual.first }
      let isNumbers = text.dropFirst().first.map { $0.isNumber || $0 == "-" } ?? false
      return "\(text.dropLast()), \(isNumbers ? "10" : "\"second\"")]"
    }
    if text == "true" || text == "false" { return text == "true" ? "false" : "true" }
    if let number = Double(text), number == Double(usual.second) { return usual.first }
    return text == usual.second ? usual.first : usual.second
  }
}
