import Foundation
import Testing

/// The use cases depend neither on the terminal nor on the syntax of arguments, and they contain no
/// SQL.
@Suite struct UseCaseTests {
  private static let modules = ["BridgebookApp", "BridgebookMCP"]
  private static let words = [
    "Terminal", "Console", "TextPage", "ParsedArguments", "readLine(", "print(", "isTerminal(",
  ]

  @Test(arguments: ScannedFile.all.filter { UseCaseTests.modules.contains($0.module) })
  func noTerminalInUseCases(_ file: ScannedFile) {
    for fault in UseCaseTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: [
    "print(answer)", "if Descriptor.isTerminal(1) {", "let columns = Terminal.columns",
  ])
  func eachKindIsFound(_ text: String) {
    let file = ScannedFile(path: "Sources/BridgebookApp/Example.swift", text: text)
    #expect(!UseCaseTests.faults(of: file).isEmpty)
  }

  /// The readers and writers of `BridgebookStore` know the tables; only sentences may show a
  /// statement.
  @Test(
    arguments: ScannedFile.all.filter {
      ["BridgebookApp", "BridgebookMCP", "BridgebookCLI"].contains($0.module)
    })
  func noSQLAboveTheStore(_ file: ScannedFile) {
    for fault in UseCaseTests.statements(in: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: [
    "try connection.execute(\"COMMIT\")", "let sql = \"SELECT 1\"", "  INSERT INTO run VALUES (1)",
    "try connection.first(\"PRAGMA application_id\") { $0.int(0) }",
  ])
  func eachStatementIsFound(_ text: String) {
    let file = ScannedFile(path: "Sources/BridgebookApp/Example.swift", text: text)
    #expect(UseCaseTests.statements(in: file).count == 1)
  }

  private static func statements(in file: ScannedFile) -> [String] {
    guard !file.path.contains("/Sentences/"), !file.path.hasSuffix("/SQLCommand.swift") else {
      return []
    }
    return zip(1..., file.lines).filter { _, line in
      !line.drop { $0 == " " }.hasPrefix("//")
        && line.contains(
          #/\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|PRAGMA|BEGIN|COMMIT|VACUUM)\b/#)
    }.map { "\(file.path):\($0): SQL belongs to BridgebookStore" }
  }

  private static func faults(of file: ScannedFile) -> [String] {
    file.code.enumerated().flatMap { index, line in
      words.filter { word in
        guard let range = line.range(of: word) else { return false }
        let before = line[..<range.lowerBound].last
        return !(before?.isLetter ?? false) && before != "."
          || word == "isTerminal(" && before == "."
      }.map { "\(file.path):\(index + 1): \($0) belongs to BridgebookCLI" }
    }
  }
}
