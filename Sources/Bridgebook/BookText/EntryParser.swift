/// Parses an entry file: front matter, then sections with fixed headings.
package enum EntryParser {
  /// Returns the entry, or throws the first fault of the file.
  ///
  /// - Parameter model: The scenarios that the entry may name; if nil, their names are not checked.
  package static func parse(
    _ file: SourceFile, model: ModelIndex? = nil
  ) throws(TextDiagnostic) -> Entry {
    let matter = try FrontMatter(file)
    let word = try matter.required("kind")
    guard let kind = EntryKind(rawValue: word), let form = EntryForm.form(for: kind) else {
      throw file.diagnostic(line: matter["kind"]?.line ?? 0, .unknownKind(word))
    }
    try check(matter, against: form, in: file)
    let sections = try SectionReader(file: file, form: form).read(from: matter.end)
    var entry = Entry(
      kind: kind, id: try matter.required("id"), title: try matter.required("title"),
      details: try details(
        of: kind, matter: matter, sections: sections, file: file, model: model))
    entry.approaches = try matter.choices("approaches", of: Approach.self)
    entry.platforms = try availability("platforms", in: matter, of: file)
    entry.sources = matter.list("sources")
    entry.terms = matter.list(kind == .task ? TaskParser.phrasings : "terms")
    entry.claims = matter.list("claims")
    entry.links = links(matter.list("links"), of: entry.details)
    entry.audited = matter["audited"]?.value ?? ""
    entry.sections = sections
    try checkChanges(in: sections, of: file)
    if case .component(let facts) = entry.details {
      entry.sections = sections.map { ComponentParser.section($0, of: facts) }
      // The sources in rows are cited by the entry as well.
      for source in facts.rowSources.flatMap(\.sources)
      where !entry.sources.contains(source) {
        entry.sources.append(source)
      }
    }
    entry.examples = try ExampleParser(file: file, model: model).examples(in: sections)
    return entry
  }

  private static func checkChanges(
    in sections: [Section], of file: SourceFile
  ) throws(TextDiagnostic) {
    guard let section = sections.first(where: { $0.heading == EntryChange.heading }) else {
      return
    }
    let body = file.lines[section.line...].prefix { !$0.hasPrefix("## ") }
    for item in EntryChange.items(of: body.joined(separator: "\n")) where item.change == nil {
      throw file.diagnostic(line: section.line + item.line, .badChange(item.text))
    }
  }

  private static func details(
    of kind: EntryKind, matter: FrontMatter, sections: [Section], file: SourceFile,
    model: ModelIndex?
  ) throws(TextDiagnostic) -> Entry.Details {
    switch kind {
    case .pattern:
      return .pattern(technique: try matter.required("technique"))
    case .gotcha:
      let severity = try matter.choice("severity", of: Severity.self) ?? .warning
      return .gotcha(
        GotchaFacts(
          severity: severity,
          evidence: try matter.required("evidence").list(separatedBy: " "),
          belief: matter["belief"]?.value))
    case .component:
      return .component(try ComponentParser(file: file).parse(matter, sections: sections))
    case .claim:
      return .claim(try ClaimParser(file: file, model: model).parse(matter, sections: sections))
    case .task:
      return .task(try TaskParser(file: file).parse(matter, sections: sections))
    case .availability, .message, .scenario:
      return .availability
    }
  }

  /// Returns the links, including the entries that a task names in other keys, so that the task is
  /// also found from those entries.
  private static func links(_ given: [String], of details: Entry.Details) -> [String] {
    guard case .task(let facts) = details else { return given }
    return facts.links + given.filter { !facts.links.contains($0) }
  }

  static func availability(
    _ key: String, in matter: FrontMatter, of file: SourceFile
  ) throws(TextDiagnostic) -> Availability {
    guard let item = matter[key] else { return Availability() }
    guard let availability = AvailabilityText.parse(item.value) else {
      throw file.diagnostic(line: item.line, column: item.column, .badAvailability(item.value))
    }
    return availability
  }

  private static func check(
    _ matter: FrontMatter, against form: EntryForm, in file: SourceFile
  ) throws(TextDiagnostic) {
    let known = form.required + form.optional
    for item in matter.items where !known.contains(item.key) {
      throw file.diagnostic(line: item.line, .unknownKey(item.key, known: known))
    }
    for key in form.required { _ = try matter.required(key) }
  }
}
