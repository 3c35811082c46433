/// A name with its parts, such as `view.centerCoordinate`.
package struct ScenarioName: Equatable, Sendable {
  package let parts: [String]
  package let place: ScenarioPlace

  package init(parts: [String], place: ScenarioPlace) {
    self.parts = parts
    self.place = place
  }

  /// As written.
  package var text: String { parts.joined(separator: ".") }
}

/// A value of a scenario, or how to compute it.
package indirect enum ScenarioExpression: Equatable, Sendable {
  case nothing
  case truth(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// A text with gaps: `"Begin {position}"`.
  case template([TemplatePiece])
  /// `2..3`: a location and an end, as selections are.
  case range(ScenarioExpression, ScenarioExpression)
  case list([ScenarioExpression])
  case name(ScenarioName)
  case not(ScenarioExpression)
  case binary(ScenarioExpression, ScenarioOperator, ScenarioExpression, ScenarioPlace)
  /// `count(path)`, `dropLast(path)`, `last(path)`
  case function(String, [ScenarioExpression], ScenarioPlace)

  /// A part of a text with gaps.
  package enum TemplatePiece: Equatable, Sendable {
    case text(String)
    case value(ScenarioExpression)
  }
}

/// An operator; raw values are as written.
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

  /// Binds tighter the higher it is.
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
