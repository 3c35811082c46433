package import BridgeModel

/// Search results as `bridgebook/search-1` or Markdown.
package enum SearchExport {
  /// One entry that was found.
  package struct Hit: Equatable, Sendable {
    package let id: String
    package let kind: EntryKind
    package let title: String
    package let score: Double
    package let snippet: String

    package init(id: String, kind: EntryKind, title: String, score: Double, snippet: String) {
      self.id = id
      self.kind = kind
      self.title = title
      self.score = score
      self.snippet = snippet
    }
  }

  /// The results as `bridgebook/search-1`.
  package static func json(query: String, results: [Hit]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/search-1")), ("query", .string(query)),
      (
        "results",
        .array(
          results.map { hit in
            .object([
              ("id", .string(hit.id)), ("kind", .string(hit.kind.rawValue)),
              ("title", .string(hit.title)), ("score", .number(hit.score)),
              ("snippet", .string(hit.snippet)),
            ])
          })
      ),
    ])
  }

  /// The results as a Markdown list.
  package static func markdown(_ results: [Hit]) -> String {
    guard !results.isEmpty else { return "Nothing found.\n" }
    let rows = results.map { hit in
      "| `\(hit.id)` | \(hit.kind.rawValue) | \(MarkdownText.escaped(hit.title)) |"
    }
    return (["| id | kind | title |", "|---|---|---|"] + rows).joined(separator: "\n") + "\n"
  }
}
