internal import Bridgebook

/// Compares the runs of two stores; a run is identified by its id and the hash of its content.
struct RunMerger {
  /// The identity of a stored run.
  struct Known: Equatable {
    let id: String
    let number: Int
    let hash: String
    let isBuiltIn: Bool

    static func all(in connection: Connection) throws(StoreError) -> [Known] {
      try Store.sqlite { () throws(SQLiteError) in
        try connection.rows(
          """
          SELECT id, number, content_hash,
            EXISTS (SELECT 1 FROM main.scenario_variant WHERE run_number = number)
          FROM main.run ORDER BY number
          """
        ) {
          Known(
            id: $0.text(0), number: $0.int(1), hash: $0.text(2), isBuiltIn: $0.int(3) == 1)
        }
      }
    }
  }

  private let ours: [String: Known]
  private let theirs: [String: Known]
  private let order: [Known]

  init(ours: [Known], theirs: [Known]) {
    self.ours = Dictionary(ours.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.theirs = Dictionary(theirs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    order = theirs.filter { !$0.isBuiltIn }
  }

  func merge(_ preference: MergePreference?) -> [RunMerge] {
    order.map { merge($0, preference) }
  }

  /// Returns the id of a run that was renamed because another run has its id.
  private static func beside(_ run: Known) -> String { "\(run.id)+\(run.hash.prefix(12))" }

  private func merge(_ run: Known, _ preference: MergePreference?) -> RunMerge {
    func result(
      _ fate: MergeOutcome, as id: String? = nil, renamesOursTo other: String? = nil
    ) -> RunMerge {
      RunMerge(
        id: run.id, fate: fate, number: run.number, storedAs: id, renamesOursTo: other)
    }
    guard let own = ours[run.id] else {
      // The run may be a renamed copy of a run in this store.
      let suffix = "+\(run.hash.prefix(12))"
      guard run.id.hasSuffix(suffix) else { return result(.added, as: run.id) }
      let name = String(run.id.dropLast(suffix.count))
      return ours[name]?.hash == run.hash ? result(.kept) : result(.added, as: run.id)
    }
    if own.hash == run.hash { return result(.kept) }
    let beside = RunMerger.beside(run)
    if ours[beside]?.hash == run.hash { return result(.kept) }
    if own.isBuiltIn { return result(.added, as: beside) }
    let ownBeside = RunMerger.beside(own)
    if theirs[ownBeside]?.hash == own.hash {
      return result(.updated, as: run.id, renamesOursTo: ownBeside)
    }
    return switch preference {
    case nil: result(.conflict)
    case .ours: result(.added, as: beside)
    case .theirs: result(.updated, as: run.id, renamesOursTo: ownBeside)
    }
  }
}
