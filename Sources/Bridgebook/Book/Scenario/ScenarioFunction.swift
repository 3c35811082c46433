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
    case .at: "the element at an index, counted from 0, as `list[index]`; none there ends the run"
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
