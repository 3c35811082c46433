import Foundation
import TestSupport
import Testing

/// An exported book becomes a store as intact as the original, or no store at all.
@Suite struct BookImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write("Begin updateUIView\nEnd updateUIView\nBegin updateUIView\n", to: "a.log")
  }

  /// Runs commands in which `bb` is the program.
  private func run(_ script: String) throws -> Program.Output {
    try Program.shell("set -e\nbb() { bridgebook --store \"$@\"; }\n\(script)", in: folder.path)
  }

  @Test(arguments: ["json", "jsonl"])
  func doctorFindsNothingInAnImportedBook(form: String) throws {
    let result = try run(
      """
      bb book.sqlite import a.log
      bb book.sqlite export book --as \(form) -o first
      bb new.sqlite import first
      bb new.sqlite doctor
      bb new.sqlite export book --as \(form) -o second
      cmp first second
      """)
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }

  /// Lost events cannot be recreated, so their loss is an error.
  @Test func aBookThatLostAnEventIsRefused() throws {
    let result = try run(
      """
      bb book.sqlite import a.log
      bb book.sqlite export book --as jsonl -o whole
      last=$(grep -n '"table":"run_event"' whole | tail -1 | cut -d: -f1)
      sed "${last}d" whole > part
      bb new.sqlite import part || echo status $?
      ls
      """)
    #expect(result.out.contains("status 2"), "\(result.out)")
    #expect(result.err.contains("the book is not what was exported: run "), "\(result.err)")
    #expect(!result.out.contains("new.sqlite"))
  }

  @Test func whatAnImportedBookLacksOfTheBuiltInOneIsMadeAgain() throws {
    let result = try run(
      """
      bb book.sqlite export book --as jsonl -o whole
      grep -v '"table":"search_weight"' whole > part
      bb new.sqlite import part
      bb new.sqlite doctor
      """)
    #expect(result.status == 0, "\(result.out)\(result.err)")
  }
}
