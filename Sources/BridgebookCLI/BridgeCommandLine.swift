internal import BridgebookExport
internal import Platform

/// The program: words in, answer and exit status out.
package enum BridgeCommandLine {
  /// The version of the program and of its built-in book.
  package static let version = "0.2.0"
  /// The day of that version, for the manual page.
  static let date = "2026-11-23"

  /// Runs with the arguments of the process and ends it.
  package static func main() -> Never {
    SystemCalls.ignoreSignalsOfWrites()
    MappingFault.watch()
    SystemCalls.exit(with: run(SystemCalls.arguments).rawValue)
  }

  /// Answers a client: what the words would print, and the notes beside it, go into the request.
  static func run(_ words: [String], for request: ClientRequest? = nil) -> ExitStatus {
    if words.starts(with: CompletionsCommand.question) {
      let console = Console(usesColor: false, isQuiet: true, request: request)
      console.write(CompletionsCommand.answer(Array(words.dropFirst(2))))
      console.flush()
      return .done
    }
    let parser = ArgumentParser(
      commands: CommandTable.commands.map { $0.syntax }, globalFlags: CommandTable.globalFlags)
    // The form of an error has to be known even when the rest cannot be understood.
    let wantsJSON =
      words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == ("--format", "json") }
    do {
      let arguments = try parsed(words, by: parser, request)
      let run = try makeRun(arguments, request)
      defer { run.console.finish() }
      do {
        let status = try dispatch(run)
        run.console.finish()
        if let failure = run.console.failure, !failure.isReaderGone { throw failure }
        return status
      } catch {
        let error = run.storeDoor.examined(error)
        request?.fail(with: error)
        report(error, asJSON: run.format == .json, console: run.console)
        return (error as? any EndingError)?.status ?? .failed
      }
    } catch {
      let console = Console(usesColor: false, isQuiet: false, request: request)
      defer { console.flush() }
      request?.fail(with: error)
      report(error, asJSON: wantsJSON, console: console)
      return .failed
    }
  }

  /// The words sorted; a command that was left out is found by what the words are about.
  private static func parsed(
    _ words: [String], by parser: ArgumentParser, _ request: ClientRequest?
  ) throws -> ParsedArguments {
    let fault: UsageError
    do throws(UsageError) {
      let arguments = try parser.parse(words)
      guard arguments.command == nil, request == nil, !arguments.has("help"),
        !arguments.has("version"), Terminal.isInputPiped
      else { return arguments }
      return try parser.parse([DiagnoseCommand.syntax.name] + words)
    } catch {
      fault = error
    }
    guard case .unknownCommand(_, let suggestion) = fault, request == nil else { throw fault }
    let commands: [any Command.Type] = [
      SearchCommand.self, RecommendCommand.self, ShowCommand.self, DiagnoseCommand.self,
    ]
    for command in commands {
      guard let arguments = try? parser.parse([command.syntax.name] + words) else { continue }
      let run = try makeRun(arguments, request)
      // A mistyped command makes no store.
      let isMistake = suggestion != nil && SystemCalls.file(at: run.storePath).kind == .missing
      if isMistake { throw fault }
      let bare = BareWords(
        words: arguments.arguments, store: try run.openStore(), console: run.console,
        suggestion: suggestion)
      guard let meant = try bare.command() else { throw fault }
      var completed = try parser.parse([meant.name] + words)
      completed.arguments = meant.words
      return completed
    }
    throw fault
  }

  private static func dispatch(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("version") {
      run.console.write("bridgebook \(version)\n")
      return .done
    }
    guard let name = run.arguments.command,
      let command = CommandTable.commands.first(where: { $0.syntax.name == name })
    else {
      run.console.writeLines(CommandTable.help.overview)
      return run.arguments.has("help") ? .done : .failed
    }
    if run.arguments.has("help") {
      run.console.writeLines(CommandTable.help.help(for: command.syntax))
      return .done
    }
    return try command.run(run)
  }

  private static func makeRun(
    _ arguments: ParsedArguments, _ request: ClientRequest?
  ) throws -> CommandRun {
    let format = arguments.value("format").flatMap(OutputFormat.init(rawValue:)) ?? .text
    let color: Bool
    switch arguments.value("color") {
    case "always": color = true
    case "never": color = false
    default: color = Screen.isColorful
    }
    var seconds = 60
    if let text = arguments.value("wait") {
      guard let number = Int(text), (0...86_400).contains(number) else {
        throw CommandError.badNumber(flag: "wait", value: text, range: 0...86_400)
      }
      seconds = number
    }
    let storePath =
      arguments.value("store") ?? StoreLocation.standard(environment: SystemCalls.environment)
    return CommandRun(
      arguments: arguments, format: format,
      console: Console(
        usesColor: color && format == .text, isQuiet: arguments.has("quiet"), request: request,
        storePath: storePath,
        screen: format == .text ? Screen.current(isPaged: !arguments.has("no-pager")) : nil),
      storePath: storePath,
      waitMilliseconds: Int32(seconds * 1000))
  }

  /// Ends the program at once, whatever its other threads do.
  static func end(with failure: any EndingError, asJSON: Bool) -> Never {
    let console = Console(usesColor: false, isQuiet: false)
    report(failure, asJSON: asJSON, console: console)
    console.flush()
    SystemCalls.exit(with: failure.status.rawValue)
  }

  private static func report(_ error: any Error, asJSON: Bool, console: Console) {
    let messages = FailureText.messages(for: error)
    if asJSON, let first = messages.first {
      let more = messages.dropFirst().map { JSONValue.object(members(of: $0)) }
      console.write(
        JSONValue.object(
          [("schema", .string("bridgebook/error-1"))] + members(of: first)
            + (more.isEmpty ? [] : [("more", .array(more))])
            + (console.accomplished.isEmpty ? [] : [("done", .strings(console.accomplished))])
        ).document)
    }
    for message in messages.prefix(mostMessages) { console.fail(message.lines) }
    if messages.count > mostMessages {
      console.fail(["and \(messages.count - mostMessages) more"])
    }
    for sentence in console.accomplished { console.announce("before that, \(sentence)") }
  }

  /// The number of messages printed about one failure; people fix the first ones before they read more.
  private static let mostMessages = 20

  private static func members(of message: UserMessage) -> [(String, JSONValue)] {
    [
      ("message", .string(message.message)), ("reason", .optional(message.reason)),
      ("location", .optional(message.location)), ("help", .optional(message.help)),
    ]
  }
}
