package import Bridgebook

/// The scenarios that are compiled into the program.
package enum BuiltInScenarios {
  /// The id of the file that only declares kinds of platform objects, for use in all scenarios.
  package static let library = "platform-kinds"

  /// Returns the scenarios in the order of their files, and the kinds of platform objects they may
  /// use.
  ///
  /// - Throws: the first error with its file, line and column.
  package static func load() throws(TextDiagnostic) -> (
    scenarios: [Scenario], library: PlatformLibrary
  ) {
    var files: [ScenarioFile] = []
    for file in BuiltInScenarios.files { files.append(try scenario(file)) }
    return split(files, try BuiltInSetters.load())
  }

  /// Returns a scenario with its text, and the kinds of platform objects it may use; nil if there
  /// is none with that id.
  ///
  /// Parses no other scenario, so that a single run starts fast.
  package static func find(
    _ id: String
  ) throws(TextDiagnostic) -> (file: ScenarioFile?, library: PlatformLibrary) {
    let kinds = try kinds.get()
    let library = PlatformLibrary(
      kinds?.scenario.declarations ?? [], classes: try BuiltInSetters.load())
    if id == BuiltInScenarios.library { return (kinds, library) }
    let file = EmbeddedFile.bookFile(kind: kind, id: id)
    return (try file.map(scenario), library)
  }

  /// The ids of all scenarios, in the order of their files.
  package static var ids: [String] { files.map(\.id).filter { $0 != library } }

  /// Separates the scenarios from the library of platform objects.
  package static func split(_ files: [ScenarioFile], _ classes: SetterTable) -> (
    scenarios: [Scenario], library: PlatformLibrary
  ) {
    let kinds = files.first { $0.scenario.id == library }?.scenario.declarations ?? []
    return (
      files.map(\.scenario).filter { $0.id != library }, PlatformLibrary(kinds, classes: classes)
    )
  }

  private static let kind = "scenario"

  private static var files: [EmbeddedFile] { EmbeddedFile.book.filter { $0.kind == kind } }

  /// The file that declares the kinds of platform objects, cached because a server needs it for
  /// every run.
  private static let kinds = Result { () throws(TextDiagnostic) in
    try EmbeddedFile.bookFile(kind: kind, id: library).map(scenario)
  }

  private static func scenario(_ file: EmbeddedFile) throws(TextDiagnostic) -> ScenarioFile {
    try BookLoader.scenario(SourceFile(path: file.path, bytes: file.bytes))
  }
}
