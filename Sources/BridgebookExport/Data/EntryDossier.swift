package import Bridgebook

/// An entry with the related data that is shown with it.
package struct EntryDossier: Sendable {
  package let entry: Entry
  package var claims: [Entry] = []
  package var sources: [Source] = []
  /// The sentences of a gotcha's cause and fix.
  package var sentences: [Sentence] = []
  /// The titles of the entries that the entry links to, by id.
  package var titles: [String: String] = [:]
  /// The entries that refer to this one, except tasks.
  package var referencedBy: [(id: String, title: String)] = []
  /// The tasks that refer to this entry.
  package var tasks: [(id: String, title: String)] = []
  /// The simulated runs that demonstrate a gotcha or are evidence for a claim.
  package var runs = EntryRuns()
  /// The executed examples of a gotcha.
  package var examples: [Example] = []
  /// The model rules that the simulated grounds of its claims depend on, by id.
  package var modelRules: [String: ModelRule] = [:]
  /// The scenario with the same id.
  package var scenario: ScenarioDossier?
  /// The relation of a team's own entry to the built-in book.
  package var own: OwnMark?

  package init(entry: Entry) {
    self.entry = entry
  }

  /// The sentence that names the related runs; nil if there are none.
  package var runsSentence: String? {
    guard !runs.shown.isEmpty else { return nil }
    var text =
      (entry.kind == .claim ? "modeled by run " : "shown by run ")
      + runs.shown.joined(separator: ", ")
    if !runs.absent.isEmpty { text += "; absent in run " + runs.absent.joined(separator: ", ") }
    return text
  }

  /// The entries that refer to this one and that it does not link to.
  package var linkedFrom: [(id: String, title: String)] {
    referencedBy.filter { !entry.links.contains($0.id) }
  }

  /// The front matter as labels and texts, in display order.
  package var frontMatter: [(label: String, text: String)] {
    var rows: [(String, String)] = (own?.words ?? entry.own?.words).map { [("origin", $0)] } ?? []
    rows += (own?.remarks ?? []).map { ("attention", $0) }
    switch entry.details {
    case .pattern(let technique): rows.append(("technique", technique))
    case .gotcha(let facts):
      rows.append(("severity", facts.severity.rawValue))
      rows.append(("evidence", EntryDossier.evidence(facts.evidence)))
      if let belief = facts.belief { rows.append(("you might think", belief)) }
    case .component(let facts): rows += EntryDossier.rows(of: facts)
    case .claim(let facts):
      rows.append(("status", facts.status.rawValue))
      rows.append(("evidence", facts.status.evidence))
    case .task(let facts): rows += TaskExport.rows(of: facts)
    case .availability: break
    }
    switch entry.effectiveDeprecation {
    case .none: break
    case .soft: rows.append(("soft-deprecated", "discouraged; the compiler does not warn"))
    case .hard(let since): rows.append(("deprecated", EntryDossier.list(since)))
    }
    if !entry.approaches.isEmpty {
      rows.append(("approaches", entry.approaches.map(\.rawValue).joined(separator: ", ")))
    }
    if !entry.platforms.rows.isEmpty {
      rows.append(("platforms", EntryDossier.list(entry.platforms)))
    }
    if let note = EntryDossier.observableRow(of: entry) { rows.append(note) }
    if entry.kind == .task {
      rows.append(("people say", entry.terms.joined(separator: ", ")))
    }
    if !entry.audited.isEmpty { rows.append(("checked against", entry.audited)) }
    return rows
  }

  /// The label of the row that states what `@Observable` in the code needs.
  package static let observableLabel = "@Observable in the code"

  /// Returns what `@Observable` in an entry's code needs, because the comment above the code states
  /// what the rest of it needs.
  private static func observableRow(of entry: Entry) -> (String, String)? {
    // Checked first, because few sections contain the word; dividing all of them into blocks took a
    // fifth of the time of a full sheet.
    let isUsed = entry.sections.contains { section in
      ObservableObjectForm.isObservable(section.markdown)
        && MarkdownText.blocks(in: section.markdown)
          .contains(where: ObservableObjectForm.isObservable)
    }
    guard isUsed else { return nil }
    return (
      observableLabel,
      "\(ObservableObjectForm.releases); for earlier targets, make the model an ObservableObject"
    )
  }

  private static func rows(of facts: ComponentFacts) -> [(String, String)] {
    var rows = [("kind", facts.kind.rawValue), ("framework", facts.framework)]
    for item in facts.inherits {
      let label = facts.inherits.count > 1 ? "inherits (\(item.toolkit))" : "inherits"
      rows.append((label, item.chain.joined(separator: " > ")))
    }
    if let presentation = facts.presentation {
      rows.append(("presentation", presentation.rawValue))
    }
    if let delegate = facts.delegate { rows.append(("reports through", delegate)) }
    rows.append(("native coverage", facts.coverage.rawValue))
    return rows
  }

  private static func evidence(_ letters: [String]) -> String {
    letters.map { letter in
      switch letter {
      case "M": "a runtime message"
      case "S": "a scenario"
      case "T": "a recorded trace"
      case "C": "a compiler message"
      default: "statements with sources"
      }
    }.joined(separator: ", ")
  }

  static func list(_ availability: Availability) -> String {
    availability.rows.map { row in
      row.since.map { "\(row.platform.title) \($0)" } ?? row.platform.title
    }.joined(separator: ", ")
  }
}
