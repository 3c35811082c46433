internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// `search`: ranked full-text search.
enum SearchCommand: Command {
  static let syntax = CommandSyntax(
    name: "search", arguments: "WORDS…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax(
        "kind", value: "KIND",
        "pattern, gotcha, component, claim, availability, message or scenario"),
      FlagSyntax("approach", value: "APPROACH", "only entries about this bridge"),
      FlagSyntax("limit", value: "N", "at most that many results; default 10"),
      FlagSyntax("explain", "which words counted for each result, and how much"),
    ],
    summary: "find entries by words, in English, Japanese or Chinese",
    discussion: """
      Any words are safe. Describe the symptom in your own words, name an API in part or whole
      (update view finds updateUIView), or paste a runtime message: the message comes first, then
      the gotchas it can mean. A weak match only shares words with the question; a question about
      something else gets no other.
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
    let isExplained = run.arguments.has("explain")
    let store = try run.openStore()
    let pasted = try PastedDiagnosis(of: run, in: store)
    let answer = try store.searchAnswer(
      to: run.text, kind: kind, approach: approach, limit: limit ?? 10, isExplained: isExplained)
    let results = answer.results
    let notes = notes(on: answer, isLog: pasted != nil)
    let statuses = try store.claimStatuses(of: results.filter { $0.kind == .claim }.map(\.id))
    func hit(_ result: SearchResult) -> SearchExport.Hit {
      SearchCommand.hit(result, status: statuses[result.id])
    }
    switch run.format {
    case .json:
      var document = SearchExport.json(
        query: run.text, results: results.map(hit), notes: notes)
      if let pasted, case .object(let members) = document {
        document = .object(members + [pasted.json])
      }
      run.console.write(document.document)
    case .markdown:
      run.console.write(SearchExport.markdown(results.map(hit)))
      if let pasted { run.console.write("\n" + pasted.markdown) }
    case .text:
      var page = run.page()
      for note in notes { page.prose(note) }
      if let pasted {
        pasted.write(to: &page)
        page.line()
      }
      if results.isEmpty { page.line("Nothing found. Try fewer or other words.") }
      if !results.isEmpty, !results.contains(where: { $0.match == .strong }) {
        page.prose(
          "Nothing in the book clearly answers this; what follows only shares words with it.")
      }
      for result in results {
        let status = statuses[result.id]
        page.line(
          (result.id, .accent), ("  \(result.kind.rawValue)", .faint),
          (status.map { ", \($0.rawValue)" } ?? "", status == .refuted ? .error : .faint),
          (result.match == .strong ? "" : ", weak match", .faint))
        page.line("  \(result.title)")
        page.prose(hit(result).snippet, indent: 4, .faint)
        if isExplained { page.prose(explanation(of: result), indent: 4, first: "counted: ") }
      }
      run.console.write(page.text)
    }
    return results.isEmpty ? .no : .done
  }

  /// What to say of the words themselves.
  private static func notes(on answer: SearchAnswer, isLog: Bool) -> [String] {
    // A log holds many words that nobody asks about.
    if isLog { return [logNote] }
    var notes = answer.corrections.map { correction in
      "No entry has the word \(correction.typed); \(correction.term)… was searched instead."
    }
    if !answer.unknown.isEmpty {
      let words = answer.unknown.prefix(shownWords).joined(separator: ", ")
      notes.append("No entry has: \(words).")
    }
    return notes
  }

  /// The number of unknown words that are named.
  private static let shownWords = 6

  private static let logNote =
    "This is a log or a stack; it is diagnosed. bridgebook diagnose reads whole files."

  private static func hit(
    _ result: SearchResult, status: ClaimStatus?
  ) -> SearchExport.Hit {
    let snippet = result.snippet.filter { $0 != "\u{1}" && $0 != "\u{2}" }
    return .init(
      id: result.id, kind: result.kind, title: result.title,
      score: (result.score * 1000).rounded() / 1000,
      snippet: MarkdownText.withoutMarks(String(snippet)).replacing("\n", with: " "),
      reasons: result.reasons.map { reason in
        .init(
          words: reason.words, form: reason.form, term: reason.term,
          amount: (reason.amount * 1000).rounded() / 1000)
      }, status: status, isStrong: result.match == .strong)
  }

  /// `cursor jumps (concept jumps) 4.1, typing 2.0, …`, the most telling first.
  private static func explanation(of result: SearchResult) -> String {
    let reasons = result.reasons.prefix(12).map { reason in
      let tenths = Int((reason.amount * 10).rounded())
      let reading = reason.form == "word" ? "" : " (\(reason.form) \(reason.term))"
      return "\(reason.words)\(reading) \(tenths / 10).\(tenths % 10)"
    }
    return reasons.isEmpty ? "its id or its message" : reasons.joined(separator: ", ")
  }
}
