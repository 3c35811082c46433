internal import Bridgebook

/// Formats an entry as a Markdown page; citations become footnotes.
package enum EntryMarkdown {
  /// Returns the page, which ends with one line feed.
  package static func text(of dossier: EntryDossier) -> String {
    let entry = dossier.entry
    var lines = ["# \(MarkdownText.escaped(entry.title))", "", "`\(entry.id)`", ""]
    lines += ["| | |", "|---|---|"]
    lines += dossier.frontMatter.map { "| \($0.label) | \(MarkdownText.escaped($0.text)) |" }
    for section in entry.sections {
      lines += ["", "## \(section.heading)", ""]
      if case .claim(let facts) = entry.details, section.heading == "Grounds" {
        lines += facts.grounds.map { line($0, dossier.modelRules) }
      } else {
        lines.append(ExampleExport.markdown(of: section, dossier.examples))
      }
    }
    let claims = dossier.claims
    if !claims.isEmpty { lines += ["", "## Claims"] }
    for claim in claims { lines += [""] + claimLines(claim, dossier.modelRules) }
    if !dossier.runs.shown.isEmpty {
      lines += ["", "## Simulated", "", dossier.runsSentence ?? ""]
    }
    if !entry.links.isEmpty {
      lines += ["", "## See also", ""]
      lines += entry.links.map { "- `\($0)` \(MarkdownText.escaped(dossier.titles[$0] ?? ""))" }
    }
    let linkedFrom = dossier.linkedFrom.map { "`\($0.id)`" }
    if !linkedFrom.isEmpty {
      let heading = entry.kind == .claim ? "Depends on this" : "Linked from"
      lines += ["", "## \(heading)", "", linkedFrom.joined(separator: ", ")]
    }
    if !dossier.tasks.isEmpty {
      lines += ["", "## Tasks", ""]
      lines += dossier.tasks.map { "- `\($0.id)` \(MarkdownText.escaped($0.title))" }
    }
    lines += [""]
    for source in dossier.sources {
      let title = MarkdownText.escaped(source.title)
      lines.append("[^\(source.id)]: " + (source.url.map { "[\(title)](<\($0)>)" } ?? title))
    }
    let usesInference = entry.sections.contains { $0.markdown.contains("[^inference]") }
    if usesInference { lines.append("[^inference]: Inferred; no source says so.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func claimLines(_ claim: Entry, _ rules: [String: ModelRule]) -> [String] {
    guard case .claim(let facts) = claim.details else { return [] }
    return ["**\(facts.status.rawValue)**: \(MarkdownText.escaped(claim.title))", ""]
      + facts.grounds.map { line($0, rules) }
  }

  private static func line(_ ground: Ground, _ rules: [String: ModelRule]) -> String {
    let text = MarkdownText.escaped(MarkdownText.withoutMarks(ground.text))
    var line = "- \(ground.side.rawValue) (\(ground.kind.rawValue)): \(text)"
    if let source = ground.source { line += "[^\(source)]" }
    guard let model = ground.model else { return line }
    line += " **\(EvidenceExport.verdict(of: model))**: \(MarkdownText.codeSpan(model.expectation))"
    if let difference = EvidenceExport.difference(of: model) {
      line += ", \(MarkdownText.escaped(difference))"
    }
    return line + " in run `\(model.run)`; rules \(EvidenceExport.rules(of: model, rules))."
  }
}
