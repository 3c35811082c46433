internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// The tools, in the order clients list them.
package enum AgentToolTable {
  /// The names of the tools.
  package static let names = tools.map(\.name)

  /// The names of the tools with their summaries.
  package static let summaries = tools.map { (name: $0.name, summary: $0.summary) }

  static let tools: [AgentTool] = [
    AgentTool(
      name: "recommend", title: "Recommend a bridge",
      summary: """
        Which bridge between SwiftUI and UIKit or AppKit to build, or which native API to use, for a class name or a \
        question; with complete code for the class; with detail full also the decision path and the alternatives.
        """,
      parameters: [
        .init(
          "question", .text, .value, alias: "query",
          "a class (MKMapView), your own class with its base (MyPlayer: UIView), or a question in plain words"
        ),
        platform, target,
        .init(
          "answers", .texts, .value,
          "answers to questions that an earlier answer lists under missing, each as QUESTION=CHOICE"
        ),
      ],
      needsOneOf: [],
      documents: [.recommendation],
      answer: { workspace, call in
        var question = Question(call.text("question") ?? "")
        question.platform = call.text("platform")
        question.target = call.text("target")
        question.answers = call.texts("answers")
        return .init(document: try workspace.answer(question).json())
      }),
    AgentTool(
      name: "search", title: "Search the book",
      summary: """
        Finds gotchas, patterns, classes and claims by a symptom in plain words, by API names, or by a pasted runtime \
        message; read a result with show.
        """,
      parameters: [
        .init("words", .text, .value, alias: "query", "the symptom, name or message"),
        .init(
          "kind", .text, .value,
          "only this kind: pattern, gotcha, component, claim, availability, message or scenario"),
        approach,
        .init("limit", .number, .value, "at most that many results; default 10"),
      ],
      needsOneOf: ["words"],
      documents: [.search],
      answer: { workspace, call in
        var question = SearchQuestion(call.text("words") ?? "")
        question.kind = call.text("kind")
        question.approach = call.text("approach")
        question.limit = call.text("limit")
        return .init(document: try workspace.search(question).json)
      }),
    AgentTool(
      name: "show", title: "Show entries",
      summary:
        "An entry of the book in full: symptom, cause, fix with code, sources, claims and runs.",
      parameters: [
        .init("id", .text, .value, "the id of an entry or scenario, as search and list give it")
      ],
      needsOneOf: ["id"],
      documents: DocumentShape.shown,
      answer: { workspace, call in
        .init(document: ShownItem.document(of: try workspace.show(call.texts("id"))))
      }),
    AgentTool(
      name: "diagnose", title: "Diagnose a console log",
      summary: """
        What a console log or trace of an app shows: each gotcha with its lines, the write or call that provoked it, \
        cause and fix. What this kind of log cannot show is named and never taken for good news.
        """,
      parameters: [
        .init("text", .text, .input, alias: "query", "the lines of the log as they are"),
        .init("file", .text, .path, "absolute path of a log on the server's machine"),
        .init(
          "from", .number, .value,
          "read the file on from this byte; 0 to begin with, then nextOffset of the last answer"),
        .init("run", .text, .value, "id of a run in the store, such as map-wrapper/M1"),
        .init("format", .text, .value, "the format, where it is not recognized"),
        .init(
          "redact", .truth, .value, "replace names, paths, addresses and process numbers"),
      ],
      needsOneOf: ["text", "file", "run"],
      documents: [.diagnosis],
      isLong: true, heavyParameters: ["run"],
      answer: { workspace, call in
        let source = call.text("file") ?? call.text("run") ?? "-"
        var question = DiagnosisQuestion(source: source)
        question.format = call.text("format")
        question.redacts = call.isTrue("redact")
        if let from = try GivenOptions.number(
          call.text("from"), flag: "from", in: 0...1_000_000_000_000_000)
        {
          question.start = InputStart(offset: from)
        }
        return .init(document: DiagnosisExport.json(of: try workspace.diagnose(question)))
      }),
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
        .init("path", .text, .value, "the path to name for the text"),
        .init("possible", .truth, .value, "also what is harmless as often as not"),
      ],
      needsOneOf: ["text", "file"],
      documents: [.check],
      isLong: true, heavyParameters: ["file"],
      answer: { workspace, call in
        var options = CheckOptions()
        options.inputPath = call.text("path")
        options.includesPossible = call.isTrue("possible")
        let sources = try workspace.checkSources([call.text("file") ?? "-"], options)
        let report = try workspace.report(on: sources, options)
        return .init(
          document: SourceCheckExport.json(of: report), isFailure: sources.hasFailed)
      }),
    AgentTool(
      name: "simulate", title: "Simulate a scenario",
      summary: """
        Runs a scenario of the book, or one given as text in its scenario language, in a model of the main queue, the \
        view graph and platform views: console lines, outcome and findings of each variant.
        """,
      parameters: [
        .init(
          "scenario", .text, .value, "id of a scenario, as list gives it for the kind scenario"),
        .init(
          "text", .text, .input,
          "a scenario of your own; show of a scenario's id gives one to start from"),
        .init("variant", .text, .value, "only this variant, in full"),
        .init(
          "set", .texts, .value,
          "other values for what the model leaves open, each as PARAMETER=VALUE"),
        .init("limit", .texts, .value, "limits of a run, each as BUDGET=NUMBER"),
      ],
      needsOneOf: ["scenario", "text"],
      documents: [.simulation, .simulations],
      isLong: true, heavyParameters: ["text"],
      answer: { workspace, call in
        var question = SimulationQuestion(scenario: call.text("scenario") ?? "-")
        question.variant = call.text("variant")
        question.settings = call.texts("set")
        question.budgets = call.texts("limit")
        return .init(document: try workspace.simulate(question).json)
      }),
    AgentTool(
      name: "list", title: "List entries",
      summary: "Ids and titles of the book's entries; with detail full all of them.",
      parameters: [
        .init(
          "kind", .text, .value,
          "pattern, gotcha, component, claim, availability, task, message, scenario, sentence, lack, or own for what a team added"
        ),
        approach, platform, target,
        .init("status", .text, .value, "claims only: shown, refuted, disputed or stated"),
        .init("since", .text, .value, "only what came with this release or later"),
      ],
      needsOneOf: [],
      documents: [.list],
      answer: { workspace, call in
        var question = ListQuestion()
        question.kind = call.text("kind")
        question.approach = call.text("approach")
        question.platform = call.text("platform")
        question.target = call.text("target")
        question.status = call.text("status")
        question.since = call.text("since")
        return .init(document: try workspace.list(question).json)
      }),
  ]

  private static let platform = AgentTool.Parameter(
    "platform", .text, .value, choices: Platform.allCases.map(\.rawValue),
    "the platform it runs on; iOS unless the question implies another")

  private static let target = AgentTool.Parameter(
    "target", .text, .value, "the oldest release to support, as 16 or 16.4")

  private static let approach = AgentTool.Parameter(
    "approach", .text, .value, choices: Approach.allCases.map(\.rawValue),
    "only what concerns this kind of bridge")
}
