import Foundation
import TestSupport
import Testing

@testable import BridgebookCLI

/// The manual's topics, which are read on the web and in a terminal, and their generated tables.
@Suite struct ManualTests {
  /// `RECORD_GOLDENS=1` writes the tables into the files, and fails so that the changes are
  /// reviewed.
  @Test(arguments: MarkdownPage.topics)
  func theTablesOfATopicAreThoseOfTheProgram(path: String) throws {
    let text = Repository.text(of: path)
    let topic = try #require(ManualTopic(text), "\(path) does not begin with its name")
    let first = try #require(text.split(separator: "\n").first)
    let filled = "\(first)\n\(topic.filled)"
    guard filled != text else { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try filled.write(
        to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      Issue.record("recorded the tables of \(path); review the change")
    } else {
      Issue.record(
        "\(path): RECORD_GOLDENS=1 swift test records its tables\n\(Golden.diff(text, filled))")
    }
  }

  @Test func aTopicHasTheNameOfItsFile() {
    let names = MarkdownPage.topics.map { $0.split(separator: "/").last?.dropLast(3) ?? "" }
    #expect(ManualTopic.all.map(\.name).sorted() == names.map(String.init))
  }

  @Test func everyTableIsInOneTopicAndEveryMarkIsThatOfATable() {
    let lines = MarkdownPage.topics.flatMap(Repository.lines)
    let marks = lines.filter { $0.hasPrefix("<!-- table: ") }
    #expect(marks.sorted() == ManualTable.all.map(\.beginning).sorted())
    #expect(lines.count { $0 == ManualTable.end } == marks.count)
  }

  @Test(arguments: ManualTopic.all.map(\.name))
  func aTopicIsPrintedForTheTerminalAndForTheWeb(name: String) throws {
    let text = try Program.run(["help", name])
    #expect(text.status == 0)
    #expect(text.err == "")
    for mark in ["<!--", "\u{1b}", "```", "](", "**"] {
      #expect(!text.out.contains(mark), "\(name) prints \(mark)")
    }
    let markdown = try Program.run(["--format", "markdown", "help", name]).out
    #expect(markdown.hasPrefix("# "))
    #expect(!markdown.contains("<!--"))
    let document = try Program.run(["--format", "json", "help", name]).json()
    #expect(document["schema"] as? String == "bridgebook/topic-1")
    #expect(document["markdown"] as? String == markdown)
  }

  /// The page on the web and the output on a terminal contain the same words, except for the
  /// addresses of links.
  @Test(arguments: MarkdownPage.topics)
  func everyWordOfTheFileIsPrinted(path: String) throws {
    let topic = try #require(ManualTopic(Repository.text(of: path)))
    let printed = Set(try words(Program.run(["help", topic.name]).out))
    let lines = Repository.lines(of: path).filter { !$0.hasPrefix("<!--") && !$0.hasPrefix("```") }
    for line in lines {
      for word in words(line.replacing(/\]\([^)]*\)/, with: "]")) {
        #expect(printed.contains(word), "\(path): \(line)")
      }
    }
  }

  @Test func aLastLineWithoutALineFeedIsPrinted() throws {
    let topic = try #require(ManualTopic("<!-- topic a: A topic -->\n\nFirst.\n\nThe last line"))
    #expect(topic.markdown.hasSuffix("The last line\n"))
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  @Test func markdownIsLaidOutForATerminal() {
    let markdown = """
      # A title

      Text with **bold** and [a link](https://example.com).

      ```text a.txt
      # a comment | as it is

      ```

      | form | is |
      | --- | --- |
      | `one\\|two` | a choice |
      | `x` | \(String(repeating: "word ", count: 20)) |

      """
    var page = TextPage(usesColor: false)
    ManualPageText.write(markdown, to: &page)
    #expect(
      page.text == """
        A title

        Text with bold and a link.

          a.txt:
            # a comment | as it is


          form       is
          `one|two`  a choice
          `x`        \(String(repeating: "word ", count: 16))word
                     word word word

        """)
  }

  @Test func aCommandOfThatNameIsExplainedFirst() throws {
    let command = try Program.run(["sql", "--help"]).out
    let both = try Program.run(["help", "sql"]).out
    #expect(both.hasPrefix(command))
    #expect(both.dropFirst(command.count).hasPrefix("\nQuery the store\n"))
  }

  @Test(arguments: [("trace", "traces"), ("senarios", "scenarios"), ("viws", "views")])
  func theNearestTopicIsSuggested(typed: String, meant: String) throws {
    let result = try Program.run(["help", typed])
    #expect(result.status == 2)
    #expect(result.err.contains("did you mean \(meant)?"))
  }

  @Test func whatIsNearNothingIsToldWhereToLook() throws {
    let result = try Program.run(["help", "xylophone"])
    #expect(result.status == 2)
    #expect(result.err.contains("bridgebook help lists commands and topics"))
  }

  @Test func theReadmeLeadsToEveryTopicAndStaysShort() {
    let readme = Repository.text(of: "README.md")
    for path in MarkdownPage.topics { #expect(readme.contains("](\(path))"), "\(path)") }
    #expect(Repository.lines(of: "README.md").count <= 201)
  }

  /// Paths of the repository in a page must exist.
  @Test(arguments: MarkdownPage.all)
  func everyPathOfAPageLeadsToAFile(page: MarkdownPage) {
    let parts = Repository.text(of: page.path).split { "` \n()".contains($0) }
    for part in parts
    where ["Sources/", "Tests/", ".github/", ".ci/"].contains(where: part.hasPrefix) {
      let path = String(part.prefix { $0 != "#" })
      let url = Repository.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page.path) names \(path)")
    }
  }

  /// Checks words against the book's spelling table, except in code and file names.
  @Test func theSpellingIsAmerican() throws {
    let rows = Repository.lines(of: "Sources/BookData/Knowledge/tables/spelling.txt")
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let british = Set(rows.filter { $0.count == 2 }.map { $0[0] })
    #expect(british.count > 50)
    var texts = try HelpTests.commands.map { ($0, try Program.run([$0, "--help"]).out) }
    texts += MarkdownPage.all.map { ($0.path, Repository.text(of: $0.path)) }
    for (name, text) in texts {
      var isCode = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("```") { isCode.toggle() }
        // Every second part is code.
        let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: " ")
        for word in isCode ? [] : words(prose.lowercased()) {
          #expect(!british.contains(word), "\(name): \(word) in \(line)")
        }
      }
    }
  }

  /// Lines of prose fit a terminal; rows of tables may be longer.
  @Test(arguments: MarkdownPage.all)
  func linesOfProseAreNoLongerThanAHundredCharacters(page: MarkdownPage) {
    var isCode = false
    for (index, line) in Repository.lines(of: page.path).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("|"), !line.hasPrefix("<!--") else { continue }
      #expect(line.count <= 100 || line.contains("]("), "\(page.path):\(index + 1)")
    }
  }
}
