import Testing

/// Findings of an imported run quote the lines of its file, as long as the file contains them.
@Suite struct ImportedLineTests {
  private static let log = """
    Begin updateUIView 52.5
    Begin didChange 52.4
    [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    End didChange
    End updateUIView

    """
  /// The third line in the file, and the text of the run's event.
  private static let line = "3 | [SwiftUI] Modifying state during view update"
  private static let words = "3 | Modifying state during view update"
  private static let remark = "Lines are quoted as they are stored; bridgebook diagnose"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write(Self.log, to: "console.txt")
  }

  private func run(_ line: String) throws -> String {
    let result = try Program.shell(line, store: folder.path("book.sqlite"), in: folder.path)
    #expect(result.status == 0, "\(line): \(result.err)")
    return result.out
  }

  /// Imports a file and returns the id of the new run.
  private func importing(_ words: String) throws -> String {
    String(try run("bridgebook import \(words)").prefix { $0 != " " })
  }

  @Test func theLinesOfAnUnchangedFileAreQuoted() throws {
    let id = try importing("console.txt")
    for command in ["runs show", "diagnose"] {
      let text = try run("bridgebook \(command) \(id)")
      #expect(text.contains("console.txt:1, 3, 5\n"), "\(command)")
      #expect(text.contains(Self.line) && !text.contains(Self.words), "\(command)")
      #expect(!text.contains(Self.remark))
    }
    // Lines appended later do not change the numbers of the imported lines.
    try folder.write(Self.log + "Begin updateUIView 52.6\n", to: "console.txt")
    #expect(try run("bridgebook runs show \(id)").contains(Self.line))
  }

  @Test func aChangedOrMissingFileIsNotQuoted() throws {
    let id = try importing("console.txt")
    let changed = Self.log.replacing("[SwiftUI] Mod", with: "[SwiftUY] Mod")
    for text in [changed, String(Self.log.dropLast()), nil] {
      if let text {
        try folder.write(text, to: "console.txt")
      } else {
        _ = try run("rm console.txt")
      }
      for command in ["runs show", "diagnose"] {
        let text = try run("bridgebook \(command) \(id)")
        #expect(text.contains("console.txt:1, 3, 5\n"), "\(command)")
        #expect(text.contains(Self.words) && !text.contains("SwiftUY"), "\(command)")
        #expect(text.contains("\(Self.remark) console.txt"), "\(command)")
      }
    }
  }

  @Test func aPathWithABlankIsNamedWhileItsFileIsThere() throws {
    _ = try run("mv console.txt 'my console.txt'")
    let id = try importing("'my console.txt'")
    let text = try run("bridgebook runs show \(id)")
    #expect(text.contains("my console.txt:1, 3, 5\n") && text.contains(Self.line))
  }

  @Test func aTitleOrStandardInputIsNoPath() throws {
    for words in ["--title jumps console.txt", "- < console.txt"] {
      let id = try importing(words)
      let text = try run("bridgebook runs show \(id)")
      #expect(text.contains("  lines 1, 3, 5\n") && text.contains(Self.words), "\(words)")
      #expect(text.contains("\(Self.remark) FILE"), "\(words)")
      _ = try run("bridgebook runs remove \(id)")
    }
  }

  @Test func aRedactedRunOrAnswerIsNeverQuotedFromItsFile() throws {
    // A run without private details would not count as redacted.
    try folder.write(Self.log.replacing("52.4", with: "<Map: 0x600002a14b00>"), to: "console.txt")
    let id = try importing("--redact --title console.txt console.txt")
    #expect(try !run("bridgebook runs show \(id)").contains(Self.line))
    _ = try run("bridgebook runs remove \(id)")
    let whole = try importing("console.txt")
    let redacted = try run("bridgebook diagnose --redact \(whole)")
    #expect(!redacted.contains(Self.line) && !redacted.contains("console.txt"))
  }

  @Test func aTitleThatIsTheStoreIsNotRead() throws {
    let id = try importing("--title book.sqlite console.txt")
    #expect(try run("bridgebook runs show \(id)").contains(Self.words))
    #expect(try run("bridgebook doctor integrity").contains("The check passed."))
  }
}
