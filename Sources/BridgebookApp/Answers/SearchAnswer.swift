package import Bridgebook
package import BridgebookExport
package import BridgebookStore

/// A search, as the user typed it.
package struct SearchQuestion {
  package let words: String
  package var kind: String?
  package var approach: String?
  package var limit: String?
  /// Whether the answer lists the words that contributed to each score.
  package var isExplained = false

  package init(_ words: String) {
    self.words = words
  }
}

/// The results of a search, best first.
package struct SearchAnswer {
  package let words: String
  /// The diagnosis of the words, if they are a log or a stack.
  package let pasted: PastedDiagnosis?
  private let found: SearchOutcome
  private let statuses: [String: ClaimStatus]

  fileprivate init(
    words: String, found: SearchOutcome, pasted: PastedDiagnosis?, statuses: [String: ClaimStatus]
  ) {
    self.words = words
    self.found = found
    self.pasted = pasted
    self.statuses = statuses
  }

  /// The entries that were found, best first.
  package var results: [SearchResult] { found.results }

  /// Remarks about the words of the search.
  package var remarks: [String] {
    if PastedLog.isOne(words) {
      // A log contains many words that are not meant as a query.
      return [
        pasted == nil
          ? "This is a log or a stack; bridgebook diagnose reads it, from a file or from standard input."
          : "This is a log or a stack trace, so it is diagnosed. Use bridgebook diagnose for whole files."
      ]
    }
    var remarks = found.corrections.map { correction in
      "No entry contains \(correction.typed); these are the results for \(correction.meant)…"
    }
    if !found.unknown.isEmpty {
      let words = found.unknown.prefix(SearchAnswer.shownWords).map { word in
        let start = word.prefix(SearchAnswer.shownCharacters)
        return start.endIndex == word.endIndex ? word : start + "…"
      }
      remarks.append("No entry contains: \(words.joined(separator: ", ")).")
    }
    return remarks
  }

  /// The maximum number of unknown words that are listed.
  private static let shownWords = 6
  /// The maximum number of characters of such a word.
  private static let shownCharacters = 40

  /// Returns the status of a result that is a claim; nil for other results.
  package func status(of result: SearchResult) -> ClaimStatus? { statuses[result.id] }

  /// Returns the passage of a result that matches best, on one line, with each match between U+0001
  /// and U+0002.
  package func markedSnippet(of result: SearchResult) -> String {
    MarkdownText.withoutMarks(result.snippet).replacing("\n", with: " ")
  }

  /// Returns the result in the form in which it is shown.
  package func hit(_ result: SearchResult) -> SearchExport.Hit {
    let snippet = result.snippet.filter { $0 != "\u{1}" && $0 != "\u{2}" }
    return .init(
      id: result.id, kind: result.kind, title: result.title,
      score: (result.score * 1000).rounded() / 1000,
      snippet: MarkdownText.withoutMarks(String(snippet)).replacing("\n", with: " "),
      reasons: result.reasons.map { reason in
        .init(
          words: reason.words, form: reason.form, term: reason.term,
          amount: (reason.amount * 1000).rounded() / 1000)
      }, status: status(of: result), isStrong: result.match == .strong)
  }

  /// The answer as JSON.
  package var json: JSONValue {
    let document = SearchExport.json(query: words, results: results.map(hit), notes: remarks)
    guard let pasted, case .object(let members) = document else { return document }
    return .object(members + [pasted.json])
  }
}

extension Workspace {
  /// Finds entries by the words they contain.
  package func search(_ question: SearchQuestion) throws -> SearchAnswer {
    let kind = try GivenOptions.kind(question.kind)
    let approach = try GivenOptions.approach(question.approach)
    let limit = try GivenOptions.number(question.limit, flag: "limit", in: 1...1000)
    let store = try openStore()
    let found = try store.search.outcome(
      of: question.words, kind: kind, approach: approach, limit: limit ?? 10,
      isExplained: question.isExplained, showsNearest: kind != nil || approach != nil)
    let claims = found.results.filter { $0.kind == .claim }
    return SearchAnswer(
      words: question.words, found: found,
      pasted: try PastedDiagnosis(of: question.words, in: store, for: self),
      statuses: try store.evidence.claimStatuses(of: claims.map(\.id)))
  }
}
