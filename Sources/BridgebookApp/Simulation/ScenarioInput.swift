internal import BookData
internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Why a scenario cannot be simulated.
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
  /// The file's own text is at fault.
  case unreadable([TextDiagnostic])
  /// Its names lead nowhere, or a parameter of the command line does.
  case faults(path: String, [ProgramProblem])
  case taken(run: String, path: String)
}

/// Finds the scenario that a word of the command line means.
enum ScenarioInput {
  /// Far more than a scenario needs; a log given by mistake is refused before it fills the memory.
  private static let mostBytes = 1 << 20

  /// A file where there is one at that path, else a scenario of the book.
  static func find(
    _ word: String, in store: Store, _ workspace: Workspace
  ) throws -> (file: ScenarioFile, library: [ScenarioDeclaration]) {
    guard word == "-" || workspace.file(at: word) != .missing else {
      if let own = try store.ownScenario(word) {
        let (scenario, faults) = ScenarioParser.parse(text: own, file: word)
        guard let scenario else { throw SimulationError.unreadable(faults) }
        let library = try BuiltInScenarios.find(BuiltInScenarios.library).library
        return (ScenarioFile(scenario: scenario, text: own), library)
      }
      let found = try BuiltInScenarios.find(word)
      guard let file = found.file, !file.scenario.isLibrary else {
        throw SimulationError.unknownScenario(word, known: try store.scenarios().map(\.id))
      }
      return (file, found.library)
    }
    let source: SourceFile
    do {
      source = try SourceFile(path: word, bytes: try bytes(of: word, workspace.input))
    } catch let fault as TextDiagnostic {
      throw SimulationError.unreadable([fault])
    }
    let (scenario, faults) = ScenarioParser.parse(source)
    guard let scenario else { throw SimulationError.unreadable(faults) }
    let text = source.lines.joined(separator: "\n") + "\n"
    let library = try BuiltInScenarios.find(BuiltInScenarios.library).library
    return (ScenarioFile(scenario: scenario, text: text), library)
  }

  private static func bytes(of path: String, _ input: InputSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      try input.readChunks(of: path) { chunk in
        bytes.append(contentsOf: chunk)
        guard bytes.count <= mostBytes else {
          throw SimulationError.tooLarge(path: path, limit: mostBytes)
        }
      }
    } catch let error as SystemError {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
    guard let last = bytes.last else { throw SimulationError.empty(path: path) }
    // Many editors leave the last line open; only a file of the book is thought cut off for that.
    if last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// The budgets given as `NAME=NUMBER`.
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

  /// The parameters given as `NAME=VALUE`.
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
