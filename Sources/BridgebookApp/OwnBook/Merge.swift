internal import BookData
package import Bridgebook
package import BridgebookStore
internal import Platform

/// The report on a merge, whether made or only planned.
package struct MergeReport {
  package let path: String
  package let isDry: Bool
  package var plan = MergePlan()
  /// The version numbers in this store of the versions from the other store, by id.
  package var numbers: [String: Int] = [:]
  package var problems: [OwnProblem] = []
  package var isWritten = false

  /// The number of texts and runs that were changed in both stores.
  package var conflicts: Int {
    let texts = plan.texts.filter { $0.fate == .conflict }
    let runs = plan.runs.filter { $0.fate == .conflict }
    return texts.count + runs.count
  }

  package init(path: String, isDry: Bool) {
    self.path = path
    self.isDry = isDry
  }
}

extension MergeReport {
  /// The report as JSON.
  package var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/merge-1")), ("store", .string(path)),
      ("dryRun", .bool(isDry)), ("written", .bool(isWritten)),
      ("conflicts", .integer(conflicts)),
      ("texts", .array(plan.texts.map { $0.json(number: numbers[$0.id]) })),
      (
        "runs",
        .array(
          plan.runs.map {
            .object([
              ("id", .string($0.id)), ("result", .string($0.fate.rawValue)),
              ("storedAs", .optional($0.storedAs)), ("oursRenamedTo", .optional($0.renamesOursTo)),
            ])
          })
      ),
      (
        "problems",
        .array(
          problems.map {
            .object([
              ("id", .string($0.id)), ("line", .integer($0.line)), ("message", .string($0.message)),
            ])
          })
      ),
    ])
  }
}

extension TextMerge {
  fileprivate func json(number: Int?) -> JSONValue {
    .object([
      ("id", .string(id)), ("kind", .string(theirs.header.kind.rawValue)),
      ("result", .string(fate.rawValue)), ("newVersions", .integer(additions.count)),
      ("theirVersion", number.map { .integer($0) } ?? .null),
      ("holds", .string(taken == nil ? "ours" : "theirs")),
    ])
  }
}

/// Thrown to roll back the transaction; not a failure.
private struct NothingWritten: Error {}

extension Workspace {
  /// Merges the own texts and runs of another store in one transaction.
  ///
  /// - Parameter preference: whose text wins a conflict; nil to write nothing if there is a
  ///   conflict.
  package func merge(
    _ path: String, prefer preference: MergePreference?, isDry: Bool
  ) throws -> MergeReport {
    guard try !FileStatus.isSameFile(path, storePath) else {
      throw OwnBookError.sameStore(path: path)
    }
    watchForInterruption()
    let other = try OtherStore(
      path, waitMilliseconds: waitMilliseconds, interruption: interruption)
    return try texts.merge(other, named: path, prefer: preference, isDry: isDry)
  }
}

extension TeamTexts {
  /// Merges the contents of a copy of another store.
  ///
  /// - Parameter path: the path of the original.
  func merge(
    _ other: OtherStore, named path: String, prefer preference: MergePreference?, isDry: Bool
  ) throws -> MergeReport {
    let merging = StoreMerging(
      other: other, path: path, isDry: isDry, interruption: workspace.interruption)
    let store: Store
    do {
      store = try workspace.openStoreForWriting()
    } catch {
      // A request to end also ends the wait for another writer.
      if let asked = workspace.interruption() { throw MergeInterruption(status: asked.status) }
      throw error
    }
    let report = try merging.merge(into: store, prefer: preference)
    if report.isWritten { workspace.accomplish("\(path) was merged") }
    return report
  }
}

/// A merge of another store's texts and runs into this one.
private struct StoreMerging {
  let other: OtherStore
  /// The path that the user named; `other` may be a copy of it.
  let path: String
  let isDry: Bool
  let interruption: @Sendable () -> Interruption?

  func merge(into store: Store, prefer preference: MergePreference?) throws -> MergeReport {
    let interruption = interruption
    store.connection.interrupt { interruption() != nil }
    let merge = try StoreMerge(store, with: other.store)
    // Read before the transaction, during which other processes have to wait.
    let base = try BuiltInBook.base()
    var report = MergeReport(path: path, isDry: isDry)
    do {
      try OwnTextWriter.change(store) { writer in
        report.plan = try merge.plan(preference)
        for item in report.plan.texts where item.fate == .added {
          guard let known = try store.ownTexts.history(of: item.id).first?.version.id else {
            continue
          }
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
      // The transaction was rolled back. If the command must end, that caused the failure.
      if let asked = interruption() { throw MergeInterruption(status: asked.status) }
      throw error
    }
    return report
  }

  /// Derives the rows of the current texts; texts that do not fit this program's book are kept as
  /// well.
  private func derive(
    _ plan: MergePlan, _ base: BookBase, in store: Store, _ writer: OwnTextWriter
  ) throws -> [OwnProblem] {
    let taken = plan.texts.filter { $0.taken != nil && $0.taken?.text != $0.ours?.text }
    guard !taken.isEmpty else { return [] }
    let built = try OwnBookBuilder(store.ownTexts.all().map(OwnBookBuilder.Input.init), base: base)
    let kinds = taken.flatMap { [$0.theirs.header.kind, $0.ours?.header.kind ?? .claim] }
    try OwnBookSession.derive(
      built, changed: Set(taken.map(\.id)),
      withTables: kinds.contains { $0 == .tree || $0 == .table },
      in: store, writer, at: SystemClock.timestamp())
    let ids = Set(taken.map(\.id))
    return built.effective.problems.filter { ids.contains($0.id) }
  }
}
