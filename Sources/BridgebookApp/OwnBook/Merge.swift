internal import BookData
package import Bridgebook
package import BridgebookStore
internal import Platform

/// What a merge did, or would do.
package struct MergeReport {
  package let path: String
  package let isDry: Bool
  package var plan = MergePlan()
  /// The numbers under which the other store's versions stand here, by the texts' ids.
  package var numbers: [String: Int] = [:]
  package var problems: [OwnProblem] = []
  package var isWritten = false

  /// The number of texts and runs that both stores changed.
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

/// Ends the transaction without a trace.
private struct NothingWritten: Error {}

extension Workspace {
  /// Brings in the own texts and runs of another store, all of them or nothing.
  ///
  /// - Parameter preference: whose text is used in a conflict; nil to write nothing then.
  package func merge(
    _ path: String, prefer preference: MergePreference?, isDry: Bool
  ) throws -> MergeReport {
    guard try !SystemCalls.isSameFile(path, storePath) else {
      throw OwnBookError.sameStore(path: path)
    }
    watchForInterruption()
    let interruption = interruption
    let other = try OtherStore(
      path, waitMilliseconds: waitMilliseconds, interruption: interruption)
    let store = try openStoreForWriting()
    store.connection.interrupt { interruption() != nil }
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
    if report.isWritten { accomplish("\(path) was merged") }
    return report
  }

  /// Makes the rows of the texts that hold now; those that do not fit this program's book are kept all the same.
  private func derive(
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
