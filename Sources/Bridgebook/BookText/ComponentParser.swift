/// Parses the facts of a class's entry beyond the common keys.
struct ComponentParser {
  let file: SourceFile

  func parse(_ matter: FrontMatter, sections: [Section]) throws(TextDiagnostic) -> ComponentFacts {
    var facts = ComponentFacts(
      kind: try matter.choice("class-kind", of: ComponentKind.self) ?? .notAView,
      role: try matter.choice("role", of: ComponentRole.self) ?? .service,
      framework: try matter.required("framework"))
    facts.inherits = chains(try matter.required("inherits"))
    if let item = matter["deprecated"] {
      facts.isSoftDeprecated = item.value == "soft"
      if !facts.isSoftDeprecated {
        facts.deprecated = try EntryParser.availability("deprecated", in: matter, of: file)
        // A dash would leave open since which release the compiler warns.
        guard facts.deprecated.rows.allSatisfy({ $0.since != nil }) else {
          throw file.diagnostic(line: item.line, column: item.column, .badAvailability(item.value))
        }
      }
    }
    facts.presentation = try matter.choice("presentation", of: Presentation.self)
    facts.place = matter["place"]?.value
    facts.coverage = try matter.choice("native", of: NativeCoverage.self) ?? .none
    facts.lacksTerms = matter.list("lacks-terms")
    facts.delegate = matter["delegate"]?.value
    facts.natives = try natives(sections)
    facts.lacks = try lacks(sections)
    facts.sample = try SampleParser(file: file).parse(sections)
    return facts
  }

  /// Parses chains of superclasses, each after its toolkit.
  ///
  /// An example is `UIKit UIView > UIResponder > NSObject ; AppKit NSView > …`.
  private func chains(_ text: String) -> [Ancestry] {
    text.list(separatedBy: ";").map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return Ancestry(
        toolkit: String(words[0]), chain: words.count > 1 ? words[1].list(separatedBy: ">") : [])
    }
  }

  private func natives(_ sections: [Section]) throws(TextDiagnostic) -> [NativeAPI] {
    var natives: [NativeAPI] = []
    for uncut in try RowReader(file: file).uncutRows(under: "Native", of: sections, cells: 4) {
      let count = uncut.parts(6).count == 5 ? 5 : 4
      let row = try uncut.cut(count, else: .badRow(expectedCells: 4))
      guard let form = NativeAPI.Form(rawValue: row.cells[1]) else {
        throw row.bad("form", row.cells[1], allowed: NativeAPI.Form.allCases.map(\.rawValue))
      }
      natives.append(
        NativeAPI(
          name: row.cells[0], form: form, since: try availability(row.cells[2], in: row),
          until: try until(row), source: row.cells[3]))
    }
    return natives
  }

  /// Parses the fifth cell, such as `until ios 17.0, macos 14.0`: the releases from which a later
  /// row replaces this one.
  private func until(_ row: Row) throws(TextDiagnostic) -> Availability {
    guard row.cells.count == 5 else { return Availability() }
    guard row.cells[4].hasPrefix("until ") else {
      throw row.bad("until", row.cells[4], allowed: ["until ios 17.0"])
    }
    return try availability(String(row.cells[4].dropFirst("until ".count)), in: row)
  }

  private func availability(_ text: String, in row: Row) throws(TextDiagnostic) -> Availability {
    guard let availability = AvailabilityText.parse(text) else {
      throw file.diagnostic(line: row.line, .badAvailability(text))
    }
    return availability
  }

  /// Parses rows `missing feature | source | release that was checked`.
  private func lacks(_ sections: [Section]) throws(TextDiagnostic) -> [Lack] {
    var lacks: [Lack] = []
    for row in try RowReader(file: file).rows(under: "Lacks", of: sections, cells: 3) {
      let checked = try availability(row.cells[2], in: row)
      guard checked.rows.count == 1, let release = checked.rows.first, let version = release.since
      else { throw file.diagnostic(line: row.line, .badAvailability(row.cells[2])) }
      lacks.append(
        Lack(
          text: row.cells[0], source: row.cells[1],
          checked: .init(platform: release.platform, version: version)))
    }
    return lacks
  }

  /// Returns the section with its rows in readable form: a list with source marks and the releases
  /// that were checked.
  static func section(_ section: Section, of facts: ComponentFacts) -> Section {
    guard section.heading == "Lacks" else { return section }
    let lines = facts.lacks.map { "- \($0.text)[^\($0.source)] (checked against \($0.checked))" }
    return Section(
      heading: section.heading, markdown: lines.joined(separator: "\n"), line: section.line)
  }
}
