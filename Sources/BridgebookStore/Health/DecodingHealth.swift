internal import Bridgebook

/// Reads every row as commands do, to find damage that would make them fail.
package struct DecodingHealth {
  private let store: Store

  /// Creates an examiner of a store.
  package init(_ store: Store) { self.store = store }

  /// Returns the undecodable values in the book, the tree, the index, a team's texts and runs,
  /// without duplicates.
  package func damagedValues() throws(StoreError) -> [Damage] {
    try damages(of: DecodingHealth.readings) + ownDamages()
  }

  /// Returns the undecodable values in the rows that a merge copies: own texts and runs.
  package func ownDamages() throws(StoreError) -> [Damage] {
    var damages = try damages(of: [
      Reading { store throws(StoreError) in _ = try store.ownTexts.versions() },
      Reading { store throws(StoreError) in _ = try store.ownTexts.problems() },
    ])
    for id in try store.runs.ids() {
      damages += try self.damages(of: [
        Reading { store throws(StoreError) in _ = try store.runs.run(id) },
        Reading { store throws(StoreError) in try store.events.forEach(of: id) { _, _ in } },
      ])
    }
    return damages
  }

  /// A function that reads rows of one kind until one cannot be decoded.
  private struct Reading: Sendable {
    let read: @Sendable (Store) throws(StoreError) -> Void

    init(_ read: @escaping @Sendable (Store) throws(StoreError) -> Void) {
      self.read = read
    }
  }

  private func damages(of readings: [Reading]) throws(StoreError) -> [Damage] {
    var damages: [Damage] = []
    for reading in readings {
      do throws(StoreError) { try reading.read(store) } catch {
        guard case .sqlite(let cause) = error, let damage = cause.damage else { throw error }
        if !damages.contains(damage) { damages.append(damage) }
      }
    }
    return damages
  }

  private static let readings: [Reading] =
    EntryKind.allCases.map { kind in
      Reading { store throws(StoreError) in _ = try store.entries.all(kind) }
    } + [
      Reading { store throws(StoreError) in
        for entry in try store.entries.summaries() {
          _ = try store.entries.entry(entry.id)
          _ = try store.examples.examples(of: entry.id)
        }
      },
      Reading { store throws(StoreError) in try DecodingHealth.readTree(of: store) },
      Reading { store throws(StoreError) in _ = try store.vocabulary.words(for: nil) },
      Reading { store throws(StoreError) in _ = try store.releases.newest() },
      Reading { store throws(StoreError) in _ = try store.messages.catalog() },
      Reading { store throws(StoreError) in _ = try store.sentences.all() },
      Reading { store throws(StoreError) in
        for scenario in try store.scenarios.titles() {
          _ = try store.scenarios.scenario(scenario.id)
        }
      },
      Reading { store throws(StoreError) in _ = try store.ownTexts.relations(ofScenarios: false) },
      Reading { store throws(StoreError) in try DecodingHealth.readIndex(of: store.connection) },
    ]

  /// Reads the whole tree and checks that every branch leads to a question or an answer.
  private static func readTree(of store: Store) throws(StoreError) {
    let tree = try StoredTree(store).whole()
    let nodes = Set(tree.questions.map(\.id) + tree.leaves.map(\.id))
    for question in tree.questions {
      for branch in question.branches where !nodes.contains(branch.child) {
        throw .sqlite(Damage.missing(branch.child, in: "tree"))
      }
    }
  }

  /// Reads every weight and every row of the full-text index.
  private static func readIndex(of connection: Connection) throws(StoreError) {
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
