internal import Bridgebook

extension DocumentShape {
  /// The documents that `show` returns, by the kind of the id.
  static let shown = [entry, scenario, sentence, message, ownText]

  private static let entry = DocumentShape(
    schema: "bridgebook/entry-1",
    members: [
      .init("id", .text), .init("kind", .choice(EntryKind.allCases.map(\.rawValue))),
      .init("title", .text), .init("frontMatter", .names(.text)), .init("own", .own, .full),
      .init("approaches", .list(.text), .full), .init("platforms", .releases, .full),
      .init("terms", .list(.text), .full),
      .init("sections", .list(.texts(["heading", "markdown"]))),
      .init("changes", .list(.change), .full),
      .init(
        "deprecation",
        .optional(
          .members([
            .init("kind", .choice(["soft", "hard"])), .init("since", .optional(.releases)),
          ])), .full),
      .init(
        "claims",
        .list(
          .members([
            .init("id", .text), .init("text", .text), .init("status", .text),
            .init("evidence", .text), .init("grounds", .list(.names(.anything))),
            .init("sources", .list(.text)),
          ])), .full),
      .init("sentences", .list(.names(.anything)), .full),
      .init(
        "sources",
        .list(
          .members([
            .init("id", .text), .init("kind", .text), .init("title", .text),
            .init("url", .optional(.text)), .init("reading", .optional(.text)),
          ])), .full),
      .init("lackRows", .list(.lack), .full), .init("setup", .list(.setup), .full),
      .init("links", .list(.text)),
      .init("referencedBy", .list(.text), .full), .init("tasks", .list(.text), .full),
      .init("scenarios", .list(.text), .full), .init("runs", .list(.text)),
      .init("runsWithout", .list(.text), .full),
      .init("examples", .list(.names(.anything)), .full),
      // Only in tasks.
      .init("area", .text, .full), .init("askedOften", .truth, .full),
      .init("approach", .optional(.text), .full), .init("nativeCoverage", .text, .full),
      .init(
        "native",
        .list(
          .members([.init("api", .text), .init("since", .releases), .init("source", .text)])),
        .full),
      .init("lacks", .optional(.text), .full), .init("bridge", .optional(.text), .full),
      .init("pattern", .optional(.text), .full), .init("class", .optional(.text), .full),
      .init("gotchas", .list(.text), .full), .init("phrasings", .list(.text), .full),
      // Only if the id names both an entry and a scenario.
      .init("scenario", .names(.anything), .full),
    ])

  private static let scenario = DocumentShape(
    schema: "bridgebook/scenario-1",
    members: [
      .init("id", .text), .init("kind", .choice(["scenario"])), .init("title", .text),
      .init("platform", .text), .init("own", .own),
      .init(
        "variants",
        .list(
          .members([
            .init("name", .text), .init("role", .text), .init("base", .optional(.text)),
            .init("title", .text), .init("run", .optional(.text)),
            .init("findings", .list(.text)), .init("claims", .list(.text)),
          ]))),
      .init("rules", .list(.texts(["id", "confidence", "grounds", "text"]))),
      .init("gotchas", .list(.text)), .init("claims", .list(.text)),
      .init("sources", .list(.text)), .init("text", .text),
    ])

  private static let sentence = DocumentShape(
    schema: "bridgebook/sentence-1",
    members: [
      .init("id", .text), .init("gotcha", .text), .init("heading", .text), .init("text", .text),
      .init("status", .text), .init("sources", .list(.text)), .init("partlyInferred", .truth),
      .init("title", .text), .init("claims", .list(.text)),
    ])

  private static let message = DocumentShape(
    schema: "bridgebook/message-1",
    members: [
      .init("id", .text), .init("kind", .choice(["message"])), .init("title", .text),
      .init("meaning", .text), .init("origin", .optional(.text)), .init("severity", .text),
      .init("noise", .truth), .init("onceOnly", .truth), .init("gotchas", .list(.text)),
      .init("sources", .list(.text)),
    ])

  private static let ownText = DocumentShape(
    schema: "bridgebook/own-text-1",
    members: [
      .init("id", .text), .init("kind", .text), .init("own", .own),
      .init("text", .optional(.text)),
    ])
}
