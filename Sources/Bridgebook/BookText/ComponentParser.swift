/// Parses the facts of a class's entry other than the common keys.
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
        // With a dash, the release from which the compiler warns would be unknown.
        guard facts.deprecated.rows.allSatisfy({ $0.since != nil }) else {
          throw file.diagnostic(line: item.line, column: item.column, .badAvailability(item.value))
        }
      }
    }
    facts.presentation = try matter.choice("presentation", of: Presentation.self)
    facts.place = matter["place"]?.value
    facts.earlier = matter["earlier"]?.value
    facts.coverage = try matter.choice("native", of: NativeCoverage.self) ?? .none
    facts.lacksTerms = matter.list("lacks-terms")
    facts.delegate = matter["delegate"]?.value
    facts.natives = try natives(sections)
    facts.lacks = try lacks(sections)
    facts.setup = try setup(sections)
    facts.sample = try SampleParser(file: file).parse(sections)
    return facts
  }

  /// Parses chains of superclasses, each preceded by its toolkit.
  ///
  /// An example is `UIKit UIView > UIResponder > NSObject ; AppKit NSView > …`.
  private func chains(_ text: String) -> [Ancestry] {
    text.list(separatedBy: ";").map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return Ancestry(
        toolkit: String(words[0]), chain: words.count > 1 ? words[1].list(separatedBy: ">") : [])
    }
  }

  /// Parses rows `API | form | availability | source`, followed by `until ios 17.0` if a later row
  /// replaces the API, and by `soft-deprecated` if Apple discourages it.
  private func natives(_ sections: [Section]) throws(TextDiagnostic) -> [NativeAPI] {
    var natives: [NativeAPI] = []
    for uncut in try RowReader(file: file).uncutRows(under: "Native", of: sections, cells: 4) {
      let row = try uncut.cut(min(max(uncut.parts(7).count, 4), 6), else: .badRow(expectedCells: 4))
      guard let form = NativeAPI.Form(rawValue: row.cells[1]) else {
        throw row.bad("form", row.cells[1], allowed: NativeAPI.Form.allCases.map(\.rawValue))
      }
      let isSoftDeprecated = row.cells.count > 4 && row.cells.last == ComponentParser.soft
      natives.append(
        NativeAPI(
          name: row.cells[0], form: form, since: try availability(row.cells[2], in: row),
          until: try until(row, cell: 4), isSoftDeprecated: isSoftDeprecated, source: row.cells[3]))
    }
    return natives
  }

  /// The last cell of a native API that Apple discourages.
  private static let soft = "soft-deprecated"

  /// Parses an optional cell such as `until ios 17.0, macos 14.0`: the releases from which a row no
  /// longer applies.
  private func until(_ row: Row, cell: Int) throws(TextDiagnostic) -> Availability {
    guard row.cells.count > cell, row.cells[cell] != ComponentParser.soft else {
      return Availability()
    }
    guard row.cells[cell].hasPrefix("until ") else {
      throw row.bad("until", row.cells[cell], allowed: ["until ios 17.0"])
    }
    return try availability(String(row.cells[cell].dropFirst("until ".count)), in: row)
  }

  private func availability(_ text: String, in row: Row) throws(TextDiagnostic) -> Availability {
    guard let availability = AvailabilityText.parse(text) else {
      throw file.diagnostic(line: row.line, .badAvailability(text))
    }
    return availability
  }

  /// Parses rows `missing feature | source | release that was checked`.
  ///
  /// An optional fourth cell, such as `until ios 17.0, macos -`, lists the platforms concerned and
  /// the releases that added the feature.
  private func lacks(_ sections: [Section]) throws(TextDiagnostic) -> [Lack] {
    var lacks: [Lack] = []
    for uncut in try RowReader(file: file).uncutRows(under: "Lacks", of: sections, cells: 3) {
      let count = uncut.parts(5).count == 4 ? 4 : 3
      let row = try uncut.cut(count, else: .badRow(expectedCells: 3))
      let checked = try availability(row.cells[2], in: row)
      guard checked.rows.count == 1, let release = checked.rows.first, let version = release.since
      else { throw file.diagnostic(line: row.line, .badAvailability(row.cells[2])) }
      lacks.append(
        Lack(
          text: row.cells[0], source: row.cells[1],
          checked: .init(platform: release.platform, version: version),
          ends: try until(row, cell: 3)))
    }
    return lacks
  }

  /// Parses rows `key | kind | platforms | source`.
  ///
  /// A cell such as `for the camera` follows if only one use of the class needs the key, and a cell
  /// such as `until ios 17.0` if later targets do not need it.
  private func setup(_ sections: [Section]) throws(TextDiagnostic) -> [SetupItem] {
    var setup: [SetupItem] = []
    for uncut in try RowReader(file: file).uncutRows(under: "Setup", of: sections, cells: 4) {
      let row = try uncut.cut(min(max(uncut.parts(7).count, 4), 6), else: .badRow(expectedCells: 4))
      guard let kind = SetupItem.Kind(rawValue: row.cells[1]) else {
        throw row.bad("kind", row.cells[1], allowed: SetupItem.Kind.allCases.map(\.rawValue))
      }
      let hasPurpose = row.cells.count > 4 && row.cells[4].hasPrefix("for ")
      guard hasPurpose || row.cells.count < 6 else {
        throw row.bad("for", row.cells[4], allowed: ["for the camera"])
      }
      setup.append(
        SetupItem(
          name: row.cells[0], kind: kind,
          purpose: hasPurpose ? String(row.cells[4].dropFirst("for ".count)) : nil,
          since: try availability(row.cells[2], in: row),
          until: try until(row, cell: hasPurpose ? 5 : 4), source: row.cells[3]))
    }
    return setup
  }

  /// Returns a Lacks or Setup section as a list with source marks, and with the releases that were
  /// checked or the platforms concerned; returns any other section unchanged.
  static func section(_ section: Section, of facts: ComponentFacts) -> Section {
    let lines: [String]
    switch section.heading {
    case "Lacks":
      lines = facts.lacks.map(\.listItem)
    case "Setup":
      lines = facts.setup.map { "- \($0.words)[^\($0.source)] (\($0.platformsText))" }
    default: return section
    }
    return Section(
      heading: section.heading, markdown: lines.joined(separator: "\n"), line: section.line)
  }
}

extension Lack {
  /// The missing feature as an item of a Markdown list, with its source, the release that was
  /// checked and the platforms concerned.
  package var listItem: String {
    let ends = endsText.map { "; \($0)" } ?? ""
    return "- \(text)[^\(source)] (as of \(checked)\(ends))"
  }

  /// The platforms concerned as a phrase, such as "until iOS 17.0; on tvOS"; nil if all are.
  package var endsText: String? {
    guard !ends.rows.isEmpty else { return nil }
    let ended = ends.rows.compactMap { row in row.since.map { "\(row.platform.title) \($0)" } }
    let open = ends.rows.filter { $0.since == nil }.map(\.platform.title)
    let parts = [("until ", ended), ("on ", open)].filter { !$0.1.isEmpty }
    return parts.map { $0.0 + $0.1.joined(separator: ", ") }.joined(separator: "; ")
  }
}
