/// Checks that the status of each claim follows from its grounds.
enum ClaimRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    book.entries.flatMap { entry -> [BookProblem] in
      guard case .claim(let facts) = entry.details else { return [] }
      let line = entry.section("Grounds")?.line ?? 1
      guard !facts.grounds.isEmpty else { return [entry.problem(line: line, .noGrounds)] }
      var problems: [BookProblem] = []
      if let fault = fault(of: facts) ?? contradiction(in: facts) {
        problems.append(entry.problem(line: line, fault))
      }
      if let heading = heading(for: facts.status), entry.section(heading) == nil {
        problems.append(entry.problem(.missingSection(heading)))
      }
      return problems
    }
  }

  private static func fault(of facts: ClaimFacts) -> BookProblem.Fault? {
    switch facts.status {
    case .shown:
      return isSettled(.supports, by: facts) ? nil : .unsettled(status: facts.status.rawValue)
    case .refuted:
      return isSettled(.contradicts, by: facts) ? nil : .unsettled(status: facts.status.rawValue)
    case .disputed:
      let sides = facts.grounds.filter { $0.kind != .modeled }.map(\.side)
      return Set(sides).count == 2 ? nil : .oneSidedDispute
    case .stated, .singleSource:
      return nil
    }
  }

  /// Returns a fault if the status differs from the one that follows from the grounds.
  private static func contradiction(in facts: ClaimFacts) -> BookProblem.Fault? {
    guard let follows = ClaimStatus.following(from: facts.grounds), follows != facts.status
    else { return nil }
    return .statusDiffers(status: facts.status.rawValue, follows: follows.rawValue)
  }

  /// Returns whether a ground settles a side of the claim; statements and models never do,
  /// regardless of their number.
  private static func isSettled(_ side: Ground.Side, by facts: ClaimFacts) -> Bool {
    facts.grounds.contains { $0.side == side && $0.kind.settles }
  }

  /// Returns the heading of the section that a claim of this status must have.
  private static func heading(for status: ClaimStatus) -> String? {
    switch status {
    case .refuted: "Correction"
    case .disputed: "Dispute"
    case .shown, .stated, .singleSource: nil
    }
  }
}
