/// A parsed variant, with the names in scope.
struct ReadVariant {
  var variant: ScenarioVariant
  var scope: ScenarioScope
}

/// Parses a variant: its changes, and the expected results of its run.
struct VariantReader {
  private var read: ReadVariant
  /// The parts that may occur only once, with the place of the first occurrence.
  private var seen: [String: ScenarioPlace] = [:]

  /// A part of a variant; a struct, because a tuple cannot hold a function with typed throws before
  /// macOS 15.
  private struct Part {
    let keyword: String
    let form: String
    let meaning: String
    let read:
      @Sendable (
        inout VariantReader, inout ScenarioLines, inout TokenCursor
      ) throws(ScenarioFault) -> Void
  }

  /// The parts of a variant other than declarations.
  private static let parts = [
    Part(
      keyword: "parameter", form: "NAME = VALUE",
      meaning: "a value for a parameter of the model"
    ) { (reader, _, line) throws(ScenarioFault) in
      try reader.addParameter(&line)
    },
    Part(
      keyword: "change", form: "NAME",
      meaning: "members below replace those of the shared declaration"
    ) { (reader, lines, line) throws(ScenarioFault) in
      try reader.addChange(&lines, &line)
    },
    Part(
      keyword: "steps", form: "",
      meaning: "steps in place of the shared ones"
    ) { (reader, lines, line) throws(ScenarioFault) in
      reader.read.variant.steps = try DeclarationReader.steps(&lines, &line)
    },
    Part(
      keyword: "finds", form: "GOTCHA at LINE LINE [by LINE]",
      meaning:
        "a finding that the run must have; a line is a number, or a mark written as `<- mark` after a statement"
    ) { (reader, _, line) throws(ScenarioFault) in
      reader.read.variant.findings.append(try VariantParts.finding(&line))
    },
    Part(
      keyword: "expect", form: "NAME OPERATOR VALUE [in TITLE|after TITLE]",
      meaning:
        "a figure or value that the run must have, such as `updates = 2`; `in` counts from the "
        + "first step of that title to the next step, `after` from there to the end; values are "
        + "compared at the end of the run, so `in` and `after` cannot be used with them"
    ) { (reader, _, line) throws(ScenarioFault) in
      reader.read.variant.expectations.append(try VariantParts.expectation(&line))
    },
  ]

  /// The parts in the form shown in the manual.
  static var grammar: [GrammarRow] {
    parts.map { GrammarRow(ScenarioGrammar.form($0.keyword, $0.form), $0.meaning) }
  }

  /// Parses a variant, given the variants parsed before it and the names of all variants.
  static func variant(
    _ lines: inout ScenarioLines, _ line: ScenarioLine, after earlier: [String: ReadVariant],
    shared: ScenarioScope,
    names: Set<String>
  ) -> ReadVariant {
    var cursor = TokenCursor(line)
    var reader = VariantReader(
      read: ReadVariant(
        variant: ScenarioVariant(name: "", role: .plain, title: "", place: line.place),
        scope: shared.inherited()))
    do throws(ScenarioFault) {
      try VariantParts.readHeader(
        &cursor, of: line, into: &reader.read, earlier: earlier, names: names)
    } catch {
      lines.faults.add(error)
    }
    while let part = lines.line(at: line.indent + 1) {
      var cursor = TokenCursor(part)
      do throws(ScenarioFault) {
        try reader.readPart(&lines, &cursor)
      } catch {
        lines.faults.add(error)
        lines.skip(below: part.indent)
      }
    }
    return reader.read
  }

  private mutating func readPart(
    _ lines: inout ScenarioLines, _ cursor: inout TokenCursor
  ) throws(ScenarioFault) {
    let start = cursor
    let word = try cursor.word(.keyword)
    cursor = start
    if let kind = ScenarioDeclaration.Kind(rawValue: word) {
      if let declaration = DeclarationReader.declaration(
        &lines, kind, &cursor, scope: &read.scope)
      {
        read.variant.changes.append(declaration)
      }
      return
    }
    guard let part = VariantReader.parts.first(where: { $0.keyword == word }) else {
      let known = VariantReader.parts.map(\.keyword) + DeclarationReader.keywords
      throw start.fault(.unknownWord(.variantPart, word, known: known))
    }
    if word == "steps" { lines.note(word, at: start.place, in: &seen) }
    try part.read(&self, &lines, &cursor)
    try cursor.expectEnd()
  }

  private mutating func addParameter(_ cursor: inout TokenCursor) throws(ScenarioFault) {
    let start = cursor
    let parameter = try DeclarationReader.parameter(&cursor)
    if let first = read.variant.parameters.first(where: { $0.name == parameter.name }) {
      throw start.fault(.duplicateName(parameter.name, firstLine: first.place.line))
    }
    read.variant.parameters.append(parameter)
  }

  /// Parses `change N` with members; the changed declaration keeps its kind.
  private mutating func addChange(
    _ lines: inout ScenarioLines, _ cursor: inout TokenCursor
  ) throws(ScenarioFault) {
    let place = cursor.place
    cursor.advance()
    let start = cursor
    let name = try cursor.word()
    try cursor.expectEnd()
    let kind = read.scope.kind(of: name)
    if kind == nil { lines.faults.add(start.fault(.notDeclared(name, known: read.scope.names))) }
    guard lines.hasBlock(below: cursor.indent) else { throw cursor.fault(.missingBlock("change")) }
    let members = MemberReader(declaration: kind).members(&lines, at: cursor.indent + 1)
    guard let kind else { return }
    var change = ScenarioDeclaration(kind: kind, name: name, place: place)
    change.members = members
    read.variant.changes.append(change)
  }
}
