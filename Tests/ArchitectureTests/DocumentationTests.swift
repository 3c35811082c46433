import Testing

@Suite struct DocumentationTests {
  @Test(arguments: ScannedFile.all)
  func everyVisibleDeclarationHasASummary(_ file: ScannedFile) {
    for declaration in DeclarationLine.undocumented(in: file) {
      Issue.record(
        "\(file.path):\(declaration.line): \(declaration.name) needs a /// summary directly above it"
      )
    }
  }

  @Test(arguments: [
    "package struct Box {", "package func run() {", "public enum Side: String {",
    "package static func make() {", "package var count: Int { 3 }",
    "package final class Store {", "package class func make() {", "package init?(_ text: String) {",
    "  package subscript(key: String) -> Int {", "@Sendable package func run() {",
    "/// A summary.\n\npackage struct Box {", "package typealias Row = [Int]",
  ])
  func faultsAreFound(_ text: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/Book/Example.swift", text: text)
    #expect(DeclarationLine.undocumented(in: file).count == 1)
  }

  @Test(arguments: [
    "package let name: String", "package var names: [String] = []",
    "package private(set) var count = 0", "package static func < (left: A, right: A) -> Bool {",
    "package var description: String { name }", "package import Bridgebook",
    "package init() {}", "package init(a: Int) {\n  self.a = a\n  b = []\n}",
    "/// A summary.\n@MainActor\npackage struct Box {", "let text = \"package struct Box {\"",
    "package var total = 0 {\n  didSet { note() }\n}",
  ])
  func exemptOnesPass(_ text: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/Book/Example.swift", text: text)
    #expect(DeclarationLine.undocumented(in: file).map(\.name) == [])
  }
}
