import Bridgebook
import BridgebookExport
import Testing

@testable import BridgebookCLI

/// The carets of a code frame are below what they point to, at any width.
struct CheckFrameTests {
  private func page(_ text: String, column: Int, length: Int, columns: Int?) -> [Substring] {
    var report = SourceReport()
    var file = SourceReport.File(path: "Note.swift")
    let finding = SourceFinding(
      gotcha: "update-unguarded", confidence: .likely, range: 0..<1, also: [], evidence: "It is.")
    file.items.append(
      SourceReport.Item(
        finding: finding, severity: .warning, title: "Title", cause: "Cause", fix: "Fix",
        scenario: nil, start: .init(line: 12, column: column, utf16Column: column),
        end: .init(line: 12, column: column + length, utf16Column: column + length), text: text,
        edits: [], diff: nil, fingerprint: "0"))
    report.files.append(file)
    var page = TextPage(usesColor: false, columns: columns)
    var check = CheckText()
    check.write(report, to: &page)
    return page.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [0, 30, 75, 300])
  func theCaretPointsToTheName(_ indent: Int) throws {
    let text =
      String(repeating: "x", count: indent) + " view.text = text"
      + String(repeating: " y", count: 60)
    for columns in [40, 80, 120] {
      let lines = page(text, column: indent + 2, length: 4, columns: columns)
      let caret = try #require(lines.firstIndex { $0.contains("^~~~") })
      let source = Array(lines[caret - 1])
      let start = try #require(Array(lines[caret]).firstIndex(of: "^"))
      #expect(String(source[start..<(start + 4)]) == "view", "\(columns): \(lines[caret - 1])")
      #expect(lines[caret - 1].count <= columns && lines[caret].count <= columns)
    }
  }

  @Test func tabsAndWideCharactersKeepTheColumn() throws {
    let lines = page("\t名前 view.text = a", column: 9, length: 4, columns: 80)
    let caret = try #require(lines.firstIndex { $0.contains("^~~~") })
    // Two wide characters take four columns.
    #expect(lines[caret] == "     |       ^~~~")
  }

  @Test func warningsAreYellowAndErrorsRed() {
    #expect(TextPage.Style.severity(.error) == .error)
    #expect(TextPage.Style.severity(.warning) == .warning)
  }
}
