internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The cheat sheet of the book: on a few pages, on one page, or in full.
enum CheatSheetSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "cheatsheet",
    options: ["approach", "platform", "target", "component", "topic", "brief", "full"],
    hasHTML: true,
    summary: "the book on a few pages: which bridge, life cycles, state, hosting, gotchas",
    resources: [
      SheetResource(
        name: "cheatsheet-brief", title: "Cheat sheet, one page",
        use: """
          Which bridge to build and what hurts most, on one page. Read it first, before anything is wrapped, hosted \
          or reviewed.
          """,
        options: [SheetOption("brief")], priority: 1),
      SheetResource(
        name: "cheatsheet", title: "Cheat sheet",
        use: """
          Life cycles, state, hosting, gestures and gotchas on a few pages. Read it when a task goes beyond one \
          wrapper; for one class component/{component} is shorter.
          """,
        priority: 0.6),
      SheetResource(
        name: "component/\(SheetResource.blank)", title: "All about one class",
        use: """
          One class such as MKMapView: its bridge with complete code, the native replacement, what it needs and what \
          can go wrong. Read it before that class is brought over.
          """,
        options: [SheetOption("component", SheetResource.blank)], scope: ["platform", "target"]),
    ])

  static let writing = SheetWriting.file { request, output in
    let length = try ScopeOptions.length(of: request)
    if let name = request.value("component") {
      for option in ["approach", "topic"] where request.has(option) {
        throw ExportError.excludes("component", option)
      }
      try output.write(try component(name, request).text(length, as: request.notation))
      return .done
    }
    let scope = try ScopeOptions.scope(of: request)
    let book = try ScopeOptions.book(request.store, kinds: EntryKind.allCases)
    let sheet = CheatSheet(book, scope: scope, length: length)
    guard !sheet.isEmpty else { return .no }
    try sheet.write(as: request.notation) { try output.write($0.drain()) }
    return .done
  }

  private static func component(_ name: String, _ request: SheetRequest) throws -> ComponentSheet {
    let store = request.store
    guard let entry = try store.entries.entry(name), entry.kind == .component else {
      let known = try store.entries.summaries().filter { $0.kind == .component }.map(\.id)
      throw ExportError.unknownComponent(
        name, suggestion: Suggestion.nearest(to: name, in: known))
    }
    let session = try RecommendationSession(store: store)
    var inquiry = Inquiry(
      text: entry.id, platform: try GivenOptions.platform(request.value("platform")))
    let reading = try session.read(inquiry)
    let platform = try session.platform(for: inquiry, reading: reading)
    if let target = request.value("target") {
      inquiry.target = try GivenOptions.askedRelease(target, of: platform, in: store)
    }
    var answer = try session.recommend(inquiry, reading: reading)
    try session.addCode(to: &answer, reading: reading)
    return ComponentSheet(
      try EntryDossier.read(entry.id, in: store), answer: answer,
      gotchas: try answer.gotchas.compactMap { try store.entries.entry($0) })
  }
}
