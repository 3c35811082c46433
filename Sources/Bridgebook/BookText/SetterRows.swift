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
