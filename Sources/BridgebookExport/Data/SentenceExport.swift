package import Bridgebook

/// Formats a sentence of a gotcha as `bridgebook/sentence-1` or Markdown.
package enum SentenceExport {
  /// Returns the sentence with its sources and the claims of its gotcha.
  package static func value(of dossier: SentenceDossier) -> JSONValue {
    guard case .object(let members) = value(of: dossier.sentence) else { return .null }
    return .object(
      [("schema", .string("bridgebook/sentence-1"))] + members + [
        ("title", .string(dossier.entryTitle)), ("claims", .strings(dossier.claims.map(\.id))),
      ])
  }

  /// Returns the sentence as a member of a larger document.
  package static func value(of sentence: Sentence) -> JSONValue {
    .object([
      ("id", .string(sentence.id)), ("gotcha", .string(sentence.entry)),
      ("heading", .string(sentence.heading)), ("text", .string(sentence.text)),
      ("status", .string(sentence.status.rawValue)), ("sources", .strings(sentence.sources)),
      ("partlyInferred", .bool(sentence.isPartlyInferred)),
    ])
  }

  /// Returns a Markdown page, which ends with one line feed.
  package static func markdown(of dossier: SentenceDossier) -> String {
    let sentence = dossier.sentence
    var lines = ["# `\(sentence.id)`", "", sentence.text, ""]
    lines.append(
      "\(sentence.heading) of `\(sentence.entry)` (\(MarkdownText.escaped(dossier.entryTitle))), "
        + sentence.standing)
    if !dossier.sources.isEmpty { lines += ["", "## Sources", ""] }
    for source in dossier.sources {
      let title = MarkdownText.escaped(source.title)
      lines.append("- " + (source.url.map { "[\(title)](<\($0)>)" } ?? title))
    }
    if !dossier.claims.isEmpty { lines += ["", "## Claims of the gotcha", ""] }
    lines += dossier.claims.map { "- `\($0.id)` \(MarkdownText.escaped($0.title))" }
    return lines.joined(separator: "\n") + "\n"
  }
}
