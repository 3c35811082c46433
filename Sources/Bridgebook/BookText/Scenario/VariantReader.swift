/// A variant while it is read, with the names that are known in it.
struct ReadVariant {
  var variant: ScenarioVariant
  var scope: ScenarioScope
}

/// Variants: what they change, and what their runs must show.
extension ScenarioReader {
  /// A part of a variant; a struct, because before macOS 15 a tuple cannot hold a function with a typed error.
  private struct Part {
    let keyword: String
    let form: String
    let meaning: String
    let read:
      @Sendable (
        inout ScenarioReader, inout TokenCursor, inout ReadVariant
      ) throws(ScenarioFault) -> Void
  }

  /// Parts of a variant beside new declarations.
  private static let parts = [
    Part(
      keyword: "parameter", form: "NAME = VALUE",
      meaning: "a value for what the model leaves open"
    ) { (reader, line, read) throws(ScenarioFault) in
      try reader.addParameter(&line, to: &read)
    },
    Part(
      keyword: "change", form: "NAME",
      meaning: "members below replace those of the shared declaration"
    ) { (reader, line, read) throws(ScenarioFault) in
      try reader.addChange(&line, to: &read)
    },
    Part(
      keyword: "steps", form: "",
      meaning: "steps in place of the shared ones"
    ) { (reader, line, read) throws(ScenarioFault) in
      read.variant.steps = try reader.steps(&line)
    },
    Part(
      keyword: "finds", form: "GOTCHA at LINE LINE [by LINE]",
      meaning:
        "a finding that the run must have; a line is a number, or a mark written `<- mark` behind a statement"
    ) { (_, line, read) throws(ScenarioFault) in
      read.variant.findings.append(try line.finding())
    },
    Part(
      keyword: "expect", form: "NAME OPERATOR VALUE [after TITLE]",
      meaning: "a figure or value that the run must have, such as `updates = 2`"
    ) { (_, line, read) throws(ScenarioFault) in
      read.variant.expectations.append(try line.expectation())
    },
  ]

  /// The parts as the manual shows them.
  static var variantGrammar: [GrammarRow] {
    parts.map { GrammarRow(ScenarioGrammar.form($0.keyword, $0.form), $0.meaning) }
  }

  /// The variant of a line, given those above it and the names of all.
  mutating func variant(
    _ line: ScenarioLine, after earlier: [String: ReadVariant], shared: ScenarioScope,
    names: Set<String>
  ) -> ReadVariant {
    var cursor = TokenCursor(line)
    var read = ReadVariant(
      variant: ScenarioVariant(name: "", role: .plain, title: "", place: line.place),
      scope: shared.inherited())
    do throws(ScenarioFault) {
      try cursor.readVariantHeader(
        of: line, into: &read, earlier: earlier, names: names)
    } catch {
      faults.add(error)
    }
    var seen: [String: ScenarioPlace] = [:]
    while let part = self.line(at: line.indent + 1) {
      var cursor = TokenCursor(part)
      do throws(ScenarioFault) {
        try readPart(&cursor, into: &read, seen: &seen)
      } catch {
        faults.add(error)
        skip(below: part.indent)
      }
    }
    return read
  }

  private mutating func readPart(
    _ cursor: inout TokenCursor, into read: inout ReadVariant,
    seen: inout [String: ScenarioPlace]
  ) throws(ScenarioFault) {
    let start = cursor
    let word = try cursor.word(.keyword)
    cursor = start
    if let kind = ScenarioDeclaration.Kind(rawValue: word) {
      if let declaration = declaration(kind, &cursor, scope: &read.scope) {
        read.variant.changes.append(declaration)
      }
      return
    }
    guard let part = ScenarioReader.parts.first(where: { $0.keyword == word }) else {
      let known = ScenarioReader.parts.map(\.keyword) + ScenarioReader.declarationKeywords
      throw start.fault(.unknownWord(.variantPart, word, known: known))
    }
    if word == "steps" { note(word, at: start.place, in: &seen) }
    try part.read(&self, &cursor, &read)
    try cursor.expectEnd()
  }

  private func addParameter(
    _ cursor: inout TokenCursor, to read: inout ReadVariant
  ) throws(ScenarioFault) {
    let start = cursor
    let parameter = try parameter(&cursor)
    if let first = read.variant.parameters.first(where: { $0.name == parameter.name }) {
      throw start.fault(.duplicateName(parameter.name, firstLine: first.place.line))
    }
    read.variant.parameters.append(parameter)
  }

  /// `change N` with members; what is changed keeps its kind.
  private mutating func addChange(
    _ cursor: inout TokenCursor, to read: inout ReadVariant
  ) throws(ScenarioFault) {
    let place = cursor.place
    cursor.advance()
    let start = cursor
    let name = try cursor.word()
    try cursor.expectEnd()
    let kind = read.scope.kind(of: name)
    if kind == nil { faults.add(start.fault(.notDeclared(name, known: read.scope.names))) }
    guard hasBlock(below: cursor.indent) else { throw cursor.fault(.missingBlock("change")) }
    let members = members(of: kind, at: cursor.indent + 1)
    guard let kind else { return }
    var change = ScenarioDeclaration(kind: kind, name: name, place: place)
    change.members = members
    read.variant.changes.append(change)
  }
}
