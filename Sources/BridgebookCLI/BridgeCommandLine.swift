internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// The entry point of the program: arguments in, answer and exit status out.
package enum BridgeCommandLine {
  /// Runs with the process's arguments and exits.
  package static func main() -> Never {
    CurrentProcess.ignoreSignalsOfWrites()
    MappingFault.watch()
    CurrentProcess.exit(with: run(CurrentProcess.arguments).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    if words.starts(with: CompletionsCommand.question) {
      let console = Console(usesColor: false, isQuiet: true)
      console.write(CompletionsCommand.answer(Array(words.dropFirst(2))))
      console.flush()
      return .done
    }
    let parser = ArgumentParser(
      commands: CommandTable.commands.map { command in { command.syntax } },
      globalFlags: CommandTable.globalFlags)
    // The raw arguments are searched, because errors must have the requested format even if parsing
    // fails.
    let wantsJSON =
      words.contains { $0.lowercased() == "--format=json" }
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1.lowercased() == "json" }
    do {
      let arguments = try parsed(words, by: parser)
      let run = try makeRun(arguments)
      defer { run.console.finish() }
      do {
        let status = try dispatch(run)
        run.console.finish()
        if let failure = run.console.failure, !failure.isReaderGone { throw failure }
        return status
      } catch {
        let error = run.storeDoor.failures.examined(error)
        report(error, asJSON: run.format == .json, console: run.console)
        return (error as? any EndingError)?.status ?? .failed
      }
    } catch {
      let console = Console(usesColor: false, isQuiet: false)
      defer { console.flush() }
      report(error, asJSON: wantsJSON, console: console)
      return .failed
    }
  }

  /// Parses the arguments; if the command is missing, infers it from the words.
  private static func parsed(
    _ words: [String], by parser: ArgumentParser
  ) throws -> ParsedArguments {
    let fault: UsageError
    do throws(UsageError) {
      let arguments = try parser.parse(words)
      guard arguments.command == nil, !arguments.has("help"),
        !arguments.has("version"), Terminal.isInputPiped
      else { return arguments }
      return try parser.parse([DiagnoseCommand.syntax.name] + words)
    } catch {
      fault = error
    }
    guard case .unknownCommand(let word, let suggestion) = fault else { throw fault }
    let isMistake = BareWords.isMistake(word, for: suggestion)
    let commands: [any Command.Type] = [
      SearchCommand.self, RecommendCommand.self, ShowCommand.self, DiagnoseCommand.self,
    ]
    var invalidValue: UsageError?
    for command in commands {
      let arguments: ParsedArguments
      do throws(UsageError) {
        arguments = try parser.parse([command.syntax.name] + words)
      } catch {
        if invalidValue == nil, !error.dependsOnCommand { invalidValue = error }
        continue
      }
      let run = try makeRun(arguments)
      // A mistyped command must not create a store.
      if isMistake, FileStatus.file(at: run.storePath).kind == .missing { throw fault }
      let bare = BareWords(
        words: arguments.arguments, store: try run.workspace.openStore(), isMistake: isMistake)
      guard let meant = try bare.command() else { throw fault }
      var completed = try parser.parse([meant.name] + words, countsOperands: false)
      completed.arguments = meant.words
      return completed
    }
    if let invalidValue, !isMistake { throw invalidValue }
    throw fault
  }

  private static func dispatch(_ run: CommandRun) throws -> ExitStatus {
    if run.arguments.has("version") {
      run.console.write("bridgebook \(ProgramVersion.number)\n")
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
    if !command.limitsMemory { MemoryCount.omit() }
    return try command.run(run)
  }

  private static func makeRun(_ arguments: ParsedArguments) throws -> CommandRun {
    let format = arguments.value("format").flatMap(OutputFormat.init(rawValue:)) ?? .text
    let color: Bool
    switch arguments.value("color") {
    case "always": color = true
    case "never": color = false
    default: color = Screen.isColorful(1)
    }
    var seconds = 60
    if let text = arguments.value("wait") {
      guard let number = Int(text), (0...86_400).contains(number) else {
        throw CommandError.badNumber(flag: "wait", value: text, range: 0...86_400)
      }
      seconds = number
    }
    let storePath =
      arguments.value("store") ?? StoreLocation.standard(environment: CurrentProcess.environment)
    return CommandRun(
      arguments: arguments, format: format,
      console: Console(
        usesColor: color && format == .text, isQuiet: arguments.has("quiet"),
        screen: format == .text ? Screen.current(isPaged: !arguments.has("no-pager")) : nil,
        marksErrors: arguments.value("color") == nil || arguments.value("color") == "auto"
          ? Screen.isColorful(2) : color),
      storePath: storePath,
      waitMilliseconds: Int32(seconds * 1000))
  }

  /// Ends the program at once, regardless of its other threads.
  static func end(with failure: any EndingError, asJSON: Bool) -> Never {
    let console = Console(usesColor: false, isQuiet: false)
    report(failure, asJSON: asJSON, console: console)
    console.flush()
    CurrentProcess.exit(with: failure.status.rawValue)
  }

  private static func report(_ error: any Error, asJSON: Bool, console: Console) {
    let report = FailureReport(
      UsageText.messages(for: error), accomplished: console.accomplished)
    if asJSON, let document = report.document { console.write(document.document) }
    for lines in report.parts { console.fail(lines) }
    for remark in report.remarks { console.announce(remark) }
  }
}
