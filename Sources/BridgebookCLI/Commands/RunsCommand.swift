internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `runs`: lists, shows and compares runs in the store.
enum RunsCommand: Command {
  static let syntax = CommandSyntax(
    name: "runs", arguments: "[show|compare|remove RUN…]", argumentCount: 0...3,
    flags: [
      FlagSyntax(
        "origin", value: "ORIGIN", choices: Run.Origin.allCases.map(\.rawValue),
        "only runs of this origin"),
      FlagSyntax("timeline", "with show: the run as lanes of input, main queue, updates and state"),
      FlagSyntax("from", value: "STEP", "with --timeline: the first step to show"),
      FlagSyntax("yes", letter: "y", "with remove: do not ask first"),
    ],
    summary: "recorded runs: list, show, compare, remove",
    discussion: """
      Without arguments it lists the recorded runs; as JSON, also the built-in ones. Its actions are
      show RUN, compare RUN RUN and remove RUN. compare says which findings are gone, new or
      unchanged between a broken and a fixed run, and how often views were made, updated and
      dismantled. show --timeline draws the steps of a run in lanes. On a terminal, remove asks
      first unless --yes is given.
      """,
    examples: [
      .init("bridgebook runs", "recorded runs with their findings"),
      .init("bridgebook runs --format json", "all runs for a program"),
      .init(
        "bridgebook runs compare map-wrapper/M1 map-wrapper/M3",
        "what a fix changed, in built-in runs"),
      .init(
        "bridgebook runs show map-wrapper/M2 --timeline", "what happened, one column per step"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let words = run.arguments.arguments
    switch (words.first, words.count) {
    case (nil, _), ("list", 1): return try list(run)
    case ("show", 2): return try show(run, id: words[1])
    case ("compare", 3): return try compare(run, words[1], words[2])
    case ("remove", 2): return try remove(run, id: words[1])
    case (let id?, 1) where try run.workspace.runs.contains(id):
      return try show(run, id: id)
    default: throw CommandError.unknownRunsAction(words.joined(separator: " "))
    }
  }

  private static func list(_ run: CommandRun) throws -> ExitStatus {
    let origin = run.arguments.value("origin").flatMap(Run.Origin.init(rawValue:))
    guard run.format != .json else {
      run.console.write(try run.workspace.runs.json(origin: origin).document)
      return .done
    }
    let listing = try run.workspace.runs.list(origin: origin)
    let runs = listing.runs
    var page = run.page()
    // By default only recorded runs are listed, because there are many built-in ones.
    let shown = origin == nil ? runs.filter { !listing.builtIn.contains($0.id) } : runs
    if shown.isEmpty { page.line("No recorded runs yet. bridgebook import FILE keeps one.") }
    for item in shown { write(item, to: &page) }
    if origin == nil, runs.count > shown.count {
      page.line()
      page.line(
        ("\(runs.count - shown.count) built-in runs: ", .faint),
        ("bridgebook runs --origin simulated", .accent))
    }
    run.console.write(page.text)
    return .done
  }

  private static func write(_ item: RunSummary, to page: inout TextPage) {
    page.line((item.id, .accent), ("  \(item.title)", .strong))
    let events = item.eventCount.counted("event")
    let counts = "\(item.lineCount.counted("line")), \(events)"
    page.prose(
      item.origin == .simulated
        ? "simulated, \(events)"
        : "\(item.origin.rawValue), \(item.format ?? ""), \(counts)")
    if !item.gotchas.isEmpty { page.prose(item.gotchas.joined(separator: ", "), first: "shows: ") }
  }

  private static func show(_ run: CommandRun, id: String) throws -> ExitStatus {
    if run.arguments.has("timeline") { return try showTimeline(run, of: id) }
    let shown = try run.workspace.runs.show(id)
    let kept = shown.diagnosis.run
    run.print(json: shown.json) { page in
      page.line((kept.id, .accent), ("  \(kept.title)", .strong))
      page.line()
      var text = DiagnosisText()
      text.write(shown.diagnosis, to: &page)
      if !shown.claims.isEmpty { page.heading("Claims it bears on") }
      for claim in shown.claims {
        page.line(("  \(claim.id)", .accent), ("  \(claim.title)", .plain))
      }
    }
    return .done
  }

  private static func showTimeline(_ run: CommandRun, of id: String) throws -> ExitStatus {
    let shown = try run.workspace.runs.timeline(of: id, from: run.arguments.value("from"))
    if run.format == .markdown {
      run.console.write(TimelineExport.markdown(of: shown.timeline, run: shown.run.id))
      return .done
    }
    run.print(json: shown.json) { page in
      page.line((shown.run.id, .accent), ("  \(shown.run.title)", .strong))
      for line in TimelineText.lines(of: shown.timeline, run: shown.run.id) { page.line(line) }
    }
    return .done
  }

  private static func compare(
    _ run: CommandRun, _ first: String, _ second: String
  ) throws -> ExitStatus {
    let compared = try run.workspace.runs.compare(first, second)
    run.print(json: compared.json) { page in
      ComparisonText.write(compared.comparison, compared.before, compared.after, to: &page)
      UpdatesText.write(compared.comparison.updates, to: &page)
    }
    return .done
  }

  private static func remove(_ run: CommandRun, id: String) throws -> ExitStatus {
    let removed = try run.workspace.runs.remove(id) { kept in
      run.arguments.has("yes")
        || run.console.confirms(
          "Remove \(kept.id), \(kept.title), \(kept.eventCount.counted("event"))?")
    }
    guard let removed else { return .no }
    run.print(json: RunExport.json(of: [removed])) { page in
      page.line("Removed \(removed.id), \(removed.eventCount.counted("event")).")
    }
    return .done
  }
}
