internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// `search`: searches the book and ranks the results.
enum SearchCommand: Command {
  static let syntax = CommandSyntax(
    name: "search", arguments: "WORDS…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax(
        "kind", value: "KIND", isName: true,
        "pattern, gotcha, component, claim, availability, message or scenario"),
      FlagSyntax("approach", value: "APPROACH", isName: true, "only entries about this bridge"),
      FlagSyntax(
        "limit", value: "N", "at most that many results; default 10, on a terminal what fits"),
      FlagSyntax("explain", "which words counted for each result, with their weights"),
    ],
    summary: "find entries by words, in English, Japanese or Chinese",
    discussion: """
      Any words are allowed. Describe the symptom in your own words, name an API in part or whole
      (update view finds updateUIView), or paste a runtime message: the message comes first, then
      the gotchas it can mean. A weak match only shares words with the question; a question about
      something else gets only weak matches.
      """,
    examples: [
      .init("bridgebook search cursor jumps to the end", "the gotchas that move the caret"),
      .init("bridgebook search --kind gotcha 状態 更新", "the same book, asked in Japanese"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    var question = SearchQuestion(run.text)
    question.kind = run.arguments.value("kind")
    question.approach = run.arguments.value("approach")
    question.limit = run.arguments.value("limit")
    question.isExplained = run.arguments.has("explain")
    let answer = try run.workspace.search(question)
    let results = answer.results
    switch run.format {
    case .json: run.console.write(answer.json.document)
    case .markdown:
      run.console.write(SearchExport.markdown(results.map(answer.hit)))
      if let pasted = answer.pasted {
        run.console.write("\n" + DiagnosisExport.markdown(of: pasted.diagnosis))
      }
    case .text:
      var page = run.page()
      for remark in answer.remarks { page.prose(remark) }
      if let pasted = answer.pasted {
        DiagnosisText.writeBrief(pasted.diagnosis, to: &page)
        page.line()
      }
      if results.isEmpty { page.line("Nothing found. Try fewer or other words.") }
      if !results.isEmpty, !results.contains(where: { $0.match == .strong }) {
        page.prose(
          "Nothing in the book clearly answers this; what follows only shares words with it.")
      }
      let isWhole = question.limit != nil || question.isExplained
      let rows = isWhole ? nil : run.console.screen.map { $0.rows - reservedRows }
      var shown = 0
      for result in results {
        var longer = page
        write(result, of: answer, isExplained: question.isExplained, to: &longer)
        if let rows, shown > 0, longer.lineCount > rows { break }
        page = longer
        shown += 1
      }
      if shown < results.count {
        page.line("\(results.count - shown) more: --limit \(results.count)", .faint)
      }
      if let first = results.first {
        page.line()
        page.line(("Read one: ", .faint), ("bridgebook show \(first.id)", .accent))
      }
      run.console.write(page.text)
    }
    return results.isEmpty ? .no : .done
  }

  /// The rows reserved below the results for the count of the omitted ones, the hint and the next
  /// prompt.
  private static let reservedRows = 4

  private static func write(
    _ result: SearchResult, of answer: SearchAnswer, isExplained: Bool, to page: inout TextPage
  ) {
    let status = answer.status(of: result)
    page.line(
      (result.id, .accent), ("  \(result.kind.rawValue)", .faint),
      (status.map { ", \($0.rawValue)" } ?? "", status == .refuted ? .error : .faint),
      (result.match == .strong ? "" : ", weak match", .faint))
    page.line("  \(result.title)")
    let snippet = answer.markedSnippet(of: result)
    if !snippet.isEmpty { page.prose(marked: snippet, indent: 4, .faint, mark: .strong) }
    if isExplained { page.prose(explanation(of: result), indent: 4, first: "counted: ") }
  }

  /// Returns the words that matched, such as `cursor jumps (concept jumps) 4.1, typing 2.0, …`, by
  /// descending score.
  private static func explanation(of result: SearchResult) -> String {
    let reports = result.reasons.dropFirst(12).filter { $0.form == SearchResult.Reason.reports }
    let reasons = (result.reasons.prefix(12) + reports).map { reason in
      let tenths = Int((reason.amount * 10).rounded())
      let reading = reason.form == "word" ? "" : " (\(reason.form) \(reason.term))"
      return "\(reason.words)\(reading) \(tenths / 10).\(tenths % 10)"
    }
    return reasons.isEmpty ? "its id or its message" : reasons.joined(separator: ", ")
  }
}
