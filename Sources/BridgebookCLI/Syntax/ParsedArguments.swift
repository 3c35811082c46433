/// A parsed command line; the values are not validated yet.
package struct ParsedArguments: Equatable, Sendable {
  package var command: String?
  package var arguments: [String] = []
  /// The given flags in order; there are few, and a dictionary would be slower.
  private var given: [Given] = []

  private struct Given: Equatable, Sendable {
    let flag: String
    let value: String
  }

  package init() {}

  /// Returns the last value of a flag; nil if it was not given.
  package func value(_ flag: String) -> String? { given.last { $0.flag == flag }?.value }

  /// Returns all values of a repeatable flag, in order.
  package func values(_ flag: String) -> [String] {
    given.filter { $0.flag == flag }.map(\.value)
  }

  /// Returns whether a switch was given.
  package func has(_ flag: String) -> Bool { given.contains { $0.flag == flag } }

  /// The names of all given flags, sorted.
  var flags: [String] { given.map(\.flag).sorted() }

  mutating func append(_ value: String, to flag: String) {
    given.append(Given(flag: flag, value: value))
  }
}

/// An error in a command line, from which its message is composed.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownFlag(String, command: String?, suggestion: String?)
  case missingValue(flag: String, value: String)
  case unexpectedValue(flag: String)
  case badChoice(flag: String, value: String, choices: [String], suggestion: String?)
  case repeatedFlag(String)
  case wrongArgumentCount(command: String, given: Int, expected: ClosedRange<Int>)
  /// The extension of a file name, such as `pdf`, names a form that no sheet has.
  case unwritableForm(sheet: String, path: String, page: String?)

  /// Whether another command might accept the same words.
  var dependsOnCommand: Bool {
    switch self {
    case .unknownCommand, .unknownFlag, .wrongArgumentCount, .unwritableForm: true
    case .missingValue, .unexpectedValue, .badChoice, .repeatedFlag: false
    }
  }
}
