import Foundation
import Testing

/// The use cases depend neither on the terminal nor on the syntax of arguments.
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
