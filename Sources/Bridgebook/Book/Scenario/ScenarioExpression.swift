/// A dotted name, such as `view.centerCoordinate`.
package struct ScenarioName: Equatable, Sendable {
  package let parts: [String]
  package let place: ScenarioPlace

  package init(parts: [String], place: ScenarioPlace) {
    self.parts = parts
    self.place = place
  }

  /// The name as written.
  package var text: String { parts.joined(separator: ".") }
}

/// An expression of a scenario.
package indirect enum ScenarioExpression: Equatable, Sendable {
  case nothing
  case truth(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// A string with interpolations, such as `"Begin {position}"`.
  case template([TemplatePiece])
  /// A range such as `2..3`: a start and an end position, as in text selections.
  case range(ScenarioExpression, ScenarioExpression)
  case list([ScenarioExpression])
  case name(ScenarioName)
  case not(ScenarioExpression)
  case binary(ScenarioExpression, ScenarioOperator, ScenarioExpression, ScenarioPlace)
  /// `count(path)`, `dropLast(path)`, `last(path)`
  case function(String, [ScenarioExpression], ScenarioPlace)

  /// A piece of a string with interpolations.
  package enum TemplatePiece: Equatable, Sendable {
    case text(String)
    case value(ScenarioExpression)
  }
}

/// An operator; raw values are the spellings of the language.
package enum ScenarioOperator: String, CaseIterable, Sendable {
  case or, and
  case equal = "="
  case different = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case dividedBy = "/"
  case remainder = "%"

  /// The precedence; operators with a higher one bind more tightly.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .different, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .plus, .minus: 4
    case .times, .dividedBy, .remainder: 5
    }
  }
}

/// A function of the scenario language; raw values are the names.
package enum ScenarioFunction: String, CaseIterable, Sendable {
  case abs, at, count, dropLast, first, last, max, min, round

  /// The names of the arguments, for messages and the manual.
  package var arguments: [String] {
    switch self {
    case .at: ["list", "index"]
    case .max, .min: ["a", "b"]
    case .abs, .round: ["number"]
    case .count, .dropLast, .first, .last: ["list"]
    }
  }

  /// A call of the function, such as `max(a, b)`.
  package var form: String { "\(rawValue)(\(arguments.joined(separator: ", ")))" }

  /// The meaning, as one sentence without a period.
  package var meaning: String {
    switch self {
    case .abs: "the number without its sign"
    case .at:
      "the element at an index, counted from 0, as `list[index]`; a missing element ends the run"
    case .count: "the number of elements, or of a text's characters"
    case .dropLast: "the list or text without its last element"
    case .first: "the first element, or `nothing`; of a range of text, its position"
    case .last: "the last element, or `nothing`; of a range of text, where it ends"
    case .max: "the larger one of two numbers or texts"
    case .min: "the smaller one of two numbers or texts"
    case .round: "the nearest whole number"
    }
  }
}
