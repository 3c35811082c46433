/// Parses the table of the purposes of the members of classes.
package enum MemberUseRows {
  /// Parses rows `classes | purpose | members`, where a member is `name`, `name = value` or
  /// `any name`, each optionally preceded by `not`.
  package static func read(_ table: TableFile) throws(TextDiagnostic) -> MemberUses {
    var uses = MemberUses()
    for row in table.rows {
      let cells = try table.cells(row, count: 3)
      let conditions = cells[2].list().map(condition)
      for name in cells[0].list() {
        uses.add(.init(className: name, purpose: cells[1], conditions: conditions))
      }
    }
    return uses
  }

  private static let not = "not "
  private static let any = "any "

  private static func condition(_ text: String) -> MemberUses.Condition {
    let isExcluding = text.hasPrefix(not)
    let rest = isExcluding ? String(text.dropFirst(not.count)) : text
    let isAnywhere = rest.hasPrefix(any)
    let parts = (isAnywhere ? String(rest.dropFirst(any.count)) : rest).list(separatedBy: "=")
    return MemberUses.Condition(
      name: parts.first ?? "", value: parts.count > 1 ? parts[1] : nil, isExcluding: isExcluding,
      isAnywhere: isAnywhere)
  }
}
