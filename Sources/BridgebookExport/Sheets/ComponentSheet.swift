package import Bridgebook

/// A sheet about bridging one class into SwiftUI.
package struct ComponentSheet {
  private let dossier: EntryDossier
  private let answer: Recommendation
  private let gotchas: [Entry]

  /// Creates a sheet from a class's entry and its recommendation.
  ///
  /// - Parameter gotchas: the entries of the recommendation's gotchas, in order.
  package init(_ dossier: EntryDossier, answer: Recommendation, gotchas: [Entry]) {
    self.dossier = dossier
    self.answer = answer
    self.gotchas = gotchas
  }

  /// The maximum number of gotchas that the brief form describes; with it, the sheet of every class
  /// fits one A4 page.
  private static let briefGotchas = 4

  /// Returns the page.
  ///
  /// The brief form has no code, no ancestors and no reasons for the steps of the decision.
  /// It describes the first gotchas and names the others.
  package func text(
    _ length: CheatSheet.Length, as notation: SheetPage.Notation = .markdown
  ) -> String {
    let entry = dossier.entry
    var page = SheetPage(notation)
    let release = "\(answer.platform.title) \(ReleaseText.short(answer.target))"
    page.heading(1, [.plain("\(entry.title) on \(release)")])
    writeAnswer(to: &page, length)
    writeNatives(of: entry, to: &page)
    writeLacks(of: entry, to: &page)
    for heading in ["Traps", "Instead"] {
      guard let section = entry.section(heading) else { continue }
      page.heading(2, [.plain(heading)])
      page.blocks(SectionBlock.blocks(of: section.markdown))
    }
    writeSetup(to: &page)
    writeGotchas(to: &page, length)
    if !answer.flips.isEmpty {
      page.heading(2, [.plain("What would change the answer")])
      page.list(
        answer.flips.map { flip in
          let outcome =
            flip.preferNative
            ? "prefer the native API"
            : "\(flip.approach?.rawValue ?? "no answer"), \(flip.technique)"
          return [.plain("\(flip.change) → \(outcome)")]
        })
    }
    if length != .brief, !answer.code.isEmpty {
      page.heading(2, [.plain(answer.codeHeading)])
      let lines = answer.code.split(separator: "\n", omittingEmptySubsequences: false)
      page.code(lines.last == "" ? lines.dropLast() : lines, language: "swift")
    }
    return page.text()
  }

  private func writeAnswer(to page: inout SheetPage, _ length: CheatSheet.Length) {
    let lead = answer.preferNative ? answer.native?.api : answer.technique
    page.paragraph([
      .strong(lead ?? answer.status.rawValue),
      .plain(": \(RecommendationVerdict.sentence(of: answer, rest: " (see Lacks)"))"),
    ])
    var rows = dossier.frontMatter.filter { row in
      row.label != "approaches" && !(length == .brief && row.label.hasPrefix("inherits"))
    }
    let needs = ReleaseText.short(answer.requires)
    if !needs.isEmpty { rows.insert(("the bridge needs", needs), at: 0) }
    if answer.native != nil {
      rows.insert(("prefer the native API", answer.preferNative ? "yes" : "no"), at: 0)
    }
    page.table(["item", "value"], rows.map { [[.plain($0.label)], [.plain($0.text)]] })
    page.list(
      answer.path.map { step in
        let answered = "\(step.question) \(step.answer)."
        return [.plain(length == .brief ? answered : "\(answered) \(step.because)")]
      }, isOrdered: true)
  }

  private func writeGotchas(to page: inout SheetPage, _ length: CheatSheet.Length) {
    guard !gotchas.isEmpty else { return }
    page.heading(2, [.plain("What can go wrong")])
    let listed = length == .brief ? Array(gotchas.prefix(Self.briefGotchas)) : gotchas
    EntryTables.gotchas(listed, to: &page)
    guard listed.count < gotchas.count else { return }
    let rest = gotchas.dropFirst(listed.count).map(\.id)
    page.paragraph([.plain("Also: ")] + rest.flatMap { [.code($0), .plain(" ")] })
  }

  private func writeSetup(to page: inout SheetPage) {
    guard !answer.setup.isEmpty else { return }
    page.heading(2, [.plain("Set up first")])
    page.list(answer.setup.map { [.plain($0.words(on: answer.platform, at: answer.target))] })
  }

  /// Writes the features that are missing at the target; the section of the entry lists those of
  /// every release.
  private func writeLacks(of entry: Entry, to page: inout SheetPage) {
    guard case .component(let facts) = entry.details else { return }
    let lacks = facts.lacks(on: answer.platform, at: answer.target)
    guard !lacks.isEmpty else { return }
    page.heading(2, [.plain("Lacks")])
    page.blocks(SectionBlock.blocks(of: lacks.map(\.listItem).joined(separator: "\n")))
  }

  private func writeNatives(of entry: Entry, to page: inout SheetPage) {
    guard case .component(let facts) = entry.details, !facts.natives.isEmpty else { return }
    page.heading(2, [.plain("What SwiftUI has")])
    page.table(
      ["API", "since", "available at the target"],
      facts.natives.map { native in
        [
          [.code(native.name)], [.plain(ReleaseText.short(native.since))],
          [.plain(native.since.contains(answer.platform, answer.target) ? "yes" : "no")],
        ]
      })
  }
}
