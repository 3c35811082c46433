internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// The resources that a client can read as Markdown: the sheets of the export table and the entries
/// of the store.
struct AgentResources {
  static let markdown = "text/markdown"
  /// The maximum number of resources in one answer of `resources/list`.
  private static let page = 100

  let work: AgentWork

  /// Address templates that a client fills in.
  static let templates = JSONValue.array(
    AgentSheets.templates + [
      .object([
        ("uriTemplate", .string(ResourceAddress(.entry, "{id}").text)), ("name", .string("entry")),
        ("title", .string("Entry of the book")),
        (
          "description",
          .string(
            "A gotcha, pattern, class, claim or scenario in full, by the id that search and list give."
          )
        ),
        ("mimeType", .string(markdown)),
      ])
    ])

  /// Returns one page of the list; the cursor is the number of resources before it.
  func list(from cursor: JSONValue?) throws -> [(String, JSONValue)] {
    var start = 0
    if let cursor, cursor != .null {
      guard let text = cursor.text, let number = Int(text), number > 0 else {
        throw ProtocolError.invalidParameters("this server did not give that cursor")
      }
      start = number
    }
    let all = try AgentSheets.list + entries()
    let shown = all.dropFirst(start).prefix(AgentResources.page)
    let end = start + shown.count
    let next = end < all.count ? [("nextCursor", JSONValue.string(String(end)))] : []
    return [("resources", .array(Array(shown)))] + next
  }

  /// Returns all entries and scenarios as resources, a team's own before the built-in ones.
  private func entries() throws -> [JSONValue] {
    var seen: Set<String> = []
    var entries: [JSONValue] = []
    try work.answer { workspace in
      for kind in [GivenOptions.ownWord, nil, ListedKind.scenario.plural] {
        var question = ListQuestion()
        question.kind = kind
        for item in try workspace.list(question).items where seen.insert(item.id).inserted {
          entries.append(AgentResources.description(of: item))
        }
      }
    }
    return entries
  }

  private static func description(of item: ListItem) -> JSONValue {
    .object([
      ("uri", .string(ResourceAddress(.entry, item.id).text)), ("name", .string(item.id)),
      ("title", .string(item.title)),
      ("description", .string(item.relation.map { "\(item.kind), \($0.words)" } ?? item.kind)),
      ("mimeType", .string(markdown)),
    ])
  }

  /// Returns the content of one resource.
  func read(_ uri: String, _ version: ProtocolVersion) throws -> [(String, JSONValue)] {
    guard let address = ResourceAddress(uri) else {
      throw ProtocolError.unknownResource(uri, version)
    }
    let text: String
    do {
      text = try content(of: address)
    } catch let error as ProtocolError where error.isInvalidParameters {
      throw ProtocolError.unknownResource(uri, version, because: error.message)
    }
    return [
      (
        "contents",
        .array([
          .object([
            ("uri", .string(uri)), ("mimeType", .string(AgentResources.markdown)),
            ("text", .string(text)),
          ])
        ])
      )
    ]
  }

  private func content(of address: ResourceAddress) throws -> String {
    switch address.kind {
    case .entry:
      guard address.options.isEmpty else {
        throw ProtocolError.invalidParameters("an entry has no options")
      }
      return try work.answer { try $0.show([address.name]).map(\.markdown).joined(separator: "\n") }
    case .sheet:
      guard let order = try AgentSheets.order(for: address) else {
        let help = AgentSheets.suggestion(for: address.name).map { "; did you mean \($0)?" } ?? ""
        throw ProtocolError.invalidParameters("no sheet has that name\(help)")
      }
      let text = try work.answer { try $0.sheet(order.make()) }
      guard !text.isEmpty else {
        throw ProtocolError.invalidParameters("these options leave nothing of the sheet")
      }
      return text
    }
  }
}
