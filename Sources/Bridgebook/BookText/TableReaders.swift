/// Parses the rows of the book's tables.
package enum TableReaders {
  /// Parses rows `id | kind | title | url | reading`, where a dash means that there is no address.
  ///
  /// A row `kind | rule` states which parts of a source were read; the rule applies to all sources
  /// of that kind whose row omits the last cell.
  package static func sources(_ table: TableFile) throws(TextDiagnostic) -> [Source] {
    var rules: [String: String] = [:]
    for row in table.rows where row.cells.count == 2 {
      guard rules.updateValue(row.cells[1], forKey: row.cells[0]) == nil else {
        throw table.fault(row, .own(.knownRow(row.cells[0])))
      }
    }
    var sources: [Source] = []
    for row in table.rows where row.cells.count != 2 {
      let cells = try table.cells(row, count: row.cells.count == 5 ? 5 : 4)
      let rule = rules[cells[1]].map { "\($0) (rule for \(cells[1]))" }
      sources.append(
        Source(
          id: cells[0], kind: cells[1], title: cells[2], url: cells[3] == "-" ? nil : cells[3],
          reading: cells.count == 5 ? cells[4] : rule))
    }
    return sources
  }

  /// Parses rows `id | confidence | grounds | rule`.
  package static func rules(_ table: TableFile) throws(TextDiagnostic) -> [ModelRule] {
    var rules: [ModelRule] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 4)
      guard let confidence = ModelRule.Confidence(rawValue: cells[1]) else {
        let allowed = ModelRule.Confidence.allCases.map(\.rawValue)
        throw table.fault(
          row, .badValue(key: "confidence", value: cells[1], allowed: allowed))
      }
      rules.append(
        ModelRule(id: cells[0], confidence: confidence, grounds: cells[2], text: cells[3]))
    }
    return rules
  }

  /// Parses rows `platform | name or dash | releases`, one row per major version, with betas
  /// written as `27.2 beta`.
  package static func releases(_ table: TableFile) throws(TextDiagnostic) -> [Release] {
    var releases: [Release] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 3)
      guard let platform = Platform(rawValue: cells[0]) else {
        throw table.fault(
          row,
          .badValue(
            key: "platform", value: cells[0], allowed: Platform.allCases.map(\.rawValue)))
      }
      for word in cells[2].list() {
        let isBeta = word.hasSuffix(" beta")
        guard let version = Version(isBeta ? word.dropLast(" beta".count) : word[...]) else {
          throw table.fault(row, .badValue(key: "release", value: word, allowed: ["16.4"]))
        }
        releases.append(
          Release(
            platform: platform, version: version, name: cells[1] == "-" ? nil : cells[1],
            isBeta: isBeta))
      }
    }
    return releases
  }

  /// Parses rows `id | API | availability | source | note | deprecation`, each of which becomes an
  /// entry.
  ///
  /// The last cell may be omitted; it is `soft`, or `hard` and the releases from which the compiler
  /// warns.
  package static func availability(_ table: TableFile) throws(TextDiagnostic) -> [Entry] {
    var entries: [Entry] = []
    for row in table.rows {
      let cells = try table.cells(row, count: row.cells.count == 6 ? 6 : 5)
      guard let platforms = AvailabilityText.parse(cells[2]) else {
        throw table.fault(row, .badAvailability(cells[2]))
      }
      var entry = Entry(
        kind: .availability, id: cells[0], title: cells[1], details: .availability)
      entry.platforms = platforms
      entry.sources = cells[3].list()
      entry.audited = audited
      if cells.count == 6 { entry.deprecation = try deprecation(cells[5], row, in: table) }
      if cells[4] != "-" {
        entry.sections = [Section(heading: "Note", markdown: cells[4], line: row.line)]
      }
      entries.append(entry)
    }
    return entries
  }

  /// The releases against whose documentation the table of APIs was checked.
  private static let audited = "iOS 27.0, macOS 27.0"

  private static func deprecation(
    _ text: String, _ row: TableFile.Row, in table: TableFile
  ) throws(TextDiagnostic) -> Deprecation {
    if text == "soft" { return .soft }
    guard text.hasPrefix("hard ") else {
      throw table.fault(
        row, .badValue(key: "deprecation", value: text, allowed: ["soft", "hard ios 17.0"]))
    }
    let releases = String(text.dropFirst("hard ".count))
    guard let since = AvailabilityText.parse(releases) else {
      throw table.fault(row, .badAvailability(releases))
    }
    return .hard(since: since)
  }

  /// Parses rows `fact | choice | title`; a row without a choice names the fact, and
  /// `versions PLATFORM` makes it a fact about releases.
  package static func facts(_ table: TableFile) throws(TextDiagnostic) -> [Fact] {
    var facts: [Fact] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 3)
      if cells[1].isEmpty {
        facts.append(Fact(id: cells[0], title: cells[2], versionsOf: nil, choices: []))
      } else if cells[1].hasPrefix("versions ") {
        let word = String(cells[1].dropFirst("versions ".count))
        guard let platform = Platform(rawValue: word) else {
          throw table.fault(
            row,
            .badValue(key: "platform", value: word, allowed: Platform.allCases.map(\.rawValue)))
        }
        facts.append(Fact(id: cells[0], title: cells[2], versionsOf: platform, choices: []))
      } else if let last = facts.indices.last, facts[last].id == cells[0] {
        facts[last].choices.append(.init(id: cells[1], title: cells[2]))
      } else {
        throw table.fault(row, .unknownNode(cells[0]))
      }
    }
    return facts
  }

  /// Parses rows `phrase, phrase | fact | choice | weight`.
  package static func lexicon(_ table: TableFile) throws(TextDiagnostic) -> [LexiconPhrase] {
    var phrases: [LexiconPhrase] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 4)
      guard let weight = Int(cells[3]), (1...9).contains(weight) else {
        throw table.fault(row, .badValue(key: "weight", value: cells[3], allowed: ["1", "9"]))
      }
      for phrase in cells[0].list() {
        phrases.append(
          LexiconPhrase(phrase: phrase, fact: cells[1], choice: cells[2], weight: weight))
      }
    }
    return phrases
  }

  /// Parses rows `id | title | API; API | classes | phrase, phrase`; a dash means that there is no
  /// API.
  package static func requirements(_ table: TableFile) throws(TextDiagnostic) -> [Requirement] {
    var requirements: [Requirement] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 5)
      requirements.append(
        Requirement(
          id: cells[0], title: cells[1],
          natives: cells[2] == "-" ? [] : cells[2].list(separatedBy: ";"),
          components: cells[3].list(), phrases: cells[4].list()))
    }
    return requirements
  }

  /// Parses rows `word, word | expansion, expansion`.
  package static func synonyms(_ table: TableFile) throws(TextDiagnostic) -> [Synonym] {
    var synonyms: [Synonym] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 2)
      for word in cells[0].list() {
        synonyms.append(Synonym(word: word, expansions: cells[1].list()))
      }
    }
    return synonyms
  }

  /// Parses rows `british | american`, one word each.
  package static func spellings(_ table: TableFile) throws(TextDiagnostic) -> [Spelling] {
    var spellings: [Spelling] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 2)
      spellings.append(Spelling(british: cells[0], american: cells[1]))
    }
    return spellings
  }

  /// Parses rows `id | area | fact | source | scenario/variant | verdict | reason`.
  package static func printed(_ table: TableFile) throws(TextDiagnostic) -> [PrintedFact] {
    var facts: [PrintedFact] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 7)
      guard let verdict = PrintedFact.Verdict(rawValue: cells[5]) else {
        throw table.fault(
          row,
          .badValue(
            key: "verdict", value: cells[5], allowed: PrintedFact.Verdict.allCases.map(\.rawValue)))
      }
      facts.append(
        PrintedFact(
          id: cells[0], area: cells[1], text: cells[2], source: cells[3],
          run: cells[4] == "-" ? nil : cells[4], verdict: verdict,
          reason: cells[6].isEmpty ? nil : cells[6]))
    }
    return facts
  }
}
