/// Parses the tables of messages that the runtime prints, and of stack frames that are equally
/// significant.
package enum MessageTable {
  /// Parses rows `id | pattern | gotchas | severity | once or a dash`.
  ///
  /// The cells `who prints it | meaning` may follow. The word `noise` in place of gotchas means
  /// that there are none.
  ///
  /// - Parameter known: The messages of another table, to which these are added.
  package static func read(
    _ table: TableFile, after known: MessageCatalog = MessageCatalog()
  ) throws(TextDiagnostic) -> MessageCatalog {
    var patterns = known.patterns
    var ids = Set(known.patterns.map(\.id))
    for row in table.rows {
      let cells = try table.cells(row, count: row.cells.count == 7 ? 7 : 5)
      guard ids.insert(cells[0]).inserted else {
        throw table.fault(row, .duplicateKey(cells[0]))
      }
      guard let severity = Severity(rawValue: cells[3]) else {
        throw table.fault(
          row,
          .badValue(
            key: "severity", value: cells[3], allowed: Severity.allCases.map(\.rawValue)))
      }
      guard ["once", "-"].contains(cells[4]) else {
        throw table.fault(row, .badValue(key: "once", value: cells[4], allowed: ["once", "-"]))
      }
      let pattern = MessagePattern(
        id: cells[0], pattern: cells[1], gotchas: cells[2] == "noise" ? [] : cells[2].list(),
        severity: severity, isOnceOnly: cells[4] == "once",
        meaning: cells.count == 7 ? cells[6] : "", origin: cells.count == 7 ? cells[5] : "")
      // Shorter texts would match lines printed by the app itself.
      guard pattern.parts.contains(where: { $0.utf8.count >= MessageTable.minimumPartLength })
      else {
        throw table.fault(row, .badValue(key: "pattern", value: cells[1], allowed: []))
      }
      patterns.append(pattern)
    }
    return MessageCatalog(patterns)
  }

  /// The minimum length of a pattern's longest literal part, in bytes.
  package static let minimumPartLength = 8
}
