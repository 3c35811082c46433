package import Bridgebook

/// The entries and tables from which sheets are made.
package struct SheetBook: Sendable {
  package var tree = DecisionTree()
  package var topics: [Topic] = []
  /// The short texts of gotchas by id; for a team's gotchas, first sentences are used instead.
  package var digests: [String: GotchaDigest] = [:]
  package var gotchas: [Entry] = []
  package var patterns: [Entry] = []
  package var components: [Entry] = []
  package var claims: [Entry] = []
  package var availability: [Entry] = []
  package var tasks: [Entry] = []
  package var sources: [Source] = []

  package init() {}

  /// Returns the book limited to a scope; a class belongs to the approach that the tree recommends
  /// for its kind of class.
  package func limited(to scope: SheetScope) -> SheetBook {
    guard !scope.isWhole else { return self }
    var book = self
    book.gotchas = gotchas.filter(scope.contains)
    book.patterns = patterns.filter(scope.contains)
    book.availability = availability.filter { scope.exists($0.platforms) }
    book.tasks = tasks.filter(scope.contains)
    let walk = TreeWalk(tree)
    book.components = components.filter { entry in
      guard scope.topic == nil, scope.exists(entry.platforms) else { return false }
      guard let approach = scope.approach else { return true }
      return walk.leaves(of: entry, on: scope.platform).contains { $0.approach == approach }
    }
    guard scope.approach != nil || scope.topic != nil else { return book }
    let named = Set((book.gotchas + book.patterns).flatMap(\.claims))
    let kept = Set((book.gotchas + book.patterns).map(\.id))
    book.claims = claims.filter { claim in
      named.contains(claim.id) || claim.links.contains(where: kept.contains)
    }
    let text = (book.gotchas + book.patterns).flatMap { $0.sections.map(\.markdown) }
      .joined(separator: "\n")
    book.availability = book.availability.filter { text.contains(SheetBook.name(of: $0)) }
    return book
  }

  /// Returns the gotcha or pattern with that id.
  func entry(_ id: String) -> Entry? {
    patterns.first { $0.id == id } ?? gotchas.first { $0.id == id }
  }

  /// Returns the blocks of an entry that a sheet prints; empty if the entry lacks the section or
  /// block.
  static func blocks(of part: Topic.Part, in entry: Entry) -> [SectionBlock] {
    guard let section = entry.section(part.heading) else { return [] }
    let blocks = SectionBlock.blocks(of: section.markdown)
    guard let block = part.block else { return blocks }
    return blocks.indices.contains(block) ? [blocks[block]] : []
  }

  /// The gotchas by topic, followed by those without a topic.
  var gotchasByTopic: [(title: String, entries: [Entry])] {
    var rest = gotchas
    var groups: [(title: String, entries: [Entry])] = []
    for topic in topics {
      let entries = topic.items.compactMap { item in rest.first { $0.id == item.entry } }
      rest.removeAll { entry in entries.contains { $0.id == entry.id } }
      if !entries.isEmpty { groups.append((topic.title, entries)) }
    }
    return rest.isEmpty ? groups : groups + [("Others", rest)]
  }

  /// The gotchas that a sheet of a few pages omits: notes, and warnings to which neither an answer
  /// of the tree nor a belief leads.
  var rareGotchas: Set<String> {
    let led = Set(tree.leaves.flatMap(\.gotchas))
    return Set(
      gotchas.filter { entry in
        guard case .gotcha(let facts) = entry.details, entry.ownMark.isEmpty else { return false }
        return facts.severity == .note
          || facts.severity == .warning && facts.belief == nil && !led.contains(entry.id)
      }.map(\.id))
  }

  /// The tasks by area, without empty areas.
  var tasksByArea: [(area: TaskArea, entries: [Entry])] {
    TaskArea.allCases.map { area in (area, tasks.filter { $0.area == area }) }
      .filter { !$0.entries.isEmpty }
  }

  /// Returns the name of an API in prose and code, such as `sizingOptions` for
  /// `UIHostingController.sizingOptions`.
  private static func name(of api: Entry) -> String {
    let head = api.title.prefix { !"( /".contains($0) }
    return String(head.split(separator: ".").last ?? head)
  }
}
