/// Formats help from the tables of commands and flags.
package struct HelpText {
  private let program: String
  private let purpose: String
  private let firstSteps: [CommandSyntax.Example]
  private let groups: [(title: String, commands: [CommandSyntax])]
  private let globalFlags: [FlagSyntax]
  private let topics: [(String, String)]

  /// - Parameters:
  ///   - firstSteps: the examples shown first.
  ///   - groups: the commands by purpose.
  ///   - topics: the names of the manual's topics, each with its summary.
  package init(
    program: String, purpose: String, firstSteps: [CommandSyntax.Example] = [],
    groups: [(title: String, commands: [CommandSyntax])], globalFlags: [FlagSyntax],
    topics: [(String, String)] = []
  ) {
    self.program = program
    self.purpose = purpose
    self.firstSteps = firstSteps
    self.groups = groups
    self.globalFlags = globalFlags
    self.topics = topics
  }

  /// The help for the whole program.
  package var overview: String {
    var parts = ["\(purpose)\n\nUsage: \(program) [options] <command> …"]
    if !firstSteps.isEmpty {
      parts.append(HelpText.part("First steps", firstSteps.map { ($0.line, $0.explanation) }))
    }
    for group in groups {
      let rows = group.commands.map { (($0.name + " " + $0.arguments).trimmedEnd, $0.summary) }
      parts.append(HelpText.part(group.title, rows))
    }
    parts.append(HelpText.part("Options", HelpText.rows(of: globalFlags)))
    if !topics.isEmpty { parts.append(HelpText.part("Topics", topics)) }
    parts.append("\(program) help <command or topic> explains one with examples.\n")
    return parts.joined(separator: "\n\n")
  }

  /// Returns the help for one command.
  package func help(for command: CommandSyntax) -> String {
    var text = """
      \(command.summary)

      Usage: \(program) \(command.name) \(command.arguments)
      """.trimmedEnd + "\n\n" + command.discussion + "\n"
    let rows = HelpText.rows(of: command.flags + widened(by: command))
    if !rows.isEmpty { text += "\nOptions\n" + HelpText.table(rows) + "\n" }
    text += "\nExamples\n"
    for example in command.examples {
      text += "  \(example.line)\n      \(example.explanation)\n"
    }
    return text
  }

  /// Returns the shared flags that take more values with this command, including those values.
  private func widened(by command: CommandSyntax) -> [FlagSyntax] {
    globalFlags.compactMap { flag in
      guard let more = command.moreChoices[flag.name] else { return nil }
      return FlagSyntax(
        flag.name, letter: flag.letter, value: flag.value, choices: flag.choices + more,
        flag.summary)
    }
  }

  private static func rows(of flags: [FlagSyntax]) -> [(String, String)] {
    flags.map { flag in
      let value = flag.value.map { " " + $0 } ?? ""
      let choices = flag.choices.isEmpty ? "" : " (\(flag.choices.joined(separator: ", ")))"
      let letter = flag.letter.map { ", -\($0)" } ?? ""
      return ("--\(flag.name)\(letter)\(value)", flag.summary + choices)
    }
  }

  private static func part(_ title: String, _ rows: [(String, String)]) -> String {
    title + "\n" + table(rows)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(34, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { left, right in
      left.count + 2 > width
        ? "  \(left)\n  " + String(repeating: " ", count: width) + right
        : "  " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
