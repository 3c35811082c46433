internal import BookData
internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// An error that keeps a scenario from being simulated.
enum SimulationError: Error, Equatable {
  case unknownScenario(String, known: [String])
  case unknownVariant(String, scenario: String, known: [String])
  case malformedSetting(String)
  case repeatedSetting(String)
  case unknownBudget(String)
  case badBudget(RunBudget.Kind, String)
  case variantNeeded(flag: String, scenario: String, known: [String])
  case onlyOne([String])
  case empty(path: String)
  case tooLarge(path: String, limit: Int)
  /// The file has errors in its own text.
  case unreadable([TextDiagnostic])
  /// The scenario, or a parameter of the command line, has names that cannot be resolved.
  case faults(path: String, [ProgramProblem])
  case taken(run: String, path: String)
}

/// Finds the scenario that an argument names.
enum ScenarioInput {
  /// The maximum size in bytes, far more than a scenario needs; refuses a log that was given by
  /// mistake.
  private static let maximumByteCount = 1 << 20

  /// Returns the scenario in the file at that path, or else the scenario of the book with that id.
  static func find(
    _ word: String, in store: Store, _ workspace: Workspace
  ) throws -> (file: ScenarioFile, library: PlatformLibrary) {
    guard try word == "-" || workspace.file(at: word) != .missing else {
      if let own = try store.scenarios.ownText(word) {
        let (scenario, faults) = ScenarioParser.parse(text: own, file: word)
        guard let scenario else { throw SimulationError.unreadable(faults) }
        let library = try BuiltInScenarios.find(BuiltInScenarios.library).library
        return (ScenarioFile(scenario: scenario, text: own), library)
      }
      let found = try BuiltInScenarios.find(word)
      guard let file = found.file, !file.scenario.isLibrary else {
        throw SimulationError.unknownScenario(word, known: try store.scenarios.titles().map(\.id))
      }
      return (file, found.library)
    }
    let source: SourceFile
    do {
      source = try SourceFile(path: word, bytes: try bytes(of: word, workspace.input))
      try UnsafeText.checkBlanks(source)
    } catch let fault as TextDiagnostic {
      throw SimulationError.unreadable([fault])
    }
    let (scenario, faults) = ScenarioParser.parse(source)
    let text = source.lines.joined(separator: "\n") + "\n"
    let library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    guard let scenario else {
      try checkNames(of: text, faults, path: word, library)
      throw SimulationError.unreadable(faults)
    }
    return (ScenarioFile(scenario: scenario, text: text), library)
  }

  /// Throws the unresolved names of a scenario that has no variant but is otherwise valid, because
  /// its author has to correct the names first.
  private static func checkNames(
    of text: String, _ faults: [TextDiagnostic], path: String, _ library: PlatformLibrary
  ) throws {
    guard faults.count == 1, case .scenario(.noVariant) = faults[0].problem else { return }
    let whole = text + "variant asWritten plain: as it stands\n"
    guard let scenario = ScenarioParser.parse(text: whole, file: path).scenario,
      let program = scenario.program("asWritten")
    else { return }
    do {
      _ = try Simulation(program, library: library)
    } catch {
      throw SimulationError.faults(path: path, error.problems)
    }
  }

  private static func bytes(of path: String, _ input: InputSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try input.readChunks(of: path) { chunk in
        bytes.append(contentsOf: chunk)
        guard bytes.count <= maximumByteCount else {
          throw SimulationError.tooLarge(path: path, limit: maximumByteCount)
        }
      }
    } catch let error as SystemError {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
    guard let last = bytes.last else { throw SimulationError.empty(path: path) }
    // Many editors write no line feed after the last line; a missing one indicates truncation only
    // in files of the book.
    if last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// Parses budgets given as `NAME=NUMBER`.
  static func budget(_ words: [String]) throws -> RunBudget {
    var budget = RunBudget.standard
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw SimulationError.malformedSetting(word) }
      guard let kind = RunBudget.Kind(rawValue: parts[0]) else {
        throw SimulationError.unknownBudget(parts[0])
      }
      guard let changed = Int(parts[1]).flatMap({ budget.with(kind, $0) }) else {
        throw SimulationError.badBudget(kind, parts[1])
      }
      budget = changed
    }
    return budget
  }

  /// Parses parameters given as `NAME=VALUE`.
  static func parameters(_ words: [String]) throws -> [ScenarioParameter] {
    var parameters: [ScenarioParameter] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw SimulationError.malformedSetting(word) }
      guard !parameters.contains(where: { $0.name == parts[0] }) else {
        throw SimulationError.repeatedSetting(parts[0])
      }
      parameters.append(
        ScenarioParameter(
          name: parts[0], value: ParameterText.expression(parts[1]),
          place: SimulationSession.commandLine))
    }
    return parameters
  }
}
