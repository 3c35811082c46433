package import Bridgebook
package import BridgebookExport
package import BridgebookStore
internal import Platform

/// Runs of the store in the order in which they were stored.
package struct RunListing {
  /// The requested runs.
  package let runs: [RunSummary]
  /// The ids of all runs that came with the book.
  package let builtIn: Set<String>
}

/// A run with its findings and the claims for which it is evidence.
package struct ShownRun {
  /// The title and id of a claim.
  package typealias Claim = (id: String, title: String)

  package let diagnosis: Diagnosis
  package let claims: [Claim]

  /// The run as JSON.
  package var json: JSONValue { RunExport.json(of: diagnosis.run, claims: claims.map(\.id)) }
}

/// The steps of a run in lanes.
package struct RunTimeline {
  package let run: Run
  package let timeline: Timeline

  /// The timeline as JSON.
  package var json: JSONValue { TimelineExport.json(of: timeline, run: run.id) }
}

/// Two runs with their differences.
package struct ComparedRuns {
  package let before: Run
  package let after: Run
  package let comparison: RunComparison

  /// The comparison as JSON.
  package var json: JSONValue { RunExport.json(of: comparison) }
}

/// The use cases for the runs of the store.
package struct KeptRuns {
  fileprivate let workspace: Workspace

  /// Lists the runs of an origin; nil for all.
  package func list(origin: Run.Origin? = nil) throws -> RunListing {
    let store = try workspace.openStore()
    return RunListing(
      runs: try store.runs.summaries(from: origin), builtIn: try store.runs.builtInIDs())
  }

  /// Returns the runs of an origin, or all runs, with their findings as JSON.
  package func json(origin: Run.Origin? = nil) throws -> JSONValue {
    RunExport.json(of: try workspace.openStore().runs.all(from: origin))
  }

  /// Returns whether an id, or the beginning of exactly one id, names a run.
  package func contains(_ id: String) throws -> Bool {
    try workspace.openStore().runs.run(named: id) != nil
  }

  /// Shows a run with the texts of its findings.
  package func show(_ id: String) throws -> ShownRun {
    let store = try workspace.openStore()
    let run = try store.run(askedFor: id)
    let diagnosis = try store.storedDiagnosis(of: run) { diagnosis in
      ImportedFile(of: run, in: workspace).complete(&diagnosis)
    }
    return ShownRun(diagnosis: diagnosis, claims: try store.claims(of: diagnosis.run))
  }

  /// Arranges the steps of a run in lanes.
  ///
  /// - Parameter start: the first step to show, as the user typed it.
  package func timeline(of id: String, from start: String? = nil) throws -> RunTimeline {
    let store = try workspace.openStore()
    let step = try GivenOptions.number(start, flag: "from", in: 1...1_000_000_000) ?? 1
    let run = try store.run(askedFor: id)
    var collector = TimelineCollector(from: step)
    try store.events.forEach(of: run.id) { event, texts in collector.take(event, texts) }
    return RunTimeline(run: run, timeline: collector.finish())
  }

  /// Compares two runs by their findings, event counts and measured updates.
  package func compare(_ first: String, _ second: String) throws -> ComparedRuns {
    let store = try workspace.openStore()
    let before = try store.run(askedFor: first)
    let after = try store.run(askedFor: second)
    let comparison = RunComparison(
      before: before, after: after, countsBefore: try store.events.counts(of: before.id),
      countsAfter: try store.events.counts(of: after.id),
      updatesBefore: try store.updates(of: before), updatesAfter: try store.updates(of: after))
    return ComparedRuns(before: before, after: after, comparison: comparison)
  }

  /// Removes a recorded run and returns it; nil if the removal was not confirmed.
  package func remove(_ id: String, isConfirmed: (Run) -> Bool) throws -> Run? {
    let store = try workspace.openStoreForWriting()
    let run = try store.run(askedFor: id)
    // Checked before the user is asked to confirm.
    if try store.runs.builtInIDs().contains(run.id) { throw CommandError.builtInRun(run.id) }
    guard isConfirmed(run) else { return nil }
    switch try RunRemover(store).remove(run.id) {
    case .removed: break
    case .missing: throw TraceInputError.unknownRun(id, suggestion: nil)
    case .builtIn: throw CommandError.builtInRun(run.id)
    }
    workspace.accomplish("\(run.id) was removed")
    return run
  }
}

extension Workspace {
  /// The runs of the store.
  package var runs: KeptRuns { KeptRuns(workspace: self) }
}

extension Store {
  /// Returns the run with an id, or with an id that begins with the word.
  fileprivate func run(askedFor id: String) throws -> Run {
    if let run = try runs.run(named: id) { return run }
    guard try FileStatus.certainFile(at: id).kind == .missing else {
      throw TraceInputError.fileIsNoRun(path: id)
    }
    throw TraceInputError.unknownRun(
      id, suggestion: IDPrefix.suggestion(for: id, in: try runs.ids()))
  }

  /// Returns the claims for which a built-in run is evidence.
  fileprivate func claims(of run: Run) throws -> [ShownRun.Claim] {
    guard let scenario = run.scenario, let variant = run.variant,
      run.id == "\(scenario)/\(variant)"
    else { return [] }
    return try evidence.claims(ofScenario: scenario).filter { $0.variants.contains(variant) }
      .map { ($0.id, $0.title) }
  }

  /// Returns the updates of wrappers that a run measured; only the tables of Instruments contain
  /// them.
  fileprivate func updates(of run: Run) throws -> [WrapperUpdates] {
    guard run.format == "xctrace-xml" else { return [] }
    var tally = UpdateTally()
    var last = TextTable()
    try events.forEach(of: run.id) { event, texts in
      tally.consume(event, texts)
      last = texts
    }
    return tally.updates(last)
  }
}
