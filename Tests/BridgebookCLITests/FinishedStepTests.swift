import Foundation
import Testing

/// A command that fails reports the steps that it completed before.
@Suite struct FinishedStepTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try folder.write("Begin updateUIView 52.5\nEnd updateUIView\n", to: "a.txt")
    try folder.write("id: none\n", to: "text.txt")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell("bridgebook --store book.sqlite \(line)", in: folder.path)
  }

  @Test func aStoredFileIsNamedWhereTheNextOneFails() throws {
    try SharedStore.copy(to: store)
    let result = try run("--quiet import a.txt missing.txt")
    #expect(result.status == 2)
    let document = try run("--format json runs --origin imported").json()
    let runs = try #require(document["runs"] as? [[String: Any]])
    let id = try #require(runs.first { $0["title"] as? String == "a.txt" }?["id"] as? String)
    #expect(result.err.contains("before that, a.txt was stored as \(id)\n"), "\(result.err)")
    let again = try run("--format json import a.txt missing.txt")
    // Nothing is stored the second time.
    #expect(try again.json()["done"] == nil)
    #expect(!again.err.contains("before that"))
  }

  @Test func whatIsFinishedIsAMemberOfTheErrorInJSON() throws {
    try SharedStore.copy(to: store)
    let document = try run("--format json import a.txt missing.txt").json()
    let done = try #require(document["done"] as? [String])
    #expect(done.count == 1)
    #expect(done.first?.hasPrefix("a.txt was stored as ") == true, "\(done)")
  }

  @Test func aNewStoreIsNamedWhereTheImportFails() throws {
    let result = try run("import missing.txt")
    #expect(result.status == 2)
    #expect(result.err.contains("before that, the store book.sqlite was made\n"), "\(result.err)")
    #expect(FileManager.default.fileExists(atPath: store))
  }
}
