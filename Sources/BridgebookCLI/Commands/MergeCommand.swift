internal import BookData
internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// `merge`: another store's own texts and runs.
enum MergeCommand: Command {
  static let syntax = CommandSyntax(
    name: "merge", arguments: "STORE", argumentCount: 1...1,
    flags: [
      FlagSyntax(
        "prefer", value: "WHO", choices: MergePreference.allCases.map(\.rawValue),
        "whose text is used in a conflict; the other stays in its history"),
      FlagSyntax("dry-run", "only say what would happen"),
    ],
    summary: "bring in another store's own texts and runs",
    discussion: """
      Texts come with their whole history, and what is here already is recognized: merging twice
      changes nothing. Where one text was made from the other, the later one is used. Where both
      were changed since, that is a conflict: it is listed, nothing at all is written, and the
      exit status is 1. --prefer decides for all of them; the text that lost is a version in the
      history, and bridgebook restore brings it back. The other store is only read.
      """,
    examples: [
      .init("bridgebook merge theirs.sqlite --dry-run", "what would happen"),
      .init(
        "bridgebook merge theirs.sqlite --prefer ours", "your texts are used where both changed"),
    ])

  /// Ends the transaction without a trace.
  private struct NothingWritten: Error {}

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let path = run.arguments.arguments[0]
    guard !SystemCalls.isSameFile(path, run.storePath) else {
      throw OwnBookError.sameStore(path: path)
    }
    run.console.watchForInterruption()
    let interruption = run.console.interruption
    let other = try OtherStore(
      path, waitMilliseconds: run.waitMilliseconds, interruption: interruption)
    let store = try run.openStoreForWriting()
    store.connection.interrupt { interruption() != nil }
    let preference = run.arguments.value("prefer").flatMap(MergePreference.init(rawValue:))
    let isDry = run.arguments.has("dry-run")
    let merge = try StoreMerge(store, with: other.store)
    // Everybody else waits for what is done inside the transaction.
    let base = try BuiltInBook.base()
    var report = MergeReport(path: path, isDry: isDry)
    do {
      try store.changeOwnTexts { writer in
        report.plan = try merge.plan(preference)
        for item in report.plan.texts where item.fate == .added {
          guard let known = try store.ownHistory(of: item.id).first?.version.id else { continue }
          throw OwnBookError.otherCase(item.id, known: known)
        }
        guard !report.plan.hasConflict else { throw NothingWritten() }
        report.numbers = try merge.apply(report.plan, writer)
        report.problems = try derive(report.plan, base, in: store, writer)
        report.isWritten = !isDry
        if let asked = interruption() { throw MergeInterruption(status: asked.status) }
        if isDry { throw NothingWritten() }
      }
    } catch is NothingWritten {
    } catch {
      // The transaction is undone: whatever failed, it was because the command shall end.
      if let asked = interruption() { throw MergeInterruption(status: asked.status) }
      throw error
    }
    if report.isWritten { run.console.accomplish("\(path) was merged") }
    run.print(json: MergeText.json(report), page: { MergeText.write(report, to: &$0) })
    return report.plan.hasConflict ? .no : .done
  }

  /// Makes the rows of the texts that hold now; those that do not fit this program's book are kept all the same.
  private static func derive(
    _ plan: MergePlan, _ base: BookBase, in store: Store, _ writer: OwnTextWriter
  ) throws -> [OwnProblem] {
    let taken = plan.texts.filter { $0.taken != nil && $0.taken?.text != $0.ours?.text }
    guard !taken.isEmpty else { return [] }
    let built = try OwnBookBuilder(store.ownTexts().map(OwnBookBuilder.Input.init), base: base)
    let kinds = taken.flatMap { [$0.theirs.header.kind, $0.ours?.header.kind ?? .claim] }
    try OwnBookSession.derive(
      built, changed: Set(taken.map(\.id)),
      withTables: kinds.contains { $0 == .tree || $0 == .table },
      in: store, writer, at: SystemCalls.timestamp())
    let ids = Set(taken.map(\.id))
    return built.effective.problems.filter { ids.contains($0.id) }
  }
}
