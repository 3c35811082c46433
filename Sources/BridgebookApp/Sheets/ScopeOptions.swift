internal import BookData
internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// Validates the options that limit a sheet.
enum ScopeOptions {
  static func scope(of request: SheetRequest) throws -> SheetScope {
    var scope = SheetScope()
    scope.approach = try GivenOptions.approach(request.value("approach"))
    scope.platform = try GivenOptions.platform(request.value("platform"))
    if let target = request.value("target") {
      scope.target = try GivenOptions.target(
        target, of: scope.platform ?? .ios, in: request.store, remark: request.note)
    }
    if let word = request.value("topic") {
      let topics = try BuiltInTopics.load()
      guard let topic = topics.first(where: { $0.id == word }) else {
        let known = topics.map(\.id)
        throw ExportError.unknownTopic(
          word, known: known, suggestion: Suggestion.nearest(to: word, in: known))
      }
      scope.topic = topic
    }
    return scope
  }

  static func length(of request: SheetRequest) throws -> CheatSheet.Length {
    switch (request.has("brief"), request.has("full")) {
    case (true, true): throw ExportError.excludes("brief", "full")
    case (true, false): .brief
    case (false, true): .full
    case (false, false): .usual
    }
  }

  /// Reads the entries for a sheet; kinds that are not requested stay empty.
  static func book(_ store: Store, kinds: [EntryKind]) throws -> SheetBook {
    var book = SheetBook()
    book.tree = try StoredTree(store).whole()
    book.topics = try BuiltInTopics.load()
    let own = try store.ownTexts.relations(ofScenarios: false)
    for digest in try BuiltInTopics.digests() where own[digest.gotcha] != .overrides {
      book.digests[digest.gotcha] = digest
    }
    book.sources = try store.sources.all()
    for (kind, entries) in try store.entries.all(kinds) {
      switch kind {
      case .pattern: book.patterns = entries
      case .gotcha: book.gotchas = entries
      case .component: book.components = entries
      case .claim: book.claims = entries
      case .availability: book.availability = entries
      case .task: book.tasks = entries
      case .message, .scenario: break
      }
    }
    return book
  }
}
