internal import Bridgebook

/// Parses a command line according to the tables of commands and flags.
package struct ArgumentParser {
  /// Created lazily, because most command lines name one of the first commands.
  private let commands: LazyMapSequence<[() -> CommandSyntax], CommandSyntax>
  private let globalFlags: [FlagSyntax]

  /// Creates a parser for these commands.
  package init(commands: [CommandSyntax], globalFlags: [FlagSyntax]) {
    self.init(commands: commands.map { syntax in { syntax } }, globalFlags: globalFlags)
  }

  /// Creates a parser that creates the syntax of a command only when it is needed.
  init(commands: [() -> CommandSyntax], globalFlags: [FlagSyntax]) {
    self.commands = commands.lazy.map { $0() }
    self.globalFlags = globalFlags
  }

  /// Parses the arguments; options may come before or after the command, and `--` ends them.
  ///
  /// - Parameter countsOperands: whether the number of operands must be valid for the command;
  ///   false if other operands will replace them.
  package func parse(
    _ words: [String], countsOperands: Bool = true
  ) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var syntax: CommandSyntax?
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, word.utf8.count > 1, word.hasPrefix("-") {
        try readFlag(word, from: words, at: &index, syntax: syntax, into: &parsed)
      } else if syntax == nil {
        syntax = try command(named: word)
        parsed.command = syntax?.name
      } else {
        let isName = parsed.arguments.count < syntax?.nameCount ?? 0
        parsed.arguments.append(isName ? word.lowercased() : word)
      }
    }
    guard let syntax, !parsed.has("help") else { return parsed }
    try checkFlags(of: parsed, belongTo: syntax)
    try checkChoices(of: parsed, for: syntax)
    guard !countsOperands || syntax.argumentCount.contains(parsed.arguments.count) else {
      throw .wrongArgumentCount(
        command: syntax.name, given: parsed.arguments.count, expected: syntax.argumentCount)
    }
    return parsed
  }

  /// Returns the command with that name, or the only one whose name begins with it.
  private func command(named word: String) throws(UsageError) -> CommandSyntax {
    for command in commands where command.name == word { return command }
    let longer = word.count > 1 ? commands.filter { $0.name.hasPrefix(word) } : []
    if longer.count == 1 { return longer[0] }
    throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, in: commands.map(\.name)))
  }

  /// Checks the flags before the command, which were accepted before the command was known.
  private func checkFlags(
    of parsed: ParsedArguments, belongTo syntax: CommandSyntax
  ) throws(UsageError) {
    let known = (globalFlags + syntax.flags).map(\.name)
    guard let flag = parsed.flags.first(where: { !known.contains($0) }) else { return }
    throw .unknownFlag(
      "--" + flag, command: syntax.name,
      suggestion: Suggestion.nearest(to: flag, in: known).map { "--" + $0 })
  }

  /// Checks the values of shared flags before the command, which were accepted before it was known.
  private func checkChoices(
    of parsed: ParsedArguments, for syntax: CommandSyntax
  ) throws(UsageError) {
    for flag in globalFlags where !flag.choices.isEmpty {
      for value in parsed.values(flag.name) { try check(value, of: flag, for: [syntax]) }
    }
  }

  /// - Parameter named: the command whose values an error lists; nil to list the values of all
  ///   `commands`.
  private func check(
    _ value: String, of flag: FlagSyntax, for commands: [CommandSyntax],
    naming named: CommandSyntax? = nil
  ) throws(UsageError) {
    func choices(of commands: [CommandSyntax]) -> [String] {
      var choices = flag.choices
      for choice in commands.flatMap({ $0.moreChoices[flag.name] ?? [] })
      where !choices.contains(choice) {
        choices.append(choice)
      }
      return choices
    }
    guard !flag.choices.isEmpty, !choices(of: commands).contains(value) else { return }
    let shown = choices(of: named.map { [$0] } ?? commands)
    throw .badChoice(
      flag: flag.name, value: value, choices: shown,
      suggestion: Suggestion.nearest(to: value, in: shown))
  }

  private func readFlag(
    _ word: String, from words: [String], at index: inout Int, syntax: CommandSyntax?,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var typed = word
    if !word.hasPrefix("--"),
      let flag = flag(of: syntax, where: { $0.letter.map { "-\($0)" == word } ?? false })
    {
      typed = "--" + flag.name
    }
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let flag = flag(of: syntax, where: { "--" + $0.name == parts[0] }) else {
      let known = globalFlags + (syntax?.flags ?? commands.flatMap(\.flags))
      throw .unknownFlag(
        word, command: syntax?.name,
        suggestion: Suggestion.nearest(to: String(parts[0]), in: known.map { "--" + $0.name }))
    }
    guard let value = flag.value else {
      guard parts.count == 1 else { throw .unexpectedValue(flag: flag.name) }
      parsed.append("", to: flag.name)
      return
    }
    guard flag.isRepeatable || !parsed.has(flag.name) else { throw .repeatedFlag(flag.name) }
    var text = parts.count == 2 ? String(parts[1]) : nil
    if text == nil, index < words.count {
      text = words[index]
      index += 1
    }
    guard var text else { throw .missingValue(flag: flag.name, value: value) }
    if flag.isName { text = text.lowercased() }
    if !flag.choices.isEmpty, !flag.choices.contains(text) {
      // If the command comes later, an error lists the values that it takes.
      let following = words[index...].lazy.compactMap { word in
        commands.first { $0.name == word }
      }.first
      try check(
        text, of: flag, for: syntax.map { [$0] } ?? Array(commands), naming: syntax ?? following)
    }
    parsed.append(text, to: flag.name)
  }

  /// Returns the first matching flag; before the command is known, flags of all commands match.
  private func flag(
    of syntax: CommandSyntax?, where isMeant: (FlagSyntax) -> Bool
  ) -> FlagSyntax? {
    if let flag = globalFlags.first(where: isMeant) { return flag }
    if let syntax { return syntax.flags.first(where: isMeant) }
    for command in commands {
      if let flag = command.flags.first(where: isMeant) { return flag }
    }
    return nil
  }
}
