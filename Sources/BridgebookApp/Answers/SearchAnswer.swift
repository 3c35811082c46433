package import Bridgebook
package import BridgebookExport
package import BridgebookStore

/// What is searched for, in words as people type them.
package struct SearchQuestion {
  package let words: String
  package var kind: String?
  package var approach: String?
  package var limit: String?
  /// Whether the answer says which words counted.
  package var isExplained = false

  package init(_ words: String) {
    self.words = words
  }
}

/// What a search found, the best first.
package struct SearchAnswer {
  package let words: String
  package let results: [SearchResult]
  private let statuses: [String: ClaimStatus]

  fileprivate init(words: String, results: [SearchResult], statuses: [String: ClaimStatus]) {
    self.words = words
    self.results = results
    self.statuses = statuses
  }

  /// What is to be said of the words themselves.
  package var remark: String? {
    PastedLog.isOne(words)
      ? "This is a log or a stack; bridgebook diagnose reads it, from a file or from standard input."
      : nil
  }

  /// Where a claim among the results stands.
  package func status(of result: SearchResult) -> ClaimStatus? { statuses[result.id] }

  /// A result as it is shown.
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

  /// The answer for programs.
  package var json: JSONValue {
    SearchExport.json(
      query: words, results: results.map(hit), notes: remark.map { [$0] } ?? [])
  }
}

extension Workspace {
  /// Finds entries by words.
  package func search(_ question: SearchQuestion) throws -> SearchAnswer {
    let kind = try GivenOptions.kind(question.kind)
    let approach = try GivenOptions.approach(question.approach)
    let limit = try GivenOptions.number(question.limit, flag: "limit", in: 1...1000)
    let store = try openStore()
    let results = try store.search(
      question.words, kind: kind, approach: approach, limit: limit ?? 10,
      isExplained: question.isExplained)
    let statuses = try store.claimStatuses(of: results.filter { $0.kind == .claim }.map(\.id))
    return SearchAnswer(words: question.words, results: results, statuses: statuses)
  }
}
