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
      Without words it lists the runs recorded here, as JSON the built-in ones too. It takes show RUN,
      compare RUN RUN and remove RUN. compare says which findings are gone, new or kept between a
      broken and a fixed run, and how often views were made, updated and dismantled. show --timeline
      draws the steps of a run in lanes. On a terminal, remove asks first unless --yes is given.
      """,
    examples: [
      .init("bridgebook runs", "recorded runs with their findings"),
      .init("bridgebook runs --format json", "all runs for a program"),
      .init(
        "bridgebook runs compare map-wrapper/M1 map-wrapper/M3", "what a fix changed, built in"),
      .init(
        "bridgebook runs show map-wrapper/M2 --timeline", "what happened, one column per step"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let words = run.arguments.arguments
    switch (words.first, words.count) {
    case (nil, _): return try list(run)
    case ("show", 2): return try show(run, id: words[1])
    case ("compare", 3): return try compare(run, words[1], words[2])
    case ("remove", 2): return try remove(run, id: words[1])
    default: throw CommandError.unknownRunsAction(words.joined(separator: " "))
    }
  }

  private static func list(_ run: CommandRun) throws -> ExitStatus {
    let origin = run.arguments.value("origin").flatMap(Run.Origin.init(rawValue:))
    let store = try run.openStore()
    let builtIn = try store.runs.builtInIDs()
    let runs = try store.runs.all().filter { origin == nil || $0.origin == origin }
    run.print(json: RunExport.json(of: runs)) { page in
      // By default only recorded runs are listed, because there are many built-in ones.
      let shown = origin == nil ? runs.filter { !builtIn.contains($0.id) } : runs
      if shown.isEmpty { page.line("No recorded runs yet. bridgebook import FILE keeps one.") }
      for item in shown { write(item, to: &page) }
      guard origin == nil, runs.count > shown.count else { return }
      page.line()
      page.line(
        ("\(runs.count - shown.count) built-in runs: ", .faint),
        ("bridgebook runs --origin simulated", .accent))
    }
    return .done
  }

  private static func write(_ item: Run, to page: inout TextPage) {
    page.line((item.id, .accent), ("  \(item.title)", .strong))
    let counts = "\(item.lineCount) lines, \(item.eventCount) events"
    page.prose(
      item.origin == .simulated
        ? "simulated, \(item.eventCount) events"
        : "\(item.origin.rawValue), \(item.format ?? ""), \(counts)")
    let gotchas = RunExport.gotchas(of: item)
    if !gotchas.isEmpty { page.prose(gotchas.joined(separator: ", "), first: "shows: ") }
  }

  private static func show(_ run: CommandRun, id: String) throws -> ExitStatus {
    let store = try run.openStore()
    if run.arguments.has("timeline") { return try showTimeline(run, of: id, in: store) }
    var diagnosis = Diagnosis(run: try find(id, in: store))
    try DiagnosisWords(store: store).complete(&diagnosis)
    let claims = try claims(of: diagnosis.run, in: store)
    run.print(json: RunExport.json(of: diagnosis.run, claims: claims.map(\.id))) { page in
      page.line((diagnosis.run.id, .accent), ("  \(diagnosis.run.title)", .strong))
      page.line()
      var text = DiagnosisText()
      text.write(diagnosis, to: &page)
      if !claims.isEmpty { page.heading("Claims it bears on") }
      for claim in claims { page.line(("  \(claim.id)", .accent), ("  \(claim.title)", .plain)) }
    }
    return .done
  }

  /// The claims that a built-in run helps to decide.
  private static func claims(
    of run: Run, in store: Store
  ) throws -> [(id: String, title: String)] {
    guard let scenario = run.scenario, let variant = run.variant,
      run.id == "\(scenario)/\(variant)"
    else { return [] }
    return try store.evidence.claims(ofScenario: scenario).filter { $0.variants.contains(variant) }
      .map { ($0.id, $0.title) }
  }

  private static func showTimeline(
    _ run: CommandRun, of id: String, in store: Store
  ) throws -> ExitStatus {
    let from = try GivenOptions.number(
      run.arguments.value("from"), flag: "from", in: 1...1_000_000_000)
    let shown = try find(id, in: store)
    var collector = TimelineCollector(from: from ?? 1)
    try store.events.forEach(of: shown.id) { event, texts in collector.take(event, texts) }
    let timeline = collector.finish()
    if run.format == .markdown {
      run.console.write(TimelineExport.markdown(of: timeline, run: shown.id))
      return .done
    }
    run.print(json: TimelineExport.json(of: timeline, run: shown.id)) { page in
      page.line((shown.id, .accent), ("  \(shown.title)", .strong))
      for line in TimelineText.lines(of: timeline, run: shown.id) { page.line(line) }
    }
    return .done
  }

  private static func compare(
    _ run: CommandRun, _ first: String, _ second: String
  ) throws -> ExitStatus {
    let store = try run.openStore()
    let before = try find(first, in: store)
    let after = try find(second, in: store)
    let comparison = RunComparison(
      before: before, after: after, countsBefore: try store.events.counts(of: before.id),
      countsAfter: try store.events.counts(of: after.id),
      updatesBefore: try updates(of: before, in: store),
      updatesAfter: try updates(of: after, in: store))
    run.print(json: RunExport.json(of: comparison)) { page in
      ComparisonText.write(comparison, before, after, to: &page)
      UpdatesText.write(comparison.updates, to: &page)
    }
    return .done
  }

  /// The updates of wrappers that a run measured; only tables of Instruments contain them.
  private static func updates(of run: Run, in store: Store) throws -> [WrapperUpdates] {
    guard run.format == "xctrace-xml" else { return [] }
    var tally = UpdateTally()
    var last = TextTable()
    try store.events.forEach(of: run.id) { event, texts in
      tally.consume(event, texts)
      last = texts
    }
    return tally.updates(last)
  }

  private static func remove(_ run: CommandRun, id: String) throws -> ExitStatus {
    let store = try run.openStoreForWriting()
    let removed = try find(id, in: store)
    let question = "Remove \(removed.id), \(removed.title), \(removed.eventCount) events?"
    guard run.arguments.has("yes") || run.console.confirms(question) else { return .no }
    switch try RunRemover(store).remove(removed.id) {
    case .removed: break
    case .missing: throw TraceInputError.unknownRun(id, suggestion: nil)
    case .builtIn: throw CommandError.builtInRun(removed.id)
    }
    run.console.accomplish("\(removed.id) was removed")
    run.print(json: RunExport.json(of: [removed])) { page in
      page.line("Removed \(removed.id), \(removed.eventCount) events.")
    }
    return .done
  }

  private static func find(_ id: String, in store: Store) throws -> Run {
    if let run = try store.runs.run(named: id) { return run }
    guard FileStatus.file(at: id).kind == .missing else {
      throw TraceInputError.fileIsNoRun(path: id)
    }
    let known = try store.runs.ids()
    throw TraceInputError.unknownRun(id, suggestion: Suggestion.nearest(to: id, in: known))
  }
}
