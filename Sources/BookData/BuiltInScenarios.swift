package import Bridgebook

/// The scenarios that are compiled into the program.
package enum BuiltInScenarios {
  /// The id of the file that only declares kinds of platform objects, for use in all scenarios.
  package static let library = "platform-kinds"

  /// The scenarios in the order of their files, and the kinds of platform objects they may use.
  ///
  /// - Throws: the first error with its file, line and column.
  package static func load() throws(TextDiagnostic) -> (
    scenarios: [Scenario], library: PlatformLibrary
  ) {
    var files: [ScenarioFile] = []
    for (path, file) in BuiltInScenarios.files() { files.append(try scenario(file, at: path)) }
    return split(files, try BuiltInSetters.load())
  }

  /// A scenario with its text, and the kinds of platform objects it may use; nil if there is none
  /// with that id.
  ///
  /// Parses no other scenario, so that a single run starts fast.
  package static func find(
    _ id: String
  ) throws(TextDiagnostic) -> (file: ScenarioFile?, library: PlatformLibrary) {
    var found: ScenarioFile?
    var kinds: [ScenarioDeclaration] = []
    for (path, file) in files() {
      let isLibrary = path == BuiltInScenarios.path(of: library)
      guard isLibrary || path == BuiltInScenarios.path(of: id) else { continue }
      let read = try scenario(file, at: path)
      if isLibrary { kinds = read.scenario.declarations }
      if !isLibrary || id == library { found = read }
    }
    return (found, PlatformLibrary(kinds, classes: try BuiltInSetters.load()))
  }

  /// The ids of all scenarios, in the order of their files.
  package static var ids: [String] {
    files().map { $0.path.dropFirst("scenarios/".count).dropLast(".txt".count) }
      .map(String.init).filter { $0 != library }
  }

  /// Separates the scenarios from the library of platform objects.
  package static func split(_ files: [ScenarioFile], _ classes: SetterTable) -> (
    scenarios: [Scenario], library: PlatformLibrary
  ) {
    let kinds = files.first { $0.scenario.id == library }?.scenario.declarations ?? []
    return (
      files.map(\.scenario).filter { $0.id != library }, PlatformLibrary(kinds, classes: classes)
    )
  }

  private static func path(of id: String) -> String { "scenarios/\(id).txt" }

  private static func files() -> [(path: String, file: EmbeddedFile)] {
    EmbeddedFile.book.map { (BookLoader.path(of: $0.bytes), $0) }
      .filter { $0.0.hasPrefix("scenarios/") }
  }

  private static func scenario(
    _ file: EmbeddedFile, at path: String
  ) throws(TextDiagnostic) -> ScenarioFile {
    try BookLoader.scenario(SourceFile(path: path, bytes: file.bytes))
  }
}
