import BridgebookStore
import Foundation
import TestSupport
import Testing

/// A team's texts on sheets and in exported books.
@Suite struct OwnSheetTests {
  private func store() throws -> OwnStore {
    let store = try OwnStore()
    let own = OwnTexts.gotcha("our-zebra", symptom: "Stripes | jump. Twice a day.")
    let other = OwnTexts.gotcha("update-unguarded", relation: "overrides: update-unguarded")
    let added = try store.add(["a.txt": own, "b.txt": other])
    #expect(added.status == 0, "\(added.err)")
    return store
  }

  @Test func ownGotchasAreToldByTheirFirstSentences() throws {
    let sheet = try store().run("export", "cheatsheet").out
    #expect(sheet.contains("- Stripes \\| jump. → Do this. · `our-zebra`"))
    // The short text of a built-in entry is not used for the entry that overrides it.
    #expect(
      sheet.contains("- What people see of update-unguarded. → Do this. · `update-unguarded`"))
    #expect(!sheet.contains("caret jumps to the end"))
    #expect(sheet.contains("`update-feedback-loop`"))
  }

  @Test(arguments: Effort.isFull ? ["json", "jsonl"] : ["jsonl"])
  func theDocumentMakesThemAgain(form: String) throws {
    let first = try store()
    let document = first.folder.path("book.\(form)")
    #expect(try first.run("export", "book", "--as", form, "-o", document).status == 0)
    let second = first.folder.path("second.sqlite")
    let read = try Program.run(["--store", second, "import", document])
    #expect(read.status == 0, "\(read.err)")
    #expect(try rows(first.path) == rows(second))
  }

  /// Returns every row of every documented view as text, sorted, because views have no order.
  private func rows(_ path: String) throws -> [String: [String]] {
    let connection = try Connection(path: path, mode: .readOnly)
    let views = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'view'") {
      $0.text(0)
    }
    #expect(views.contains("own_history") && views.count > 15)
    var rows: [String: [String]] = [:]
    for view in views {
      rows[view] = try connection.rows("SELECT * FROM \(view)") { "\($0.values)" }.sorted()
    }
    return rows
  }
}
