/// Reads a scenario: front matter, what the variants share, the variants.
package struct ScenarioParser {
  private static let required = ["kind", "id", "title", "platform"]
  private static let optional = ["sources", "rules", "gotchas"] + EntryForm.own
  private static let keywords =
    ["parameter"] + ScenarioReader.declarationKeywords + ["steps", "variant"]

  private var reader: ScenarioReader
  private var scope = ScenarioScope()
  /// Names that only one declaration or parameter may have, and sections that stand once.
  private var once: [String: ScenarioPlace] = [:]
  /// Indices of the lines where variants begin.
  private var variantLines: [Int] = []

  /// The scenario, or all its faults in the order of the text.
  package static func parse(
    _ file: SourceFile
  ) -> (scenario: Scenario?, faults: [TextDiagnostic]) {
    var faults = ScenarioFaults(path: file.path)
    let (read, end) = frontMatter(of: file, faults: &faults)
    let lines = ScenarioLine.read(file, from: end, faults: &faults)
    var parser = ScenarioParser(reader: ScenarioReader(lines: lines, faults: faults))
    var scenario = read ?? Scenario(id: "", title: "", platform: .ios, file: file.path)
    parser.readShared(into: &scenario)
    parser.readVariants(into: &scenario)
    if parser.reader.faults.isEmpty {
      ScenarioChecks(scenario: scenario).run(faults: &parser.reader.faults)
    }
    let found = parser.reader.faults.sorted
    return (found.isEmpty ? scenario : nil, found)
  }

  /// Reads a text that came from elsewhere than the book.
  package static func parse(
    text: String, file: String
  ) -> (scenario: Scenario?, faults: [TextDiagnostic]) {
    parse(SourceFile(path: file, text: text))
  }

  private init(reader: ScenarioReader) {
    self.reader = reader
  }

  /// What the front matter says, and the index of the first line after it.
  private static func frontMatter(
    of file: SourceFile, faults: inout ScenarioFaults
  ) -> (Scenario?, end: Int) {
    let isSkipped: (Substring) -> Bool = { $0.trimmed.isEmpty || $0.hasPrefix("#") }
    let start = file.lines.firstIndex { !isSkipped($0) } ?? 0
    let end = file.lines[start...].firstIndex { $0.trimmed.isEmpty } ?? file.lines.count
    do throws(TextDiagnostic) {
      let matter = try FrontMatter(file, from: start)
      let known = required + optional
      for item in matter.items where !known.contains(item.key) {
        faults.add(file.diagnostic(line: item.line, .unknownKey(item.key, known: known)))
      }
      let kind = try matter.required("kind")
      if kind != "scenario", let item = matter["kind"] {
        throw matter.bad(item, value: kind, allowed: ["scenario"])
      }
      let id = try matter.required("id")
      let title = try matter.required("title")
      _ = try matter.required("platform")
      guard let platform = try matter.choice("platform", of: Platform.self) else {
        return (nil, end)
      }
      var scenario = Scenario(id: id, title: title, platform: platform, file: file.path)
      scenario.sources = matter.list("sources")
      scenario.rules = matter.list("rules")
      scenario.gotchas = matter.list("gotchas")
      return (scenario, end)
    } catch {
      faults.add(error)
      return (nil, end)
    }
  }

  /// Everything but the variants, which need to know all names.
  private mutating func readShared(into scenario: inout Scenario) {
    while !reader.faults.isFull, let line = reader.line(at: 0) {
      let limit = ScenarioLimit.declarations
      guard scenario.declarations.count < limit, variantLines.count < limit else {
        let subject: ScenarioProblem.Subject =
          variantLines.count < limit ? .declaration : .variant
        reader.faults.add(
          ScenarioFault(place: line.place, problem: .tooMany(subject, limit: limit)))
        return
      }
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        let start = cursor
        let word = try cursor.word(.keyword)
        cursor = start
        if let kind = ScenarioDeclaration.Kind(rawValue: word) {
          if let declaration = reader.declaration(kind, &cursor, scope: &scope) {
            scenario.declarations.append(declaration)
          }
        } else if word == "parameter" {
          let parameter = try reader.parameter(&cursor)
          reader.note("parameter \(parameter.name)", at: parameter.place, in: &once)
          scenario.parameters.append(parameter)
        } else if word == "steps" {
          reader.note(word, at: start.place, in: &once)
          scenario.steps = try reader.steps(&cursor)
        } else if word == "variant" {
          variantLines.append(reader.next - 1)
          reader.skip(below: 0)
        } else {
          throw start.fault(
            .unknownWord(.declaration, word, known: ScenarioParser.keywords))
        }
      } catch {
        reader.faults.add(error)
        reader.skip(below: 0)
      }
    }
  }

  private mutating func readVariants(into scenario: inout Scenario) {
    let lines = variantLines.map { reader.lines[$0] }
    let names = Set(
      lines.compactMap { line -> String? in
        var cursor = TokenCursor(line)
        cursor.advance()
        return try? cursor.hyphenated()
      })
    var earlier: [String: ReadVariant] = [:]
    var places: [String: ScenarioPlace] = [:]
    for (index, line) in zip(variantLines, lines) where !reader.faults.isFull {
      reader.next = index + 1
      let read = reader.variant(line, after: earlier, shared: scope, names: names)
      scenario.variants.append(read.variant)
      guard !read.variant.name.isEmpty else { continue }
      reader.note(read.variant.name, at: line.place, in: &places)
      earlier[read.variant.name] = read
    }
    // The real fault comes first: a text that cannot be read need not have come to its variants.
    if variantLines.isEmpty, !scenario.isLibrary, reader.faults.isEmpty {
      let place = reader.lines.last?.place ?? ScenarioPlace(line: 1, column: 1)
      reader.faults.add(
        ScenarioFault(
          place: ScenarioPlace(line: place.line, column: 1), problem: .noVariant))
    }
  }
}
