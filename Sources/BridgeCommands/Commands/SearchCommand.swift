internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import CommandSyntax

/// `search`: ranked full-text search.
enum SearchCommand: Command {
  static let syntax = CommandSyntax(
    name: "search", arguments: "WORDS…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("kind", value: "KIND", "pattern, gotcha, component, claim or availability"),
      FlagSyntax("approach", value: "APPROACH", "only entries about this bridge"),
      FlagSyntax("limit", value: "N", "at most that many results; default 10"),
    ],
    summary: "find entries by words, in English, Japanese or Chinese",
    discussion: """
      Any words are safe. Describe the symptom in your own words, name an API in part or whole
      (update view finds updateUIView), or paste a runtime message.
      """,
    examples: [
      .init("bridgebook search cursor jumps to the end", "the gotchas behind a moving caret"),
      .init("bridgebook search --kind gotcha 状態 更新", "the same book, asked in Japanese"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let kind = try GivenOptions.kind(run.arguments.value("kind"))
    let approach = try GivenOptions.approach(run.arguments.value("approach"))
    let limit = try GivenOptions.number(
      run.arguments.value("limit"), flag: "limit", in: 1...1000)
    let results = try run.openStore().search(
      run.text, kind: kind, approach: approach, limit: limit ?? 10)
    switch run.format {
    case .json:
      run.console.write(SearchExport.json(query: run.text, results: results.map(hit)).document)
    case .markdown: run.console.write(SearchExport.markdown(results.map(hit)))
    case .text:
      var page = run.page()
      if results.isEmpty { page.line("Nothing found. Try fewer or other words.") }
      for result in results {
        page.line((result.id, .accent), ("  \(result.kind.rawValue)", .faint))
        page.line("  \(result.title)")
        page.prose(hit(result).snippet, indent: 4, .faint)
      }
      run.console.write(page.text)
    }
    return results.isEmpty ? .no : .done
  }

  private static func hit(_ result: SearchResult) -> SearchExport.Hit {
    let snippet = result.snippet.filter { $0 != "\u{1}" && $0 != "\u{2}" }
    return .init(
      id: result.id, kind: result.kind, title: result.title,
      score: (result.score * 1000).rounded() / 1000,
      snippet: MarkdownText.withoutMarks(String(snippet)).replacing("\n", with: " "))
  }
}
