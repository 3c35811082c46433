/// A Swift value translated to an expression of a scenario.
struct ScenarioValue {
  /// A value that the expression reads in addition to the wrapper's inputs.
  enum Use {
    /// A property of the view, with its initial value if known.
    case property(String, first: String?)
    case environment(String)
    /// A property of an observed model.
    case model(String, String)
  }

  /// The precedence of the outermost operator.
  enum Rank: Int {
    case or, and, negation, comparison, sum, product, single
  }

  let text: String
  var rank = Rank.single
  /// Whether it is a string, which no function converts to a number.
  var isText = false
  var uses: [Use] = []
  /// The opposite of a comparison.
  var opposite: String?

  /// Whether it is a number literal.
  var isNumber: Bool { Double(text) != nil }

  /// The same value where a number is required: a property of the view has the initial value zero.
  var asNumber: ScenarioValue {
    var value = self
    value.uses = uses.map { use in
      if case .property(let name, nil) = use, text == "view.\(name)" {
        return .property(name, first: "0")
      }
      return use
    }
    return value
  }

  /// Returns the expression, in parentheses if its operator binds less tightly than `rank`.
  func text(inside rank: Rank) -> String { self.rank.rawValue < rank.rawValue ? "(\(text))" : text }

  /// The opposite of a condition.
  var negated: ScenarioValue {
    if let opposite {
      return ScenarioValue(text: opposite, rank: .comparison, uses: uses, opposite: text)
    }
    if rank == .negation, let inner = ScenarioValue.withoutNot(text) {
      return ScenarioValue(text: inner, rank: .single, uses: uses)
    }
    return ScenarioValue(text: "not " + text(inside: .single), rank: .negation, uses: uses)
  }

  private static func withoutNot(_ text: String) -> String? {
    text.hasPrefix("not ") ? String(text.dropFirst("not ".count)) : nil
  }

  /// Joins values by the operators between them.
  static func joined(_ parts: [ScenarioValue], by signs: [String], rank: Rank) -> ScenarioValue {
    var text = parts[0].text(inside: rank)
    for (sign, part) in zip(signs, parts.dropFirst()) {
      // The operators of a row are left-associative.
      let inner = ScenarioValue.Rank(rawValue: rank.rawValue + 1) ?? .single
      text += " \(sign) " + part.text(inside: rank == .or || rank == .and ? rank : inner)
    }
    return ScenarioValue(text: text, rank: rank, uses: parts.flatMap(\.uses))
  }

  /// Compares two values.
  static func compared(
    _ left: ScenarioValue, _ right: ScenarioValue, _ sign: (same: String, opposite: String)
  ) -> ScenarioValue {
    let (first, last) = (left.text(inside: .sum), right.text(inside: .sum))
    return ScenarioValue(
      text: "\(first) \(sign.same) \(last)", rank: .comparison, uses: left.uses + right.uses,
      opposite: "\(first) \(sign.opposite) \(last)")
  }

  /// Returns a call of a function of the scenario language.
  static func call(_ function: String, _ arguments: [ScenarioValue]) -> ScenarioValue {
    ScenarioValue(
      text: "\(function)(\(arguments.map(\.text).joined(separator: ", ")))",
      uses: arguments.flatMap(\.uses))
  }
}

/// Converts constants in Swift code to values of a scenario.
enum ScenarioConstant {
  /// Returns a number, a Boolean, a string or an enumeration case, which is represented by a string
  /// with its name.
  static func text(_ node: SwiftNode) -> String? {
    switch node.kind {
    case .identifier where node.name == "true" || node.name == "false": return node.name
    case .identifier where node.name == "nil": return "nothing"
    case .number:
      let text = node.text.replacing("_", with: "")
      return text.contains("x") || text.contains("b") || text.contains("o") ? nil : text
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

/// Converts texts of a source file to the characters that a scenario allows.
enum ScenarioWords {
  /// Returns a text without line ends; for a path, only its last component.
  static func plain(_ text: String, isWhole: Bool = false) -> String {
    let text = isWhole ? text : String(text.split(separator: "/").last ?? "a file")
    return text.replacing("…", with: "...").filter { $0.isASCII && $0 != "\n" && $0 != "\r" }
  }

  /// Returns whether a text can be the name of a property in a scenario.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII,
      first.properties.isAlphabetic || first == "_"
    else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the words of a name in lowercase, joined by hyphens.
  static func identifier(_ name: String) -> String {
    var text = ""
    var isAfterLower = false
    for scalar in name.unicodeScalars where scalar.isASCII {
      let character = Character(scalar)
      if character.isUppercase, isAfterLower { text += "-" }
      isAfterLower = character.isLowercase
      if character.isLetter || character.isNumber {
        text += character.lowercased()
      } else if !text.hasSuffix("-") {
        text += "-"
      }
    }
    return text.isEmpty ? "wrapper" : text
  }
}
