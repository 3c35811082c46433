import Testing

/// Files that search or replace text use the functions of the core, which compare bytes.
///
/// Without an import of the core, the same call means the standard library's function, which builds
/// a table for each search and takes some 40,000 instructions for a line of a console.
@Suite struct TextSearchTests {
  @Test(arguments: ScannedFile.all.filter { TextSearchTests.mayImportCore($0.module) })
  func searchesUseTheCore(_ file: ScannedFile) {
    for fault in TextSearchTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: [
    "let place = text.firstRange(of: words)", "let name = text.replacing(\"a\", with: \"b\")",
  ])
  func aSearchWithoutTheCoreIsFound(_ line: String) {
    let path = "Sources/BridgebookExport/Example.swift"
    #expect(TextSearchTests.faults(of: ScannedFile(path: path, text: line)).count == 1)
    let importing = ScannedFile(path: path, text: "internal import Bridgebook\n" + line)
    #expect(TextSearchTests.faults(of: importing) == [])
  }

  private static let core = "Bridgebook"
  private static let calls = [".firstRange(of:", ".replacing("]

  private static func mayImportCore(_ module: String) -> Bool {
    Layer.table.contains { $0.module == module && $0.mayImport.contains(core) }
  }

  private static func faults(of file: ScannedFile) -> [String] {
    guard !ImportLine.all(in: file).contains(where: { $0.module == core }) else { return [] }
    return file.code.enumerated().flatMap { index, line in
      calls.filter { line.contains($0) }.map { call in
        "\(file.path):\(index + 1): \(call) needs an import of \(core)"
      }
    }
  }
}
