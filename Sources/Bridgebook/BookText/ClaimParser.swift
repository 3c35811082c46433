/// Parses the status and the grounds of a claim.
struct ClaimParser {
  let file: SourceFile
  /// The scenarios that modeled grounds may name; nil if the file is read without its book.
  let model: ModelIndex?

  func parse(_ matter: FrontMatter, sections: [Section]) throws(TextDiagnostic) -> ClaimFacts {
    var grounds: [Ground] = []
    let rows = try RowReader(file: file).uncutRows(under: "Grounds", of: sections, cells: 4)
    for row in rows {
      grounds.append(try ground(row))
    }
    let written = try matter.choice("status", of: ClaimStatus.self)
    let status = written ?? ClaimStatus.following(from: grounds) ?? .stated
    if let item = matter["status"], ClaimParser.isHeldByModelOnly(status, grounds) {
      throw file.diagnostic(
        line: item.line, column: item.column, .onlyModeled(status: status.rawValue))
    }
    return ClaimFacts(status: status, grounds: grounds)
  }

  private func ground(_ uncut: UncutRow) throws(TextDiagnostic) -> Ground {
    let parts = uncut.parts(3)
    let isModeled = parts.count > 1 && parts[1].trimmed == GroundKind.modeled.rawValue
    let row =
      try isModeled
      ? uncut.cut(6, else: .badModeledGround) : uncut.cut(4, else: .badRow(expectedCells: 4))
    guard let side = Ground.Side(rawValue: row.cells[0]) else {
      throw row.bad("side", row.cells[0], allowed: Ground.Side.allCases.map(\.rawValue))
    }
    guard let kind = GroundKind(rawValue: row.cells[1]) else {
      throw row.bad("grounds", row.cells[1], allowed: GroundKind.allCases.map(\.rawValue))
    }
    if isModeled {
      let ground = try ModeledGroundParser(model: model).parse(row)
      return Ground(side: side, model: ground, text: row.cells[5])
    }
    return Ground(side: side, kind: kind, source: row.cells[2], text: row.cells[3])
  }

  /// Returns whether a status depends only on models; a model that was built with a rule cannot
  /// prove the rule.
  private static func isHeldByModelOnly(_ status: ClaimStatus, _ grounds: [Ground]) -> Bool {
    func isModelOnly(_ sides: Set<Ground.Side>) -> Bool {
      let own = grounds.filter { sides.contains($0.side) }
      return !own.isEmpty && own.allSatisfy { $0.kind == .modeled }
    }
    return switch status {
    case .shown: isModelOnly([.supports])
    case .refuted: isModelOnly([.contradicts])
    case .disputed: isModelOnly([.supports]) || isModelOnly([.contradicts])
    case .stated, .singleSource: isModelOnly([.supports, .contradicts])
    }
  }
}
