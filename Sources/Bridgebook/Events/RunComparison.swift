/// What changed between two runs, usually a broken and a fixed one.
package struct RunComparison: Equatable, Sendable {
  /// How often something happened in both.
  package struct Count: Equatable, Sendable {
    package let name: String
    package let before: Int
    package let after: Int
  }

  package let before: String
  package let after: String
  /// Gotchas only the first run shows, sorted.
  package let gone: [String]
  /// Gotchas only the second run shows, sorted.
  package let new: [String]
  /// Gotchas both show, sorted.
  package let kept: [String]
  package let counts: [Count]
  /// Wrappers whose updates either run measured, sorted by name.
  package let updates: [WrapperChange]

  /// Compares findings, and how often each kind of event occurs.
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
