internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `help`: explains the program, one command, a topic of the manual, or the store's views.
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    name: "help", arguments: "[COMMAND|TOPIC|views]", argumentCount: 0...1, nameCount: 1,
    flags: [FlagSyntax("man", "the manual page of the program, for man or a package")],
    summary: "explain the program or a command, or print a topic of the manual",
    discussion: """
      Without an argument it lists all commands, the options they share and the topics of the
      manual. The help for a command is followed by the topic of the same name, if there is one;
      COMMAND --help prints the help alone. views lists the views that sql can read, with their
      columns. With --format markdown, a topic is printed as it is on the web.
      """,
    examples: [
      .init("bridgebook help recommend", "options and examples of one command, then its topic"),
      .init("bridgebook help scenarios", "a topic: the language of scenarios"),
      .init("bridgebook help views", "what to query with bridgebook sql"),
      .init("bridgebook help --man > bridgebook.1", "a page for man ./bridgebook.1"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("man") {
      run.console.write(ProgramManual.text)
      return .done
    }
    guard let name = run.arguments.arguments.first else {
      run.console.writeLines(CommandTable.help.overview)
      return .done
    }
    if name == ViewsHelp.topic {
      ViewsHelp.write(run)
      return .done
    }
    let commands = CommandTable.commands.map { $0.syntax }
    let command = commands.first { $0.name == name }
    let topic = ManualTopic.named(name)
    guard command != nil || topic != nil else {
      throw CommandError.unknownTopic(
        name,
        suggestion: Suggestion.nearest(
          to: name,
          in: commands.map(\.name) + ManualTopic.all.map(\.name) + [ViewsHelp.topic]))
    }
    if let topic, run.format != .text {
      run.console.write(run.format == .json ? topic.json.document : topic.markdown)
      return .done
    }
    if let command { run.console.writeLines(CommandTable.help.help(for: command)) }
    if let topic {
      var page = run.page()
      if command != nil { page.line() }
      ManualPageText.write(topic.markdown, to: &page)
      run.console.write(page.text)
    }
    return .done
  }
}

extension ManualTopic {
  /// The topic as JSON.
  fileprivate var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/topic-1")), ("name", .string(name)),
      ("summary", .string(summary)), ("markdown", .string(markdown)),
    ])
  }
}
