/// Parses the tables that control the search for words.
package enum SearchTables {
  /// Parses rows `name | phrase, phrase`.
  package static func concepts(_ table: TableFile) throws(TextDiagnostic) -> [SearchConcept] {
    var concepts: [SearchConcept] = []
    var names: Set<String> = []
    for row in table.rows {
      let cells = try table.cells(row, count: 2)
      guard names.insert(cells[0]).inserted else {
        throw table.fault(row, .duplicateKey(cells[0]))
      }
      concepts.append(SearchConcept(name: cells[0], phrases: cells[1].list()))
    }
    return concepts
  }

  /// Parses rows `word, word`.
  package static func stopWords(_ table: TableFile) throws(TextDiagnostic) -> [String] {
    var words: [String] = []
    for row in table.rows { words += try table.cells(row, count: 1)[0].list() }
    return words
  }

  /// Parses rows `name | number`.
  package static func weights(_ table: TableFile) throws(TextDiagnostic) -> SearchWeights {
    var weights = SearchWeights()
    for row in table.rows {
      let cells = try table.cells(row, count: 2)
      guard let number = Double(cells[1]), number >= 0, number.isFinite else {
        throw table.fault(row, .badValue(key: cells[0], value: cells[1], allowed: ["0.5"]))
      }
      guard weights.values.updateValue(number, forKey: cells[0]) == nil else {
        throw table.fault(row, .duplicateKey(cells[0]))
      }
    }
    return weights
  }
}
