internal import Bridgebook

/// Reads every row as commands read it, so that whatever stops a command is found here first.
extension Store {
  /// What readers cannot take in the book, the tree, the index, texts of a team's own and runs; each place once.
  package func damages() throws(StoreError) -> [Damage] {
    try damages(of: Store.readings) + ownDamages()
  }

  /// What readers cannot take in what a merge brings along: own texts and runs.
  package func ownDamages() throws(StoreError) -> [Damage] {
    var damages = try damages(of: [
      Reading { store throws(StoreError) in _ = try store.ownVersions() },
      Reading { store throws(StoreError) in _ = try store.ownProblems() },
    ])
    for id in try runIDs() {
      damages += try self.damages(of: [
        Reading { store throws(StoreError) in _ = try store.run(id) },
        Reading { store throws(StoreError) in try store.forEachEvent(of: id) { _, _ in } },
      ])
    }
    return damages
  }

  /// One kind of reading, which ends at the first row it cannot take.
  private struct Reading: Sendable {
    let read: @Sendable (Store) throws(StoreError) -> Void

    init(_ read: @escaping @Sendable (Store) throws(StoreError) -> Void) {
      self.read = read
    }
  }

  private func damages(of readings: [Reading]) throws(StoreError) -> [Damage] {
    var damages: [Damage] = []
    for reading in readings {
      do throws(StoreError) { try reading.read(self) } catch {
        guard case .sqlite(let cause) = error, let damage = cause.damage else { throw error }
        if !damages.contains(damage) { damages.append(damage) }
      }
    }
    return damages
  }

  private static let readings: [Reading] =
    EntryKind.allCases.map { kind in
      Reading { store throws(StoreError) in _ = try store.entries(kind) }
    } + [
      Reading { store throws(StoreError) in
        for entry in try store.ids() {
          _ = try store.entry(entry.id)
          _ = try store.examples(of: entry.id)
        }
      },
      Reading { store throws(StoreError) in try store.readTree() },
      Reading { store throws(StoreError) in _ = try store.vocabulary(for: "two words") },
      Reading { store throws(StoreError) in _ = try store.newestReleases() },
      Reading { store throws(StoreError) in _ = try store.messages() },
      Reading { store throws(StoreError) in _ = try store.sentences() },
      Reading { store throws(StoreError) in
        for scenario in try store.scenarios() { _ = try store.scenario(scenario.id) }
      },
      Reading { store throws(StoreError) in _ = try store.ownRelations(ofScenarios: false) },
      Reading { store throws(StoreError) in try store.readIndex() },
    ]

  /// The whole tree, in which every branch leads to a question or an answer.
  private func readTree() throws(StoreError) {
    let tree = try tree()
    let nodes = Set(tree.questions.map(\.id) + tree.leaves.map(\.id))
    for question in tree.questions {
      for branch in question.branches where !nodes.contains(branch.child) {
        throw .sqlite(Damage.missing(branch.child, in: "tree"))
      }
    }
  }

  /// Every weight and every row of the full-text index.
  private func readIndex() throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      let weights = try StoredWords(connection).weights()
      var question = try SearchQuestion("", weights: weights, connection: connection)
      _ = try SearchRanking(
        &question, weights: weights, connection: connection, isExplained: false)
      try connection.forEach("SELECT kind, id FROM entry_text") { (row) throws(SQLiteError) in
        let _: EntryKind = try row.word(0, in: "entry_text", of: row.text(1))
      }
      try connection.forEach("SELECT term, postings, entries FROM search_posting") {
        (row) throws(SQLiteError) in
        _ = try row.number(2, in: "search_posting", of: row.text(0))
        guard Posting.forEach(in: row.text(1), { _, _ in }) else {
          throw row.damaged(1, in: "search_posting", of: row.text(0), .malformed(row.text(1)))
        }
      }
    }
  }
}
