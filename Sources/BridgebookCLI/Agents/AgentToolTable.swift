internal import Bridgebook

/// The tools, in the order clients list them.
enum AgentToolTable {
  static let tools: [AgentTool] = [
    AgentTool(
      name: "recommend", title: "Recommend a bridge",
      summary: """
        Which bridge between SwiftUI and UIKit or AppKit to build, or which native API to use, for a class name or a \
        question; with detail full also complete code for the class, the decision path and the alternatives.
        """,
      parameters: [
        .init(
          "question", .text, .word,
          "a class (MKMapView), your own class with its base (MyPlayer: UIView), or a question in plain words"
        ),
        platform, target,
        .init(
          "answers", .texts, .flag("answer"),
          "answers to questions that an earlier answer lists under missing, each as QUESTION=CHOICE"
        ),
      ],
      needsOneOf: []),
    AgentTool(
      name: "search", title: "Search the book",
      summary: """
        Finds gotchas, patterns, classes and claims by a symptom in plain words, by API names, or by a pasted runtime \
        message; read a result with show.
        """,
      parameters: [
        .init("words", .text, .word, "the symptom, name or message"),
        .init(
          "kind", .text, .flag("kind"),
          "only this kind: pattern, gotcha, component, claim, availability, message or scenario"),
        approach,
        .init("limit", .number, .flag("limit"), "at most that many results; default 10"),
      ],
      needsOneOf: ["words"]),
    AgentTool(
      name: "show", title: "Show entries",
      summary:
        "An entry of the book in full: symptom, cause, fix with code, sources, claims and runs.",
      parameters: [
        .init("id", .text, .word, "the id of an entry or scenario, as search and list give it")
      ],
      needsOneOf: ["id"]),
    AgentTool(
      name: "diagnose", title: "Diagnose a console log",
      summary: """
        What a console log or trace of an app shows: each gotcha with its lines, the write or call that provoked it, \
        cause and fix. What this kind of log cannot show is named and never taken for good news.
        """,
      parameters: [
        .init("text", .text, .input, "the lines of the log as they are"),
        .init("file", .text, .path, "absolute path of a log on the server's machine"),
        .init(
          "from", .number, .flag("from"),
          "read the file on from this byte; 0 to begin with, then nextOffset of the last answer"),
        .init("run", .text, .word, "id of a run in the store, such as map-wrapper/M1"),
        .init("format", .text, .flag("as"), "the format, where it is not recognized"),
        .init(
          "redact", .truth, .flag("redact"), "replace names, paths, addresses and process numbers"),
      ],
      needsOneOf: ["text", "file", "run"], isLong: true, heavyParameters: ["run"]),
    AgentTool(
      name: "check", title: "Check Swift source",
      summary: """
        The bridging gotchas in Swift source: representables, coordinators, hosting controllers. Each with line, evidence, \
        cause and fix, and a patch where the change is a local one. Give the text of one file, or the path of a file or \
        folder.
        """,
      parameters: [
        .init("text", .text, .input, "the Swift source as it is, saved or not"),
        .init("file", .text, .path, "whole path of a file or folder on the machine of the server"),
        .init("path", .text, .flag("stdin-path"), "the path to name for the text"),
        .init("possible", .truth, .flag("possible"), "also what is harmless as often as not"),
      ],
      needsOneOf: ["text", "file"], isLong: true, heavyParameters: ["file"]),
    AgentTool(
      name: "simulate", title: "Simulate a scenario",
      summary: """
        Runs a scenario of the book, or one given as text in its scenario language, in a model of the main queue, the \
        view graph and platform views: console lines, outcome and findings of each variant.
        """,
      parameters: [
        .init("scenario", .text, .word, "id of a scenario, as list gives it for the kind scenario"),
        .init(
          "text", .text, .input,
          "a scenario of your own; show of a scenario's id gives one to start from"),
        .init("variant", .text, .flag("variant"), "only this variant, in full"),
        .init(
          "set", .texts, .flag("set"),
          "other values for what the model leaves open, each as PARAMETER=VALUE"),
      ],
      needsOneOf: ["scenario", "text"], isLong: true, heavyParameters: ["text"]),
    AgentTool(
      name: "list", title: "List entries",
      summary: "Ids and titles of the book's entries; with detail full all of them.",
      parameters: [
        .init(
          "kind", .text, .word,
          "pattern, gotcha, component, claim, availability, task, message, scenario, sentence, lack, or own for what a team added"
        ),
        approach, platform, target,
        .init("status", .text, .flag("status"), "claims only: shown, refuted, disputed or stated"),
        .init("since", .text, .flag("since"), "only what came with this release or later"),
      ],
      needsOneOf: []),
  ]

  private static let platform = AgentTool.Parameter(
    "platform", .text, .flag("platform"), choices: Platform.allCases.map(\.rawValue),
    "the platform it runs on; iOS unless the question implies another")

  private static let target = AgentTool.Parameter(
    "target", .text, .flag("target"), "the oldest release to support, as 16 or 16.4")

  private static let approach = AgentTool.Parameter(
    "approach", .text, .flag("approach"), choices: Approach.allCases.map(\.rawValue),
    "only what concerns this kind of bridge")
}
