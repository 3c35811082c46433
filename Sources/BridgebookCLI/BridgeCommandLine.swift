internal import BridgebookExport
internal import Platform

/// The program: words in, answer and exit status out.
package enum BridgeCommandLine {
  /// The version of the program and of its built-in book.
  package static let version = "0.1.0"
  /// The day of that version, for the manual page.
  static let date = "2026-11-21"

  /// Runs with the arguments of the process and ends it.
  package static func main() -> Never {
    SystemCalls.ignoreSignalsOfWrites()
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
      let arguments = try parser.parse(words)
      let run = try makeRun(arguments, request)
      defer { run.console.flush() }
      do {
        let status = try dispatch(run)
        run.console.flush()
        if let failure = run.console.failure, !failure.isReaderGone { throw failure }
        return status
      } catch {
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

  private static func dispatch(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("version") {
      run.console.write("bridgebook \(version)\n")
      return .done
    }
    guard let name = run.arguments.command,
      let command = CommandTable.commands.first(where: { $0.syntax.name == name })
    else {
      run.console.write(CommandTable.help.overview)
      return run.arguments.has("help") ? .done : .failed
    }
    if run.arguments.has("help") {
      run.console.write(CommandTable.help.help(for: command.syntax))
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
    default: color = SystemCalls.isTerminal(1) && SystemCalls.environment("NO_COLOR") == nil
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
        storePath: storePath),
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
        ).document)
    }
    for message in messages.prefix(mostMessages) { console.fail(message.lines) }
    if messages.count > mostMessages {
      console.fail(["and \(messages.count - mostMessages) more"])
    }
  }

  /// So many faults of one file are read before the file is corrected.
  private static let mostMessages = 20

  private static func members(of message: UserMessage) -> [(String, JSONValue)] {
    [
      ("message", .string(message.message)), ("reason", .optional(message.reason)),
      ("location", .optional(message.location)), ("help", .optional(message.help)),
    ]
  }
}
