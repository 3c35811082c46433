internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// An entry on one screen: symptom, cause, fix and code; `show --all` prints the rest.
struct EntryBrief {
  /// The rows reserved around the code for its heading, the count of omitted lines, the hint and
  /// the next prompt.
  private static let reservedRows = 5
  /// The rows of the sentence about `@Observable` above the code, in a narrow terminal.
  private static let noteRows = 2

  let dossier: EntryDossier
  /// The rows of the terminal; nil for no limit on the code.
  let rows: Int?

  /// The part of a section to print: the number of list items or paragraphs, and of sentences in
  /// each of them.
  private struct Part {
    let heading: String
    let items: Int
    let sentences: Int
  }

  /// The sections in the short form of each kind of entry; other kinds are printed in full.
  private static let parts: [(kind: EntryKind, parts: [Part])] = [
    (
      .gotcha,
      [
        Part(heading: "Symptom", items: 1, sentences: 2),
        Part(heading: "Cause", items: 1, sentences: 2),
        Part(heading: "Fix", items: 3, sentences: 1),
      ]
    ),
    (
      .pattern,
      [
        Part(heading: "When", items: 1, sentences: 2),
        Part(heading: "Rules", items: 3, sentences: 1),
        Part(heading: "Watch", items: 1, sentences: 1),
      ]
    ),
    (
      .component,
      [
        Part(heading: "Instead", items: 1, sentences: 2),
        Part(heading: "Traps", items: 3, sentences: 2),
      ]
    ),
    (
      .task,
      [
        Part(heading: "Now", items: 2, sentences: 2),
        Part(heading: "Earlier", items: 2, sentences: 2),
      ]
    ),
    (
      .claim,
      [
        Part(heading: "Correction", items: 1, sentences: 3),
        Part(heading: "Dispute", items: 1, sentences: 3),
        Part(heading: "Limits", items: 1, sentences: 2),
      ]
    ),
  ]

  /// Returns whether the entry has a short form.
  static func exists(for dossier: EntryDossier) -> Bool {
    parts.contains { $0.kind == dossier.entry.kind }
  }

  func write(to page: inout TextPage) {
    let entry = dossier.entry
    page.prose(entry.title, indent: 0, .strong)
    page.prose("\(entry.kind.rawValue) \(entry.id)\(remark)", indent: 0, .faint)
    for row in dossier.frontMatter where row.label == "origin" || row.label == "attention" {
      page.prose(row.text, first: "\(row.label): ", .warning)
    }
    if let deprecation { page.prose(deprecation, .warning) }
    for row in dossier.frontMatter where row.label == "evidence" && entry.kind == .claim {
      page.prose(row.text, first: "\(row.label): ")
    }
    if case .component(let facts) = entry.details { write(facts, to: &page) }
    for part in EntryBrief.parts.first(where: { $0.kind == entry.kind })?.parts ?? [] {
      guard let section = entry.section(part.heading) else { continue }
      let text = PlainSentences.paragraphs(of: section.markdown)
      guard !text.isEmpty else { continue }
      page.line(part.heading, .strong)
      for paragraph in text.prefix(part.items) {
        let beginning = PlainSentences.beginning(of: paragraph, count: part.sentences)
        page.prose(beginning, first: paragraph.hasPrefix("- ") ? "- " : "")
      }
    }
    if case .claim(let facts) = entry.details { write(facts.grounds, to: &page) }
    writeCode(to: &page)
    writeRest(to: &page)
  }

  /// Writes the number of grounds on each side of the claim, and the first of them.
  private func write(_ grounds: [Ground], to page: inout TextPage) {
    for side in Ground.Side.allCases {
      let ofSide = grounds.filter { $0.side == side }
      guard let first = ofSide.first else { continue }
      page.line("\(ofSide.count.counted("ground")) \(side.rawValue) it", .strong)
      let text = PlainSentences.paragraphs(of: first.text).first ?? first.text
      page.prose(
        PlainSentences.beginning(of: text, count: 2), first: "- \(first.kind.rawValue): ")
    }
  }

  /// The severity of a gotcha, the technique of a pattern or the status of a claim; empty for other
  /// kinds.
  private var remark: String {
    switch dossier.entry.details {
    case .gotcha(let facts): ", \(facts.severity.rawValue)"
    case .pattern(let technique): ", \(technique)"
    case .claim(let facts): ", \(facts.status.rawValue)"
    default: ""
    }
  }

  /// The sentence about the deprecation of the class or API; nil if it is not deprecated.
  private var deprecation: String? {
    switch dossier.entry.effectiveDeprecation {
    case .none: return nil
    case .soft: return "Soft-deprecated: Apple discourages it, and the compiler does not warn."
    case .hard(let since):
      let releases = since.rows.compactMap { row in
        row.since.map { "\(row.platform.title) \($0)" }
      }
      return "Deprecated since \(releases.joined(separator: ", "))."
    }
  }

  private func write(_ facts: ComponentFacts, to page: inout TextPage) {
    if !facts.natives.isEmpty {
      page.line("SwiftUI has", .strong)
      for native in facts.natives.prefix(3) {
        let since = native.since.rows.prefix(3).map { row in
          row.since.map { "\(row.platform.title) \($0)" } ?? row.platform.title
        }
        page.prose(
          "\(native.name), a \(native.form.rawValue) since \(since.joined(separator: ", "))",
          first: "- ")
      }
    }
    if !facts.lacks.isEmpty {
      let lacks = facts.lacks.map { lack in
        lack.endsText.map { "\(lack.text) (\($0))" } ?? lack.text
      }
      page.prose(lacks.joined(separator: "; "), first: "It lacks: ")
    }
    guard !facts.setup.isEmpty else { return }
    page.line("Set up first", .strong)
    for item in facts.setup { page.prose("\(item.words) (\(item.platformsText))", first: "- ") }
  }

  private func writeCode(to page: inout TextPage) {
    let section = dossier.entry.section("Code") ?? dossier.entry.section("Fix")
    guard dossier.entry.kind != .component, let section else { return }
    let code = MarkdownText.code(in: section.markdown).trimmingFinalNewline
    guard !code.isEmpty else { return }
    let lines = code.lines
    let note = dossier.frontMatter.first { $0.label == EntryDossier.observableLabel }
    let reserved = EntryBrief.reservedRows + (note == nil ? 0 : EntryBrief.noteRows)
    let count = rows.map { page.fitting(lines, rows: $0 - reserved) } ?? lines.count
    guard count > 0 else {
      return page.line(("Code", .strong), ("  … \(lines.count.counted("line")): --all", .faint))
    }
    page.line("Code", .strong)
    if let note { page.prose(note.text, first: "\(note.label): ") }
    page.block(lines.prefix(count).joined(separator: "\n"))
    if count < lines.count {
      page.line("  … \((lines.count - count).counted("more line")): --all", .faint)
    }
  }

  private func writeRest(to page: inout TextPage) {
    var commands: [String] = []
    if dossier.entry.kind == .component {
      commands.append("bridgebook recommend \(dossier.entry.id)")
    }
    let scenario = dossier.scenario?.id ?? dossier.runs.scenarios.first
    if let scenario { commands.append("bridgebook simulate \(scenario)") }
    let entry = dossier.entry
    page.more(
      [
        (dossier.claims.count, "claim"), (dossier.sources.count, "source"),
        (entry.links.count, "link"),
      ], commands)
  }
}
