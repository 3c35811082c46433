internal import BridgeModel

/// Reads the status and the grounds of a claim.
struct ClaimParser {
  let file: SourceFile

  func parse(_ matter: FrontMatter, sections: [Section]) throws(TextDiagnostic) -> ClaimFacts {
    let status = try matter.choice("status", of: ClaimStatus.self) ?? .stated
    var grounds: [Ground] = []
    for row in try RowReader(file: file).rows(under: "Grounds", of: sections, cells: 4) {
      guard let side = Ground.Side(rawValue: row.cells[0]) else {
        throw row.bad("side", row.cells[0], allowed: Ground.Side.allCases.map(\.rawValue))
      }
      guard let kind = GroundKind(rawValue: row.cells[1]) else {
        throw row.bad("grounds", row.cells[1], allowed: GroundKind.allCases.map(\.rawValue))
      }
      grounds.append(Ground(side: side, kind: kind, source: row.cells[2], text: row.cells[3]))
    }
    return ClaimFacts(status: status, grounds: grounds)
  }
}
