/// A flag of the command line, as data.
package struct FlagSyntax: Equatable, Sendable {
  /// The name without the two dashes.
  package let name: String
  /// The one-letter form, used after a single dash.
  package let letter: Character?
  /// The placeholder for the value in help; nil for a switch.
  package let value: String?
  /// The summary in help, one line.
  package let summary: String
  /// The allowed values; empty if any value is allowed.
  package let choices: [String]
  package let isRepeatable: Bool
  /// Whether the value is a name in lowercase, which may be typed in any letter case.
  package let isName: Bool

  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    isRepeatable: Bool = false, isName: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.isName = isName || !choices.isEmpty
    self.summary = summary
  }
}

/// A command of the command line, as data; used for parsing, help and completions.
package struct CommandSyntax: Equatable, Sendable {
  /// An example of a command line, with a description of what it does.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let explanation: String

    package init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  package let name: String
  /// The operands in the form of a usage line; empty if there are none.
  package let arguments: String
  /// The allowed number of operands.
  package let argumentCount: ClosedRange<Int>
  /// The number of leading operands that are names in lowercase, such as a kind of entry or a
  /// sheet; they may be typed in any letter case.
  package let nameCount: Int
  package let flags: [FlagSyntax]
  /// Additional values of shared flags for this command, by the flag's name.
  package let moreChoices: [String: [String]]
  /// The summary in the list of commands, one line.
  package let summary: String
  /// The paragraph in the command's own help.
  package let discussion: String
  package let examples: [Example]

  package init(
    name: String, arguments: String, argumentCount: ClosedRange<Int>, nameCount: Int = 0,
    flags: [FlagSyntax] = [], moreChoices: [String: [String]] = [:], summary: String,
    discussion: String, examples: [Example]
  ) {
    self.name = name
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.nameCount = nameCount
    self.flags = flags
    self.moreChoices = moreChoices
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
  }
}
