internal import Bridgebook

extension DocumentShape {
  static let recommendation = DocumentShape(
    schema: "bridgebook/recommendation-1",
    members: [
      .init("status", .choice(["recommended", "needs-answer", "not-covered"])),
      .init("approach", .optional(.choice(Approach.allCases.map(\.rawValue)))),
      .init("technique", .optional(.text)), .init("pattern", .optional(.text)),
      .init("presentation", .optional(.choice(["embed", "present"]))),
      .init("verdict", .text), .init("summary", .text, .full), .init("platform", .text),
      .init("target", .text),
      .init("asOf", .optional(.text), .full),
      .init("facts", .list(.texts(["fact", "choice", "from"])), .full),
      .init(
        "component",
        .optional(
          .members([
            .init("name", .text), .init("framework", .optional(.text)), .init("kind", .text),
            .init("deprecated", .truth),
            .init("deprecation", .optional(.choice(["soft", "hard"]))),
          ])), .full),
      .init(
        "native",
        .optional(
          .members([
            .init("api", .text), .init("since", .releases), .init("covers", .text),
            .init("lacks", .text), .init("availableAtTarget", .truth), .init("form", .text),
            .init("deprecation", .optional(.choice(["soft"]))), .init("lackRows", .list(.lack)),
          ]))),
      .init("preferNative", .truth),
      .init(
        "decidedBy",
        .optional(
          .members([.init("requirement", .text), .init("native", .optional(.text))]))),
      .init(
        "direction",
        .optional(
          .members([
            .init("choice", .text), .init("score", .integer), .init("rival", .optional(.text)),
            .init("lead", .integer),
          ]))),
      .init("requires", .releases),
      .init("path", .list(.texts(["question", "answer", "because"])), .full),
      .init("alternatives", .list(.texts(["approach", "technique", "whyNot"])), .full),
      .init(
        "flips",
        .list(
          .members([
            .init("change", .text), .init("approach", .optional(.text)), .init("technique", .text),
            .init("preferNative", .truth),
          ]))),
      .init(
        "missing",
        .list(
          .members([
            .init("question", .text), .init("text", .text),
            .init(
              "choices",
              .list(
                .members([
                  .init("id", .text), .init("title", .text), .init("leadsTo", .list(.text)),
                ]))),
          ]))),
      .init("gotchas", .list(.text)),
      .init("task", .optional(.texts(["id", "title", "phrasing"]))),
      .init("scenarios", .list(.text), .full), .init("runs", .list(.text), .full),
      .init("notes", .list(.text), .full), .init("changes", .list(.change), .full),
      .init("setup", .list(.setup)), .init("code", .code),
      .init("diagnosis", .diagnosis, .sometimes),
    ])

  static let search = DocumentShape(
    schema: "bridgebook/search-1",
    members: [
      .init("query", .text),
      .init(
        "results",
        .list(
          .members([
            .init("id", .text), .init("kind", .text), .init("title", .text),
            .init("score", .number), .init("match", .choice(["strong", "weak"])),
            .init("snippet", .text), .init("status", .text, .sometimes),
          ]))),
      .init("notes", .list(.text)), .init("diagnosis", .diagnosis, .sometimes),
    ])

  static let diagnosis = DocumentShape(
    schema: "bridgebook/diagnosis-1",
    members: [
      .init("run", .text),
      .init(
        "format",
        .members([
          .init("name", .optional(.text)), .init("matchedLines", .integer),
          .init(
            "runnersUp",
            .list(.members([.init("name", .text), .init("matchedLines", .integer)]))),
        ]), .full),
      .init("linesRead", .integer), .init("events", .integer),
      .init("findings", .list(.finding)), .init("unrecognised", .list(.quotation), .full),
      .init("cannotShow", .list(.text)), .init("issues", .list(.issue)),
      .init(
        "moreFindings", .list(.members([.init("gotcha", .text), .init("count", .integer)])),
        .sometimes),
      .init("updates", .list(.names(.anything)), .full),
      .init("missingColumns", .list(.text), .full),
      .init("readFrom", .integer, .sometimes), .init("nextOffset", .integer, .sometimes),
      .init("restarted", .truth, .sometimes),
    ])

  static let check = DocumentShape(
    schema: "bridgebook/check-1",
    members: [
      .init(
        "files",
        .list(
          .members([
            .init("path", .text), .init("findings", .list(.sourceFinding)),
            .init(
              "ignored",
              .list(
                .members([
                  .init("gotcha", .text), .init("line", .integer), .init("reason", .text),
                ]))),
            .init("notes", .list(.text)),
          ]))),
      .init("summary", .names(.either([.integer, .truth]))), .init("notes", .list(.text)),
    ])

  static let simulation = DocumentShape(
    schema: "bridgebook/simulation-1", members: ValueShape.simulationMembers)

  static let simulations = DocumentShape(
    schema: "bridgebook/simulations-1",
    members: [
      .init(
        "simulations",
        .list(
          .members(
            [.init("schema", .choice([simulation.schema]))] + ValueShape.simulationMembers)))
    ])

  static let list = DocumentShape(
    schema: "bridgebook/list-1",
    members: [
      .init("kind", .optional(.text)),
      .init(
        "entries",
        .list(
          .members([
            .init("id", .text), .init("kind", .text), .init("title", .text),
            .init("status", .text, .sometimes), .init("own", .text, .sometimes),
          ]))),
    ])

  /// All documents; a brief answer is derived from the shape of its document.
  static let all =
    [recommendation, search, diagnosis, check, simulation, simulations, list] + shown
}
