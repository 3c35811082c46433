/// Parses a scenario: front matter, shared declarations and steps, and variants.
package struct ScenarioParser {
  private static let required = ["kind", "id", "title", "platform"]
  private static let optional = ["sources", "rules", "gotchas"] + EntryForm.own
  private static let keywords =
    ["parameter"] + DeclarationReader.keywords + ["steps", "variant"]

  private var lines: ScenarioLines
  private var scope = ScenarioScope()
  /// The places of names and sections that may occur only once.
  private var once: [String: ScenarioPlace] = [:]
  /// The indices of the lines at which variants begin.
  private var variantLines: [Int] = []

  /// Returns the scenario, or all of its faults in the order of the text.
  package static func parse(
    _ file: SourceFile
  ) -> (scenario: Scenario?, faults: [TextDiagnostic]) {
    var faults = ScenarioFaults(path: file.path)
    let (read, end) = frontMatter(of: file, faults: &faults)
    let lines = ScenarioLine.read(file, from: end, faults: &faults)
    var parser = ScenarioParser(lines: ScenarioLines(lines, faults: faults))
    var scenario = read ?? Scenario(id: "", title: "", platform: .ios, file: file.path)
    parser.readShared(into: &scenario)
    parser.readVariants(into: &scenario)
    if parser.lines.faults.isEmpty {
      ScenarioChecks(scenario: scenario).run(faults: &parser.lines.faults)
    }
    let found = parser.lines.faults.sorted
    return (found.isEmpty ? scenario : nil, found)
  }

  /// Parses a text that is not part of the book.
  package static func parse(
    text: String, file: String
  ) -> (scenario: Scenario?, faults: [TextDiagnostic]) {
    parse(SourceFile(path: file, text: text))
  }

  private init(lines: ScenarioLines) {
    self.lines = lines
  }

  /// Parses the front matter, and returns the index of the first line after it.
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

  /// Parses everything except the variants, which need all names.
  private mutating func readShared(into scenario: inout Scenario) {
    while !lines.faults.isFull, let line = lines.line(at: 0) {
      let limit = ScenarioLimit.declarations
      guard scenario.declarations.count < limit, variantLines.count < limit else {
        let subject: ScenarioProblem.Subject =
          variantLines.count < limit ? .declaration : .variant
        lines.faults.add(
          ScenarioFault(place: line.place, problem: .tooMany(subject, limit: limit)))
        return
      }
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        let start = cursor
        let word = try cursor.word(.keyword)
        cursor = start
        if let kind = ScenarioDeclaration.Kind(rawValue: word) {
          if let declaration = DeclarationReader.declaration(
            &lines, kind, &cursor, scope: &scope)
          {
            scenario.declarations.append(declaration)
          }
        } else if word == "parameter" {
          let parameter = try DeclarationReader.parameter(&cursor)
          lines.note("parameter \(parameter.name)", at: parameter.place, in: &once)
          scenario.parameters.append(parameter)
        } else if word == "steps" {
          lines.note(word, at: start.place, in: &once)
          scenario.steps = try DeclarationReader.steps(&lines, &cursor)
        } else if word == "variant" {
          variantLines.append(lines.next - 1)
          lines.skip(below: 0)
        } else {
          throw start.fault(
            .unknownWord(.declaration, word, known: ScenarioParser.keywords))
        }
      } catch {
        lines.faults.add(error)
        lines.skip(below: 0)
      }
    }
  }

  private mutating func readVariants(into scenario: inout Scenario) {
    let headers = variantLines.map { lines.all[$0] }
    let names = Set(
      headers.compactMap { line -> String? in
        var cursor = TokenCursor(line)
        cursor.advance()
        // A header without a name is parsed again below, which reports the fault.
        return try? cursor.hyphenated()
      })
    var earlier: [String: ReadVariant] = [:]
    var places: [String: ScenarioPlace] = [:]
    for (index, line) in zip(variantLines, headers) where !lines.faults.isFull {
      lines.next = index + 1
      let read = VariantReader.variant(
        &lines, line, after: earlier, shared: scope, names: names)
      scenario.variants.append(read.variant)
      guard !read.variant.name.isEmpty else { continue }
      lines.note(read.variant.name, at: line.place, in: &places)
      earlier[read.variant.name] = read
    }
    // Reported only if there are no other faults, which could have prevented the parsing of
    // variants.
    if variantLines.isEmpty, !scenario.isLibrary, lines.faults.isEmpty {
      let place = lines.all.last?.place ?? ScenarioPlace(line: 1, column: 1)
      lines.faults.add(
        ScenarioFault(
          place: ScenarioPlace(line: place.line, column: 1), problem: .noVariant))
    }
  }
}
