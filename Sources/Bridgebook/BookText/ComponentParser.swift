/// Reads what the entry of a class says beside the common keys.
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
      }
    }
    facts.presentation = try matter.choice("presentation", of: Presentation.self)
    facts.place = matter["place"]?.value
    facts.coverage = try matter.choice("native", of: NativeCoverage.self) ?? .none
    facts.lacksTerms = matter.list("lacks-terms")
    facts.delegate = matter["delegate"]?.value
    facts.natives = try NativeRows.read(sections, of: file)
    facts.sample = try SampleParser(file: file).parse(sections)
    return facts
  }

  /// `UIKit UIView > UIResponder > NSObject ; AppKit NSView > …`.
  private func chains(_ text: String) -> [(toolkit: String, chain: [String])] {
    text.list(separatedBy: ";").map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return (String(words[0]), words.count > 1 ? words[1].list(separatedBy: ">") : [])
    }
  }
}
