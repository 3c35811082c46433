internal import Bridgebook

/// The cheat sheet: the book on a few pages.
package struct CheatSheet {
  /// The amount of text.
  package enum Length: Sendable {
    /// One printed page.
    case brief
    case usual
    /// Every entry with its code, in addition to the usual sheet.
    case full
  }

  private let whole: SheetBook
  private let book: SheetBook
  private let scope: SheetScope
  private let length: Length

  /// Creates a sheet from the whole book, limited to the scope.
  package init(_ book: SheetBook, scope: SheetScope, length: Length) {
    whole = book
    self.book = book.limited(to: scope)
    self.scope = scope
    self.length = length
  }

  /// Whether the scope leaves nothing to print.
  package var isEmpty: Bool {
    book.patterns.isEmpty && book.gotchas.isEmpty && book.components.isEmpty
  }

  /// Writes the sheet, and calls `flush` after each part.
  package func write(
    as notation: SheetPage.Notation = .markdown, _ flush: (inout SheetPage) throws -> Void
  ) rethrows {
    var page = SheetPage(notation)
    try write(to: &page, flush)
    page.close()
    try flush(&page)
  }

  private func write(
    to page: inout SheetPage, _ flush: (inout SheetPage) throws -> Void
  ) rethrows {
    page.heading(1, [.plain(title)])
    if let audited = AuditLine.text(of: (book.patterns + book.gotchas).map(\.audited)) {
      page.paragraph([.plain("Checked against \(audited).")])
    }
    if isDigest {
      page.paragraph([
        .plain("More about a name in code at the end of a line: "),
        .code("bridgebook show NAME"), .plain("; all of it: "),
        .code("bridgebook export cheatsheet --full"), .plain("."),
      ])
    }
    if scope.topic == nil { writeBridges(to: &page) }
    if length == .brief {
      return BriefPart.write(book, scope: scope, to: &page)
    }
    if scope.target != nil { NotThereYet(whole, scope: scope).write(isDigest: isDigest, to: &page) }
    writeTasks(to: &page)
    writeTopics(to: &page)
    try flush(&page)
    writeGotchas(to: &page)
    if isDigest {
      if scope.approach != nil { writePatterns(to: &page) }
      return
    }
    writePatterns(to: &page)
    writeReference(to: &page)
    try flush(&page)
    guard length == .full else { return }
    var full = FullEntries(whole.sources)
    try full.write(book.patterns, under: "Patterns in full", to: &page, flush)
    try full.write(book.gotchas, under: "Gotchas in full", to: &page, flush)
    try full.write(book.components, under: "Classes in full", to: &page, flush)
    try full.write(book.claims, under: "Claims in full", to: &page, flush)
    try full.write(book.tasks, under: "Tasks in full", to: &page, flush)
    full.writeSources(to: &page)
  }

  /// Whether texts are shortened, because the sheet covers many topics in a few pages.
  private var isDigest: Bool { length == .usual && scope.topic == nil }

  /// Whether the sheet covers all bridges on a few pages, which have space only for the most needed
  /// parts.
  private var isDigestOfAll: Bool { isDigest && scope.approach == nil }

  private var title: String {
    let subject = scope.topic?.title ?? "SwiftUI with UIKit and AppKit"
    return [subject, scope.title].compactMap { $0 }.joined(separator: ": ")
  }

  private func writeBridges(to page: inout SheetPage) {
    page.heading(2, [.plain("Which bridge")])
    DecisionTable(book.tree, scope: scope, length: length).write(to: &page)
    // The table above already names the releases of techniques introduced later than their
    // platform.
    guard length != .brief, !isDigestOfAll else { return }
    page.heading(2, [.plain("Techniques")])
    ApproachTable.write(book.tree, scope: scope, isFull: length == .full, to: &page)
  }

  private func writeTopics(to page: inout SheetPage) {
    for topic in scope.topic.map({ [$0] }) ?? book.topics {
      let items = topic.items.compactMap { item -> (Entry, [SectionBlock])? in
        guard let entry = book.entry(item.entry) else { return nil }
        // A sheet for one kind of bridge has space for the full parts of its topics.
        let parts = isDigestOfAll ? item.digest : item.parts
        let blocks = parts.flatMap { SheetBook.blocks(of: $0, in: entry) }
        return blocks.isEmpty ? nil : (entry, blocks)
      }
      guard !items.isEmpty else { continue }
      if scope.topic == nil { page.heading(2, [.plain(topic.title)]) }
      for (entry, blocks) in items {
        // Without the id, the line would be all bold, which looks like a heading.
        page.paragraph([.strong(entry.title), .plain(" "), .code(entry.id)] + entry.ownMark)
        page.blocks(blocks, withCode: false)
      }
    }
  }

  /// Writes the tasks: the most frequent ones on the pages of one bridge, all if there is space,
  /// none on the pages of all bridges.
  private func writeTasks(to page: inout SheetPage) {
    guard !book.tasks.isEmpty, scope.topic == nil, !isDigestOfAll else { return }
    page.heading(2, [.plain("Common tasks")])
    guard !isDigest else { return TaskTables.digest(book.tasksByArea, scope: scope, to: &page) }
    for group in book.tasksByArea {
      page.paragraph([.strong(group.area.title + ":")])
      TaskTables.tasks(group.entries, scope: scope, to: &page)
    }
  }

  private func writeGotchas(to page: inout SheetPage) {
    let groups = book.gotchasByTopic
    if !groups.isEmpty { page.heading(2, [.plain("Gotchas by symptom")]) }
    guard !isDigest else {
      let rare = isDigestOfAll ? book.rareGotchas : []
      DigestTables.symptoms(groups, book.digests, without: rare, to: &page)
      if isDigestOfAll { return writeWhatIsLeftOut(rare.count, to: &page) }
      return writeAntiPatterns(to: &page)
    }
    for group in groups {
      if groups.count > 1 { page.paragraph([.strong(group.title + ":")]) }
      EntryTables.gotchas(group.entries, to: &page)
    }
    writeAntiPatterns(to: &page)
  }

  /// Writes references to the parts of the book that do not fit on the sheet.
  private func writeWhatIsLeftOut(_ gotchas: Int, to page: inout SheetPage) {
    var line: SheetPage.Line = []
    if gotchas > 0 {
      line = [
        .plain("\(gotchas) rarer or milder ones: "), .code("bridgebook export gotchas"),
        .plain("; "),
      ]
    }
    page.paragraph(
      line + [
        .plain("tasks, and what SwiftUI has for them: "),
        .code("bridgebook export tasks"), .plain("."),
      ])
  }

  private func writeAntiPatterns(to page: inout SheetPage) {
    let believed = book.gotchas.filter {
      if case .gotcha(let facts) = $0.details { facts.belief != nil } else { false }
    }
    if !believed.isEmpty { page.heading(2, [.plain("Anti-patterns")]) }
    if isDigest {
      DigestTables.antiPatterns(believed, to: &page)
    } else {
      EntryTables.antiPatterns(believed, to: &page)
    }
  }

  private func writePatterns(to page: inout SheetPage) {
    if !book.patterns.isEmpty { page.heading(2, [.plain("Patterns")]) }
    if isDigest {
      DigestTables.patterns(book.patterns, to: &page)
    } else {
      EntryTables.patterns(book.patterns, to: &page)
    }
  }

  /// Writes the reference tables, which the usual sheet leaves to other sheets.
  private func writeReference(to page: inout SheetPage) {
    if !book.availability.isEmpty { page.heading(2, [.plain("Availability")]) }
    EntryTables.availability(book.availability, scope: scope, to: &page)
    if !book.components.isEmpty {
      page.heading(2, [.plain("Classes")])
      EntryTables.components(book.components, tree: book.tree, scope: scope, to: &page)
    }
    if !book.claims.isEmpty { page.heading(2, [.plain("Claims")]) }
    EntryTables.claims(book.claims, to: &page)
  }
}
