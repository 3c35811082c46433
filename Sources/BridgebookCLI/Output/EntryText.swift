internal import Bridgebook
internal import BridgebookExport

/// An entry for people.
enum EntryText {
  static func write(_ dossier: EntryDossier, to page: inout TextPage) {
    let entry = dossier.entry
    page.line((entry.title, .strong))
    page.line("\(entry.kind.rawValue) \(entry.id)", .faint)
    page.line()
    for row in dossier.frontMatter { page.prose(row.text, first: "\(row.label): ") }
    for section in entry.sections where section.heading != "Grounds" {
      page.heading(section.heading)
      let captions = ExampleExport.captions(under: section.heading, of: dossier.examples)
      write(markdown: section.markdown, captions: captions, to: &page)
    }
    if case .claim(let facts) = entry.details {
      page.heading("Grounds")
      for ground in facts.grounds { write(ground, dossier.modelRules, to: &page) }
    }
    if !dossier.claims.isEmpty { page.heading("Claims") }
    for claim in dossier.claims { write(claim: claim, dossier.modelRules, to: &page) }
    if !entry.links.isEmpty {
      page.heading("See also")
      for link in entry.links {
        page.line(("  \(link)", .accent), ("  \(dossier.titles[link] ?? "")", .plain))
      }
    }
    if !dossier.referencedBy.isEmpty, entry.kind == .claim {
      page.heading("Depends on this")
      for reference in dossier.referencedBy {
        page.line(("  \(reference.id)", .accent), ("  \(reference.title)", .plain))
      }
    }
    if !dossier.linkedFrom.isEmpty, entry.kind != .claim {
      page.heading("Linked from")
      page.prose(dossier.linkedFrom.map(\.id).joined(separator: ", "))
    }
    if !dossier.tasks.isEmpty {
      page.heading("Tasks")
      for task in dossier.tasks {
        page.line(("  \(task.id)", .accent), ("  \(task.title)", .plain))
      }
    }
    if let sentence = dossier.runsSentence {
      page.heading("Simulated")
      page.prose(sentence)
      page.line(("  bridgebook simulate \(dossier.runs.scenarios[0])", .accent))
    }
    guard !dossier.sources.isEmpty else { return }
    page.heading("Sources")
    for source in dossier.sources { write(source, to: &page) }
  }

  static func write(_ source: Source, to page: inout TextPage) {
    page.line(("  [\(source.id)] ", .faint), (source.title, .plain))
    if let url = source.url { page.line("      \(url)", .faint) }
    if let reading = source.reading { page.line("      read: \(reading)", .faint) }
  }

  /// Prints Markdown with prose wrapped and code and tables unchanged; `[^id]` becomes `[id]`.
  ///
  /// - Parameter captions: replace the fence marks of executed examples.
  private static func write(
    markdown: String, captions: [String], to page: inout TextPage
  ) {
    var captions = captions[...]
    var paragraph: [Substring] = []
    var fence: Substring?
    func flush(_ page: inout TextPage) {
      guard !paragraph.isEmpty else { return }
      let text = paragraph.joined(separator: " ")
      let isItem = text.hasPrefix("- ")
      page.prose(isItem ? String(text.dropFirst(2)) : text, first: isItem ? "- " : "")
      paragraph = []
    }
    for line in readable(markdown).split(separator: "\n", omittingEmptySubsequences: false) {
      if let marker = fence {
        if line == marker { fence = nil } else { page.block(String(line), indent: 4) }
      } else if line.hasPrefix("```") || line.hasPrefix("~~~~") {
        flush(&page)
        if line.hasPrefix("~"), let caption = captions.popFirst() { page.prose(caption) }
        fence = line.prefix(line.hasPrefix("`") ? 3 : 4)
      } else if line.hasPrefix("|") {
        flush(&page)
        page.block(String(line))
      } else if line.isEmpty {
        let had = !paragraph.isEmpty
        flush(&page)
        if had { page.line() }
      } else {
        if line.hasPrefix("- ") { flush(&page) }
        paragraph.append(line.drop { $0 == " " })
      }
    }
    flush(&page)
  }

  /// Inserts a space before citations, to separate them from the sentence.
  private static func readable(_ markdown: String) -> String {
    markdown.replacing("[^", with: " [")
  }

  static func write(
    claim: Entry, _ rules: [String: ModelRule], to page: inout TextPage
  ) {
    guard case .claim(let facts) = claim.details else { return }
    page.prose(claim.title, first: "\(facts.status.rawValue): ", style(of: facts.status))
    for heading in ["Correction", "Limits", "Dispute"] {
      guard let section = claim.section(heading) else { continue }
      page.prose(
        readable(section.markdown), indent: 4,
        first: "\(heading.lowercased()): ")
    }
    for ground in facts.grounds { write(ground, rules, to: &page) }
  }

  private static func write(
    _ ground: Ground, _ rules: [String: ModelRule], to page: inout TextPage
  ) {
    let place = ground.source ?? ground.model?.run ?? ""
    page.prose(
      "\(readable(ground.text)) [\(place)]", indent: 4,
      first: "\(ground.side.rawValue) (\(ground.kind.rawValue)): ", .faint)
    guard let model = ground.model else { return }
    let difference = EvidenceExport.difference(of: model).map { ", \($0)" } ?? ""
    page.prose(
      model.expectation + difference, indent: 6, first: "\(EvidenceExport.verdict(of: model)): ",
      model.verdict?.agrees == false ? .warning : .faint)
    page.prose(EvidenceExport.rules(of: model, rules), indent: 6, first: "rules: ", .faint)
  }

  private static func style(of status: ClaimStatus) -> TextPage.Style {
    switch status {
    case .refuted, .disputed: .warning
    case .shown, .stated, .singleSource: .plain
    }
  }
}
