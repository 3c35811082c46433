package import Bridgebook

/// Formats search results as `bridgebook/search-1` or Markdown.
package enum SearchExport {
  /// The contribution of some words of the query to a result.
  package struct Reason: Equatable, Sendable {
    package let words: String
    package let form: String
    package let term: String
    package let amount: Double

    package init(words: String, form: String, term: String, amount: Double) {
      self.words = words
      self.form = form
      self.term = term
      self.amount = amount
    }
  }

  /// An entry, scenario or message that was found.
  package struct Hit: Equatable, Sendable {
    package let id: String
    package let kind: EntryKind
    package let title: String
    package let score: Double
    package let snippet: String
    /// The words that contributed to the score; empty unless an explanation was requested.
    package let reasons: [Reason]
    /// The status of a claim; nil for other kinds.
    package let status: ClaimStatus?
    /// Whether the result answers the query; a weak result only shares words with it.
    package let isStrong: Bool

    package init(
      id: String, kind: EntryKind, title: String, score: Double, snippet: String,
      reasons: [Reason] = [], status: ClaimStatus? = nil, isStrong: Bool = true
    ) {
      self.isStrong = isStrong
      self.status = status
      self.id = id
      self.kind = kind
      self.title = title
      self.score = score
      self.snippet = snippet
      self.reasons = reasons
    }
  }

  /// Returns the results as `bridgebook/search-1`.
  ///
  /// - Parameter notes: remarks about the query.
  package static func json(query: String, results: [Hit], notes: [String] = []) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/search-1")), ("query", .string(query)),
      (
        "results",
        .array(
          results.map { hit in
            .object(
              [
                ("id", .string(hit.id)), ("kind", .string(hit.kind.rawValue)),
                ("title", .string(hit.title)), ("score", .number(hit.score)),
                ("match", .string(match(hit))),
                ("snippet", .string(hit.snippet)),
              ] + (hit.status.map { [("status", .string($0.rawValue))] } ?? [])
                + reasons(hit.reasons))
          })
      ), ("notes", .array(notes.map(JSONValue.string))),
    ])
  }

  private static func match(_ hit: Hit) -> String { hit.isStrong ? "strong" : "weak" }

  private static func reasons(_ reasons: [Reason]) -> [(String, JSONValue)] {
    guard !reasons.isEmpty else { return [] }
    let values = reasons.map { reason in
      JSONValue.object([
        ("words", .string(reason.words)), ("form", .string(reason.form)),
        ("term", .string(reason.term)), ("amount", .number(reason.amount)),
      ])
    }
    return [("because", .array(values))]
  }

  /// Returns the results as a Markdown table.
  package static func markdown(_ results: [Hit]) -> String {
    guard !results.isEmpty else { return "Nothing found.\n" }
    let rows = results.map { hit in
      let kind = hit.kind.rawValue + (hit.status.map { ", \($0.rawValue)" } ?? "")
      return "| `\(hit.id)` | \(kind) | \(match(hit)) | \(MarkdownText.escaped(hit.title)) |"
    }
    return (["| id | kind | match | title |", "|---|---|---|---|"] + rows).joined(separator: "\n")
      + "\n"
  }
}
