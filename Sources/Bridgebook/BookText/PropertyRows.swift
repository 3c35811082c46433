/// Parses the table of property names.
package enum PropertyRows {
  /// Parses rows `class | superclasses | properties`, and the row `sources | ids`.
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
