package import Bridgebook

/// Writes entries with all sections and code, followed by the sources they cite.
package struct FullEntries {
  private let sources: [String: Source]
  private var named: Set<String> = []

  /// Creates a writer with the sources that entries may cite.
  package init(_ sources: [Source]) {
    self.sources = Dictionary(
      sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the entries under a heading, and calls `flush` after each.
  package mutating func write(
    _ entries: [Entry], under heading: String, to page: inout SheetPage,
    _ flush: (inout SheetPage) throws -> Void
  ) rethrows {
    guard !entries.isEmpty else { return }
    page.heading(2, [.plain(heading)])
    for entry in entries {
      write(entry, to: &page)
      try flush(&page)
    }
  }

  /// Returns a page with one entry and its sources.
  package static func page(of entry: Entry, _ sources: [Source]) -> String {
    var page = SheetPage()
    var full = FullEntries(sources)
    full.write(entry, level: 1, to: &page)
    if !full.named.isEmpty { full.writeSources(to: &page) }
    return page.text()
  }

  private mutating func write(_ entry: Entry, level: Int = 3, to page: inout SheetPage) {
    // Headings contain the id, because titles need not be unique.
    page.heading(
      level,
      entry.title == entry.id
        ? [.code(entry.id)] : [.code(entry.id), .plain(": "), .plain(entry.title)])
    let rows = EntryDossier(entry: entry).frontMatter
    page.table(["item", "value"], rows.map { [[.plain($0.label)], [.plain($0.text)]] })
    for section in entry.sections where section.heading != "Grounds" {
      page.paragraph([.strong(section.heading + ":")])
      page.blocks(FullEntries.blocks(of: section))
    }
    if case .claim(let facts) = entry.details {
      page.list(
        facts.grounds.map { ground in
          [
            .plain("\(ground.side.rawValue) (\(ground.kind.rawValue), \(ground.place)): "),
            .rich(ground.text),
          ]
        })
    }
    let known = entry.sources.filter { sources[$0] != nil }
    named.formUnion(known)
    if !known.isEmpty { page.paragraph([.plain("Sources: \(known.joined(separator: ", "))")]) }
  }

  /// Returns the blocks of a section; code without a language is marked as text.
  private static func blocks(of section: Section) -> [SectionBlock] {
    SectionBlock.blocks(of: section.markdown).map { block in
      guard case .code(let lines, let language) = block else { return block }
      return .code(lines, language: language.isEmpty ? "text" : language)
    }
  }

  /// Writes a table of the sources that the written entries cite.
  package func writeSources(to page: inout SheetPage) {
    page.heading(2, [.plain("Sources")])
    page.table(
      ["source", "title", "address"],
      named.sorted().compactMap { id in
        sources[id].map { source in
          [[.plain(id)], [.plain(source.title)], source.url.map { [.link($0)] } ?? [.plain("–")]]
        }
      })
  }
}
