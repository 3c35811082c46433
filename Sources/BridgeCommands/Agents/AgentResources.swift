internal import BridgeExport
internal import BridgeModel

/// What a client can read as Markdown: entries of the book.
struct AgentResources {
  /// How many resources one answer of `resources/list` holds.
  private static let page = 100
  private static let entries = "bridgebook://entry/"

  private let ask: ([String]) throws -> String

  /// - Parameter ask: runs a command line and returns what it prints; throws where it fails.
  init(ask: @escaping ([String]) throws -> String) {
    self.ask = ask
  }

  /// Addresses of entries by id, for clients that know one.
  static let templates = JSONValue.array([
    .object([
      ("uriTemplate", .string(entries + "{id}")), ("name", .string("entry")),
      ("title", .string("Entry of the book")),
      (
        "description",
        .string("A gotcha, pattern, class, claim or scenario in full, by the id that search gives.")
      ),
      ("mimeType", .string("text/markdown")),
    ])
  ])

  /// One page of the list; the cursor is how many came before.
  func list(from cursor: JSONValue?, _ reader: JSONReader) throws -> [(String, JSONValue)] {
    var start = 0
    if let cursor, cursor != .null {
      guard let text = cursor.text, let number = Int(text), number > 0 else {
        throw ProtocolError.invalidParameters("the cursor is none that this server gave")
      }
      start = number
    }
    let listing = try reader.read(ask(["list", "--format=json"]))
    guard case .array(let all) = listing?["entries"] else { return [("resources", .array([]))] }
    let shown = all.dropFirst(start).prefix(AgentResources.page)
    let resources = shown.map { entry in
      JSONValue.object([
        ("uri", .string(AgentResources.entries + (entry["id"]?.text ?? ""))),
        ("name", .string(entry["id"]?.text ?? "")), ("title", .string(entry["title"]?.text ?? "")),
        ("description", .string(entry["kind"]?.text ?? "")),
        ("mimeType", .string("text/markdown")),
      ])
    }
    let end = start + shown.count
    let next = end < all.count ? [("nextCursor", JSONValue.string(String(end)))] : []
    return [("resources", .array(resources))] + next
  }

  /// The content of one resource.
  func read(_ uri: String, _ version: ProtocolVersion) throws -> [(String, JSONValue)] {
    guard uri.hasPrefix(AgentResources.entries) else {
      throw ProtocolError.unknownResource(uri, version)
    }
    let id = String(uri.dropFirst(AgentResources.entries.count))
    let text: String
    do {
      text = try ask(["show", "--format=markdown", "--", id])
    } catch is ProtocolError {
      throw ProtocolError.unknownResource(uri, version)
    }
    return [
      (
        "contents",
        .array([
          .object([
            ("uri", .string(uri)), ("mimeType", .string("text/markdown")), ("text", .string(text)),
          ])
        ])
      )
    ]
  }
}
