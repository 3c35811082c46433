/// The differences between two runs, usually of a broken and a fixed version.
package struct RunComparison: Equatable, Sendable {
  /// The number of events of one kind in each run.
  package struct Count: Equatable, Sendable {
    package let name: String
    package let before: Int
    package let after: Int
  }

  package let before: String
  package let after: String
  /// Gotchas that only the first run shows, sorted.
  package let gone: [String]
  /// Gotchas that only the second run shows, sorted.
  package let new: [String]
  /// Gotchas that both runs show, sorted.
  package let kept: [String]
  package let counts: [Count]
  /// Wrappers whose updates at least one of the runs measured, sorted by name.
  package let updates: [WrapperChange]

  /// Compares two runs by their findings, event counts and measured updates.
  package init(
    before: Run, after: Run, countsBefore: [TraceEventKind: Int],
    countsAfter: [TraceEventKind: Int],
    updatesBefore: [WrapperUpdates] = [], updatesAfter: [WrapperUpdates] = []
  ) {
    self.before = before.id
    self.after = after.id
    let first = Set(before.findings.map(\.gotcha))
    let second = Set(after.findings.map(\.gotcha))
    gone = first.subtracting(second).sorted()
    new = second.subtracting(first).sorted()
    kept = first.intersection(second).sorted()
    updates = WrapperChange.changes(from: updatesBefore, to: updatesAfter)
    let kinds: [(String, TraceEventKind)] = [
      ("make", .viewMake), ("update", .updateBegin), ("dismantle", .dismantle),
      ("messages", .message),
    ]
    counts = kinds.map { name, kind in
      Count(name: name, before: countsBefore[kind] ?? 0, after: countsAfter[kind] ?? 0)
    }
  }
}
