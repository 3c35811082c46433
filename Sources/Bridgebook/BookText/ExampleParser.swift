/// Parses the executable examples under the headings Triggering and Clean.
struct ExampleParser {
  let file: SourceFile
  /// The scenarios that examples may name; nil if the file is read without its book.
  let model: ModelIndex?

  func examples(in sections: [Section]) throws(TextDiagnostic) -> [Example] {
    var examples: [Example] = []
    for section in sections {
      guard let expectation = Example.Expectation(rawValue: section.heading) else { continue }
      let before = examples.count
      try read(section, expectation: expectation, into: &examples)
      guard examples.count > before else {
        throw file.diagnostic(line: section.line - 1, .missingExample(section.heading))
      }
    }
    return examples
  }

  private func read(
    _ section: Section, expectation: Example.Expectation, into examples: inout [Example]
  ) throws(TextDiagnostic) {
    var index = section.line
    while index < file.lines.count, !file.lines[index].hasPrefix("## ") {
      guard file.lines[index].hasPrefix("~~~~") else {
        index += 1
        continue
      }
      let header = file.lines[index].dropFirst(4)
      let start = index
      var lines: [Example.Line] = []
      index += 1
      while index < file.lines.count, file.lines[index].trimmed != "~~~~" {
        lines.append(try line(at: index))
        index += 1
      }
      guard index < file.lines.count else {
        throw file.diagnostic(line: start, .unclosedFence)
      }
      let (form, companions) = try parse(header: header, at: start)
      try check(lines, against: form, header: header, at: start)
      examples.append(
        Example(
          expectation: expectation, form: form, companions: companions, lines: lines,
          line: start + 1))
      index += 1
    }
  }

  /// Parses a line with its mark in the first two columns; the text is taken literally from the
  /// third column.
  private func line(at index: Int) throws(TextDiagnostic) -> Example.Line {
    let line = file.lines[index]
    let gutter = line.utf8.prefix(2)
    // Editors may have removed the two leading spaces of an empty line.
    if line.utf8.isEmpty { return Example.Line(mark: .none, text: "") }
    guard let mark = Example.Mark(rawValue: String(Substring(gutter))) else {
      throw file.diagnostic(line: index, .badGutter)
    }
    return Example.Line(mark: mark, text: String(Substring(line.utf8.dropFirst(2))))
  }

  /// Parses `trace FORMAT` or `scenario ID VARIANT`, either followed by `also: ID@LINE …`.
  private func parse(
    header: Substring, at index: Int
  ) throws(TextDiagnostic) -> (Example.Form, [Example.Companion]) {
    let fault = file.diagnostic(line: index, column: 5, .badExampleHeader(String(header)))
    var words = header.split(separator: " ").map(String.init)
    var companions: [Example.Companion] = []
    if let also = words.firstIndex(of: "also:") {
      for word in words[(also + 1)...] {
        let parts = word.drop(while: { $0 == "," }).split(separator: "@")
        guard parts.count == 2, let line = Int(parts[1].filter { $0 != "," }) else { throw fault }
        companions.append(Example.Companion(gotcha: String(parts[0]), line: line))
      }
      words.removeSubrange(also...)
    }
    switch (words.first, words.count) {
    case ("trace", 2): return (.trace(format: words[1]), companions)
    case ("scenario", 3): return (.scenario(id: words[1], variant: words[2]), companions)
    default: throw fault
    }
  }

  /// Checks that the lines of an excerpt occur in the variant in this order; the excerpt may omit
  /// lines.
  private func check(
    _ lines: [Example.Line], against form: Example.Form, header: Substring, at start: Int
  ) throws(TextDiagnostic) {
    guard let model, case .scenario(let id, let variant) = form else { return }
    func fault(at word: String, _ problem: TextDiagnostic.Problem) -> TextDiagnostic {
      let column = header.ranges(of: word).last.map { header[..<$0.lowerBound].count } ?? 0
      return file.diagnostic(line: start, column: column + 5, problem)
    }
    guard let scenario = model.file(id) else {
      throw fault(at: id, .unknownScenario(id, known: model.scenarios.map(\.scenario.id)))
    }
    guard let text = VariantText(of: scenario, variant: variant) else {
      let known = scenario.scenario.variants.map(\.name)
      throw fault(at: variant, .unknownVariant(variant, scenario: id, known: known))
    }
    let run = "\(id)/\(variant)"
    do throws(VariantText.Fault) {
      _ = try text.numbers(of: lines.map(\.text))
    } catch {
      switch error {
      case .notInVariant(let index):
        throw file.diagnostic(
          line: start + 1 + index, column: 3,
          .notInVariant(lines[index].text, run: run, known: text.lines.map(\.text)))
      case .outOfOrder(let index):
        throw file.diagnostic(
          line: start + 1 + index, column: 3, .outOfOrder(lines[index].text, run: run))
      }
    }
  }
}
