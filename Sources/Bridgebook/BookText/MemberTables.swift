/// Parses the table of the effects that setting an unchanged value has on platform objects.
package enum SetterRows {
  /// Parses rows
  /// `classes | property or method | effect | always or fresh | delegate methods | sources`.
  package static func read(_ table: TableFile) throws(TextDiagnostic) -> SetterTable {
    var setters = SetterTable()
    for row in table.rows {
      let cells = try table.cells(row, count: 6)
      setters.sources.formUnion(cells[5].list())
      if cells[2] == inherits {
        for type in cells[0].list() {
          for base in cells[1].list() { setters.inherit(from: base, in: type) }
        }
        continue
      }
      guard let effect = SetterTable.Effect(rawValue: cells[2]) else {
        let allowed = SetterTable.Effect.allCases.map(\.rawValue) + [inherits]
        throw table.fault(row, .badValue(key: "effect", value: cells[2], allowed: allowed))
      }
      guard moments.contains(cells[3]) else {
        throw table.fault(row, .badValue(key: "when", value: cells[3], allowed: moments))
      }
      let callbacks = cells[4] == "-" ? [] : cells[4].list()
      for (name, property) in cells[1].list().flatMap(names) {
        let setter = SetterTable.Setter(
          name: name, property: property, effect: effect, callbacks: callbacks,
          onlyFresh: cells[3] == "fresh")
        for type in cells[0].list() { setters.add(setter, to: type) }
      }
    }
    return setters
  }

  /// The effect in rows that make classes inherit the setters of another class.
  private static let inherits = "inherits"
  private static let moments = ["always", "fresh"]

  /// Parses `region (setRegion)`, a property with the method that sets it, or `reload()`, a method
  /// that does not set a property.
  private static func names(_ item: String) -> [(name: String, property: String?)] {
    if item.hasSuffix("()") { return [(String(item.dropLast(2)), nil)] }
    let words = item.split { " ()".contains($0) }.map(String.init)
    return words.map { ($0, words[0]) }
  }
}

/// Parses the tables of names by class: of properties, and of the methods of delegates.
package enum PropertyRows {
  /// Parses rows `class | superclasses | names`, and the row `sources | ids`.
  package static func read(_ table: TableFile) throws(TextDiagnostic) -> PropertyTable {
    var properties = PropertyTable()
    for row in table.rows {
      if row.cells.count == 2, row.cells[0] == "sources" {
        properties.sources.formUnion(row.cells[1].list())
        continue
      }
      let cells = try table.cells(row, count: 3)
      let bases = cells[1] == "-" ? [] : cells[1].list()
      properties.add(cells[2] == "-" ? "" : cells[2], of: cells[0], bases: bases)
    }
    return properties
  }
}

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
