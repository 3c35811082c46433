internal import CommandSyntax

/// `help`: the program or one command explained.
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    name: "help", arguments: "[COMMAND]", argumentCount: 0...1,
    summary: "explain the program or one command",
    discussion: "Without a command it lists all commands and the options they share.",
    examples: [
      .init("bridgebook help recommend", "options and examples of one command"),
      .init("bridgebook help", "all commands"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    guard let name = run.arguments.arguments.first else {
      run.console.write(CommandTable.help.overview)
      return .done
    }
    let table = CommandTable.commands.map { $0.syntax }
    guard let command = table.first(where: { $0.name == name }) else {
      throw CommandError.unknownCommand(
        name, suggestion: Suggestion.nearest(to: name, in: table.map(\.name)))
    }
    run.console.write(CommandTable.help.help(for: command))
    return .done
  }
}
