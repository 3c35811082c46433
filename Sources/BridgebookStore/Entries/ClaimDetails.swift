internal import Bridgebook

/// Reads the claim-specific parts of entries.
enum ClaimDetails {
  static func read(into assembly: inout EntryAssembly) throws(SQLiteError) {
    try assembly.forEach("claims", "status", "id", id: "id", isComplete: true) {
      (entry, row) throws(SQLiteError) in
      let status: ClaimStatus = try row.word(1, in: "claims", of: entry.id)
      entry.details = .claim(ClaimFacts(status: status, grounds: []))
    }
    try assembly.forEach("claim_ground", "side, kind, source_id, text", "position") {
      (entry, row) throws(SQLiteError) in
      entry.insert(
        Ground(
          side: try row.word(1, in: "claim_ground", of: entry.id),
          kind: try row.word(2, in: "claim_ground", of: entry.id), source: row.text(3),
          text: row.text(4)))
    }
    var rules: [[String]: [String]] = [:]
    try assembly.forEach("modelled_ground_rule", "position, rule_id", "position, number") {
      entry, row in
      rules[[entry.id, row.text(1)], default: []].append(row.text(2))
    }
    // The grounds of both tables share one sequence of positions.
    try assembly.forEach(
      "modelled_ground", "position, side, scenario_id, variant, expectation, text, agrees, found",
      "position"
    ) { (entry, row) throws(SQLiteError) in
      let position = try row.number(1, in: "modelled_ground", of: entry.id)
      var model = ModeledGround(
        scenario: row.text(3), variant: row.text(4),
        rules: rules[[entry.id, row.text(1)]] ?? [], expectation: row.text(5))
      if !row.isNull(7) {
        model.verdict = .init(agrees: row.int(7) == 1, found: row.optionalText(8))
      }
      entry.insert(
        Ground(
          side: try row.word(2, in: "modelled_ground", of: entry.id), model: model,
          text: row.text(6)), at: position)
    }
  }
}

extension Entry {
  /// Inserts a ground of a claim at its position, or appends it.
  fileprivate mutating func insert(_ ground: Ground, at position: Int = .max) {
    guard case .claim(let facts) = details else { return }
    var grounds = facts.grounds
    grounds.insert(ground, at: min(position, grounds.count))
    details = .claim(ClaimFacts(status: facts.status, grounds: grounds))
  }
}
