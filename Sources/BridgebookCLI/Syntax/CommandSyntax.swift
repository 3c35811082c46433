/// A flag of the command line, as data.
package struct FlagSyntax: Equatable, Sendable {
  /// Without the two dashes.
  package let name: String
  /// One letter that stands for the name after a single dash.
  package let letter: Character?
  /// What stands for the value in help; nil for a switch.
  package let value: String?
  /// One line for help.
  package let summary: String
  /// The closed list of values, where there is one.
  package let choices: [String]
  package let isRepeatable: Bool

  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}

/// A command of the command line, as data: parsing, help and completions all read this.
package struct CommandSyntax: Equatable, Sendable {
  /// A command line worth showing, and what it does.
  package struct Example: Equatable, Sendable {
    package let line: String
    package let explanation: String

    package init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  package let name: String
  /// The words a usage line shows for the arguments; empty when there are none.
  package let arguments: String
  /// How many arguments are allowed.
  package let argumentCount: ClosedRange<Int>
  package let flags: [FlagSyntax]
  /// Values of shared flags that this command takes beside the shared ones, by the flag's name.
  package let moreChoices: [String: [String]]
  /// One line for the list of commands.
  package let summary: String
  /// A paragraph for the command's own help.
  package let discussion: String
  package let examples: [Example]

  package init(
    name: String, arguments: String, argumentCount: ClosedRange<Int>, flags: [FlagSyntax] = [],
    moreChoices: [String: [String]] = [:], summary: String, discussion: String, examples: [Example]
  ) {
    self.name = name
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.flags = flags
    self.moreChoices = moreChoices
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
  }
}
