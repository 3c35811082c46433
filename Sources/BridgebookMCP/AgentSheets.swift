internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// The sheets of the export table that a client can read.
enum AgentSheets {
  private static let all = SheetTable.sheets.flatMap { sheet in
    sheet.syntax.resources.map { (sheet: sheet.syntax, resource: $0) }
  }

  /// The sheets as `resources/list` describes them, by descending priority.
  static let list = all.map(\.resource).filter { !$0.isTemplate }
    .sorted { ($1.priority, $0.name) < ($0.priority, $1.name) }
    .map { description(of: $0, key: "uri", address: $0.name) }

  /// The sheets that need an argument, and the parts of other sheets, as `resources/templates/list`
  /// describes them.
  static let templates =
    all.filter(\.resource.isTemplate).map {
      let options = $0.resource.scope.filter($0.sheet.options.contains)
      return description(
        of: $0.resource, key: "uriTemplate", address: $0.resource.name + expansion(options))
    } + [description(of: part, key: "uriTemplate", address: part.name + expansion(part.scope))]

  private static let part = SheetResource(
    name: "{sheet}", title: "Part of a sheet",
    use: """
      A sheet limited to one kind of bridge, a platform, a release or a topic, such as \
      gotchas?platform=macos&topic=state. Read it instead of the whole sheet where the task says so much.
      """)

  /// The sheet that an address names, with its words and options.
  struct Order {
    let name: String
    let words: [String]
    let options: [SheetOption]

    func make() throws(ExportError) -> SheetOrder {
      try SheetOrder(name, words: words, options: options)
    }
  }

  /// Returns the sheet that an address names; nil if no sheet has that name.
  static func order(for address: ResourceAddress) throws(ProtocolError) -> Order? {
    for (sheet, resource) in all {
      guard let filled = resource.filled(by: address.name) else { continue }
      let taken = resource.scope.filter(sheet.options.contains)
      var options = filled.options
      for option in address.options {
        guard taken.contains(option.name) else {
          throw .invalidParameters(
            "the sheet \(address.name) has no option \(option.name)"
              + (taken.isEmpty ? "" : "; it has \(taken.joined(separator: ", "))"))
        }
        guard !options.contains(where: { $0.name == option.name }) else {
          throw .invalidParameters("the option \(option.name) was given twice")
        }
        options.append(SheetOption(option.name, option.value))
      }
      return Order(name: sheet.name, words: filled.operands, options: options)
    }
    return nil
  }

  /// Returns the sheet name closest to a misspelled one.
  static func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, in: all.filter { !$0.resource.isTemplate }.map(\.resource.name))
  }

  private static func expansion(_ options: [String]) -> String {
    options.isEmpty ? "" : "{?\(options.joined(separator: ","))}"
  }

  private static func description(
    of resource: SheetResource, key: String, address: String
  ) -> JSONValue {
    let word = resource.name.split(separator: "/").first.map(String.init) ?? ""
    let shown = address.replacing(SheetResource.blank, with: "{\(word)}")
    return .object([
      (key, .string(ResourceAddress(.sheet, "").text + shown)),
      ("name", .string(resource.name.replacing("/" + SheetResource.blank, with: ""))),
      ("title", .string(resource.title)), ("description", .string(resource.use)),
      ("mimeType", .string(AgentResources.markdown)),
      (
        "annotations",
        .object([
          ("audience", .strings(["assistant", "user"])), ("priority", .number(resource.priority)),
        ])
      ),
    ])
  }
}
