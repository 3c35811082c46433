import Testing

@testable import BridgebookCLI

/// What a new user meets first: a command that waits for input, a question before a refusal, a word
/// that begins several ids, and counts.
@Suite struct PlainWordTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func screens(
    _ commands: [[String]], columns: Int = 80, _ options: [String] = ["PAGER=cat"],
    store: String = SharedStore.path
  ) throws -> [Screens.Screen] {
    try Screens.after(commands, columns: columns, options, store: store, in: folder)
  }

  /// A class's everyday name by itself means the class, and not a task about it.
  @Test(arguments: [
    ("text field", "TextField"), ("date picker", "DatePicker"), ("search bar", ".searchable"),
  ])
  func theNameOfAControlMeansItsClass(words: String, api: String) throws {
    let answer = try Program.run("recommend", words).out
    #expect(answer.hasPrefix("Use \(api). "), "\(answer.prefix(80))")
  }

  @Test func nobodyIsAskedAboutABuiltInRun() throws {
    let path = folder.path("own.sqlite")
    try SharedStore.copy(to: path)
    let screen = try #require(
      try screens(
        [["runs", "remove", "map-wrapper/M1"]], ["--type", "y\n", "--errors", "PAGER=cat"],
        store: path
      ).first)
    #expect(screen.status == 2)
    #expect(screen.lines.contains("error: map-wrapper/M1 is a built-in run"))
    #expect(!screen.raw.contains("y/N"))
  }

  @Test(arguments: [
    (["sql", "-"], "SELECT 1\n", "query"), (["check", "-"], "struct A {}\n", "source"),
    (["formats", "-"], "Begin updateUIView\n", "console"),
  ])
  func whoTypesTheInputIsToldHowItEnds(words: [String], text: String, name: String) throws {
    let screen = try #require(
      try screens([words], ["--type", text + "\u{4}", "--errors", "PAGER=cat"]).first)
    #expect(screen.status == 0)
    #expect(screen.lines.contains { $0.hasSuffix("note: paste the \(name), then press Ctrl-D") })
  }

  @Test func standardInputIsNamedInWords() throws {
    let empty = try Program.shell("printf '' | bridgebook diagnose -")
    #expect(empty.status == 2)
    #expect(empty.err == "error: standard input is empty\n  help: paste or export the log again\n")
    let path = folder.path("own.sqlite")
    try SharedStore.copy(to: path)
    let added = try Program.shell("printf 'x\\n' | bridgebook add -", store: path)
    #expect(added.status == 2)
    #expect(added.err.contains("  where: standard input:1:1\n"), "\(added.err)")
  }

  @Test func oneOfAThingIsNotCalledSeveral() throws {
    try folder.write("Begin updateUIView\n", to: "one.txt")
    let path = folder.path("own.sqlite")
    try SharedStore.copy(to: path)
    let imported = try Program.shell("bridgebook import one.txt", store: path, in: folder.path)
    #expect(imported.out.contains("  1 line, 1 event as plain, 0 findings\n"), "\(imported.out)")
    let listed = try Program.shell("bridgebook runs", store: path).out
    #expect(listed.contains("  imported, plain, 1 line, 1 event\n"), "\(listed)")
    let checked = try Program.shell("echo 'struct A {}' | bridgebook check -").out
    #expect(checked.hasPrefix("nothing found in 1 file, 1 line;"), "\(checked)")
  }

  /// The remark is below the line if there is no space beside it.
  @Test func theLineThatProvokedAFindingIsNamed() throws {
    let place = "CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)"
    try folder.write(Screens.console.replacing("52.4", with: place), to: "long.txt")
    let screen = try #require(try screens([["diagnose", folder.path("long.txt")]]).first)
    let index = try #require(
      screen.lines.firstIndex { $0.hasPrefix("   @ 2 | Begin didChange CLLoc") })
    #expect(TextWidth.of(screen.lines[index]) <= 80)
    #expect(screen.lines[index + 1] == "       | ^ provoked it")
    let narrow = try #require(
      try screens([["diagnose", folder.path("long.txt")]], columns: 30).first)
    #expect(narrow.lines.contains { $0.hasPrefix("   @ 2 | Begin didChange CL") })
  }
}
