/// `help`: the program, one command or the store's views explained.
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    name: "help", arguments: "[COMMAND|views]", argumentCount: 0...1,
    flags: [FlagSyntax("man", "the manual page of the program, for man or a package")],
    summary: "explain the program, one command, or the views for sql",
    discussion: """
      Without a word it lists all commands and the options they share. views lists what sql can read:
      every view of the store with its columns.
      """,
    examples: [
      .init("bridgebook help recommend", "options and examples of one command"),
      .init("bridgebook help views", "what to query with bridgebook sql"),
      .init("bridgebook help --man > bridgebook.1", "a page for man ./bridgebook.1"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("man") {
      run.console.write(ProgramManual.text)
      return .done
    }
    guard let name = run.arguments.arguments.first else {
      run.console.write(CommandTable.help.overview)
      return .done
    }
    if name == ViewsHelp.topic {
      ViewsHelp.write(run)
      return .done
    }
    let table = CommandTable.commands.map { $0.syntax }
    guard let command = table.first(where: { $0.name == name }) else {
      throw CommandError.unknownCommand(
        name,
        suggestion: Suggestion.nearest(to: name, in: table.map(\.name) + [ViewsHelp.topic]))
    }
    run.console.write(CommandTable.help.help(for: command))
    return .done
  }
}
